// The boot screen: what the station proves to itself before it speaks of money.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml
import ats_client.qml.controls
import kiosk.viewmodels

Window {
    id: window

    required property SelfTestScreen test
    property bool fullScreen: false

    width: 1920
    height: 1080
    visible: true
    visibility: fullScreen ? Window.FullScreen : Window.Windowed
    color: Theme.night
    title: qsTr("Self-test")

    Binding {
        target: Theme
        property: "unit"
        value: Math.min(window.width / 1700, window.height / 1000)
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(window.width - 4 * Theme.gap, Theme.px(1200))
        spacing: Theme.px(16)

        Words {
            width: parent.width
            text: window.test.failed ? qsTr("The self-test failed: call a technician") : qsTr("Starting: self-test")
            font.pixelSize: Theme.px(48)
            font.weight: Font.Bold
            color: window.test.failed ? Theme.warning : Theme.gold
        }
        Repeater {
            model: window.test.steps
            delegate: Panel {
                id: step
                required property string key
                required property string mark
                required property string detail
                objectName: "step-" + key
                width: parent.width
                height: Math.max(Theme.px(64), said.implicitHeight + Theme.px(20))
                VerdictMark {
                    x: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    mark: step.mark
                }
                Words {
                    x: Theme.px(150)
                    anchors.verticalCenter: parent.verticalCenter
                    text: step.key
                    font.weight: Font.DemiBold
                }
                Text {
                    id: said
                    x: Theme.px(340)
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
