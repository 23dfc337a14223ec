"""What a touch, or the server's no, makes the station say. Pure: values in, sentences out."""

from __future__ import annotations

from collections.abc import Iterator

from ats_client.station.picture import Saying
from ats_client.station.seat import Say
from game_rules.limits import Snapped, SnapReason, TableLimits
from game_rules.sheet import Refusal, Sheet, Touch


def about_touch(touch: Touch, limits: TableLimits, bet_id: str | None, nothing_there: Saying | None) -> Iterator[Say]:
    """Why what is shown is not what was asked for, at the bet (rule 4.3)."""
    if touch.refused is Refusal.NOT_ENOUGH_MONEY:
        yield Say(Saying.NOT_ENOUGH_MONEY, bet_id, amounts={"missing": touch.short_of})
    elif touch.refused is Refusal.NOTHING_THERE and nothing_there is not None:
        yield Say(nothing_there, bet_id)
    for snapped_bet, snapped in touch.snapped.items():
        yield _about_snap(touch.sheet, snapped_bet, snapped, limits)


def _about_snap(sheet: Sheet, bet_id: str, snapped: Snapped, limits: TableLimits) -> Say:
    its = limits.of(sheet.game.bet(bet_id).kind)
    match snapped.reason:
        case SnapReason.BELOW_MINIMUM:
            return Say(Saying.MINIMUM_HERE, bet_id, amounts={"minimum": its.minimum})
        case SnapReason.ABOVE_MAXIMUM:
            amounts = {"maximum": its.maximum, "not_placed": snapped.not_placed}
            return Say(Saying.MAXIMUM_HERE, bet_id, amounts=amounts)
        case _:
            amounts = {"multiple": its.multiple, "not_placed": snapped.not_placed}
            return Say(Saying.MULTIPLE_HERE, bet_id, amounts=amounts)


def about_refused_sheet(asked: Sheet, stands: Sheet) -> Iterator[Say]:
    """The server would not have it: each bet whose chips slid back, with how much."""
    for bet_id, amount in asked.wagers.items():
        if amount > stands[bet_id]:
            yield Say(Saying.NOT_TAKEN, bet_id, amounts={"amount": amount - stands[bet_id]})
