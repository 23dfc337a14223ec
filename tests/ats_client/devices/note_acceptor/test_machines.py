"""The state machines alone, fed with payloads: every byte in every state, and rules that no sequence may break."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ats_client.devices.note_acceptor.ccnet.machine import CcnetMachine, CcnetSettings
from ats_client.devices.note_acceptor.id003.machine import Id003Machine, Id003Settings
from ats_client.devices.note_acceptor.interface import (
    AcceptorSettings,
    Closed,
    Credited,
    Disputed,
    Event,
    Fault,
    FaultKind,
    Note,
    NoteEscrowed,
    OpenEntry,
    Rejected,
    Returned,
    Stage,
    Ticket,
    TicketEscrowed,
)
from ats_client.devices.note_acceptor.machine import Machine, Turn
from ats_client.devices.note_acceptor.ssp.machine import SspMachine, SspSettings
from game_rules.money import Money
from screen_kit.devices.errors import RefusedByDevice

SETTINGS = AcceptorSettings()
TICKET = "007598058203805577"
TABLE = bytes.fromhex("8A 61 02 05 00 62 02 0A 00 63 02 14 00")
SETUP = b"\xf0\x00" + b"0337AUD\x00\x00\x01\x03\x05\x0a\x14\x02\x02\x02\x00\x00\x64\x04"
BILLS = bytes(10) + b"\x05AUS\x00" + b"\x01AUS\x01" + b"\x02AUS\x01" + bytes(95)


def new_id() -> Callable[[], str]:
    numbers = count(1)
    return lambda: f"item {next(numbers)}"


def id003(entry: OpenEntry | None = None) -> Id003Machine:
    return Id003Machine(SETTINGS, Id003Settings(), entry, new_id())


def ssp(entry: OpenEntry | None = None) -> SspMachine:
    return SspMachine(SETTINGS, SspSettings(), entry, new_id(), lambda key: None, lambda below: below - 1)


def ccnet(entry: OpenEntry | None = None) -> CcnetMachine:
    return CcnetMachine(SETTINGS, CcnetSettings(), entry, new_id())


MACHINES: dict[str, Callable[[OpenEntry | None], Machine]] = {"id003": id003, "ssp": ssp, "ccnet": ccnet}
ENTRIES = [
    None,
    *(OpenEntry("old", item, stage) for stage in Stage for item in (Note(0x63, Money(2000)), Ticket(TICKET))),
]


SETTING_UP = 20
"""Within this many polls all questions are asked, and all settings are sent and read back, one at a time."""


class Talk:
    """A machine and a clock, with every event handled at once."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.now = 0.0
        self.events: list[Event] = []
        self.turns: list[Turn] = []
        self.refuses: set[int] = set()
        self.forgets: set[int] = set()
        self._set: dict[int, bytes] = {}

    def hear(self, payload: bytes | str) -> list[Event]:
        """Takes the host's turns up to its next question, then gives this answer."""
        self.now += 0.2
        while True:
            self.turns.append(self.machine.turn(self.now))
            if self.turns[-1].answered:
                break
        heard = self.machine.hear(payload if isinstance(payload, bytes) else bytes.fromhex(payload), self.now)
        self._take(heard)
        return heard

    def poll(self, status: str) -> list[Event]:
        """Answers the host's questions like a willing unit until it polls; then shows this status."""
        for _ in range(60):
            self.now += 0.2
            turn = self.machine.turn(self.now)
            self.turns.append(turn)
            if not turn.answered:
                continue
            sent = turn.payload
            if sent == b"\x11":
                heard = self.machine.hear(bytes.fromhex(status), self.now)
                break
            self._take(self.machine.hear(self._willing_answer(sent), self.now))
        else:
            raise AssertionError("the host never polls")
        self._take(heard)
        return heard

    def _willing_answer(self, sent: bytes) -> bytes:
        if sent[0] in self.refuses:
            return b"\x4b"
        if sent[0] in (0x40, 0x41, 0x42, 0x43, 0x44):
            return b"\x50"
        if sent[0] >= 0xC0:
            self._set[sent[0]] = bytes(len(sent) - 1) if sent[0] in self.forgets else sent[1:]
            return sent
        return {b"\x8a": TABLE, b"\x88": b"\x88unit"}.get(sent) or sent + self._set[sent[0] + 0x40]

    def _take(self, heard: list[Event]) -> None:
        for event in heard:
            self.machine.told(event)
        self.events += heard

    def sent(self) -> list[bytes]:
        return [turn.payload for turn in self.turns]


def running(entry: OpenEntry | None = None) -> Talk:
    """An ID-003 host that found a working, open unit."""
    talk = Talk(id003(entry))
    talk.machine.enable(None, tickets=True)
    for _ in range(SETTING_UP):
        talk.poll("11")
    return talk


def ready_ssp(entry: OpenEntry | None = None) -> Talk:
    """An SSP host that has set its unit up and opened it."""
    talk = Talk(ssp(entry))
    talk.machine.enable(None, tickets=False)
    for _ in range(12):
        asked = talk.machine.turn(talk.now).payload
        talk.hear(SETUP if asked == b"\x05" else b"\xf0")
    return talk


def ready_ccnet() -> Talk:
    """A CCNET host that found a working unit and opened it."""
    talk = Talk(ccnet())
    talk.machine.enable(None, tickets=False)
    for answer in (b"\x14", b"unit", b"\x14", BILLS, b"\x14", b"\x00", b"\x14"):
        talk.hear(answer)
    return talk


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
@pytest.mark.parametrize("protocol", MACHINES)
def test_no_byte_in_any_state_raises(protocol: str, entry: OpenEntry | None) -> None:
    for first in range(256):
        talk = Talk(MACHINES[protocol](entry))
        talk.hear(bytes([first]))
        for second in (0x11, 0x13, 0x15, 0x40, 0xF0, first):
            talk.hear(bytes([second]))
            talk.hear(bytes([second, 0x63]))


PAYLOADS = (
    st.binary(min_size=1, max_size=6)
    | st.sampled_from([TABLE, SETUP, BILLS])
    | st.sampled_from([0x11, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x40, 0x42, 0x50, 0xF0]).map(
        lambda code: bytes([code])
    )
    | st.sampled_from([(0x13, 0x61), (0x13, 0x63), (0x80, 2), (0x80, 3), (0x81, 2), (0x81, 3), (0x82, 2)]).map(bytes)
    | st.lists(
        st.sampled_from(
            [b"\xef\x03", b"\xee\x03", b"\xef\x01", b"\xee\x01", b"\xe2\x03", b"\xe1\x03", b"\xeb", b"\xf1"]
        ),
        max_size=4,
    ).map(lambda events: b"\xf0" + b"".join(events))
)


def assert_exact(talk: Talk, payloads: list[bytes], known: dict[str, Stage]) -> None:
    """Nothing is booked twice, nothing is booked that was never escrowed, and a booking stays."""
    for payload in payloads:
        for event in talk.hear(payload):
            match event:
                case NoteEscrowed(id=id_) | TicketEscrowed(id=id_):
                    known[id_] = Stage.STACKING
                    with suppress(RefusedByDevice):  # already gone in the same answer
                        talk.machine.accept()
                case Credited(id=id_, repeated=repeated):
                    assert (known[id_] is Stage.CREDITED) == repeated
                    known[id_] = Stage.CREDITED
                case Closed(id=id_):
                    assert known.pop(id_) is Stage.CREDITED
                case Returned(id=id_) | Rejected(id=str(id_)) | Disputed(id=str(id_)):
                    assert known.pop(id_) is not Stage.CREDITED


@pytest.mark.parametrize("protocol", MACHINES)
@given(payloads=st.lists(PAYLOADS, max_size=40), entry=st.sampled_from(ENTRIES))
def test_no_sequence_from_the_start_on_books_twice_or_books_the_unknown(
    protocol: str, payloads: list[bytes], entry: OpenEntry | None
) -> None:
    talk = Talk(MACHINES[protocol](entry))
    talk.machine.enable(None, tickets=talk.machine.takes_tickets)
    assert_exact(talk, payloads, {entry.id: entry.stage} if entry else {})


@pytest.mark.parametrize("protocol", MACHINES)
@given(payloads=st.lists(PAYLOADS, max_size=40))
def test_no_sequence_of_a_running_unit_books_twice_or_books_the_unknown(protocol: str, payloads: list[bytes]) -> None:
    talk = {"id003": running, "ssp": ready_ssp, "ccnet": ready_ccnet}[protocol]()
    assert_exact(talk, payloads, {})


# --- ID-003, scenario by scenario


def test_a_host_that_starts_while_the_unit_works_does_not_reset_it() -> None:
    assert b"\x40" not in running().sent()


def test_an_unknown_status_is_waited_out() -> None:
    talk = running()
    assert not [event for event in talk.poll("77 01 02") if isinstance(event, Fault)]
    talk.poll("13 63")
    assert [event.code for event in talk.events if isinstance(event, NoteEscrowed)] == [0x63]


def test_a_second_return_answered_by_invalid_command_is_harmless() -> None:
    talk = running()
    talk.poll("13 63")
    talk.machine.return_()
    talk.poll("13 63")
    talk.hear("4B")
    assert [type(event) for event in talk.poll("18")][-1:] == [Returned]


def test_stack_is_not_credit_and_neither_is_stacked() -> None:
    talk = running()
    talk.poll("13 63")
    talk.machine.accept()
    for status in ("14", "14", "16"):
        assert not [event for event in talk.poll(status) if isinstance(event, Credited)]


def test_a_note_that_is_accepted_and_then_gone_without_vend_valid_is_disputed() -> None:
    talk = running()
    talk.poll("13 63")
    talk.machine.accept()
    talk.poll("14")
    assert [type(event) for event in talk.poll("11")][-1] is Disputed


def test_a_note_gone_before_the_stack_command_was_sent_was_simply_returned() -> None:
    talk = running()
    talk.poll("13 63")
    talk.machine.accept()
    talk.now += 0.2
    gone = talk.machine.hear(b"\x11", talk.now)  # in the very poll that was already on its way
    assert isinstance(gone[-1], Returned)


def test_a_rejected_note_is_forgotten_before_the_next_one_comes() -> None:
    talk = running()
    talk.poll("13 63")
    talk.machine.accept()
    assert isinstance(talk.poll("17 71")[-1], Rejected)
    talk.poll("11")
    talk.poll("13 61")
    talk.machine.accept()
    talk.poll("14")
    credited = [event for event in talk.poll("15") if isinstance(event, Credited)]
    assert [event.item for event in credited] == [Note(0x61, Money(500))]


def test_vend_valid_is_answered_each_time_it_is_shown_not_only_when_it_changes() -> None:
    talk = running()
    talk.poll("13 63")
    talk.machine.accept()
    talk.poll("14")
    for _ in range(3):
        talk.poll("15")
    talk.poll("16")
    assert talk.sent().count(b"\x50") == 3
    assert [event.repeated for event in talk.events if isinstance(event, Credited)] == [False, True, True]


def test_nothing_is_acknowledged_before_the_station_was_told() -> None:
    talk = running()
    talk.poll("13 63")
    talk.machine.accept()
    talk.poll("14")
    talk.machine.turn(talk.now)
    (credited,) = talk.machine.hear(b"\x15", talk.now)
    assert talk.machine.turn(talk.now).payload != b"\x50"
    talk.machine.told(credited)
    assert talk.machine.turn(talk.now) == Turn(b"\x50", answered=False)


def test_a_note_that_is_not_wanted_is_given_back_without_asking() -> None:
    talk = running()
    talk.machine.enable({Money(500)}, tickets=False)
    talk.poll("13 63")
    assert not [event for event in talk.events if isinstance(event, NoteEscrowed)]
    talk.poll("13 63")
    assert b"\x43" in talk.sent()
    assert [event for event in talk.poll("18") if isinstance(event, Rejected)]


def test_an_unknown_denomination_or_an_unreadable_ticket_is_given_back() -> None:
    for data in ("6E", "6F 41 42", "6F", ""):
        talk = running()
        talk.poll(f"13 {data}")
        talk.poll(f"13 {data}")
        assert b"\x43" in talk.sent(), data
        assert not [event for event in talk.events if isinstance(event, NoteEscrowed | TicketEscrowed)]


def test_another_note_in_escrow_than_the_journal_knows_leaves_the_old_one_disputed() -> None:
    talk = Talk(id003(OpenEntry("old", Note(0x63, Money(2000)), Stage.STACKING)))
    talk.machine.enable(None, tickets=True)
    for _ in range(4):
        talk.poll("13 61")
    assert [event.id for event in talk.events if isinstance(event, Disputed)] == ["old"]
    assert [event.code for event in talk.events if isinstance(event, NoteEscrowed)] == [0x61]


def test_two_power_cuts_with_different_findings_decide_nothing() -> None:
    talk = Talk(id003(OpenEntry("old", Note(0x63, Money(2000)), Stage.STACKING)))
    for status in ("41", "41", "1B", "40", "1B", "1A", *["1A"] * 20):
        talk.poll(status)
    assert [event.id for event in talk.events if isinstance(event, Disputed)] == ["old"]
    assert not [event for event in talk.events if isinstance(event, Returned)]


def test_a_setting_that_is_not_echoed_is_tried_again_and_then_reported() -> None:
    talk = Talk(id003())
    talk.machine.enable(None, tickets=True)
    talk.refuses = {0xC0}
    for _ in range(SETTING_UP):
        talk.poll("1A")
    assert talk.sent().count(bytes.fromhex("C0 00 00")) == 3
    assert Fault(FaultKind.SETUP, "enable-disable-denominations refused") in talk.events


def test_a_setting_that_reads_back_otherwise_is_sent_again_and_then_reported() -> None:
    """One product combined its option bits wrongly and never noticed that power recovery was off (facts 7)."""
    talk = Talk(id003())
    talk.machine.enable(None, tickets=True)
    talk.forgets = {0xC5}
    for _ in range(SETTING_UP + 10):
        talk.poll("1A")
    assert talk.sent().count(bytes.fromhex("C5 02 00")) == 3
    assert Fault(FaultKind.SETUP, "optional-function read back otherwise") in talk.events


def test_a_unit_without_a_bar_code_reader_still_takes_notes() -> None:
    talk = Talk(id003())
    talk.machine.enable(None, tickets=False)
    talk.refuses = {0xC6, 0xC7}
    for _ in range(SETTING_UP + 10):
        talk.poll("1A")
    assert bytes.fromhex("C3 00") in talk.sent()
    assert not [event for event in talk.events if isinstance(event, Fault)]


def test_only_the_wanted_denominations_are_opened_and_inhibit_goes_out_last() -> None:
    talk = Talk(id003())
    talk.machine.enable({Money(1000)}, tickets=False)
    for _ in range(SETTING_UP):
        talk.poll("1A")
    settings = [sent for sent in talk.sent() if sent[0] >= 0xC0]
    assert settings[0] == bytes.fromhex("C0 05 00"), "bit = 1 disables: 0x61 and 0x63 are closed"
    assert bytes.fromhex("C7 02") in settings
    assert settings[-1] == bytes.fromhex("C3 00")


def test_a_unit_with_two_currencies_takes_nothing_until_one_is_chosen() -> None:
    talk = running()
    talk.hear("8A 61 02 05 00 62 E0 05 00")
    assert Fault(FaultKind.CURRENCY, "choose one of AUD, EUR") in talk.events
    talk.poll("13 61")
    talk.poll("13 61")
    assert b"\x43" in talk.sent()
    assert not [event for event in talk.events if isinstance(event, NoteEscrowed)]


def test_disabling_does_not_wait_for_an_idle_unit() -> None:
    talk = running()
    talk.machine.disable()
    talk.poll("12")
    talk.poll("12")
    assert bytes.fromhex("C3 01") in talk.sent()


# --- SSP, scenario by scenario


def test_the_host_polls_before_it_enables() -> None:
    sent = ready_ssp().sent()
    assert sent.index(b"\x56") < sent.index(b"\x0a")
    assert sent[0] == b"\x11"


def test_while_nobody_has_decided_hold_goes_out_in_place_of_every_poll() -> None:
    talk = ready_ssp()
    talk.hear("F0 EF 00 EF 03")
    before = len(talk.turns)
    for _ in range(5):
        talk.hear("F0")
    assert talk.sent()[before:] == [b"\x18"] * 5
    talk.machine.accept()
    talk.hear("F0 CC")
    assert talk.sent()[-1] == b"\x56"


def test_at_a_start_reject_goes_out_before_the_first_poll_unless_the_item_was_to_be_taken() -> None:
    stacking = OpenEntry("old", Note(3, Money(2000)), Stage.STACKING)
    for entry, is_rejected in ((None, True), (stacking, False)):
        sent = ready_ssp(entry).sent()
        assert (b"\x08" in sent[: sent.index(b"\x56")]) is is_rejected


def test_several_events_in_one_answer_are_taken_in_order() -> None:
    talk = ready_ssp()
    talk.hear("F0 EF 03")
    talk.machine.accept()
    talk.hear("F0 CC")
    kinds = [type(event) for event in talk.hear("F0 EE 03 EB EF 00 EF 03")]
    assert [kind for kind in kinds if kind in (Credited, Closed, NoteEscrowed)] == [Credited, Closed, NoteEscrowed]


def test_a_credit_and_a_clearing_of_the_same_note_in_one_answer_count_once() -> None:
    talk = ready_ssp()
    talk.hear("F0 EF 03")
    talk.machine.accept()
    talk.hear("F0 CC")
    assert len([event for event in talk.hear("F0 EE 03 E2 03") if isinstance(event, Credited)]) == 1


def test_a_note_paid_into_the_stacker_at_power_up_is_credited_to_its_open_entry() -> None:
    """A payout unit's event for it, with value and currency in place of a channel (facts 3.3, 3.6)."""
    talk = ready_ssp(OpenEntry("old", Note(3, Money(2000)), Stage.STACKING))
    talk.hear("F0 F1 CA D0 07 00 00 41 55 44")
    assert [event.id for event in talk.events if isinstance(event, Credited)] == ["old"]


def test_a_note_paid_into_the_stacker_of_which_the_journal_knows_nothing_is_disputed() -> None:
    talk = ready_ssp()
    talk.hear("F0 F1 CA D0 07 00 00 41 55 44")
    assert [(event.id, event.item) for event in talk.events if isinstance(event, Disputed)] == [
        (None, Note(3, Money(2000)))
    ]


def test_a_credit_for_another_channel_than_was_escrowed_is_not_booked() -> None:
    talk = ready_ssp()
    talk.hear("F0 EF 03")
    talk.machine.accept()
    talk.hear("F0 CC")
    heard = talk.hear("F0 EE 01")
    assert not [event for event in heard if isinstance(event, Credited)]
    assert [(event.id, event.item) for event in heard if isinstance(event, Disputed)] == [
        ("item 1", Note(3, Money(2000))),
        (None, Note(1, Money(500))),
    ]


def test_a_unit_that_stays_disabled_after_enable_is_enabled_again() -> None:
    talk = ready_ssp()
    before = talk.sent().count(b"\x0a")
    for _ in range(12):
        asked = talk.machine.turn(talk.now).payload
        talk.hear("F0 E8" if asked == b"\x56" else "F0")
    assert talk.sent().count(b"\x0a") > before


def test_ticket_numbers_stay_out_of_what_is_logged() -> None:
    assert TICKET not in repr(Ticket(TICKET))
    assert TICKET not in repr(TicketEscrowed("item 1", TICKET))
    assert Ticket(TICKET).masked == "••••••••••••••5577"
