// The whole console: the round is always there on the left, the pages beside it; questions and the sign-in lie over all.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Rectangle {
    id: view

    required property ConsoleScreen desk
    // round · no-spin · buy-in · room · correction · cage · table · reports · jackpots · staff · alerts
    property string page: "round"
    readonly property bool tall: width < height * 1.5
    // The foot of the screen is kept free of choices: here, and only here, lies what confirms one.
    readonly property real band: Theme.px(88)

    color: Theme.night

    Connections {
        target: view.desk
        property string was: view.desk.lock
        function onChanged() {
            if (view.desk.lock !== was)
                Settling.moved();
            was = view.desk.lock;
        }
    }

    ConsoleHeader {
        id: header
        width: parent.width
        height: Theme.px(66)
        desk: view.desk
        onAlertsWanted: view.page = "alerts"
    }

    RoundColumn {
        id: round
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: Theme.gap
        width: Theme.px(380)
        desk: view.desk
        hint: bubble
        onNoSpinWanted: view.page = "no-spin"
    }

    Row {
        id: tabs
        anchors.top: header.bottom
        anchors.left: round.right
        anchors.right: parent.right
        anchors.margins: Theme.gap
        spacing: Theme.px(8)
        readonly property real cell: (width - 8 * spacing) / 9
        // All alike, and as large as the longest of them allows.
        readonly property real labelSize: view.tall ? Theme.small : Theme.body

        TabButton {
            objectName: "tab-round"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Result")
            chosen: view.page === "round" || view.page === "no-spin"
            onPushed: view.page = "round"
        }
        TabButton {
            objectName: "tab-buy-in"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Buy-in")
            chosen: view.page === "buy-in"
            onPushed: view.page = "buy-in"
        }
        TabButton {
            objectName: "tab-room"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Room")
            chosen: view.page === "room"
            badge: view.desk.room.calling
            onPushed: {
                view.desk.stationHand.leave();
                view.page = "room";
            }
        }
        TabButton {
            objectName: "tab-correction"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Corrections")
            chosen: view.page === "correction"
            onPushed: view.page = "correction"
        }
        TabButton {
            objectName: "tab-cage"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Cage")
            chosen: view.page === "cage"
            onPushed: view.page = "cage"
        }
        TabButton {
            objectName: "tab-table"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Table")
            chosen: view.page === "table"
            onPushed: view.page = "table"
        }
        TabButton {
            objectName: "tab-reports"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Reports")
            chosen: view.page === "reports"
            onPushed: view.page = "reports"
        }
        TabButton {
            objectName: "tab-jackpots"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Jackpots")
            chosen: view.page === "jackpots"
            badge: view.desk.jackpots.waitingCount
            onPushed: view.page = "jackpots"
        }
        TabButton {
            objectName: "tab-staff"
            width: tabs.cell
            labelSize: tabs.labelSize
            label: qsTr("Staff")
            chosen: view.page === "staff"
            onPushed: view.page = "staff"
        }
    }

    // RR 8.3.9: prize and station on the console at once, whatever page is open.
    Rectangle {
        id: prize
        anchors.top: tabs.bottom
        anchors.topMargin: visible ? Theme.px(8) : 0
        anchors.left: round.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        height: visible ? Theme.px(72) : 0
        visible: view.desk.jackpots.waiting !== "" && view.page !== "jackpots"
        radius: Theme.radius
        color: Theme.warningGround
        border.color: Theme.brassBright
        border.width: Theme.px(3)
        Words {
            x: Theme.px(20)
            width: see.x - 2 * x
            height: parent.height
            text: view.desk.jackpots.waiting
            font.pixelSize: Theme.large
            font.weight: Font.Bold
            color: Theme.gold
        }
        PushButton {
            id: see
            objectName: "see-prize"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(220)
            height: Theme.px(56)
            primary: true
            label: qsTr("Confirm …")
            onPushed: view.desk.jackpotHand.confirm(view.desk.jackpots.waitingKey)
        }
    }

    Loader {
        id: page
        anchors.top: prize.bottom
        anchors.left: round.right
        anchors.right: parent.right
        anchors.bottom: alerts.top
        anchors.margins: Theme.gap
        active: view.desk.ready
        sourceComponent: view.page === "no-spin" ? noSpin : view.page === "buy-in" ? buyIn : view.page === "room" ? (view.desk.card.present ? station : room) : view.page === "correction" ? correction : view.page === "cage" ? cage : view.page === "table" ? table : view.page === "reports" ? reports : view.page === "jackpots" ? jackpots : view.page === "staff" ? staff : view.page === "alerts" ? alertPage : roundPage
    }

    AlertBar {
        id: alerts
        anchors.bottom: parent.bottom
        anchors.left: round.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        height: view.band
        desk: view.desk
        onListWanted: view.page = "alerts"
        onStationWanted: number => {
            view.desk.stationHand.choose(number);
            view.page = "room";
        }
    }

    Component {
        id: roundPage
        RoundPage {
            objectName: "page-round"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: noSpin
        NoSpinPage {
            objectName: "page-no-spin"
            desk: view.desk
            hint: bubble
            onClosed: view.page = "round"
        }
    }
    Component {
        id: buyIn
        BuyInPage {
            objectName: "page-buy-in"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: room
        RoomPage {
            objectName: "page-room"
            desk: view.desk
        }
    }
    Component {
        id: station
        StationPage {
            objectName: "page-station"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: correction
        CorrectionPage {
            objectName: "page-correction"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: cage
        CagePage {
            objectName: "page-cage"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: table
        TablePage {
            objectName: "page-table"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: reports
        ReportPage {
            objectName: "page-reports"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: jackpots
        JackpotPage {
            objectName: "page-jackpots"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: staff
        StaffPage {
            objectName: "page-staff"
            desk: view.desk
            hint: bubble
        }
    }
    Component {
        id: alertPage
        AlertPage {
            objectName: "page-alerts"
            desk: view.desk
            onStationWanted: number => {
                view.desk.stationHand.choose(number);
                view.page = "room";
            }
        }
    }

    // The round stays in sight beside a question: time runs on while somebody reads.
    Loader {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.left: round.right
        anchors.right: parent.right
        active: view.desk.question.step !== "" && view.desk.lock === ""
        sourceComponent: QuestionView {
            objectName: "question"
            desk: view.desk
            hint: bubble
            band: view.band
        }
    }

    Loader {
        anchors.fill: parent
        active: view.desk.lock !== ""
        sourceComponent: SignInView {
            objectName: "sign-in"
            desk: view.desk
        }
    }

    SettlingShield {
        anchors.fill: parent
    }

    Hint {
        id: bubble
    }
}
