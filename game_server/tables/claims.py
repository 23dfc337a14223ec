"""The register of claims: a player says that an outcome is wrong or that something failed (RR 9.5)."""

from __future__ import annotations

from sqlalchemy import insert

from game_protocol.basics import Nothing
from game_protocol.events import ClaimNoted
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_protocol.seat import NoteClaim
from game_server.refusals import Refusal
from game_server.storage import schema
from game_server.tables.state import TableState
from game_server.tables.stations import station_of
from game_server.tables.work import Work


def note_claim(table: TableState, work: Work, asked: NoteClaim) -> Nothing:
    """Only a record: the freeze, correction or void that followed is an act of its own. The player may have left."""
    station_of(table, asked.station)

    def do() -> Nothing:
        if asked.round > (table.round.number if table.round else 0):
            raise Refusal(Problem.WRONG_ROUND, Phrase.NO_ROUND, round=asked.round)
        work.also(
            insert(schema.claims).values(
                table_id=table.id,
                id=asked.id,
                station=asked.station,
                round=asked.round,
                claimed=asked.claimed,
                done=asked.done,
                by=work.by,
                at_ms=work.now_ms,
            )
        )
        noted = ClaimNoted(round=asked.round, station=asked.station, claimed=asked.claimed, done=asked.done)
        work.tell(noted, staff_only=True)
        return Nothing()

    answer, _ = work.once(asked, do)
    return answer
