// The boot screen: the self-test before the station says anything about money.
pragma ComponentBehavior: Bound
import QtQuick
import kiosk.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Item {
    id: screen

    required property SelfTestScreen test

    Column {
        id: list
        anchors.centerIn: parent
        width: Math.min(screen.width - 4 * Theme.gap, Theme.px(1300))
        spacing: Theme.px(17)

        Words {
            width: parent.width
            text: screen.test.failed ? qsTr("The self-test failed: call a technician") : qsTr("Starting: self-test")
            font.pixelSize: Theme.px(52)
            font.weight: Font.Bold
            color: screen.test.failed ? Theme.warning : Theme.gold
        }
        Repeater {
            model: screen.test.steps
            delegate: Panel {
                id: step
                required property string key
                required property string mark
                required property string detail
                objectName: "step-" + key
                width: list.width
                height: Math.max(Theme.px(70), said.implicitHeight + Theme.px(22))
                VerdictMark {
                    x: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    mark: step.mark
                }
                Words {
                    x: Theme.px(162)
                    anchors.verticalCenter: parent.verticalCenter
                    text: step.key
                    font.weight: Font.DemiBold
                }
                Text {
                    id: said
                    x: Theme.px(368)
                    width: parent.width - x - Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: step.detail
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    color: step.mark === "fail" ? Theme.redWord : Theme.text
                    font.pixelSize: Theme.small
                    textFormat: Text.PlainText
                }
            }
        }
    }
}
