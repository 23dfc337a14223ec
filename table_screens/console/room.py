"""The room: every station of the table as the console knows it, after each event. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from game_protocol import events
from game_protocol.events import TableEvent
from game_protocol.staff import StationMap, StationRow
from game_protocol.station import CashOutState, Service
from game_rules.money import Money


class Seat(StrEnum):
    """What a place on the map shows: one thing, the most pressing first."""

    HAND_PAY = "hand-pay"
    UNCERTAIN = "uncertain"
    ATTENDANT = "attendant"
    FAULT = "fault"
    LOST = "lost"
    FROZEN = "frozen"
    LEAVING = "leaving"
    OUT_OF_SERVICE = "out-of-service"
    IDLE = "idle"
    """RR 12.8: may be asked to give up the place."""
    CASHING_OUT = "cashing-out"
    WAGERING = "wagering"
    OPEN = "open"
    FREE = "free"


_CASH_OUTS = {
    CashOutState.DEALER: Seat.HAND_PAY,
    CashOutState.HAND_PAY: Seat.HAND_PAY,
    CashOutState.UNCERTAIN: Seat.UNCERTAIN,
    CashOutState.PRINTING: Seat.CASHING_OUT,
}

EVERYONES_MONEY = (
    events.RoundOpened,
    events.RoundClosed,
    events.RoundSettled,
    events.RoundEndedWithoutSpin,
    events.OutcomeCorrected,
    events.AccountsFrozen,
    events.AccountsUnfrozen,
    events.SignChanged,
)
"""Events that change many rows without telling staff each of them: the map is asked for anew."""


def seat_of(row: StationRow) -> Seat:
    """Money that waits for a person comes first, then a person who waits, then machines."""
    owed = None if row.cash_out is None else _CASH_OUTS.get(row.cash_out.state)
    if owed in (Seat.HAND_PAY, Seat.UNCERTAIN):
        return owed
    if row.attendant_called:
        return Seat.ATTENDANT
    if row.service is Service.OUT_OF_SERVICE or row.service is Service.DIAGNOSTICS:
        return Seat.OUT_OF_SERVICE
    if any(device.faulty for device in row.devices):
        return Seat.FAULT
    # Bets that went back, in a no spin while betting was open, are not confirmed by anybody.
    if not row.connected or (row.wagered and not row.confirmed):
        return Seat.LOST
    if row.account is not None and row.account.frozen:
        return Seat.FROZEN
    if row.service is Service.LEAVING:
        return Seat.LEAVING
    if owed is Seat.CASHING_OUT:
        return owed
    if row.idle:
        return Seat.IDLE
    if row.wagered:
        return Seat.WAGERING
    return Seat.OPEN if row.account is not None else Seat.FREE


@dataclass(frozen=True)
class Room:
    """All places, by number, as of an event."""

    rows: Mapping[int, StationRow] = field(default_factory=dict)
    event_id: int = 0

    @classmethod
    def of(cls, map_: StationMap) -> Room:
        return cls({row.station: row for row in map_.stations}, map_.event_id)

    def after(self, event_id: int, event: TableEvent | None) -> Room:
        """The room after an event that speaks of one station; an event it has seen already changes nothing."""
        if event_id <= self.event_id:
            return self
        number = getattr(event, "station", None)
        row = self.rows.get(number) if isinstance(number, int) else None
        if row is None:
            return replace(self, event_id=event_id)
        return Room({**self.rows, row.station: _changed(row, event)}, event_id)

    @property
    def wagered(self) -> Money:
        return Money(sum(row.wagered for row in self.rows.values()))

    @property
    def wagering(self) -> int:
        return sum(1 for row in self.rows.values() if row.wagered)

    @property
    def players(self) -> int:
        return sum(1 for row in self.rows.values() if row.account is not None)

    @property
    def unconfirmed(self) -> tuple[int, ...]:
        """Stations that have not said that they show their locked sheet (RR 3.6)."""
        return tuple(row.station for row in self.rows.values() if row.connected and row.wagered and not row.confirmed)


def caught_up(room: Room, heard: Iterable[tuple[int, TableEvent | None]]) -> Room:
    """A map that was asked for, with the events that came while it was on its way."""
    for event_id, event in heard:
        room = room.after(event_id, event)
    return room


def _changed(row: StationRow, event: TableEvent | None) -> StationRow:
    changes: dict[str, object] = {}
    match event:
        case events.SheetAccepted():
            changes["wagered"] = event.total
            if row.account is not None:
                # What is on the felt is not in the balance, and nothing else moves money with a sheet.
                funds = row.account.balance + row.account.on_felt
                account = row.account.changed(balance=funds - event.total, on_felt=event.total)
                changes["account"] = account
        case events.AccountChanged():
            changes["account"] = event.account
        case events.CashOutChanged():
            done = event.cash_out.state is CashOutState.PAID
            changes |= {"account": event.account, "cash_out": None if done else event.cash_out}
        case events.WagersVoided():
            changes |= {"account": event.account, "wagered": 0}
        case events.ServiceChanged():
            changes |= {"service": event.service, "service_reason": event.reason}
        case events.AttendantCalled():
            changes["attendant_called"] = event.on
        case events.StationSeen():
            changes |= {"connected": event.connected, "confirmed": event.confirmed}
    return row.changed(**changes)
