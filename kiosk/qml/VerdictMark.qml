// Passed, failed or not yet: a word and a sign, never colour alone.
pragma ComponentBehavior: Bound
import QtQuick
import screen_kit.qml
import screen_kit.qml.controls

Words {
    required property string mark

    text: mark === "pass" ? "✓ " + qsTr("pass") : mark === "fail" ? "✗ " + qsTr("FAIL") : mark === "run" ? "… " + qsTr("running") : "– " + qsTr("open")
    color: mark === "pass" ? Theme.greenWord : mark === "fail" ? Theme.redWord : Theme.quiet
    font.pixelSize: Theme.small
    font.weight: Font.DemiBold
}
