"""Prizes: won, then confirmed by the pit boss or given back to a meter (RR 8.3.9, 8.8, 9.10)."""

from __future__ import annotations

from dataclasses import replace

from game_protocol.events import AccountChanged
from game_protocol.jackpot_office import ConfirmPrize, DeclinePrize, HandOverPrize
from game_protocol.jackpots import JackpotConfirmed, JackpotReturned, JackpotWon, Prize, PrizeHandedOver, PrizeState
from game_protocol.phrases import Phrase, Said
from game_protocol.problems import Problem
from game_rules.money import Money
from game_server.jackpots import bookings, storage
from game_server.jackpots.meter import Hit, Jackpot, Steps, What
from game_server.jackpots.playing import Playing, playing_in, steps_of
from game_server.jackpots.storage import WonPrize
from game_server.ledger.books import Why
from game_server.refusals import Refusal
from game_server.tables import alerts, debts, settlement
from game_server.tables.state import Round, Station, TableState
from game_server.tables.work import Work


def carry_out(table: TableState, work: Work, playing: Playing, round_: Round, before: Jackpot, steps: Steps) -> None:
    """Writes the meter; a prize is announced with the station, and its account stands still until it is decided."""
    if steps.jackpot is before and not steps.hits:
        return
    playing.kept.jackpots[before.id] = steps.jackpot
    work.also(storage.kept_jackpot(steps.jackpot, playing.vault))
    event = work.head.number + 1
    for movement in steps.movements:
        if movement.what is not What.CONTRIBUTED:
            for transfer in bookings.transfers(before.id, movement, round_.number):
                work.move(transfer.source, transfer.target, transfer.amount, transfer.why, transfer.round)
            work.also(storage.movement_row(before.id, movement, table.id, event, work.now_ms))
    for hit in steps.hits:
        won = _won(table, work, before, round_, hit)
        playing.prizes[won.view.prize] = won
        work.also(storage.new_prize(won))
        work.tell(JackpotWon(prize=won.view), record={"session": won.session, "seed": won.seed.cents})
    for hit in steps.hits:
        station = table.stations[hit.station]
        if station.session is not None and station.session.id == hit.session and not station.session.frozen:
            settlement.freeze_account(table, work, station, _LOCKED)
        alerts.raise_alert(table, work, alerts.What.JACKPOT, _told(before, hit.amount), hit.station)


def _won(table: TableState, work: Work, jackpot: Jackpot, round_: Round, hit: Hit) -> WonPrize:
    prize = Prize(
        prize=f"{jackpot.id}-{work.chance.token()}",
        jackpot=jackpot.id,
        name=jackpot.parameters.asked.name,
        table=table.id,
        round=round_.number,
        station=hit.station,
        amount=hit.amount.cents,
        goods=jackpot.parameters.goods,
        state=PrizeState.WON,
        won_ms=work.now_ms,
    )
    return WonPrize(prize, hit.session, hit.seed)


def confirm_prize(table: TableState, work: Work, asked: ConfirmPrize) -> Prize:
    """RR 8.3.9: cash goes to the station's account at once, goods are noted as owed. Final (9.10)."""
    won = _prize(playing_in(work), asked.prize)
    prize = won.view
    if prize.state is PrizeState.CONFIRMED:
        return prize
    if prize.state is PrizeState.RETURNED:
        raise Refusal(Problem.WRONG_PHASE, Phrase.PRIZE_WENT_BACK, why=prize.reason, prize=prize.prize)
    if asked.amount != prize.amount:
        raise Refusal(Problem.NOT_CONFIRMED, Phrase.PRIZE_IS, amount=prize.amount)
    confirmed = prize.changed(state=PrizeState.CONFIRMED, decided_by=work.by)
    _decide(work, won, confirmed)
    _pay(table, work, won)
    work.tell(JackpotConfirmed(prize=confirmed))
    debts.alert(table, work)
    _unlock(table, work, won)
    return confirmed


def decline_prize(table: TableState, work: Work, asked: DeclinePrize) -> Prize:
    """Not confirmed, with the reason: the prize goes back to the meter as in a void round (RR 8.8)."""
    won = _prize(playing_in(work), asked.prize)
    if won.view.state is PrizeState.CONFIRMED:
        raise Refusal(Problem.NOT_PERMITTED, Phrase.PRIZE_STANDS, rule="9.10", prize=asked.prize)
    if won.view.state is PrizeState.RETURNED:
        return won.view
    if _meter_for(playing_in(work), won) is None:
        raise Refusal(Problem.WRONG_PHASE, Phrase.NO_METER_TAKES_IT)
    return give_back(table, work, won, asked.reason)


def hand_over_prize(table: TableState, work: Work, asked: HandOverPrize) -> Prize:
    """RR 8.3.9(b): goods and services, at a convenient time after they were confirmed."""
    prize = _prize(playing_in(work), asked.prize).view
    if prize.state is not PrizeState.CONFIRMED or not prize.goods:
        raise Refusal(Problem.WRONG_PHASE, Phrase.ONLY_CONFIRMED_GOODS, prize=prize.prize)
    if prize.handed_over:
        return prize
    done = prize.changed(handed_over=True)
    work.also(storage.handed_over(prize.prize, work.now_ms))
    work.tell(PrizeHandedOver(prize=done))
    return done


def _pay(table: TableState, work: Work, won: WonPrize) -> None:
    prize, station = won.view, table.stations[won.view.station]
    _, _, waiting = bookings.accounts_of(prize.jackpot)
    session = station.session
    if session is not None and session.id == won.session:
        work.move(waiting, session.ledger, Money(prize.amount), Why.JACKPOT_PAID)
        if prize.amount:
            changed = AccountChanged(
                station=prize.station, why="jackpot", amount=prize.amount, account=table.account_view(station)
            )
            work.tell(changed, station=prize.station)
        return
    # The account stands still while a prize waits; only where staff let it go is the player gone.
    debts.owe_prize(table, work, waiting, Money(prize.amount), prize.station, won.session)


def give_back(table: TableState, work: Work, won: WonPrize, reason: str) -> Prize:
    """RR 8.8. Where no meter can take it now the prize goes on waiting, and the pit boss is told."""
    playing, prize = playing_in(work), won.view
    jackpot = _meter_for(playing, won)
    if jackpot is None:
        said = Said.of(Phrase.PRIZE_MUST_GO_BACK, amount=prize.amount, round=prize.round, why=reason)
        alerts.raise_alert(table, work, alerts.What.JACKPOT, said, prize.station)
        return prize
    steps = steps_of(work, jackpot)
    if jackpot.id == prize.jackpot:
        steps.give_back(Money(prize.amount), won.seed)
    else:
        steps.inherit(Money(prize.amount))
    playing.kept.jackpots[jackpot.id] = steps.jackpot
    work.also(storage.kept_jackpot(steps.jackpot, playing.vault))
    event = work.head.number + 1
    for movement in steps.movements:
        for transfer in bookings.transfers(jackpot.id, movement, prize.round, prize_of=prize.jackpot):
            work.move(transfer.source, transfer.target, transfer.amount, transfer.why, transfer.round)
        work.also(storage.movement_row(jackpot.id, movement, table.id, event, work.now_ms))
    returned = prize.changed(state=PrizeState.RETURNED, decided_by=work.by, reason=reason[:500])
    _decide(work, won, returned)
    work.tell(JackpotReturned(prize=returned, to=jackpot.id))
    _unlock(table, work, won)
    return returned


def _meter_for(playing: Playing, won: WonPrize) -> Jackpot | None:
    """The jackpot's own meter, or the one its value moved to when it was closed; None while neither is in order."""
    jackpots, name = playing.kept.jackpots, won.view.jackpot
    return jackpots.get(name) or jackpots.get(playing.kept.moved_to.get(name, ""))


def _decide(work: Work, won: WonPrize, decided: Prize) -> None:
    playing_in(work).prizes[decided.prize] = replace(won, view=decided)
    work.also(storage.decided_prize(decided, work.now_ms))


_LOCKED = "a jackpot was won here and waits for the pit boss"
"""GMNS: a winning station is locked until it is paid."""


def _unlock(table: TableState, work: Work, won: WonPrize) -> None:
    """Unless another prize waits, or something else had locked it."""
    station: Station = table.stations[won.view.station]
    others = [
        other
        for other in playing_in(work).prizes.values()
        if other.session == won.session and other.view.state is PrizeState.WON
    ]
    if others:
        return
    alerts.withdraw(table, work, alerts.What.JACKPOT, won.view.station)
    session = station.session
    if session is not None and session.id == won.session and session.frozen_reason == _LOCKED:
        settlement.freeze_account(table, work, station, "")


def _prize(playing: Playing, name: str) -> WonPrize:
    won = playing.prizes.get(name)
    if won is None:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_SUCH_PRIZE, prize=name)
    return won


def _told(jackpot: Jackpot, amount: Money) -> Said:
    name, goods = jackpot.parameters.asked.name, jackpot.parameters.goods
    if goods:
        return Said.of(Phrase.JACKPOT_GOODS_WON, jackpot=name, goods=goods)
    return Said.of(Phrase.JACKPOT_WON, jackpot=name, amount=amount.cents)
