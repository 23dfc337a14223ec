// The whole console: the round is always there on the left, the pages beside it; questions and the sign-in lie over all.
import QtQuick
import ats_client.qml
import ats_client.qml.controls
import table_screens.qml.controls
import table_screens.viewmodels

Rectangle {
    id: view

    required property ConsoleScreen desk
    // round · room · correction · table · reports · alerts
    property string page: "round"
    readonly property bool tall: width < height * 1.5

    color: Theme.night

    // Whatever is touched, somebody is there.
    HoverHandler {
        onPointChanged: view.desk.touched()
    }
    PointHandler {
        onActiveChanged: view.desk.touched()
    }
    Keys.onPressed: view.desk.touched()

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
        anchors.bottom: alerts.top
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
        readonly property real cell: (width - 4 * spacing) / 5

        TabButton {
            objectName: "tab-round"
            width: tabs.cell
            label: qsTr("Result")
            chosen: view.page === "round" || view.page === "no-spin"
            onPushed: view.page = "round"
        }
        TabButton {
            objectName: "tab-room"
            width: tabs.cell
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
            label: qsTr("Corrections")
            chosen: view.page === "correction"
            onPushed: view.page = "correction"
        }
        TabButton {
            objectName: "tab-table"
            width: tabs.cell
            label: qsTr("Table")
            chosen: view.page === "table"
            onPushed: view.page = "table"
        }
        TabButton {
            objectName: "tab-reports"
            width: tabs.cell
            label: qsTr("Shift and reports")
            chosen: view.page === "reports"
            onPushed: view.page = "reports"
        }
    }

    Loader {
        id: page
        anchors.top: tabs.bottom
        anchors.left: round.right
        anchors.right: parent.right
        anchors.bottom: alerts.top
        anchors.margins: Theme.gap
        active: view.desk.ready
        sourceComponent: view.page === "no-spin" ? noSpin : view.page === "room" ? (view.desk.card.present ? station : room) : view.page === "correction" ? correction : view.page === "table" ? table : view.page === "reports" ? reports : view.page === "alerts" ? alertPage : roundPage
    }

    AlertBar {
        id: alerts
        anchors.bottom: parent.bottom
        width: parent.width
        height: view.desk.alerts.count > 0 || view.desk.question.done !== "" ? Theme.px(62) : 0
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

    Hint {
        id: bubble
    }
}
