"""A TCL printer at work, over a pseudo-terminal: every flow and fault of hardware facts 5.4 and 7."""

import asyncio

import pytest

from ats_client.devices.ticket_printer.interface import Failed, Printed, Reason, StatusChanged, TicketTaken, Unknown
from ats_client.devices.ticket_printer.tcl import TEMPLATE_0
from ats_client.devices.ticket_printer.ticket import Ticket
from screen_kit.devices.errors import RefusedByDevice

THE_TICKET = "printed 00-1234-5678-9012-3456 125.00"


@pytest.fixture
async def emulator(lab):
    async with lab.emulator("tcl") as emulator:
        yield emulator


async def test_ticket_is_printed_waits_in_the_chute_and_is_taken(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
        assert await emulator.truth() == [THE_TICKET]
        await driver.until(lambda: driver.printer.status.ticket_in_chute)
        await emulator.tell("take")
        await driver.until(lambda: TicketTaken() in driver.events)
        assert driver.printer.identity.version == "PAY-6.22B"


@pytest.mark.parametrize(
    "settings",
    [{"inner_bar": False}, {"poll_with_enquiry": True}, {"template": TEMPLATE_0}],
    ids=["short commands", "enquiry byte", "template 0"],
)
async def test_ticket_is_printed_with_another_units_settings(lab, emulator, settings):
    async with lab.driver(lab.machine("tcl", **settings), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
    assert await emulator.truth() == [THE_TICKET]


async def test_test_ticket_is_printed_without_value(lab, emulator):
    test = Ticket.test(establishment="x", place="y", machine="1", printed_at=lab.ticket().printed_at)
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        assert await driver.printer.print(test) == Printed()
    assert await emulator.truth() == ["printed 00-0000-0000-0000-0000 TEST - NO VALUE"]


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [
        ("paper out", Reason.PAPER_OUT),
        ("jam", Reason.PAPER_JAM),
        ("head up", Reason.HEAD_UP),
        ("chassis open", Reason.CHASSIS_OPEN),
        ("silent", Reason.OFFLINE),
        ("power off", Reason.OFFLINE),
    ],
)
async def test_rule_2_no_job_is_sent_to_a_printer_that_cannot_print(lab, emulator, trouble, reason):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        await emulator.tell(trouble)
        assert await driver.printer.print(lab.ticket()) == Failed(reason)
    assert "step received" not in await emulator.story()


async def test_rule_2_no_second_ticket_before_the_first_is_taken(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
        second = lab.ticket(number="009999888877776666")
        assert await driver.printer.print(second) == Failed(Reason.TICKET_IN_CHUTE)
        await emulator.tell("take")
        await driver.until(lambda: TicketTaken() in driver.events)
        assert await driver.printer.print(second) == Printed()
    assert await emulator.truth() == [THE_TICKET, "printed 00-9999-8888-7777-6666 125.00"]


async def test_paper_low_is_announced_and_no_obstacle(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        await emulator.tell("paper low")
        await driver.until(lambda: driver.printer.status.paper_low)
        assert await driver.printer.print(lab.ticket()) == Printed()


async def test_rule_3_validation_bit_of_the_last_ticket_is_not_success(lab, emulator):
    await emulator.tell("lose job")
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Unknown(Reason.NOT_STARTED, "ready")
    assert await emulator.truth() == []


async def test_rule_3_reset_flag_is_cleared_before_a_job(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
    story = await emulator.story()
    assert story.index("flags cleared") < story.index("step received")


async def test_rule_5_silence_while_printing_is_unknown(lab, emulator):
    await emulator.tell("silent at=validation")
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        outcome = await driver.printer.print(lab.ticket())
    assert isinstance(outcome, Unknown)
    assert outcome.reason is Reason.SILENT


async def test_rule_5_cable_pulled_while_printing_is_unknown_and_the_port_comes_back(lab, tmp_path):
    async with lab.emulator("tcl", tmp_path / "printer") as emulator:
        await emulator.tell("unplug at=validation")
        async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
            outcome = await driver.printer.print(lab.ticket())
            assert isinstance(outcome, Unknown)
            assert outcome.reason is Reason.LINE_LOST
            await emulator.tell("plug")
            await driver.until(lambda: driver.printer.status.is_online and driver.printer.status.ticket_in_chute)


@pytest.mark.parametrize("step", ["received", "busy", "validation", "chute", "done"])
async def test_rule_6_reset_while_printing_is_unknown_though_validation_is_set_again(lab, emulator, step):
    await emulator.tell(f"reset at={step}")
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        outcome = await driver.printer.print(lab.ticket())
    assert isinstance(outcome, Unknown)
    assert outcome.reason is Reason.POWER_LOST
    assert "validation-printed" in outcome.seen


async def test_rule_7_old_job_is_dropped_before_the_next_ticket(lab, emulator):
    await emulator.tell("lose job")
    second = lab.ticket(number="009999888877776666")
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        assert isinstance(await driver.printer.print(lab.ticket()), Unknown)
        assert await driver.printer.print(second) == Printed()
    assert "reset" in await emulator.story()
    assert await emulator.truth() == ["printed 00-9999-8888-7777-6666 125.00"]


async def test_rule_8_after_a_restart_the_attendant_hears_what_lies_in_the_chute(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
    async with lab.driver(lab.machine("tcl"), emulator.port, online=False) as driver:
        outcome = await driver.printer.inspect_after_restart(lab.ticket())
    assert isinstance(outcome, Unknown)
    assert outcome.reason is Reason.RESTARTED
    assert "ticket-in-chute" in outcome.seen
    assert "last template 9" in outcome.seen


async def test_rule_8_after_a_restart_without_an_answer_it_stays_unknown(lab, emulator):
    await emulator.tell("power off")
    async with lab.driver(lab.machine("tcl"), emulator.port, online=False) as driver:
        assert await driver.printer.inspect_after_restart(lab.ticket()) == Unknown(Reason.RESTARTED, "no answer")


@pytest.mark.parametrize(
    ("fault", "step", "outcome"),
    [
        ("out-of-paper", "busy", Unknown),  # it may keep the job
        ("out-of-paper", "validation", Failed),  # it stopped before number and bar code
        ("out-of-paper", "chute", Unknown),  # bar code printed, ticket torn
        ("out-of-paper", "done", Unknown),  # whole, but the printer complains
        ("jam", "validation", Failed),
        ("jam", "chute", Unknown),
        ("head up", "validation", Failed),
        ("chassis open", "chute", Unknown),
    ],
)
async def test_fault_while_printing(lab, emulator, fault, step, outcome):
    reasons = {
        "out-of-paper": Reason.PAPER_OUT,
        "jam": Reason.PAPER_JAM,
        "head up": Reason.HEAD_UP,
        "chassis open": Reason.CHASSIS_OPEN,
    }
    await emulator.tell(f"{fault} at={step}")
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        result = await driver.printer.print(lab.ticket())
    assert isinstance(result, outcome)
    assert result.reason is reasons[fault]


async def test_job_spoiled_on_the_wire_is_unknown_and_the_complaint_does_not_block_the_next(lab, emulator):
    await emulator.tell("corrupt job")
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        outcome = await driver.printer.print(lab.ticket())
        assert isinstance(outcome, Unknown)
        assert outcome.reason is Reason.PRINTER_ERROR
        assert await driver.printer.print(lab.ticket(number="009999888877776666")) == Printed()
    assert await emulator.truth() == ["printed 00-9999-8888-7777-6666 125.00"]


@pytest.mark.parametrize(
    "wire",
    [
        "lose status 3 at=busy",
        "corrupt status 3 at=busy",
        "corrupt status 3 at=chute",
        "noise 2A537C307C at=busy",
        "noise FF002A53 at=validation",
        "late 0.02",
        "unasked on",
        "lose command 2",
    ],
)
async def test_ticket_is_printed_and_known_over_a_bad_wire(lab, emulator, wire):
    await emulator.tell(wire)
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        assert await driver.printer.print(lab.ticket()) == Printed()
    assert await emulator.truth() == [THE_TICKET]


async def test_second_print_while_one_is_under_way_is_refused_and_harms_nothing(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        first = asyncio.create_task(driver.printer.print(lab.ticket()))
        await emulator.until("step busy")
        assert await driver.printer.print(lab.ticket(number="009999888877776666")) == Failed(Reason.BUSY)
        with pytest.raises(RefusedByDevice):
            await driver.printer.feed()
        with pytest.raises(RefusedByDevice):
            await driver.printer.inspect_after_restart(lab.ticket())
        assert await first == Printed()
    assert await emulator.truth() == [THE_TICKET]


async def test_jam_is_cleared_and_paper_fed_by_the_technician(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        await emulator.tell("jam")
        await driver.until(lambda: driver.printer.status.jam)
        await driver.printer.clear_jam()
        await driver.until(lambda: not driver.printer.status.jam)
        await driver.printer.feed()
        await emulator.until("fed one form")


async def test_power_cut_and_return_are_told_to_the_station(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        await emulator.tell("power off")
        await driver.until(lambda: not driver.printer.status.is_online)
        await emulator.tell("power on")
        await driver.until_online()
        changes = [event.after.is_online for event in driver.events if isinstance(event, StatusChanged)]
        assert changes == [True, False, True]
        assert await driver.printer.print(lab.ticket()) == Printed()


async def test_driver_stopped_while_printing_leaves_the_ticket_unknown(lab, emulator):
    async with lab.driver(lab.machine("tcl"), emulator.port) as driver:
        printing = asyncio.create_task(driver.printer.print(lab.ticket()))
        await emulator.until("step busy")
    assert isinstance(await printing, Unknown)


async def test_print_without_a_port_fails(lab, tmp_path):
    async with lab.driver(lab.machine("tcl"), str(tmp_path / "nothing"), online=False) as driver:
        assert await driver.printer.print(lab.ticket()) == Failed(Reason.OFFLINE)
