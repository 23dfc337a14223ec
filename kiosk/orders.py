"""The two orders a station may give to the caretaker, and the answer: one JSON object and a newline, each way."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import DecodeError, Meta
from msgspec.json import Decoder

from game_protocol.basics import Message, malformed
from game_protocol.identity import StaffNumber
from kiosk.device_choice import DeviceChoice

LONGEST_BYTES = 1024
"""Anything longer is not an order."""


class NoOrder(Exception):
    """The bytes are neither of the two orders; the text says in one line what is wrong with them."""


class _Order(Message, tag_field="order", forbid_unknown_fields=True):
    """From a program of the same release on the same machine, so that another key is a mistake or an attempt."""

    by: StaffNumber


class UseDevice(_Order, tag="use-device"):
    """Puts this device's protocol and port into the configuration."""

    device: Literal["note acceptor", "ticket printer"]
    protocol: Annotated[str, Meta(max_length=16)]
    port: Annotated[str, Meta(max_length=256)]

    @property
    def choice(self) -> DeviceChoice:
        """Raises `ValueError` for an unknown protocol or an impossible port."""
        return DeviceChoice(self.device, self.protocol, self.port)


class ForgetStation(_Order, tag="forget-station"):
    """Removes the configuration and the key, so that this machine can be enrolled again."""


Order = UseDevice | ForgetStation
_ORDERS: Decoder[Order] = Decoder(Order)


class Answer(Message):
    """Done, or not done and why. No answer is the third outcome: nobody knows."""

    done: bool
    why: str = ""


def read_order(line: bytes) -> Order:
    """Reads strictly: no other keys, no other types, no longer line."""
    if len(line) > LONGEST_BYTES or not line.endswith(b"\n"):
        raise NoOrder(f"an order is one line of at most {LONGEST_BYTES} bytes")
    try:
        order = _ORDERS.decode(line)
        if isinstance(order, UseDevice):
            order.choice  # noqa: B018 - made to see whether it can be
    except (DecodeError, UnicodeError) as error:
        raise NoOrder(str(malformed(error))) from None
    except ValueError as error:
        raise NoOrder(str(error)) from None
    return order


def as_line(words: Order | Answer) -> bytes:
    return words.to_bytes() + b"\n"
