"""An outcome applied to the locked sheets: worked out when the outcome is entered, so that confirming it only moves
the money. Nothing of it counts before.

Between the two an account may change: a note, a cash-out that was paid, a freeze. So everything that was made ready
says for what it holds, and is used only where that is so at the moment of settlement; everything else is worked out
then, in the same way.
"""

from __future__ import annotations

from game_protocol.station import AccountView, LastSpin
from game_rules.settlement import settle
from game_server.ledger import accounts as ledger
from game_server.ledger.books import Transfer, Why
from game_server.tables.state import Placed, ReadyWords, Round, Standing, Station, TableState, Verdict
from game_server.tables.station_parts import ResultAtStation


def prepare(table: TableState, round_: Round, outcome: str) -> None:
    """While the dealer looks at the wheel again."""
    for placed in round_.sheets.values():
        if placed.counts:
            placed.verdict = _verdict(table, placed, outcome)
    round_.ready = {
        station.number: _ready(station, standing, round_.sheets.get(station.number))
        for station in table.stations.values()
        if (standing := table.standing(station)) is not None
    }


def verdict_of(table: TableState, placed: Placed, outcome: str) -> Verdict:
    """The one that was prepared; after a restart there is none."""
    return placed.prepared(outcome) or _verdict(table, placed, outcome)


def words_for(station: Station, standing: Standing, round_: Round) -> str:
    """The result as the station reads it."""
    ready = round_.ready.get(station.number)
    if ready is not None and ready.standing == standing and ready.card is station.last_spin:
        return ready.words
    return _words(station.last_spin, standing)


def _verdict(table: TableState, placed: Placed, outcome: str) -> Verdict:
    result = settle(placed.sheet, outcome)
    stake_back = result.returned - result.won
    account = ledger.of_player(placed.session, table.id)
    transfers = (
        Transfer(source, account, amount, why, placed.round)
        for source, amount, why in ((table.felt, stake_back, Why.STAKE_RETURNED), (table.house, result.won, Why.WON))
        if amount
    )
    card = LastSpin(
        round=placed.round,
        outcome=outcome,
        stake=result.stake.cents,
        won=result.won.cents,
        returned=result.returned.cents,
        wagers=placed.sheet.as_cents(),
    )
    return Verdict(
        sheet=placed.sheet,
        session=placed.session,
        outcome=outcome,
        won=result.won,
        returned=result.returned,
        lost=result.stake - stake_back,
        transfers=tuple(transfers),
        card=card,
    )


def _ready(station: Station, standing: Standing, placed: Placed | None) -> ReadyWords:
    """As things stand, with what the sheet brings."""
    card = station.last_spin
    if placed is not None and placed.counts and placed.verdict is not None and placed.session == standing.session:
        standing = standing._replace(balance=standing.balance + placed.verdict.returned.cents, on_felt=0)
        card = placed.verdict.card
    return ReadyWords(standing, card, _words(card, standing))


def _words(card: LastSpin | None, standing: Standing) -> str:
    return ResultAtStation(last_spin=card, account=AccountView(**standing._asdict())).to_json()
