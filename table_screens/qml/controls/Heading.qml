// The small quiet title of a group.
import screen_kit.qml
import screen_kit.qml.controls

Words {
    font.pixelSize: Theme.small
    color: Theme.quiet
}
