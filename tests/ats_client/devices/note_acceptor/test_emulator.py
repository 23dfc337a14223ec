"""The emulated acceptor itself: what its console does to power and wire."""

from ats_client.devices.note_acceptor.interface import Cleared, Fault, FaultKind


async def test_power_goes_between_two_frames_and_the_last_question_stays_unanswered(floor):
    emulator, station = await floor.ready("id003")
    await emulator.tell("power-cut frame=1")
    await emulator.until("power cut at none")
    await station.until_heard(Fault)
    assert "power=off" in await emulator.tell("status")


async def test_over_a_cut_wire_neither_hears_the_other_and_the_unit_keeps_what_it_was_told(floor):
    emulator, station = await floor.ready("id003")
    resets = emulator.lines.count("reset")
    await emulator.tell("wire cut frame=2")
    await emulator.until("wire cut at none")
    assert (await station.until_heard(Fault)).kind is FaultKind.OFFLINE
    await emulator.tell("wire mended")
    await station.until_heard(Cleared)
    await station.until_ready()
    assert emulator.lines.count("reset") == resets
    await emulator.tell("wire cut", "wire mended", "frames 2")
    await emulator.until("frames passed")


async def test_a_console_line_that_makes_no_sense_is_answered_in_one_line(floor):
    emulator, _ = await floor.ready("id003")
    for line, why in {
        "power-cut frame=0": "at least one frame must pass",
        "power-cut frame=soon": "invalid literal",
        "wire mangled": "no such command",
    }.items():
        assert why in await emulator.refuses(line)
