"""The plug is pulled at every step: never "printed" without a ticket, never "failed" with one; else "unknown".

Each row: the device loses power, blinks, or the station's driver dies, at one step of one protocol's print; then both
come back and the ticket is inspected as a restarted station would.
"""

import asyncio

import pytest

from ats_client.devices.ticket_printer.emulator import DEVICES
from ats_client.devices.ticket_printer.interface import Failed, Outcome, Printed, Unknown

STEPS = [(protocol, step) for protocol, device in DEVICES.items() for step in device.steps]


def is_honest(outcome: Outcome, truth: list[str]) -> bool:
    """`Printed` needs the whole ticket; `Failed` needs that nothing payable came out."""
    came_out = [line for line in truth if line.startswith("printed")]
    payable = came_out + [line for line in truth if line.endswith("bar-code=yes")]
    match outcome:
        case Printed():
            return len(came_out) == 1
        case Failed():
            return not payable
        case Unknown():
            return True


@pytest.mark.parametrize(("protocol", "step"), STEPS)
async def test_device_loses_power_at_every_step(lab, protocol, step):
    async with lab.emulator(protocol) as emulator:
        await emulator.tell(f"cut-power at={step}")
        async with lab.driver(lab.machine(protocol), emulator.port) as driver:
            outcome = await driver.printer.print(lab.ticket())
            if not isinstance(outcome, Printed):
                assert isinstance(outcome, Unknown), "the job was sent, so nobody can be sure of a failure"
            await emulator.until("power off")
            await emulator.tell("power on")
            await driver.until_online()
            inspected = await driver.printer.inspect_after_restart(lab.ticket())
        truth = await emulator.truth()
        assert is_honest(outcome, truth), (outcome, truth)
        assert isinstance(inspected, Unknown)


@pytest.mark.parametrize(("protocol", "step"), STEPS)
async def test_device_blinks_at_every_step(lab, protocol, step):
    async with lab.emulator(protocol) as emulator:
        await emulator.tell(f"reset at={step}")
        async with lab.driver(lab.machine(protocol), emulator.port) as driver:
            outcome = await driver.printer.print(lab.ticket())
        truth = await emulator.truth()
        assert is_honest(outcome, truth), (outcome, truth)
        assert not isinstance(outcome, Failed)


@pytest.mark.parametrize(("protocol", "step"), STEPS)
async def test_station_dies_at_every_step_and_starts_again(lab, protocol, step):
    async with lab.emulator(protocol) as emulator:
        async with lab.driver(lab.machine(protocol), emulator.port) as driver:
            printing = asyncio.create_task(driver.printer.print(lab.ticket()))
            await emulator.until(f"step {step}")
        outcome = await printing
        async with lab.driver(lab.machine(protocol), emulator.port, online=False) as driver:
            inspected = await driver.printer.inspect_after_restart(lab.ticket())
        truth = await emulator.truth()
        assert is_honest(outcome, truth), (outcome, truth)
        assert is_honest(inspected, truth), (inspected, truth)
        assert isinstance(outcome, Printed | Unknown)
