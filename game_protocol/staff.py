"""A table as staff see it: its stations, and its alerts."""

from __future__ import annotations

from msgspec import field

from game_protocol.act import GET, POST, Act, Who
from game_protocol.basics import Cents, Id, Message, Millis, Nothing, RoundNumber, StationNumber, TableId
from game_protocol.events import Alert
from game_protocol.station import AccountView, CashOutView, DeviceState, LastSpin, Service
from game_protocol.table import LimitSign
from game_rules.game import Role
from game_rules.money import Money


class StationRow(Message):
    """One place on the console's map of the table."""

    station: StationNumber
    station_id: Id
    service: Service
    service_reason: str
    connected: bool
    confirmed: bool
    """False: it has a locked sheet in this round and has not confirmed it."""
    attendant_called: bool
    idle_rounds: int
    idle: bool
    """RR 12.8: may be asked to give up the place."""
    wagered: Cents
    """On the felt in this round."""
    account: AccountView | None = None
    cash_out: CashOutView | None = None
    personal_limits: LimitSign | None = None
    last_spin: LastSpin | None = None
    devices: list[DeviceState] = field(default_factory=list)


class HouseSpin(Message):
    """What a spin brought the house: stakes less what went back to the players."""

    round: RoundNumber
    stakes: Cents
    returned: Cents

    @property
    def result(self) -> Money:
        return Money(self.stakes - self.returned)


class StationMap(Message):
    stations: list[StationRow]
    event_id: int
    spin: HouseSpin | None = None
    """The last one that was settled, as it is on record now."""


class OpenAlert(Message):
    """An alert nobody has acknowledged, and since when."""

    at_ms: Millis
    alert: Alert


class Alerts(Message):
    alerts: list[OpenAlert]


class LookAtStations(Act[StationMap]):
    """The map of a table: every station as the console shows it."""

    at = GET("/v1/tables/{table}/stations")
    needs = Who.STAFF
    table: TableId


class LookAtAlerts(Act[Alerts]):
    """The alerts nobody has acknowledged yet."""

    at = GET("/v1/tables/{table}/alerts")
    needs = Who.STAFF
    table: TableId


class AcknowledgeAlert(Act[Nothing]):
    """Somebody has seen it."""

    at = POST("/v1/tables/{table}/alerts/{alert}/acknowledge")
    needs = (Role.DEALER, Role.TECHNICIAN)
    table: TableId
    alert: Id
