"""A technician at a station, as the dealer's console sees it: out of service with a name, and what was done."""

from __future__ import annotations

from game_protocol.station import DeviceState, ReportDevices
from game_protocol.technician import EnterDiagnostics, LeaveDiagnostics, TechnicianAct
from game_rules.game import Role
from game_server.embedded import PIN, STAFF
from screen_kit.qml.application import Engine
from tests.qt_loop import Play
from tests.table_screens.dealer import dealing
from tests.table_screens.house import House

TECHNICIAN = STAFF[Role.TECHNICIAN]


def act(number: int, what: str, detail: str = "") -> TechnicianAct:
    return TechnicianAct(id=f"act-{number}", at_ms=1_794_822_420_000 + number, by=TECHNICIAN, what=what, detail=detail)


def test_what_a_technician_does_at_a_station_comes_to_its_page_while_somebody_looks(
    engine: Engine, house: House, play: Play
) -> None:
    """9 NYCRR 5321.9: who, when, what; told twice it stands once, and at no other station."""

    async def scenario() -> None:
        async with dealing(engine, house) as dealer, house.client(5) as station:
            entered = await station.do(EnterDiagnostics(number=TECHNICIAN, pin=PIN))
            await station.do(act(1, "printer tested", "one specimen ticket"))
            await dealer.goes_to_station(5)
            await dealer.until_sees("printer tested: one specimen ticket")
            assert dealer.sees("technician Technician"), "why it is out of service"
            assert dealer.sees(f"by {TECHNICIAN}")
            for _ in range(2):
                await station.do(act(2, "note path tested"))
            await dealer.until_sees("note path tested")
            assert dealer.texts().count("note path tested") == 1
            printer = DeviceState(device="ticket printer", state="paper out", faulty=True)
            await station.do(ReportDevices(devices=[printer]))
            await dealer.until_sees("paper out")
            await station.do(LeaveDiagnostics(way_back=entered.way_back))
            await dealer.until(lambda: dealer.picture.room.rows[5].service == "in_service", "back in service")
            await dealer.goes_to_station(4)
            await dealer.until(lambda: dealer.picture.chosen and dealer.picture.chosen.recall, "the other station")
            assert not dealer.sees("note path tested")

    play(scenario())
    records = [event.body.get("record", {}) for event in house.journal("station-seen")]
    acts = [record["technician"]["what"] for record in records if "technician" in record]
    assert acts == ["printer tested", "note path tested"]
