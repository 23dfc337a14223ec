// The small quiet title of a group.
import ats_client.qml
import ats_client.qml.controls

Words {
    font.pixelSize: Theme.small
    color: Theme.quiet
}
