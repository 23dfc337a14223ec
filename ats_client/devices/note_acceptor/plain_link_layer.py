"""Frames that carry their length: no sequence and no resending, because the machine asks again."""

from ats_client.devices.note_acceptor.framing import Deframer, Frame, Layout


class PlainLinkLayer:
    """Wraps and unwraps the frames of one layout."""

    resends = 0
    in_clear = b""
    answer_within_s = 0.2
    """The longest time the protocols allow for an answer (facts 2.1)."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._deframer = Deframer(layout)

    def wrap(self, payload: bytes) -> bytes:
        return self._layout.frame(payload)

    def feed(self, data: bytes) -> list[bytes]:
        return [stretch.payload for stretch in self._deframer.feed(data) if isinstance(stretch, Frame)]

    def silence(self) -> list[bytes]:
        return [stretch.payload for stretch in self._deframer.finish() if isinstance(stretch, Frame)]

    def forget(self) -> None:
        self._deframer.forget()
