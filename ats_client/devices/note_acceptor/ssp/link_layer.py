"""SSP's link layer: the sequence flag, resending when no answer came, and encryption once there is a key."""

from collections.abc import Callable

from ats_client.devices.note_acceptor.framing import Noise
from ats_client.devices.note_acceptor.ssp import codes
from ats_client.devices.note_acceptor.ssp.frames import FLAG, SspDeframer, SspFrame, frame
from ats_client.devices.note_acceptor.ssp.secure import SecurePackets

IN_CLEAR = frozenset({codes.SYNC, codes.GENERATOR, codes.MODULUS, codes.KEY_EXCHANGE})
"""Commands that are sent before there is a key, and so never encrypted."""


class SspLinkLayer:
    """Wraps and unwraps payloads. The flag flips after each answered command, so the unit recognises a resent one."""

    answer_within_s = 1.0

    def __init__(self, address: int, resends: int, fixed_key: int, random_below: Callable[[int], int]) -> None:
        self.resends = resends
        self._address = address
        self._fixed_key = fixed_key
        self._random_below = random_below
        self._flag = FLAG
        self._deframer = SspDeframer()
        self._packets: SecurePackets | None = None
        self._expects_sealed = False
        self.in_clear = b""

    def use_key(self, negotiated: int) -> None:
        self._packets = SecurePackets(negotiated, self._fixed_key, self._random_below)

    def wrap(self, payload: bytes) -> bytes:
        if payload[0] == codes.SYNC:
            self._flag = FLAG
            self._packets = None
        self._expects_sealed = self._packets is not None and payload[0] not in IN_CLEAR
        self.in_clear = b""
        if self._packets is not None and self._expects_sealed:
            self.in_clear = frame(self._flag | self._address, payload)
            payload = bytes([codes.ENCRYPTED]) + self._packets.seal(payload)
        return frame(self._flag | self._address, payload)

    def feed(self, data: bytes) -> list[bytes]:
        return self._answers(self._deframer.feed(data))

    def silence(self) -> list[bytes]:
        return self._answers(self._deframer.finish())

    def forget(self) -> None:
        self._deframer.forget()

    def _answers(self, stretches: list[SspFrame | Noise]) -> list[bytes]:
        """The answer to the last command: at most one, because the flag flips then."""
        self.in_clear = b""
        for stretch in stretches:
            if isinstance(stretch, SspFrame) and stretch.sequence == self._flag | self._address:
                payload = self._opened(stretch.payload)
                if payload:
                    if stretch.payload[0] == codes.ENCRYPTED:
                        self.in_clear = frame(stretch.sequence, payload)
                    self._flag ^= FLAG
                    return [payload]
        return []

    def _opened(self, payload: bytes) -> bytes | None:
        if self._packets is not None and payload[0] == codes.ENCRYPTED:
            return self._packets.open(payload[1:])
        # Plain, where an encrypted answer was due: only a unit that has lost its key may do that.
        return None if self._expects_sealed and payload[0] != codes.KEY_NOT_SET else payload
