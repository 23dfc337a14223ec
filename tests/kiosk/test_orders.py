"""The two orders, read strictly: nothing else is an order."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.device_choice import PROTOCOLS
from kiosk.orders import LONGEST_BYTES, ForgetStation, NoOrder, Order, UseDevice, as_line, read_order

NUMBERS = st.text("0123456789", min_size=1, max_size=10)
PORTS = st.from_regex(r"\A/dev/[A-Za-z0-9_-]{1,60}\Z")
DEVICES = st.sampled_from([(device, protocol) for device, known in PROTOCOLS.items() for protocol in known])
GOOD = {"order": "use-device", "by": "9001", "device": "note acceptor", "protocol": "id003", "port": "/dev/ttyS0"}


@st.composite
def orders(draw: st.DrawFn) -> Order:
    if draw(st.booleans()):
        return ForgetStation(by=draw(NUMBERS))
    device, protocol = draw(DEVICES)
    return UseDevice.from_values({"by": draw(NUMBERS), "device": device, "protocol": protocol, "port": draw(PORTS)})


@given(orders())
def test_an_order_is_read_as_it_was_given(order: Order) -> None:
    assert read_order(as_line(order)) == order


@given(st.binary(max_size=200))
def test_bytes_are_no_order(data: bytes) -> None:
    with pytest.raises(NoOrder):
        read_order(data)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"order": "remove-everything"}, "order: Invalid value"),
        ({"order": None}, "order: Expected str"),
        ({"by": "nine"}, "by"),
        ({"by": 9001}, "by"),
        ({"by": ""}, "by"),
        ({"device": "coffee machine"}, "device"),
        ({"protocol": "tcl"}, "no note acceptor speaks tcl"),
        ({"port": "/etc/shadow"}, "no name of a port"),
        ({"port": '/dev/a"\nx="'}, "no name of a port"),
        ({"file": "/etc/shadow"}, "unknown field file"),
    ],
)
def test_an_order_with_one_thing_wrong_is_none_and_says_what(changed: dict[str, object], says: str) -> None:
    line = json.dumps(GOOD | changed).encode() + b"\n"
    with pytest.raises(NoOrder, match=says):
        read_order(line)


def test_an_order_that_breaks_off_or_never_ends_is_none() -> None:
    whole = json.dumps(GOOD).encode()
    assert read_order(whole + b"\n").by == "9001"
    for line in (b"", whole, whole + b" " * LONGEST_BYTES + b"\n"):
        with pytest.raises(NoOrder, match="one line"):
            read_order(line)
