"""Puts SSP traffic into words for `ats decode`. Here the technician sees whole ticket numbers."""

from ats_client.devices.note_acceptor.framing import Noise, heard_noise, merged
from ats_client.devices.note_acceptor.ssp import codes
from ats_client.devices.note_acceptor.ssp.frames import FLAG, SspDeframer, SspFrame
from ats_client.devices.traffic import Direction, Heard


def listen(data: bytes, direction: Direction) -> list[Heard]:
    """Yields every frame and every stretch of noise in captured bytes, in order."""
    deframer = SspDeframer()
    meaning = _from_device if direction is Direction.DEVICE else _from_host
    heard: list[Heard] = []
    stretches: list[SspFrame | Noise] = merged([*deframer.feed(data), *deframer.finish()])
    for stretch in stretches:
        if isinstance(stretch, Noise):
            heard.append(heard_noise(stretch))
            continue
        name, fields = meaning(stretch.payload)
        line: dict[str, object] = {"sequence": stretch.sequence >> 7, "address": stretch.sequence & ~FLAG}
        heard.append(Heard(stretch.raw, name, line | fields))
    return heard


def _from_host(payload: bytes) -> tuple[str, dict[str, object]]:
    code, data = payload[0], payload[1:]
    name = codes.COMMANDS.get(code)
    if name is None:
        return "unknown", {"code": f"0x{code:02X}", "data": data.hex(" ").upper()}
    match code:
        case codes.CHANNEL_INHIBITS if data:
            bits = int.from_bytes(data, "little")
            return name, {"enabled": [bit + 1 for bit in range(8 * len(data)) if bits >> bit & 1]}
        case codes.SET_BAR_CODE_INHIBIT if data:
            return name, {"notes": not data[0] & 1, "tickets": not data[0] & 2}
        case codes.GENERATOR | codes.MODULUS | codes.KEY_EXCHANGE if data:
            return name, {"number": int.from_bytes(data, "little")}
        case codes.HOST_PROTOCOL_VERSION if data:
            return name, {"version": data[0]}
        case codes.SET_BAR_CODE_READER if len(data) == 3:
            return name, {"readers": data[0], "format": data[1], "characters": data[2]}
        case _:
            return name, {"data": data.hex(" ").upper()} if data else {}


def _from_device(payload: bytes) -> tuple[str, dict[str, object]]:
    """An OK does not name the question it answers, so we read its data as anything it can be."""
    code, data = payload[0], payload[1:]
    name = codes.ANSWERS.get(code)
    if name is None:
        return "unknown", {"code": f"0x{code:02X}", "data": data.hex(" ").upper()}
    if code != codes.OK or not data:
        return name, {"data": data.hex(" ").upper()} if data else {}
    events, unread = codes.poll_events(data)
    if events and not unread:
        told = [_event(event) for event in events]
        return str(told[0]["event"]), told[0] if len(told) == 1 else {"events": told}
    if (ticket := codes.ticket(data)) is not None:
        where, digits = ticket
        places = ("none", "in escrow", "stacked", "rejected")
        return "bar-code-data", {"status": places[where], "ticket": digits}
    if (setup := codes.setup(data)) is not None and setup.denominations:
        return "setup", {
            "identity": setup.identity,
            "denominations": [
                {"channel": entry.code, "value": entry.value.cents, "currency": entry.currency}
                for entry in setup.denominations
            ],
        }
    return name, {"data": data.hex(" ").upper()}


def _event(event: codes.PollEvent) -> dict[str, object]:
    told: dict[str, object] = {"event": codes.EVENTS[event.code]}
    if event.channel is not None:
        told["channel"] = event.channel
    if event.value:
        told["value"] = int.from_bytes(event.value[:4], "little")
        told["currency"] = event.value[4:].decode("ascii", "replace")
    return told
