"""Puts CCNET traffic into words for `ats decode`."""

from ats_client.devices.note_acceptor.ccnet import codes
from ats_client.devices.note_acceptor.framing import Deframer, Noise, heard_noise, merged
from ats_client.devices.traffic import Direction, Heard


def listen(data: bytes, direction: Direction) -> list[Heard]:
    """Yields every frame and every stretch of noise in captured bytes, in order."""
    deframer = Deframer(codes.LAYOUT)
    meaning = _from_device if direction is Direction.DEVICE else _from_host
    return [
        heard_noise(stretch) if isinstance(stretch, Noise) else Heard(stretch.raw, *meaning(stretch.payload))
        for stretch in merged([*deframer.feed(data), *deframer.finish()])
    ]


def _from_host(payload: bytes) -> tuple[str, dict[str, object]]:
    code, data = payload[0], payload[1:]
    name = codes.COMMANDS.get(code)
    if name is None:
        return _unknown(payload)
    if code == codes.ENABLE_TYPES and len(data) == 6:
        return name, {"enabled": codes.types_in(data[:3]), "escrow": codes.types_in(data[3:])}
    return name, {"data": data.hex(" ").upper()} if data else {}


def _from_device(payload: bytes) -> tuple[str, dict[str, object]]:
    code, data = payload[0], payload[1:]
    if len(payload) == codes.TABLE_BYTES:  # an answer to a question has no code of its own
        return "bill-table", {
            "denominations": [
                {"type": entry.code, "value": entry.value.cents, "currency": entry.currency}
                for entry in codes.denominations(payload)
            ]
        }
    name = codes.STATES.get(code) or codes.ANSWERS.get(code)
    if name is None or len(data) > 1:
        return _unknown(payload)
    if code in (codes.ESCROW, codes.STACKED, codes.RETURNED) and data:
        return name, {"type": data[0]}
    if code in (codes.REJECTING, codes.FAILURE) and data:
        return name, {"code": f"0x{data[0]:02X}"}
    return name, {"data": data.hex(" ").upper()} if data else {}


def _unknown(payload: bytes) -> tuple[str, dict[str, object]]:
    printable = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in payload)
    return "unknown", {"data": payload.hex(" ").upper(), "text": printable}
