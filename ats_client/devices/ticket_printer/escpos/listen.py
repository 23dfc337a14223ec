"""Puts captured ESC/POS traffic into words for `ats decode`."""

from collections.abc import Callable

from ats_client.devices.ticket_printer.escpos.codec import AnswerReader, FenceReached, Noise, Reading, StatusByte
from ats_client.devices.ticket_printer.ticket import is_validation_number, mask_number
from ats_client.devices.traffic import Direction, Heard

Fields = dict[str, object]

_TEXT = frozenset(range(0x20, 0x100)) - {0x7F} | {0x0A, 0x0D, 0x09}
_QUESTIONS = {1: "printer", 2: "off-line-cause", 3: "error", 4: "paper"}
_CUTS = {0x00: "full", 0x01: "partial", 0x30: "full", 0x31: "partial"}
_CUTS_AFTER_FEED = {0x41: "full", 0x42: "partial"}

# Commands of one fixed shape: the bytes, how many argument bytes follow, and their name.
_FIXED: dict[bytes, tuple[int, str]] = {
    b"\x1b@": (0, "initialise"),
    b"\x1b!": (1, "print-mode"),
    b"\x1ba": (1, "align"),
    b"\x1bE": (1, "bold"),
    b"\x1b-": (1, "underline"),
    b"\x1bM": (1, "font"),
    b"\x1bt": (1, "code-page"),
    b"\x1b{": (1, "upside-down"),
    b"\x1bd": (1, "feed-lines"),
    b"\x1dh": (1, "barcode-height"),
    b"\x1dw": (1, "barcode-width"),
    b"\x1dH": (1, "barcode-text-position"),
    b"\x1df": (1, "barcode-font"),
    b"\x1d!": (1, "character-size"),
    b"\x1dB": (1, "invert"),
    b"\x1db": (1, "smooth"),
    b"\x1da": (1, "automatic-status-back"),
    b"\x1dr": (1, "status-in-job-order"),
    b"\x10\x05": (1, "real-time-recover"),
}


def listen(data: bytes, direction: Direction) -> list[Heard]:
    """Yields each command or answer with its meaning, and every other stretch with the reason; every byte appears
    once."""
    return _from_host(data) if direction is Direction.HOST else _from_printer(data)


def _from_printer(data: bytes) -> list[Heard]:
    reader = AnswerReader()
    heard = []
    for found in reader.feed(data):
        match found:
            case StatusByte(value):
                heard.append(Heard(bytes((value,)), name="real-time-status", fields=_meanings(value)))
            case FenceReached(mark):
                raw = b"\x37\x22" + mark + b"\x00"
                heard.append(Heard(raw, name="job-fence-reached", fields={"mark": _written(mark)}))
            case Noise(raw):
                heard.append(Heard(raw, reason="neither a status byte nor a fence"))
    if reader.rest():
        heard.append(Heard(reader.rest(), reason="a fence that breaks off"))
    return heard


def _meanings(value: int) -> Fields:
    """A status byte does not name its question, so we give all four readings for the listener to choose from."""
    quiet = 0x12
    readings = {
        "printer": Reading(value, quiet, quiet, quiet),
        "off-line-cause": Reading(quiet, value, quiet, quiet),
        "error": Reading(quiet, quiet, value, quiet),
        "paper": Reading(quiet, quiet, quiet, value),
    }
    said = {name: reading.status(has_presenter=False).described() for name, reading in readings.items()}
    return {"value": f"{value:02X}", "if_asked": said}


def _written(mark: bytes) -> str:
    return mark.decode("ascii", "backslashreplace")


def _from_host(data: bytes) -> list[Heard]:
    heard: list[Heard] = []
    at = 0
    while at < len(data):
        frame = _text(data, at) or _frame(data, at)
        at += len(frame.raw)
        if not frame.valid and heard and not heard[-1].valid and heard[-1].reason == frame.reason:
            heard[-1] = Heard(heard[-1].raw + frame.raw, reason=frame.reason)
        else:
            heard.append(frame)
    return heard


def _text(data: bytes, at: int) -> Heard | None:
    end = at
    while end < len(data) and data[end] in _TEXT:
        end += 1
    if end == at:
        return None
    return Heard(data[at:end], name="text", fields={"text": data[at:end].decode("latin-1")})


def _frame(data: bytes, at: int) -> Heard:
    head = data[at : at + 2]
    if head in _FIXED:
        size, name = _FIXED[head]
        arguments = data[at + 2 : at + 2 + size]
        if len(arguments) == size:
            return Heard(head + arguments, name=name, fields={"n": arguments[0]} if arguments else {})
        return Heard(data[at:], reason="a command that breaks off")
    if head in _SHAPED:
        found = _SHAPED[head](data[at:])
        return found or Heard(data[at:], reason="a command that breaks off")
    return Heard(data[at : at + 1], reason="not a command")


def _status_request(data: bytes) -> Heard | None:
    if len(data) < 3:
        return None
    about = _QUESTIONS.get(data[2], "unknown")
    return Heard(data[:3], name="real-time-status-request", fields={"n": data[2], "about": about})


def _bar_code(data: bytes) -> Heard | None:
    if len(data) < 4:
        return None
    kind = data[2]
    if kind >= 0x41:
        end = 4 + data[3]
        payload, form = data[4:end], "B"
    else:
        zero = data.find(b"\x00", 3, 3 + 256)
        end = zero + 1 if zero >= 0 else len(data) + 1
        payload, form = data[3:zero], "A"
    if len(data) < end:
        return None
    digits = payload.decode("ascii", "backslashreplace")
    fields: Fields = {"form": form, "symbology": "ITF" if kind in (0x05, 0x46) else kind, "data": digits}
    if is_validation_number(digits):
        fields["number"] = mask_number(digits)
    return Heard(data[:end], name="barcode", fields=fields)


def _cut(data: bytes) -> Heard | None:
    if len(data) < 3:
        return None
    if data[2] in _CUTS:
        return Heard(data[:3], name="cut", fields={"mode": _CUTS[data[2]]})
    if data[2] in _CUTS_AFTER_FEED:
        if len(data) < 4:
            return None
        return Heard(data[:4], name="cut", fields={"mode": _CUTS_AFTER_FEED[data[2]], "feed": data[3]})
    return Heard(data[:3], reason="an unknown way to cut")


def _extended(data: bytes) -> Heard | None:
    """GS ( x: a family of commands that carry their own length."""
    if len(data) < 5:
        return None
    end = 5 + data[3] + 256 * data[4]
    if len(data) < end:
        return None
    if data[2:3] == b"H" and data[5:7] == b"00" and end == 11:
        return Heard(data[:end], name="job-fence", fields={"mark": _written(data[7:11])})
    family = chr(data[2]) if 0x20 < data[2] < 0x7F else f"{data[2]:02X}"
    return Heard(data[:end], name="extended-command", fields={"family": family})


_SHAPED: dict[bytes, Callable[[bytes], Heard | None]] = {
    b"\x10\x04": _status_request,
    b"\x1dk": _bar_code,
    b"\x1dV": _cut,
    b"\x1d(": _extended,
}
