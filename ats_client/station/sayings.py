"""What a touch, or the server's no, makes the station say. Pure: values in, sentences out."""

from __future__ import annotations

from collections.abc import Iterator

from ats_client.station.picture import Saying
from ats_client.station.seat import Say, more_than
from game_rules.limits import Snapped, SnapReason, TableLimits
from game_rules.money import Money
from game_rules.sheet import Refusal, Sheet, Touch

_REASONS = {
    SnapReason.BELOW_MINIMUM: Saying.MINIMUM_HERE,
    SnapReason.NOT_A_MULTIPLE: Saying.MULTIPLE_HERE,
    SnapReason.ABOVE_MAXIMUM: Saying.MAXIMUM_HERE,
}


def about_touch(touch: Touch, limits: TableLimits, bet_id: str | None, nothing_there: Saying | None) -> Iterator[Say]:
    """Why what is shown is not what was asked for, at the bet (rule 4.3)."""
    if touch.refused is Refusal.NOT_ENOUGH_MONEY:
        yield Say(Saying.NOT_ENOUGH_MONEY, bet_id, amounts={"missing": touch.short_of})
    elif touch.refused is Refusal.NOT_WHOLE:
        yield Say(Saying.NOT_WHOLE, words={"count": str(len(touch.snapped))})
        return
    elif touch.refused is Refusal.NOTHING_THERE and nothing_there is not None:
        yield Say(nothing_there, bet_id)
    for reason, saying in _REASONS.items():
        those = {bet: snapped for bet, snapped in touch.snapped.items() if snapped.reason is reason}
        if len(those) > 1:  # one sentence for all: six bubbles would be read by nobody
            amounts = {"not_placed": sum((snapped.not_placed for snapped in those.values()), Money.zero())}
            yield Say(saying, amounts=amounts, words={"count": str(len(those))})
        else:
            yield from (_about_snap(touch.sheet, bet, snapped, limits) for bet, snapped in those.items())


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
    """The server would not have it: the chips that slid back, in one sentence."""
    if back := more_than(asked, stands):
        yield Say.back(Saying.NOT_TAKEN, back)
