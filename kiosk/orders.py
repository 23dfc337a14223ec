"""The two orders a station may give to the caretaker, and his answer: one JSON object and a newline, each way."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from kiosk.device_choice import DeviceChoice

LONGEST_BYTES = 1024
"""More is no order."""
StaffNumber = Annotated[str, Field(pattern=r"^[0-9]{1,10}$")]


class NoOrder(Exception):
    """Bytes that are neither of the two orders; the text says in one line what is wrong with them."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class UseDevice(_Strict):
    """Put this device's protocol and port into the configuration."""

    order: Literal["use-device"] = "use-device"
    by: StaffNumber
    device: Literal["note acceptor", "ticket printer"]
    protocol: str = Field(max_length=16)
    port: str = Field(max_length=256)

    @property
    def choice(self) -> DeviceChoice:
        """Raises `ValueError` for a protocol or a port that there is not."""
        return DeviceChoice(self.device, self.protocol, self.port)


class ForgetStation(_Strict):
    """Remove the configuration and the key: this machine is to be enrolled anew."""

    order: Literal["forget-station"] = "forget-station"
    by: StaffNumber


Order = UseDevice | ForgetStation
_ORDERS: TypeAdapter[Order] = TypeAdapter(Annotated[Order, Field(discriminator="order")])


class Answer(_Strict):
    """Done, or not done and why. No answer at all is the third outcome: nobody knows."""

    done: bool
    why: str = ""


def read_order(line: bytes) -> Order:
    """Nothing but a whole order of this form is one: no other keys, no other types, no longer line."""
    if len(line) > LONGEST_BYTES or not line.endswith(b"\n"):
        raise NoOrder(f"an order is one line of at most {LONGEST_BYTES} bytes")
    try:
        order = _ORDERS.validate_json(line)
        if isinstance(order, UseDevice):
            order.choice  # noqa: B018 - made to see whether it can be
    except ValidationError as error:
        raise NoOrder("; ".join(_mistake(each["loc"], each["msg"]) for each in error.errors()[:3])) from None
    except ValueError as error:
        raise NoOrder(str(error)) from None
    return order


def _mistake(place: tuple[int | str, ...], what: str) -> str:
    return f"{'.'.join(map(str, place))}: {what}" if place else what


def as_line(words: Order | Answer) -> bytes:
    return words.model_dump_json().encode() + b"\n"
