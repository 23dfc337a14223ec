"""The plug is pulled at every step of the unit and between every two frames of the host: no cent is lost or made.

The station here has its journal in memory; it outlives the driver as a file outlives a process. The emulator says what
was really stacked. If nobody can know, the entry must end as disputed, never as a guess.
"""

import pytest

from ats_client.devices.note_acceptor.id003 import Id003Settings
from ats_client.devices.note_acceptor.interface import PoweredUp

ALL = ("id003", "ssp", "essp", "ccnet")
TICKET = "0075980582038055"
STEPS = (
    "entering",
    "escrow",
    "stack-heard",
    "moving",
    "past-lever",
    "in-box",
    "credit-said",
    "acknowledged",
)


class Count:
    """How many items were stacked, booked and disputed since the last count."""

    def __init__(self, emulator, station):
        self._emulator = emulator
        self._station = station
        self._seen = (0, 0, 0)

    def since_last(self):
        now = (
            len(self._emulator.stacked()) + len(self._emulator.stacked_tickets()),
            len(self._station.booked),
            len(self._station.disputed),
        )
        seen, self._seen = self._seen, now
        return tuple(new - old for new, old in zip(now, seen, strict=True))


def assert_exact(stacked, booked, disputed, where):
    if disputed:
        assert booked == 0, f"{where}: booked and disputed at once"
        assert disputed == 1, f"{where}: one item, one dispute"
    else:
        assert booked == stacked, f"{where}: {stacked} stacked, {booked} booked"


def insertion(number: int, *, is_ticket: bool) -> str:
    """Uses a new ticket number each time: no ticket may ever count twice."""
    return f"ticket {TICKET}{number:02d}" if is_ticket else "note 20"


KINDS = [(protocol, False) for protocol in ALL] + [(protocol, True) for protocol in ALL[:3]]


@pytest.mark.parametrize("host_dies", [False, True], ids=["unit-only", "both"])
@pytest.mark.parametrize(("protocol", "is_ticket"), KINDS)
async def test_power_cut_at_every_step_of_the_unit(floor, protocol, is_ticket, host_dies):
    emulator, station = await floor.ready(protocol)
    count = Count(emulator, station)
    for number, step in enumerate(STEPS):
        await emulator.tell(f"power-cut at={step}", insertion(number, is_ticket=is_ticket))
        await emulator.until(f"power cut at {step}")
        if host_dies:
            await station.stop()
        power_ups = len(station.heard(PoweredUp))
        await emulator.tell("power on")
        if host_dies:
            station.start()
        await station.until_heard(PoweredUp, power_ups + 1)
        await station.until_settled()
        assert_exact(*count.since_last(), where=step)
    assert station.booked, "some of these power cuts leave the credit certain"


async def test_power_cut_at_every_step_with_vend_valid_given_early(floor):
    """STACK-1: the credit comes at the lever, before the note is in the box."""
    emulator, station = await floor.ready(
        "id003", protocol_settings=Id003Settings(stack_command=0x41, reset_after_silence_s=0.5)
    )
    count = Count(emulator, station)
    for step in ("stack-heard", "moving", "past-lever", "acknowledged"):
        power_ups = len(station.heard(PoweredUp))
        await emulator.tell(f"power-cut at={step}", "note 20")
        await emulator.until(f"power cut at {step}")
        await emulator.tell("power on")
        await station.until_heard(PoweredUp, power_ups + 1)
        await station.until_settled()
        assert_exact(*count.since_last(), where=step)
    assert station.booked


@pytest.mark.parametrize(("protocol", "is_ticket"), KINDS)
async def test_host_dropped_between_every_two_frames(floor, protocol, is_ticket):
    emulator, station = await floor.ready(protocol)
    await emulator.tell("entering-time 60")
    count = Count(emulator, station)
    frame, survived = 0, False
    while not survived:
        frame += 1
        await station.stop()
        await emulator.tell(insertion(frame, is_ticket=is_ticket))
        station.frames, station.dies_at_frame = 0, frame
        station.start()
        survived = await station.until_done_or_dead()
        if not survived:
            station.start()
        await station.until_settled()
        assert_exact(*count.since_last(), where=f"frame {frame}")
    assert frame > 20, "the loop must have gone through the whole conversation"
    assert len(station.booked) > frame // 2
    assert len(set(station.booked_tickets)) == len(station.booked_tickets)
