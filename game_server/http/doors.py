"""What every door shares: the house, the caller, and the table's writer behind it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path

from game_protocol.basics import ID, TABLE_ID
from game_server.callers import StaffCaller, StationCaller, staff_caller, station_caller
from game_server.house import House, house_of
from game_server.tables.writer import Writer


def written(pattern: str) -> Any:
    """A part of the address with the form a message would ask of it."""
    return Path(pattern=f"^{pattern}$")


TheHouse = Annotated[House, Depends(house_of)]
Staff = Annotated[StaffCaller, Depends(staff_caller)]
Station = Annotated[StationCaller, Depends(station_caller)]
TablePath = Annotated[str, written(TABLE_ID)]
StationPath = Annotated[int, Path(ge=1, le=9999)]
AlertPath = Annotated[str, written(ID)]


def writer_of_table(table: TablePath, house: TheHouse) -> Writer:
    return house.floor.writer(table)


def writer_of_station(station: Station, house: TheHouse) -> Writer:
    return house.floor.writer_for(station)


TableWriter = Annotated[Writer, Depends(writer_of_table)]
StationWriter = Annotated[Writer, Depends(writer_of_station)]
