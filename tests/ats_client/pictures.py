"""Pictures made by hand, and a station of paper that plays by the rules without a server: for screens under test."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import replace
from time import monotonic

from ats_client.station.picture import (
    LinkView,
    MoneyDevices,
    Picture,
    Preview,
    Said,
    StationState,
)
from ats_client.station.sayings import about_touch
from game_protocol.station import AccountView, LastSpin
from game_protocol.table import LimitSign, Phase, Spin
from game_rules.game import Game
from game_rules.library import load_game
from game_rules.money import Money
from game_rules.sheet import Sheet, Touch

NOW_MS = 1_794_000_000_000
"""By the server's clock."""

RESULTS = """
    17 32 0 5 24 11 36 8 19 2 29 14 33 21 7 26 10 3 30 22 15 4 25 34 6 27 13 0 36 11 30 8 23 10 5 24 16 33 1 20
    14 31 9 22 18 29 7 28 12 35 3 26 32 17 17 5
""".split()  # noqa: SIM905 - a strip of results is easier to read this way


def history(game: Game, first_round: int = 1041) -> tuple[Spin, ...]:
    labels = game.wheel.outcomes
    known = [label if label in labels else labels[number % len(labels)] for number, label in enumerate(RESULTS)]
    return tuple(Spin(round=first_round - back, outcome=label) for back, label in enumerate(known))


def picture(game_id: str = "rapid-roulette-single-zero", **changes: object) -> Picture:
    """An open table in the middle of a wagering period, 1,240.00 in the account."""
    game = load_game(game_id)
    funds = Money(146_500)
    sheet = Sheet.empty(game)
    base = Picture(
        state=StationState.OPEN,
        link=LinkView(connected=True, round_trip_ms=2.0),
        station=17,
        table_name="Table 3",
        game=game,
        phase=Phase.BETTING,
        round=1042,
        close_cause=None,
        limits=game.limits,
        personal_limits=False,
        table_sign=LimitSign.of(game.limits),
        account=AccountView(
            session="visit-1",
            balance=funds.cents,
            on_felt=0,
            money_in=20_000,
            frozen=False,
            opened_ms=1_790_000_000_000,
        ),
        funds=funds,
        balance=funds,
        sheet=sheet,
        acknowledged=sheet,
        locked=None,
        recognised=True,
        repeatable=None,
        outcome=None,
        no_spin_reason="",
        last_spin=None,
        history=history(game),
        notices=(),
        cash_out=None,
        attendant_called=False,
        money=MoneyDevices(
            notes=tuple(Money(value * 100) for value in (5, 10, 20, 50, 100)), tickets_in=True, tickets_out=True
        ),
        said=(),
    )
    return replace(base, **changes)  # type: ignore[arg-type]


def with_wagers(base: Picture, wagers: Mapping[str, int], *, pending: Mapping[str, int] | None = None) -> Picture:
    """The picture with these wagers on the felt, in cents; `pending` ones are not acknowledged yet."""
    assert base.game is not None
    known = Sheet.from_cents(base.game, dict(wagers))
    shown = Sheet.from_cents(base.game, {**wagers, **(pending or {})})
    return replace(
        base, sheet=dataclasses.replace(shown, before=known), acknowledged=known, balance=base.funds - shown.total
    )


def won(base: Picture, outcome: str, wagers: Mapping[str, int]) -> Picture:
    """The round's result, with these wagers settled."""
    assert base.game is not None
    stake = sum(wagers.values())
    winners = dict(base.game.winners(outcome))
    winnings = sum(cents * winners[bet] for bet, cents in wagers.items() if bet in winners)
    returned = winnings + sum(cents for bet, cents in wagers.items() if bet in winners)
    funds = base.funds - Money(stake) + Money(returned)
    return replace(
        base,
        state=StationState.RESULT,
        phase=Phase.SETTLED,
        outcome=outcome,
        funds=funds,
        balance=funds,
        sheet=Sheet.empty(base.game),
        acknowledged=Sheet.empty(base.game),
        last_spin=LastSpin(
            round=base.round, outcome=outcome, stake=stake, won=winnings, returned=returned, wagers=dict(wagers)
        ),
        history=(Spin(round=base.round, outcome=outcome), *base.history),
    )


class PaperStation:
    """A player's hand that answers from `game_rules` alone; every touch is acknowledged at once unless told not to."""

    def __init__(self, start: Picture, seconds: float = 18.0) -> None:
        self.picture = start
        self.seconds = seconds
        self.since_close: float | None = None
        """Seconds; None for those that pass from the close on."""
        self._closed_s = monotonic()
        self.acknowledges = True
        self.calls: list[tuple[str, ...]] = []
        self._watchers: list[Callable[[Picture], None]] = []
        self._said = 0

    def watch(self, changed: Callable[[Picture], None]) -> Callable[[], None]:
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed)

    def become(self, new: Picture) -> None:
        if new.phase is Phase.CLOSED and self.picture.phase is not Phase.CLOSED:
            self._closed_s = monotonic()
        self.picture = new
        for changed in list(self._watchers):
            changed(new)

    def seconds_until(self, server_ms: int) -> float:
        return max(0.0, (server_ms - NOW_MS) / 1000)

    def seconds_left(self) -> float:
        return self.seconds if self.picture.phase is Phase.BETTING else 0.0

    def seconds_since_close(self) -> float:
        return monotonic() - self._closed_s if self.since_close is None else self.since_close

    def preview(self, bet_id: str, chip: Money, moved_from: str | None = None) -> Preview:
        sheet, limits, game = self._table()
        if moved_from is not None and moved_from != bet_id:
            touch = sheet.move(moved_from, bet_id, limits)
            asked = sheet[bet_id] + sheet[moved_from]
        else:
            touch = sheet.place(bet_id, chip, limits, self.picture.funds)
            asked = sheet[bet_id] + chip
        snapped = limits.of(game.bets[bet_id].kind).snap(asked)
        shown = snapped.shown
        return Preview(bet_id, snapped, touch.refused, game.bets[bet_id].winnings(shown) + shown)

    def place(self, bet_id: str, chip: Money) -> None:
        self.calls.append(("place", bet_id, str(chip.cents)))
        sheet, limits, _ = self._table()
        self._after(sheet.place(bet_id, chip, limits, self.picture.funds), bet_id)

    def place_all(self, chips: Mapping[str, Money]) -> None:
        self.calls.append(("place_all", *sorted(chips)))
        sheet, limits, _ = self._table()
        self._after(sheet.place_all(chips, limits, self.picture.funds), None)

    def move(self, source: str, target: str) -> None:
        self.calls.append(("move", source, target))
        sheet, limits, _ = self._table()
        self._after(sheet.move(source, target, limits), target)

    def take_off(self, bet_id: str) -> None:
        self.calls.append(("take_off", bet_id))
        sheet, limits, _ = self._table()
        self._after(sheet.take_off(bet_id, limits), bet_id)

    def undo(self) -> None:
        self.calls.append(("undo",))
        sheet, limits, _ = self._table()
        self._after(sheet.undo(limits, self.picture.funds), None)

    def clear(self) -> None:
        self.calls.append(("clear",))
        self._after(self._table()[0].clear(), None)

    def repeat(self) -> None:
        self.calls.append(("repeat",))
        sheet, limits, _ = self._table()
        if self.picture.repeatable is not None:
            self._after(sheet.repeat(self.picture.repeatable, limits, self.picture.funds), None)

    def double(self) -> None:
        self.calls.append(("double",))
        sheet, limits, _ = self._table()
        self._after(sheet.double(limits, self.picture.funds), None)

    def keep_favourite(self, slot: int) -> None:
        self.calls.append(("keep_favourite", str(slot)))
        self.become(replace(self.picture, favourites={**self.picture.favourites, slot: self._table()[0]}))

    def place_favourite(self, slot: int) -> None:
        self.calls.append(("place_favourite", str(slot)))
        sheet, limits, _ = self._table()
        self._after(sheet.repeat(self.picture.favourites[slot], limits, self.picture.funds), None)

    def forget_favourite(self, slot: int) -> None:
        self.calls.append(("forget_favourite", str(slot)))
        kept = {number: sheet for number, sheet in self.picture.favourites.items() if number != slot}
        self.become(replace(self.picture, favourites=kept))

    def saw_correction(self) -> None:
        self.calls.append(("saw_correction",))

    def choose_language(self, language: str) -> None:
        self.become(replace(self.picture, language=language))

    def cash_out(self, to: str) -> None:
        self.calls.append(("cash_out", to))

    def call_attendant(self, on: bool) -> None:
        self.calls.append(("attendant", str(on)))
        self.become(replace(self.picture, attendant_called=on))

    def ask_recall(self) -> None:
        self.calls.append(("recall",))

    def _table(self):  # type: ignore[no-untyped-def]
        assert self.picture.game is not None
        assert self.picture.limits is not None
        return self.picture.sheet or Sheet.empty(self.picture.game), self.picture.limits, self.picture.game

    def _after(self, touch: Touch, bet_id: str | None) -> None:
        said = list(self.picture.said)
        assert self.picture.limits is not None
        for say in about_touch(touch, self.picture.limits, bet_id, None):
            self._said += 1
            said.append(Said(self._said, say.saying, say.bet_id, say.amounts, say.words))
        known = touch.sheet if self.acknowledges else self.picture.acknowledged
        self.become(
            replace(
                self.picture,
                sheet=touch.sheet,
                acknowledged=known,
                balance=self.picture.funds - touch.sheet.total,
                said=tuple(said[-8:]),
            )
        )
