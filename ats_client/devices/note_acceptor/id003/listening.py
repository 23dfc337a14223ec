"""Puts ID-003 traffic into words for `ats decode`. Here the technician sees whole ticket numbers."""

from ats_client.devices.note_acceptor.framing import Deframer, Noise, heard_noise, merged
from ats_client.devices.note_acceptor.id003 import codes
from ats_client.devices.traffic import Direction, Heard


def listen(data: bytes, direction: Direction) -> list[Heard]:
    """Yields every frame and every stretch of noise in captured bytes, in order."""
    deframer = Deframer(codes.LAYOUT)
    return [
        heard_noise(stretch)
        if isinstance(stretch, Noise)
        else Heard(stretch.raw, *_meaning(stretch.payload, direction))
        for stretch in merged([*deframer.feed(data), *deframer.finish()])
    ]


def _meaning(payload: bytes, direction: Direction) -> tuple[str, dict[str, object]]:
    code, data = payload[0], payload[1:]
    from_device = direction is Direction.DEVICE
    names = {**codes.STATUSES, **codes.ANSWERS} if from_device else dict(codes.COMMANDS)
    name = names.get(code)
    if name is None:
        return "unknown", {"code": f"0x{code:02X}", "data": data.hex(" ").upper()}
    return name, _fields(code, data, from_device=from_device)


def _fields(code: int, data: bytes, *, from_device: bool) -> dict[str, object]:
    if from_device and code == codes.ESCROW:
        ticket = codes.ticket_number(data)
        if ticket is not None:
            return {"ticket": ticket}
        return {"denomination": f"0x{data[0]:02X}"} if data else {}
    if from_device and code == codes.REJECTING:
        return {"reason": codes.words(codes.REJECT_REASONS, data)}
    if from_device and code == codes.FAILURE:
        return {"failure": codes.words(codes.FAILURES, data)}
    if from_device and code == codes.CURRENCY_ASSIGN_REQUEST:
        return {
            "denominations": [
                {"code": f"0x{entry.code:02X}", "value": entry.value.cents, "currency": entry.currency}
                for entry in codes.denominations(data)
            ]
        }
    if from_device and code in (codes.VERSION_REQUEST, 0x89, 0x91):
        return {"text": data.decode("ascii", "replace")}
    return _setting_fields(code | codes.READ_BACK_OFFSET, data) if data else {}


def _setting_fields(code: int, data: bytes) -> dict[str, object]:
    match code:
        case codes.INHIBIT:
            return {"inhibited": bool(data[0] & 1)}
        case codes.ENABLE_DENOMINATIONS:
            disabled = int.from_bytes(data, "little")
            return {"disabled": [f"0x{codes.FIRST_DENOMINATION + bit:02X}" for bit in range(16) if disabled >> bit & 1]}
        case codes.OPTIONAL_FUNCTION:
            return {"power_recovery": bool(data[0] & 2), "data": data.hex(" ").upper()}
        case codes.BAR_CODE_FUNCTION if len(data) == 2:
            return {"format": "interleaved 2 of 5" if data[0] == 1 else f"0x{data[0]:02X}", "characters": data[1]}
        case codes.BAR_INHIBIT:
            return {"notes": not data[0] & 1, "tickets": not data[0] & 2}
        case _:
            return {"data": data.hex(" ").upper()}
