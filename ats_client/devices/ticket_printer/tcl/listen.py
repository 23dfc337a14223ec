"""Puts captured TCL traffic into words for `ats decode`."""

import re

from ats_client.devices.ticket_printer.tcl.codec import ENQUIRY, Noise, StatusReader
from ats_client.devices.ticket_printer.tcl.templates import TEMPLATE_0, TEMPLATE_9
from ats_client.devices.ticket_printer.ticket import is_validation_number, mask_number
from ats_client.devices.traffic import Direction, Heard

NAMES = {
    "P": "print",
    "S": "status-request",
    "Se": "extended-status-request",
    "C": "clear-errors",
    "r": "reset",
    "f": "form-feed",
    "j": "journal-mode",
    "D": "define-region",
    "T": "define-template",
    "z": "configure",
}

_COMMAND = re.compile(rb"\^([A-Za-z]+)(?:\|((?:[^|^\x00-\x1f]*\|)*))?\^")
_LEAVE_JOURNAL = b"\x1b[^]\x1b"
_KNOWN_TEMPLATES = {template.number: template for template in (TEMPLATE_9, TEMPLATE_0)}


def listen(data: bytes, direction: Direction) -> list[Heard]:
    """Yields each frame with its meaning, and every other stretch with the reason; every byte appears once."""
    return _from_host(data) if direction is Direction.HOST else _from_printer(data)


def _from_printer(data: bytes) -> list[Heard]:
    reader = StatusReader()
    heard = []
    for found in reader.feed(data):
        if isinstance(found, Noise):
            heard.append(Heard(found.raw, reason="not a status line"))
            continue
        raw, line = found
        fields = {
            "address": line.address,
            "version": line.version,
            "flags": [f"{flag:02X}" for flag in line.flags],
            "set": list(line.names),
            "template": line.template,
        }
        heard.append(Heard(raw, name="status", fields=fields))
    if reader.rest():
        heard.append(Heard(reader.rest(), reason="a status line that breaks off"))
    return heard


def _from_host(data: bytes) -> list[Heard]:
    heard: list[Heard] = []
    at = stray_from = 0
    while at < len(data):
        found = _host_frame(data, at)
        if found is None:
            at += 1
            continue
        if stray_from < at:
            heard.append(_stray(data[stray_from:at]))
        heard.append(found)
        at = stray_from = at + len(found.raw)
    if stray_from < len(data):
        heard.append(_stray(data[stray_from:]))
    return heard


def _stray(raw: bytes) -> Heard:
    return Heard(raw, reason="a command that breaks off" if raw.startswith(b"^") else "not a command")


def _host_frame(data: bytes, at: int) -> Heard | None:
    if data.startswith(ENQUIRY, at):
        return Heard(ENQUIRY, name="status-request", fields={"form": "enquiry"})
    if data.startswith(_LEAVE_JOURNAL, at):
        return Heard(_LEAVE_JOURNAL, name="leave-journal-mode")
    match = _COMMAND.match(data, at)
    if match is None:
        return None
    letters = match[1].decode("ascii")
    arguments = [text.decode("ascii", "replace") for text in (match[2] or b"").split(b"|")[:-1]]
    name = NAMES.get(letters)
    if name is None:
        return Heard(match[0], reason=f"unknown command {letters}")
    if name == "print":
        return _print(match[0], arguments)
    if name == "clear-errors" and arguments == ["j"]:
        name = "clear-jam"
    return Heard(match[0], name=name, fields={"arguments": arguments} if arguments else {})


def _print(raw: bytes, arguments: list[str]) -> Heard:
    if len(arguments) < 2 or len(arguments[0]) != 1 or not arguments[1].isdigit():
        return Heard(raw, reason="a print command without template and copies")
    number, copies, *texts = arguments
    template = _KNOWN_TEMPLATES.get(number)
    fields: dict[str, object] = {"template": number, "copies": int(copies), "fields": texts}
    if template is not None and len(template.fields) == len(texts):
        fields["named"] = {name: text for name, text in zip(template.fields, texts, strict=True) if name != "empty"}
    if texts and is_validation_number(texts[-1]):
        fields["number"] = mask_number(texts[-1])
    return Heard(raw, name="print", fields=fields)
