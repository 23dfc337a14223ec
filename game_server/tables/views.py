"""A table and a station as screens draw them."""

from __future__ import annotations

from game_protocol.station import StationView
from game_protocol.table import Phase, TableView
from game_server.tables.notices import notices_shown
from game_server.tables.state import TableState
from game_server.tables.stations import station_of


def table_view(table: TableState, event_id: int, now_ms: int) -> TableView:
    round_ = table.round
    phase = table.phase
    return TableView(
        table=table.id,
        name=table.name,
        game=table.game.id,
        open=table.open,
        phase=phase,
        round=round_.number if round_ is not None else 0,
        period_s=round_.period_s if round_ is not None and phase is Phase.BETTING else table.period_s,
        opened_ms=round_.opened_ms if round_ is not None else None,
        deadline_ms=round_.deadline_ms if round_ is not None and phase is Phase.BETTING else None,
        close_cause=round_.close_cause if round_ is not None else None,
        ball_spun=round_ is not None and round_.ball_spun_ms is not None,
        outcome=round_.outcome if round_ is not None else None,
        no_spin_reason=round_.reason if round_ is not None and round_.phase in (Phase.NO_SPIN, Phase.VOID) else None,
        limits=table.sign,
        chips=[chip.cents for chip in table.game.chips],
        history=list(table.history),
        notices=notices_shown(table),
        event_id=event_id,
        now_ms=now_ms,
    )


def station_view(table: TableState, number: int, event_id: int, now_ms: int) -> StationView:
    """Everything a station needs after a restart or a lost link."""
    station = station_of(table, number)
    placed = table.placed_by(number)
    on_the_felt = placed is not None and bool(placed.on_felt)
    return StationView(
        station_id=station.id,
        station=number,
        table=table_view(table, event_id, now_ms),
        service=station.service,
        attendant_called=station.attendant_called,
        account=table.account_view(station),
        version=placed.version if placed is not None else 0,
        wagers=placed.sheet.as_cents() if placed is not None and on_the_felt else {},
        locked=placed.locked_sheet() if placed is not None else None,
        personal_limits=station.personal_limits,
        cash_out=station.cash_out.view() if station.cash_out is not None else None,
        last_spin=station.last_spin,
        note_limit=table.settings.limits.note_credit.cents,
        ticket_limit=table.settings.limits.ticket_out.cents,
        journal=station.journal,
    )
