"""An ESC/POS printer at work, over a pseudo-terminal: hardware facts 5.3, 5.4 rule 9 and 7."""

import asyncio

import pytest

from ats_client.devices.ticket_printer.interface import Failed, Printed, Reason, TicketTaken, Unknown

THE_TICKET = "printed 00-1234-5678-9012-3456 125.00"
SECOND = "009999888877776666"
THE_SECOND = "printed 00-9999-8888-7777-6666 125.00"
CLEAR_COMMAND = b"\x10\x14\x08made-up"
"""The real bytes are in each model's manual. It is a setting, so any bytes will do here."""


@pytest.fixture
async def emulator(lab):
    async with lab.emulator("escpos") as emulator:
        yield emulator


async def test_fence_proves_the_ticket(lab, emulator):
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
    assert await emulator.truth() == [THE_TICKET]
    assert "step fence" in await emulator.story()


async def test_model_without_fence_or_presenter_proves_nothing(lab, emulator):
    await emulator.tell("fence off")
    async with lab.driver(lab.machine("escpos", has_fence=False), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Unknown(Reason.NO_PROOF, "ready")
    assert await emulator.truth() == [THE_TICKET]


async def test_fence_set_for_a_model_without_one_ends_unknown(lab, emulator):
    await emulator.tell("fence off")
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Unknown(Reason.NOT_FINISHED, "ready")


async def test_presenter_proves_the_ticket_and_sees_it_taken(lab, emulator):
    await emulator.tell("fence off", "presenter on")
    machine = lab.machine("escpos", has_fence=False, has_presenter=True)
    async with lab.driver(machine, emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
        assert await driver.printer.print(lab.ticket(number=SECOND)) == Failed(Reason.TICKET_IN_CHUTE)
        await emulator.tell("take")
        await driver.until(lambda: TicketTaken() in driver.events)
        assert await driver.printer.print(lab.ticket(number=SECOND)) == Printed()
    assert await emulator.truth() == [THE_TICKET, THE_SECOND]


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [
        ("paper out", Reason.PAPER_OUT),
        ("jam", Reason.PAPER_JAM),
        ("head up", Reason.HEAD_UP),
        ("silent", Reason.OFFLINE),
        ("power off", Reason.OFFLINE),
    ],
)
async def test_no_job_is_sent_to_a_printer_that_cannot_print(lab, emulator, trouble, reason):
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        await emulator.tell(trouble)
        assert await driver.printer.print(lab.ticket()) == Failed(reason)
    assert "step received" not in await emulator.story()


async def test_paper_loaded_in_time_lets_the_same_ticket_finish(lab, emulator):
    await emulator.tell("out-of-paper at=bar-code")
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        printing = asyncio.create_task(driver.printer.print(lab.ticket()))
        await emulator.until("step bar-code")
        await emulator.tell("paper load")
        assert await printing == Printed()
    assert await emulator.truth() == [THE_TICKET]


async def test_out_of_paper_is_unknown_because_the_job_comes_out_when_paper_is_loaded(lab, emulator):
    await emulator.tell("out-of-paper at=printing")
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Unknown(Reason.PAPER_OUT, "paper out")
        assert await emulator.truth() == []
        await emulator.tell("paper load")
        await emulator.until("printed")
        # Rule 9: this model's buffers cannot be cleared, so it must be switched off or looked at first.
        await driver.until(lambda: not driver.printer.status.paper_out)
        assert await driver.printer.print(lab.ticket(number=SECOND)) == Failed(Reason.OLD_JOB_INSIDE)
        await driver.printer.clear_jam()
        assert await driver.printer.print(lab.ticket(number=SECOND)) == Printed()


async def test_power_cycle_drops_the_old_job(lab, emulator):
    await emulator.tell("out-of-paper at=printing")
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        assert isinstance(await driver.printer.print(lab.ticket()), Unknown)
        await emulator.tell("power off")
        await driver.until(lambda: not driver.printer.status.is_online)
        await emulator.tell("paper load", "power on")
        await driver.until_online()
        assert await driver.printer.print(lab.ticket(number=SECOND)) == Printed()
    assert [line for line in await emulator.truth() if line.startswith("printed")] == [THE_SECOND]


async def test_buffer_clear_drops_the_old_job_where_the_model_has_one(lab, emulator):
    await emulator.tell(f"buffer-clear {CLEAR_COMMAND.hex()}", "lose fence")
    async with lab.driver(lab.machine("escpos", buffer_clear=CLEAR_COMMAND), emulator.port) as driver:
        assert isinstance(await driver.printer.print(lab.ticket()), Unknown)
        assert await driver.printer.print(lab.ticket(number=SECOND)) == Printed()
    assert "buffers cleared" in await emulator.story()


@pytest.mark.parametrize("wire", ["lose fence", "corrupt fence", "lose job"])
async def test_fence_that_never_comes_leaves_the_ticket_unknown(lab, emulator, wire):
    await emulator.tell(wire)
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Unknown(Reason.NOT_FINISHED, "ready")


@pytest.mark.parametrize(
    "wire",
    ["lose status 2", "corrupt status 5", "noise FF0037 at=bar-code", "noise 12 at=bar-code", "late 0.02"],
)
async def test_ticket_is_printed_and_known_over_a_bad_wire(lab, emulator, wire):
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        await emulator.tell(wire)
        assert await driver.printer.print(lab.ticket()) == Printed()
    assert await emulator.truth() == [THE_TICKET]


async def test_cutter_jam_keeps_the_ticket_unknown_until_recovered(lab, emulator):
    await emulator.tell("jam at=cut")
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Unknown(Reason.PAPER_JAM, "jam")
        await driver.printer.clear_jam()
        await driver.until(lambda: not driver.printer.status.jam)
        assert await driver.printer.print(lab.ticket(number=SECOND)) == Printed()
    assert await emulator.truth() == ["torn 00-1234-5678-9012-3456 125.00 bar-code=yes", THE_SECOND]


async def test_fence_heard_after_a_restart_proves_the_ticket_of_before(lab, emulator):
    await emulator.tell("pace 0.2")
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        printing = asyncio.create_task(driver.printer.print(lab.ticket()))
        await emulator.until("step printing")
    assert isinstance(await printing, Unknown)
    await emulator.tell("questions 0")
    async with lab.driver(lab.machine("escpos"), emulator.port, online=False) as driver:
        assert await driver.printer.inspect_after_restart(lab.ticket()) == Printed()
    assert await emulator.truth() == [THE_TICKET]


async def test_after_a_restart_the_fence_of_another_ticket_proves_nothing(lab, emulator):
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
        assert await driver.printer.inspect_after_restart(lab.ticket(number=SECOND)) == Unknown(
            Reason.RESTARTED, "ready"
        )


async def test_feed_moves_paper(lab, emulator):
    async with lab.driver(lab.machine("escpos"), emulator.port) as driver:
        await driver.printer.feed()
        await emulator.until("fed 6 lines")
