// Language, and the high-contrast theme.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.viewmodels
import screen_kit.qml
import screen_kit.qml.controls

Overlay {
    id: menu
    objectName: "languages"

    required property StationScreen station

    title: qsTr("Language")
    cardWidth: Theme.px(620)
    cardHeight: lines.height + Theme.px(122)

    Column {
        id: lines
        width: parent.width
        spacing: Theme.px(14)

        Repeater {
            model: menu.station.languages
            delegate: PushButton {
                required property var modelData
                objectName: "speak-" + modelData.code
                width: lines.width
                height: Theme.px(76)
                label: modelData.name
                labelSize: Theme.px(26)
                primary: menu.station.language === modelData.code
                onPushed: {
                    menu.station.speak(modelData.code);
                    menu.closed();
                }
            }
        }
        PushButton {
            objectName: "contrast"
            width: lines.width
            height: Theme.px(70)
            label: Theme.highContrast ? qsTr("Standard colours") : qsTr("High contrast")
            onPushed: Theme.highContrast = !Theme.highContrast
        }
    }
}
