"""Places at a table: a hundred and no more, lost links, attendants, devices; alerts that stay (RR 1, 12.8)."""

from __future__ import annotations

import pytest

from game_protocol.problems import Problem
from game_protocol.seat import ChangeService
from game_protocol.staff import AcknowledgeAlert
from game_protocol.station import CallAttendant, DeviceState, KeepJournalHead, ReportDevices, Service
from game_server.tables import alerts, stations
from game_server.tables.views import station_view
from tests.game_server.pure_table import PureTable


def test_the_hundred_and_first_station_is_refused_with_a_reason() -> None:
    table = PureTable(stations=99)
    table.do(stations.enrol, 100, "ats-100")
    refusal = table.refused(Problem.TABLE_FULL, stations.enrol, 101, "ats-101")
    assert "100" in refusal.refused.message


def test_a_new_machine_takes_a_place_over_only_when_nobodys_money_is_in_it(table: PureTable) -> None:
    table.buy_in(1, 1000)
    table.refused(Problem.HAND_PAY_PENDING, stations.enrol, 1, "ats-new")
    table.do(stations.enrol, 2, "ats-new")
    assert table.state.stations[2].id == "ats-new"


def test_a_lost_link_is_told_to_staff_and_the_last_sheet_stands(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.do(stations.connected, 1, True)
    table.open()
    table.put(1, {"red": 1000})
    table.do(stations.connected, 1, False)
    assert '"connected":false' in table.last("station-seen").public
    assert table.last("station-seen").staff_only
    table.close()
    table.settle("1")
    assert table.balance(1) == 11_000


def test_an_attendant_is_called_and_sent_away(table: PureTable) -> None:
    for on in (True, True, False):
        table.do(stations.call_attendant, 1, CallAttendant(on=on))
    assert [told.kind for told in table.told] == ["attendant-called", "attendant-called"]


def test_a_device_fault_is_an_alert_until_somebody_acknowledges_it(table: PureTable) -> None:
    fault = DeviceState(device="printer", state="paper jam", faulty=True)
    table.do(stations.report_devices, 1, ReportDevices(devices=[fault]))
    table.do(stations.report_devices, 1, ReportDevices(devices=[fault]))
    (alert,) = alerts.open_alerts(table.state).alerts
    assert (alert.alert.what, alert.alert.station, alert.alert.text) == ("device", 1, "printer: paper jam")
    table.do(alerts.acknowledge_alert, AcknowledgeAlert(table="1", alert=alert.alert.alert), by="staff 1001")
    assert alerts.open_alerts(table.state).alerts == []
    assert '"acknowledged_by":"staff 1001"' in table.last("alert").public
    table.refused(Problem.UNKNOWN, alerts.acknowledge_alert, AcknowledgeAlert(table="1", alert=alert.alert.alert))


def test_a_station_s_journal_only_ever_gets_longer(table: PureTable) -> None:
    def told(number: int, seal: str) -> tuple[int, str]:
        asked = KeepJournalHead(number=number, seal=seal * 64)
        kept = table.do(stations.keep_journal_head, 1, asked)
        return kept.number, kept.seal[0]

    assert told(5, "a") == (5, "a")
    assert told(5, "a") == (5, "a")  # the answer was lost
    assert told(9, "b") == (9, "b")
    assert alerts.open_alerts(table.state).alerts == []
    assert told(5, "a") == (9, "b")  # an older copy was put back
    assert told(9, "c") == (9, "b")  # another journal
    assert [alert.alert.what for alert in alerts.open_alerts(table.state).alerts] == ["system", "system"]
    told_back = station_view(table.state, 1, 0, 0).journal
    assert told_back is not None
    assert told_back.number == 9
    table.do(stations.enrol, 1, "ats-new")
    assert station_view(table.state, 1, 0, 0).journal is None  # another machine begins its own


def test_the_map_shows_each_place(table: PureTable) -> None:
    table.buy_in(2, 5000)
    table.open()
    table.put(2, {"red": 1000})
    table.do(
        stations.change_service,
        ChangeService(table="1", station=3, service=Service.OUT_OF_SERVICE, reason="screen broken"),
    )
    rows = {row.station: row for row in stations.station_map(table.state, 0).stations}
    assert rows[1].account is None
    assert rows[2].account is not None
    assert (rows[2].wagered, rows[2].account.balance) == (1000, 4000)
    assert (rows[3].service, rows[3].service_reason) == (Service.OUT_OF_SERVICE, "screen broken")


def test_a_station_after_a_restart_sees_everything_it_needs(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.play({1: {"red": 1000}}, "1")
    table.open()
    acknowledged = table.put(1, {"straight-17": 500})
    view = station_view(table.state, 1, table.head.number, table.now_ms)
    assert (view.version, view.wagers, view.locked) == (1, {"straight-17": 500}, None)
    assert view.account is not None
    assert (view.account.balance, view.account.on_felt) == (10_500, 500)
    assert view.last_spin is not None
    assert view.last_spin.round == 1
    assert view.table.deadline_ms == table.now_ms + 30_000
    table.close()
    locked = station_view(table.state, 1, table.head.number, table.now_ms).locked
    assert locked is not None
    assert locked.digest == acknowledged.digest


def test_a_view_of_the_table_tells_no_outcome_before_it_is_confirmed(table: PureTable) -> None:
    table.buy_in(1, 10_000)
    table.open()
    table.close()
    view = station_view(table.state, 1, 0, table.now_ms)
    assert view.table.outcome is None
    table.settle("5")
    assert station_view(table.state, 1, 0, table.now_ms).table.outcome == "5"


@pytest.mark.parametrize("number", [4, 9999])
def test_a_place_that_is_not_there_is_named(table: PureTable, number: int) -> None:
    assert (
        str(number)
        in table.refused(
            Problem.UNKNOWN,
            stations.change_service,
            ChangeService(table="1", station=number, service=Service.IN_SERVICE, reason=""),
        ).refused.message
    )
