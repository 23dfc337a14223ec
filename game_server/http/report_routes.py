"""Reports, for the game supervisor: JSON for programs, CSV for a spreadsheet."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Depends, Path, Query, Response

from game_protocol import routes
from game_protocol.reports import Report
from game_rules.game import Role
from game_server.callers import StaffCaller, staff_caller
from game_server.house import House, house_of
from game_server.http.answers import message_response
from game_server.http.doors import TablePath
from game_server.http.message_router import MessageRouter
from game_server.reports.catalogue import Asked, make_report
from game_server.reports.csv_form import as_csv
from game_server.reports.shifts import house_zone
from game_server.reports.span import Span

router = MessageRouter(tags=["reports"])

Moment = Annotated[int | None, Query(ge=0, le=2**43)]
"""Until the year 2248."""


@router.get(routes.REPORTS, response_model=Report)
async def report(
    table: TablePath,
    report: Annotated[str, Path(max_length=32)],
    house: Annotated[House, Depends(house_of)],
    caller: Annotated[StaffCaller, Depends(staff_caller)],
    from_ms: Moment = None,
    to_ms: Moment = None,
    form: Annotated[Literal["json", "csv"], Query(alias="format")] = "json",
) -> Response:
    """balances, meters, stations, rounds, shifts, tickets, refused-tickets, cage, debts, jackpots or prizes; without
    a span: all time, or the last day where that is too much. Role: supervisor."""
    caller.needs_role(Role.SUPERVISOR)
    zone = house_zone()
    async with house.database.reading() as connection:
        made = await make_report(report, Asked(connection, table, Span(from_ms, to_ms), house.clock.now_ms(), zone))
    if form == "json":
        return message_response(made)
    name = f"table-{table}-{made.report}.csv"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(as_csv(made, zone), headers=headers, media_type="text/csv; charset=utf-8")
