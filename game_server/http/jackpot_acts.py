"""Acts about jackpots (RR 8): prizes at a table, and the office where jackpots are set up."""

from __future__ import annotations

import csv
import io

from starlette.responses import Response

from game_protocol.jackpot_office import (
    AnnouncedChange,
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeJackpot,
    ConfirmPrize,
    DeclinePrize,
    HandOverPrize,
    JackpotRoom,
    LookAtJackpots,
    OfferJackpot,
    OpenJackpot,
    ReconcileJackpots,
    Reconciliation,
    Reconciliations,
    SetJackpotDisplay,
    SetJackpotGroup,
    WithdrawJackpotChange,
)
from game_protocol.jackpots import JackpotMeters, LookAtMeters
from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.callers import StaffCaller, Stranger
from game_server.house import House
from game_server.http.answers import csv_response
from game_server.http.doing import by_staff, in_house
from game_server.http.table_acts import boards_soon
from game_server.jackpots import prizes
from game_server.refusals import Refusal
from game_server.tables.work import Needs


def the_prize(house: House, asked: ConfirmPrize | DeclinePrize | HandOverPrize) -> Needs:
    return house.jackpots.needs(prize=asked.prize)


def known_table(house: House, table: str) -> str:
    """Any process shows any table's board, also where another process owns the table."""
    if table not in house.floor.known:
        raise Refusal(Problem.UNKNOWN, Phrase.NO_TABLE, table=table)
    return table


async def look_at_meters(house: House, _caller: Stranger, asked: LookAtMeters) -> JackpotMeters:
    return house.jackpots.boards.now(known_table(house, asked.table))


async def look_at_jackpots(house: House, _staff: StaffCaller, _asked: LookAtJackpots) -> JackpotRoom:
    return await house.jackpots.everything()


async def set_jackpot_display(house: House, staff: StaffCaller, asked: SetJackpotDisplay) -> None:
    await house.jackpots.office.set_jackpot_display(asked, str(staff))
    boards_soon(house)


async def open_jackpot(house: House, staff: StaffCaller, asked: OpenJackpot) -> None:
    await house.jackpots.office.open_jackpot(asked, str(staff))


async def change_jackpot(house: House, staff: StaffCaller, asked: ChangeJackpot) -> None:
    await house.jackpots.office.change_jackpot(asked, str(staff))


async def offer_jackpot(house: House, staff: StaffCaller, asked: OfferJackpot) -> None:
    await house.jackpots.office.offer_jackpot(asked, str(staff))
    boards_soon(house)


async def set_jackpot_group(house: House, staff: StaffCaller, asked: SetJackpotGroup) -> None:
    await house.jackpots.office.set_jackpot_group(asked, str(staff))


async def announce_jackpot_change(house: House, staff: StaffCaller, asked: AnnounceJackpotChange) -> AnnouncedChange:
    announced = await house.jackpots.changes.announce_jackpot_change(asked, str(staff))
    boards_soon(house)
    return announced


async def carry_out_jackpot_change(house: House, staff: StaffCaller, asked: CarryOutJackpotChange) -> None:
    await house.jackpots.changes.carry_out_jackpot_change(asked, str(staff))
    boards_soon(house)


async def withdraw_jackpot_change(house: House, staff: StaffCaller, asked: WithdrawJackpotChange) -> None:
    await house.jackpots.changes.withdraw_jackpot_change(asked, str(staff))
    boards_soon(house)


async def reconcile_jackpots(house: House, _staff: StaffCaller, asked: ReconcileJackpots) -> Reconciliations | Response:
    made = await house.jackpots.reconciliations()
    return made if asked.format == "json" else csv_response(_as_csv(made), "jackpots.csv")


def _as_csv(made: Reconciliations) -> str:
    written = io.StringIO()
    sheet = csv.writer(written)
    columns = Reconciliation.__struct_fields__
    sheet.writerow(columns)
    for each in made.jackpots:
        values = each.to_values() | {"problems": "; ".join(each.problems)}
        sheet.writerow([values[column] for column in columns])
    return written.getvalue()


ACTS = (
    by_staff(ConfirmPrize, prizes.confirm_prize, the_prize, boards_soon),
    by_staff(DeclinePrize, prizes.decline_prize, the_prize, boards_soon),
    by_staff(HandOverPrize, prizes.hand_over_prize, the_prize),
    in_house(LookAtMeters, look_at_meters),
    in_house(LookAtJackpots, look_at_jackpots),
    in_house(SetJackpotDisplay, set_jackpot_display),
    in_house(OpenJackpot, open_jackpot),
    in_house(ChangeJackpot, change_jackpot),
    in_house(OfferJackpot, offer_jackpot),
    in_house(SetJackpotGroup, set_jackpot_group),
    in_house(AnnounceJackpotChange, announce_jackpot_change),
    in_house(CarryOutJackpotChange, carry_out_jackpot_change),
    in_house(WithdrawJackpotChange, withdraw_jackpot_change),
    in_house(ReconcileJackpots, reconcile_jackpots),
)
