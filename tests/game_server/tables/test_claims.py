"""RR 9.5: a player's claim is considered, and written down with what was done."""

from __future__ import annotations

import json

from game_protocol.problems import Problem
from game_protocol.seat import NoteClaim, PayOut
from game_server.tables import accounts, claims
from tests.game_server.pure_table import PureTable


def claim(round_number: int = 1, station: int = 1) -> NoteClaim:
    return NoteClaim(
        table="1",
        station=station,
        id="c",
        round=round_number,
        claimed="17 fell, not 18",
        done="looked back: 18 is right",
    )


def played() -> PureTable:
    table = PureTable()
    table.buy_in(1, 10_000)
    table.play({1: {"red": 1000}}, "2")
    return table


def test_a_claim_is_written_down_once_with_round_station_what_is_claimed_what_was_done_and_by_whom() -> None:
    table = played()
    table.do(claims.note_claim, claim(), by="staff 1001")
    told = table.last("claim-noted")
    assert (told.by, told.staff_only) == ("staff 1001", True)
    assert json.loads(told.public) == {
        "kind": "claim-noted",
        "round": 1,
        "station": 1,
        "claimed": "17 fell, not 18",
        "done": "looked back: 18 is right",
    }
    table.do(claims.note_claim, claim(), by="staff 1001")
    assert table.last("claim-noted") == told, "asked again after silence, it is the same claim"
    assert table.balance(1) == 9000, "a record moves no money"


def test_a_claim_of_a_player_who_has_left_is_taken() -> None:
    table = played()
    table.do(accounts.pay_out, PayOut(table="1", station=1, id="gone"))
    table.do(claims.note_claim, claim())
    assert json.loads(table.last("claim-noted").public)["station"] == 1


def test_a_claim_about_a_round_or_a_station_that_is_not_there_is_refused() -> None:
    table = played()
    table.refused(Problem.WRONG_ROUND, claims.note_claim, claim(round_number=2))
    table.refused(Problem.UNKNOWN, claims.note_claim, claim(station=999))


def test_a_machine_may_fail_before_the_first_round() -> None:
    table = PureTable()
    table.do(claims.note_claim, claim(round_number=0))
    assert json.loads(table.last("claim-noted").public)["round"] == 0
