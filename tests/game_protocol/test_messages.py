"""Messages: what is read is what was written; what is newer is passed over, what is malformed refused."""

import importlib
import json
import pkgutil
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import game_protocol
from game_protocol.basics import DeviceReason, Id, Malformed, Message, Now, Reason, Tagged, TicketNumber, checked
from game_protocol.events import AccountChanged, RoundClosed, RoundSettled, TableEvent, read_event
from game_protocol.identity import AddStaff
from game_protocol.jackpots import BetWins, JackpotParameters, OutcomeRun, Style
from game_protocol.problems import Problem, Refused
from game_protocol.reports import Column, ColumnKind
from game_protocol.rounds import CloseRound
from game_protocol.seat import ChangeService
from game_protocol.station import AccountView, CashOutView, LastSpin, SheetPut
from game_protocol.table import CloseCause, NoticeKind, NoticeShown
from game_rules.game import Role
from game_rules.money import LARGEST_CENTS

SHEET: dict[str, Any] = {"round": 7, "version": 3, "wagers": {"red": 500}}
SPIN = LastSpin(round=7, outcome="17", stake=500, won=17_500, returned=18_000, wagers={"straight-17": 500})
ACCOUNT = AccountView(session="s-1", balance=18_000, on_felt=0, money_in=1_000, frozen=False, opened_ms=1)


def forms(of: type[Message] = Message) -> Iterator[type[Message]]:
    for module in pkgutil.iter_modules(game_protocol.__path__):
        importlib.import_module(f"game_protocol.{module.name}")
    for form in of.__subclasses__():
        yield form
        yield from forms(form)


def test_every_form_can_be_read_and_described() -> None:
    """msgspec looks at a form's constraints only when it is first used."""
    for form in forms():
        msgspec.json.Decoder(form)
        msgspec.json.schema(form)


def test_every_event_has_a_kind_of_its_own() -> None:
    kinds = [form.__struct_config__.tag for form in TableEvent.__args__]
    assert len(set(kinds)) == len(kinds) > 30
    assert all(issubclass(form, Tagged) for form in TableEvent.__args__)


def test_a_message_comes_back_as_it_was_sent() -> None:
    settled = RoundSettled(round=7, outcome="17", settled_ms=5, last_spin=SPIN, account=ACCOUNT)
    assert read_event(settled.to_json()) == settled
    assert json.loads(settled.to_json())["kind"] == settled.kind == "round-settled"
    assert RoundSettled.from_values(settled.to_values()) == settled


def test_what_is_a_stations_own_can_be_left_out() -> None:
    settled = RoundSettled(round=7, outcome="17", settled_ms=5, last_spin=SPIN, account=ACCOUNT)
    public = json.loads(settled.to_json(without=("last_spin", "account")))
    assert public == {"kind": "round-settled", "round": 7, "outcome": "17", "settled_ms": 5}
    assert read_event(json.dumps(public)) == settled.changed(last_spin=None, account=None)


def test_a_message_is_never_changed_only_made_anew() -> None:
    sheet = SheetPut(round=1, version=1, wagers={})
    with pytest.raises(AttributeError):
        sheet.version = 2  # type: ignore[misc]
    assert sheet.changed(version=2) == SheetPut(round=1, version=2, wagers={})
    assert sheet.version == 1


@pytest.mark.parametrize(
    ("change", "place", "what"),
    [
        ({"version": "3"}, "version", "Expected int, got str"),
        ({"version": 3.0}, "version", "Expected int, got float"),
        ({"version": True}, "version", "Expected int, got bool"),
        ({"version": None}, "version", "Expected int, got null"),
        ({"version": 0}, "version", "Expected int >= 1"),
        ({"round": 2**53 + 1}, "round", "Expected int <= 9007199254740992"),
        ({"round": 10**400}, "round", ""),
        ({"wagers": {"red": -5}}, "wagers[...]", "Expected int >= 0"),
        ({"wagers": {"red": 5.5}}, "wagers[...]", "Expected int, got float"),
        ({"wagers": {"r" * 41: 5}}, "wagers", "Expected str of length <= 40"),
        ({"wagers": {f"bet-{n}": 5 for n in range(401)}}, "wagers", "Expected object of length <= 400"),
        ({"wagers": [["red", 5]]}, "wagers", "Expected object, got array"),
    ],
)
def test_one_thing_wrong_is_named_with_its_place(change: dict[str, object], place: str, what: str) -> None:
    with pytest.raises(Malformed) as refused:
        SheetPut.from_json(json.dumps(SHEET | change))
    assert refused.value.place == place
    assert refused.value.what.startswith(what)


def test_fields_that_a_newer_release_added_are_passed_over_at_every_depth() -> None:
    assert SheetPut.from_values(SHEET | {"tilt": {"x": 1}}) == SheetPut.from_values(SHEET)
    settled = RoundSettled(round=7, outcome="17", settled_ms=5, last_spin=SPIN, account=ACCOUNT)
    newer = settled.to_values() | {"weather": "dry", "account": ACCOUNT.to_values() | {"tier": "gold"}}
    assert read_event(json.dumps(newer)) == settled


def test_a_field_beside_an_unknown_one_is_still_checked() -> None:
    with pytest.raises(Malformed, match="version"):
        SheetPut.from_values(SHEET | {"tilt": 1, "version": "3"})


@pytest.mark.parametrize("missing", ["round", "version", "wagers"])
def test_a_missing_field_is_named(missing: str) -> None:
    with pytest.raises(Malformed, match=f"missing required field {missing}"):
        SheetPut.from_values({name: value for name, value in SHEET.items() if name != missing})


@given(st.binary(max_size=200) | st.text(max_size=100))
def test_bytes_of_any_kind_are_read_or_refused_and_nothing_else(words: bytes | str) -> None:
    for read in (SheetPut.from_json, read_event):
        with pytest.raises(Malformed):
            read(words)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=8), st.lists, max_leaves=20))
def test_values_of_any_kind_are_refused(values: object) -> None:
    with pytest.raises(Malformed):
        Now.from_values({"now_ms": values} if not isinstance(values, int) or isinstance(values, bool) else values)


def test_json_that_goes_ever_deeper_is_refused() -> None:
    for words in ("[" * 100_000, '{"wagers":' * 100_000):
        with pytest.raises(Malformed):
            SheetPut.from_json(words)


def test_a_word_that_only_explains_may_be_newer_than_its_reader() -> None:
    refused = {"problem": "moon-is-full", "message": "Not tonight.", "detail": {}}
    assert Refused.from_values(refused) == Refused(problem=Problem.OTHER, message="Not tonight.")
    assert Column.from_values({"name": "weather", "kind": "picture"}).kind is ColumnKind.TEXT
    notice = NoticeShown.from_values({"id": 1, "kind": "parade", "since_ms": 1, "text": "A parade at nine."})
    assert notice.kind is NoticeKind.MESSAGE
    closed = {"kind": "round-closed", "round": 7, "cause": "earthquake", "closed_ms": 5}
    assert read_event(json.dumps(closed)) == RoundClosed(round=7, cause=CloseCause.OTHER, closed_ms=5)


def test_a_word_that_says_where_money_is_must_be_known() -> None:
    """A state that its reader does not know cannot be shown as another: it waits for the next protocol version."""
    with pytest.raises(Malformed, match="state"):
        CashOutView.from_values({"id": "a", "state": "in-flight", "amount": 5, "asked_ms": 1})


def test_an_event_of_a_kind_nobody_knows_is_refused() -> None:
    with pytest.raises(Malformed, match="kind"):
        read_event('{"kind": "tomorrow", "round": 1}')
    with pytest.raises(Malformed, match="kind"):
        read_event('{"round": 1}')


@pytest.mark.parametrize(
    ("form", "good", "bad"),
    [
        (TicketNumber, "0" * 18, ["0" * 17, "0" * 19, "0" * 18 + "\n", "٣" * 18, ""]),
        (Id, "note-1:a.B_2", ["", "-1", "a b", "a\n", "a" * 65, "ä"]),
        (
            Reason,
            " because of it: 50 % für Ann ",
            ["", "  ", "\x00", "because\nof it", "of it\n", "a\x1b[2J", "a\x7f", "a\u202eb", "x" * 501],
        ),
        (DeviceReason, "because\nof it\n", ["", "\x00", "a\x00\n", "x" * 501]),
    ],
)
def test_a_text_has_its_whole_form(form: type[str], good: str, bad: list[str]) -> None:
    assert checked(good, form) == good
    for text in bad:
        with pytest.raises(Malformed):
            checked(text, form)


def test_only_a_part_of_an_enumeration_may_be_asked_for() -> None:
    person = {"number": "1001", "name": "Ann", "role": "pit_boss", "pin": "1234"}
    assert AddStaff.from_values(person).role is Role.PIT_BOSS
    with pytest.raises(Malformed, match="role is one of"):
        AddStaff.from_values(person | {"role": "player"})
    with pytest.raises(Malformed, match="service is one of"):
        ChangeService.from_values({"table": "1", "station": 1, "service": "leaving"})
    for cause in ("expiry", "earthquake"):
        with pytest.raises(Malformed, match="cause is one of"):
            CloseRound.from_values({"table": "1", "round": 1, "cause": cause})


def test_a_trigger_is_read_as_the_kind_it_says() -> None:
    told = {"name": "Grand", "style": "linked", "minimum": 0, "reset": 0, "start": 0}
    bet = JackpotParameters.from_values(told | {"trigger": {"kind": "bet-wins", "bet": "straight-17"}})
    run = JackpotParameters.from_values(told | {"trigger": {"kind": "outcome-run", "spins": 3}})
    assert (bet.style, bet.trigger, run.trigger) == (Style.LINKED, BetWins(bet="straight-17"), OutcomeRun(spins=3))
    with pytest.raises(Malformed):
        JackpotParameters.from_values(told | {"trigger": {"kind": "luck"}})


def test_money_beyond_all_money_is_refused() -> None:
    changed = AccountChanged(station=1, why="note", amount=5).to_values()
    for amount in (-LARGEST_CENTS, LARGEST_CENTS):
        assert AccountChanged.from_values(changed | {"amount": amount}).amount == amount
    for amount in (-LARGEST_CENTS - 1, LARGEST_CENTS + 1, 10**30):
        with pytest.raises(Malformed):
            AccountChanged.from_values(changed | {"amount": amount})
