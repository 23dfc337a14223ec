"""The caretaker: root's side of a locked configuration. It carries out two orders of a station, and nothing else.

systemd starts it for each connection to a socket that only the station's user may open, with that connection as its
standard input and output. It reads one order, obeys or refuses, answers and ends; the journal says what it did.
"""

from __future__ import annotations

import json
import os
import socket
import stat
import sys
from collections.abc import Callable
from pathlib import Path

from ats_client.station.configuration import KEY_FILE
from kiosk.device_choice import CannotWrite, write_choice
from kiosk.orders import LONGEST_BYTES, Answer, ForgetStation, NoOrder, Order, UseDevice, as_line, read_order
from kiosk.places import Places

PATIENCE_S = 5.0
"""How long it waits for an order; a station sends one at once."""


class OrderRefused(Exception):
    """The order is well formed but not obeyed; the text is the reason, in one line."""


def obey(order: Order, file: Path) -> None:
    """Changes the configuration in `file`, or raises `OrderRefused` and leaves everything as it was."""
    _check_lock(file)
    match order:
        case UseDevice():
            _check_port(order.port)
            try:
                write_choice(file, order.choice)
            except CannotWrite as error:
                raise OrderRefused(str(error)) from None
        case ForgetStation():
            # By fixed names, never by a path from the file: the station's user wrote that file once. The configuration
            # goes last: while it is there, the order can be repeated.
            for name in (KEY_FILE, file.name):
                file.with_name(name).unlink(missing_ok=True)


def _check_lock(file: Path) -> None:
    """Refuses files that the station's user can still change: they may be links to somewhere else."""
    try:
        folder, itself = file.parent.lstat(), file.lstat()
    except OSError as error:
        raise OrderRefused(f"{file}: {error.strerror or error}") from None
    if folder.st_uid != os.geteuid() or folder.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise OrderRefused(f"{file.parent} is not locked yet: restart the station first")
    if not (stat.S_ISDIR(folder.st_mode) and stat.S_ISREG(itself.st_mode)):
        raise OrderRefused(f"{file} is no ordinary file")


def _check_port(port: str) -> None:
    """The port must be a device below /dev, even if links lead to it."""
    real = Path(os.path.realpath(port))
    if not real.is_relative_to("/dev") or not real.is_char_device():
        raise OrderRefused(f"{port} is no port of this machine")


def serve(connection: socket.socket, file: Path, note: Callable[[dict[str, object]], None]) -> bool:
    """Reads one order and answers it; `note` writes it to the journal. True if it was obeyed."""
    connection.settimeout(PATIENCE_S)
    try:
        order = read_order(_line(connection))
        note({"event": "order", **order.to_values()})
        obey(order, file)
        answer = Answer(done=True)
    except (NoOrder, OrderRefused, TimeoutError) as error:
        answer = Answer(done=False, why=str(error))
    except OSError as error:
        answer = Answer(done=False, why=f"{error.filename}: {error.strerror}")
    note({"event": "done" if answer.done else "refused", "why": answer.why})
    connection.sendall(as_line(answer))
    return answer.done


def _line(connection: socket.socket) -> bytes:
    heard = b""
    while b"\n" not in heard and len(heard) <= LONGEST_BYTES:
        if not (piece := connection.recv(LONGEST_BYTES)):
            break
        heard += piece
    return heard


def main() -> None:
    """Exits with 1 if the order was refused, so that the unit shows as failed."""
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else Places().config

    def note(words: dict[str, object]) -> None:
        sys.stderr.write(json.dumps(words, ensure_ascii=False) + "\n")  # systemd writes it to the journal

    with socket.socket(fileno=sys.stdin.fileno()) as connection:
        done = serve(connection, file, note)
    sys.exit(0 if done else 1)


if __name__ == "__main__":
    main()
