"""The table as a station without a player would show it: so that countdown, wheel and results are the stations' own."""

from __future__ import annotations

from ats_client.station.picture import LinkView, MoneyDevices, Picture, StationState
from game_protocol.table import TableView
from game_rules.game import Game
from game_rules.money import Money


def as_seen(table: TableView, game: Game, *, connected: bool) -> Picture:
    """A picture with nobody's money in it."""
    return Picture(
        state=StationState.IDLE if connected else StationState.OFFLINE,
        link=LinkView(connected=connected),
        station=0,
        table_name=table.name,
        game=game,
        phase=table.phase,
        round=table.round,
        close_cause=table.close_cause,
        limits=table.limits.limits(),
        personal_limits=False,
        account=None,
        funds=Money.zero(),
        balance=Money.zero(),
        sheet=None,
        acknowledged=None,
        locked=None,
        recognised=True,
        repeatable=None,
        outcome=table.outcome,
        no_spin_reason=table.no_spin_reason or "",
        last_spin=None,
        history=tuple(table.history),
        notices=tuple(table.notices),
        cash_out=None,
        attendant_called=False,
        money=MoneyDevices(),
        said=(),
    )
