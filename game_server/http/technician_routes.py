"""A technician at a station's own screen: in, what was done, and out. Asked by the station with its own key."""

from __future__ import annotations

from game_protocol import routes
from game_protocol.basics import Nothing
from game_protocol.station import Service
from game_protocol.technician import EnterDiagnostics, Entered, LeaveDiagnostics, TechnicianAct
from game_server.http.doors import Station, StationWriter
from game_server.http.identity_routes import TheDoorkeeper
from game_server.http.message_router import MessageRouter
from game_server.tables import stations
from game_server.tables.work import Needs, request_key

router = MessageRouter(tags=["technician"])


@router.post(routes.TECHNICIAN_ENTERS)
async def enter(asked: EnterDiagnostics, station: Station, writer: StationWriter, doorkeeper: TheDoorkeeper) -> Entered:
    """Takes the station out of service: what is on the felt plays on, nothing more may be placed, no money goes in."""
    technicians = doorkeeper.technicians
    person = await technicians.check(asked.number, asked.pin, station)
    service, reason = await writer.read(lambda table, _number: stations.service_of(table, station.number))
    # Entered twice (a restart in the middle): the way back is not into diagnostics.
    before = Service.IN_SERVICE if service is Service.DIAGNOSTICS else service
    way_back = technicians.seal_way_back(station, before, reason)
    credential = await technicians.credential(person, asked.pin, station)
    await writer.ask(
        lambda table, work: stations.change_service(
            table, work, station.number, Service.DIAGNOSTICS, f"technician {person.name}"
        ),
        str(person),
    )
    return Entered(name=person.name, way_back=way_back, credential=credential)


@router.post(routes.TECHNICIAN_LEAVES)
async def leave(asked: LeaveDiagnostics, station: Station, writer: StationWriter, doorkeeper: TheDoorkeeper) -> Nothing:
    """Back to the service before. One who was put out of service by others meanwhile stays there."""
    service, reason = doorkeeper.technicians.way_back(station, asked.way_back)
    await writer.ask(
        lambda table, work: stations.leave_diagnostics(table, work, station.number, service, reason), str(station)
    )
    return Nothing()


@router.post(routes.TECHNICIAN_DID)
async def did(asked: TechnicianAct, station: Station, writer: StationWriter) -> Nothing:
    needs = Needs(requests=(request_key("technician-act", asked.id),))
    await writer.ask(
        lambda table, work: stations.technician_did(table, work, station.number, asked), str(station), needs
    )
    return Nothing()
