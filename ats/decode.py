"""`ats decode`: captured hex in, the meaning of each frame out."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

import typer

from ats import completion, given_file
from ats_client.devices.note_acceptor.ccnet import listening as ccnet
from ats_client.devices.note_acceptor.id003 import listening as id003
from ats_client.devices.note_acceptor.ssp import listening as ssp
from ats_client.devices.ticket_printer import escpos, tcl
from ats_client.devices.traffic import Direction, Heard

Listen = Callable[[bytes, Direction], Sequence[Heard]]

PROTOCOLS: Mapping[str, Listen] = MappingProxyType(
    {"id003": id003.listen, "ssp": ssp.listen, "ccnet": ccnet.listen, "tcl": tcl.listen, "escpos": escpos.listen}
)

_SEPARATORS = re.compile(r"[\s,]+")


def decode(
    protocol: Annotated[
        str,
        typer.Argument(
            metavar="PROTOCOL", help=f"One of {', '.join(PROTOCOLS)}.", autocompletion=completion.of(PROTOCOLS)
        ),
    ],
    sent_by: Annotated[
        Direction,
        typer.Option("--from", help="Who sent these bytes: the same byte means different things by direction."),
    ],
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Hex text; standard input if left out or -.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Says what captured serial traffic means, frame by frame; whole ticket numbers are shown."""
    listen = _listener(protocol)
    heard = listen(_bytes_of(_text(file)), sent_by)
    if as_json:
        for one in heard:
            typer.echo(json.dumps(one.as_json(protocol, sent_by), ensure_ascii=False))
        return
    for line in _table(heard):
        typer.echo(line)


def _listener(protocol: str) -> Listen:
    if protocol not in PROTOCOLS:
        raise typer.TyperException(f"no such protocol: {protocol}; there are {', '.join(PROTOCOLS)}")
    return PROTOCOLS[protocol]


def _text(file: Path | None) -> str:
    try:
        return given_file.read("-" if file is None else str(file)).decode("ascii", "replace")
    except OSError as error:
        named = "standard input" if file is None or str(file) == "-" else file
        raise typer.TyperException(f"{named}: {error.strerror or error}") from error


def _bytes_of(text: str) -> bytes:
    """Hex in any captured form: FC 05 11, 0xFC,0x05,0x11, fc0511."""
    data = bytearray()
    for word in _SEPARATORS.split(text):
        digits = word.removeprefix("0x").removeprefix("0X")
        if not re.fullmatch(r"(?:[0-9A-Fa-f]{2})*", digits):
            shown = word if len(word) <= 20 else f"{word[:20]}…"
            raise typer.TyperException(f"not hex: {shown!r}; bytes are written like FC 05 or 0xFC,0x05")
        data += bytes.fromhex(digits)
    return bytes(data)


def _table(heard: Sequence[Heard]) -> list[str]:
    names = [one.name if one.valid else "(no frame)" for one in heard]
    width = max((len(name) for name in names), default=0)
    lines = []
    for name, one in zip(names, heard, strict=True):
        meaning = one.reason or "  ".join(f"{key}={_plain(value)}" for key, value in one.fields.items())
        lines.append(f"{name:<{width}}  {one.raw.hex(' ').upper()}" + (f"  {meaning}" if meaning else ""))
    return lines


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
