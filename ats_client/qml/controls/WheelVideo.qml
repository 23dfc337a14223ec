// The real wheel, seen by a camera. Loaded only where a video source is set, so that no station needs QtMultimedia.
pragma ComponentBehavior: Bound
import QtQuick
import QtMultimedia

Item {
    id: view

    property string source: ""
    // Until a picture really comes, and whenever it stops coming, the drawn wheel serves.
    readonly property bool playing: player.hasVideo && player.playbackState === MediaPlayer.PlayingState

    VideoOutput {
        id: output
        anchors.fill: parent
        fillMode: VideoOutput.PreserveAspectCrop
    }

    MediaPlayer {
        id: player
        source: view.source
        videoOutput: output
        loops: MediaPlayer.Infinite
        onSourceChanged: play()
    }
}
