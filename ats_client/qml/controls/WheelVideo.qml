// The real wheel, seen by a camera. Loaded only where a video source is set, so that no station needs QtMultimedia.
pragma ComponentBehavior: Bound
import QtQuick
import QtMultimedia

Item {
    id: view

    property string source: ""

    VideoOutput {
        id: output
        anchors.fill: parent
        fillMode: VideoOutput.PreserveAspectCrop
    }

    MediaPlayer {
        source: view.source
        videoOutput: output
        loops: MediaPlayer.Infinite
        onSourceChanged: play()
    }
}
