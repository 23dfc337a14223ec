"""The state machines alone, with a clock set by hand: cases that no emulator can be brought to."""

import itertools

import pytest

from ats_client.devices.ticket_printer.interface import Failed, Printed, Reason, Unknown
from ats_client.devices.ticket_printer.machine import MOVES, Concluded, Phase, Send


def line(flags: bytes, template: bytes = b"9") -> bytes:
    return b"*S|0|PAY-6.22B|" + b"|".join(bytes((flag,)) for flag in flags) + b"|P" + template + b"|*"


READY, RESET, BUSY, DONE = line(b"@@@@p"), line(b"@@@@q"), line(b"`@@@@"), line(b"@@H@p")


class Hand:
    """Feeds a machine and keeps its actions."""

    def __init__(self, machine) -> None:
        self.machine = machine
        self.now = 0.0
        self.sent: list[bytes] = []
        self.outcomes: list[object] = []
        self._keep(machine.connected(0.0))

    def _keep(self, actions) -> None:
        self.sent += [action.data for action in actions if isinstance(action, Send)]
        self.outcomes += [action.outcome for action in actions if isinstance(action, Concluded)]

    def hear(self, *answers: bytes) -> "Hand":
        for answer in answers:
            self.now += 0.01
            self._keep(self.machine.received(answer, self.now))
        return self

    def print(self, ticket) -> "Hand":
        self._keep(self.machine.print(ticket, self.now))
        return self

    def wait(self, seconds: float, answer: bytes = b"") -> "Hand":
        until = self.now + seconds
        while self.now < until and not self.outcomes:
            self.now = max(self.now + 0.01, self.machine.wake_at())
            self._keep(self.machine.tick(self.now))
            if answer:
                self.hear(answer)
        return self


@pytest.fixture
def hand(lab):
    return Hand(lab.machine("tcl"))


def test_whole_print_in_status_lines(hand, lab):
    hand.hear(RESET, RESET).print(lab.ticket()).hear(RESET, RESET, READY, READY)
    job = hand.sent[-1]
    assert job.startswith(b"^P|9|1|00-1234-5678-9012-3456|The Grand|")
    assert job.endswith(b"|001234567890123456|^")
    hand.hear(READY, READY, BUSY, BUSY)
    assert hand.outcomes == []
    hand.hear(DONE, DONE)
    assert hand.outcomes == [Printed()]


def test_look_too_early_sees_the_last_ticket_and_believes_nothing(hand, lab):
    hand.print(lab.ticket()).hear(READY, READY, READY, READY)
    hand.hear(*[READY] * 50)
    assert hand.outcomes == []
    assert hand.wait(5, READY).outcomes == [Unknown(Reason.NOT_STARTED, "ready")]


def test_one_line_alone_is_not_believed(hand, lab):
    """No check sum guards a line: a damaged one could claim a whole print."""
    hand.print(lab.ticket()).hear(READY, READY, READY, READY)
    hand.hear(BUSY, READY, DONE, READY, READY)
    assert hand.outcomes == []


@pytest.mark.parametrize("template", [b"0", b" "], ids=["another", "none since power came"])
def test_finished_job_of_another_template_is_unknown(hand, lab, template):
    other = line(b"@@H@p", template)
    hand.print(lab.ticket()).hear(READY, READY, READY, READY, BUSY, BUSY, other, other)
    assert [outcome.reason for outcome in hand.outcomes] == [Reason.OTHER_TEMPLATE]


def test_reset_flag_that_will_not_clear_means_no_job(hand, lab):
    hand.print(lab.ticket()).hear(RESET, RESET).wait(5, RESET)
    assert hand.outcomes == [Failed(Reason.WILL_NOT_CLEAR)]
    assert not any(sent.startswith(b"^P") for sent in hand.sent)


def test_journal_mode_is_an_obstacle(hand, lab):
    journal = line(b"@@@Hp")
    assert hand.print(lab.ticket()).hear(journal, journal).outcomes == [Failed(Reason.JOURNAL_MODE)]


def test_busy_printer_is_an_obstacle(hand, lab):
    assert hand.print(lab.ticket()).hear(BUSY, BUSY).outcomes == [Failed(Reason.BUSY)]


def test_printer_that_stays_busy_is_unknown(hand, lab):
    hand.print(lab.ticket()).hear(READY, READY, READY, READY, BUSY, BUSY)
    assert [outcome.reason for outcome in hand.wait(10, BUSY).outcomes] == [Reason.NOT_FINISHED]


def test_answers_of_an_escpos_printer_never_meet_another_question(lab):
    """A late answer shifts all later ones by one question, so the round is thrown away."""
    hand = Hand(lab.machine("escpos"))
    hand.hear(b"\x12\x12\x12")  # three answers to one question
    assert not hand.machine.status.is_online
    hand.wait(0.05).hear(b"\x12")
    asked = len(hand.sent)
    hand.now += 1
    hand._keep(hand.machine.tick(hand.now))
    assert hand.sent[asked:] == [b"\x10\x04\x01"]


@pytest.mark.parametrize(("here", "there"), list(itertools.product(Phase, Phase)))
def test_phase_table_refuses_every_move_it_does_not_name(lab, here, there):
    machine = lab.machine("tcl")
    machine.phase = here
    if there in MOVES[here]:
        machine._enter(there, 0.0)
        assert machine.phase is there
    else:
        with pytest.raises(ValueError, match=here.name):
            machine._enter(there, 0.0)


def test_every_phase_comes_to_an_end_by_itself(lab):
    """From any phase, silence alone leads back to idle with an outcome."""
    for phase in set(Phase) - {Phase.IDLE}:
        machine = lab.machine("tcl")
        machine.connected(0.0)
        machine.phase = phase
        machine._ticket = lab.ticket()
        outcomes = [action for action in machine.tick(1000.0) if isinstance(action, Concluded)]
        assert len(outcomes) == 1, phase
        assert machine.phase is Phase.IDLE
