"""Acts about jackpots, in words."""

from __future__ import annotations

from typing import Any

from game_protocol.act import Act
from game_protocol.jackpot_office import (
    AnnounceJackpotChange,
    CarryOutJackpotChange,
    ChangeJackpot,
    ConfirmPrize,
    DeclinePrize,
    HandOverPrize,
    OfferJackpot,
    OpenJackpot,
    SetJackpotDisplay,
    SetJackpotGroup,
    WithdrawJackpotChange,
)
from game_protocol.jackpots import Prize
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.words import Words, listed, translate
from table_screens.console.orders import Seen
from table_screens.viewmodels.jackpot_words import parameter_words
from table_screens.viewmodels.sentences.wording import Sentence, saw


def of_jackpots(act: Act[Any], seen: Seen, game: Game, words: Words) -> Sentence | None:
    return _of_prizes(act, seen, words) or _of_the_office(act, seen, game, words) or _of_changes(act, seen)


def _of_prizes(act: Act[Any], seen: Seen, words: Words) -> Sentence | None:
    match act:
        case ConfirmPrize():
            prize = saw(Prize, seen)
            what = prize_words(prize, words)
            return Sentence(
                translate("Order", "Jackpot at station {station}").format(station=prize.station),
                translate(
                    "Order",
                    "Confirm that station {station} has won {what} in round {round} (rule 8.3.9). "
                    "A confirmed jackpot is never taken back (rule 9.10).",
                ).format(station=prize.station, what=what, round=prize.round),
                translate("Order", "Confirm {what}").format(what=what),
                translate("Order", "{what} is confirmed for station {station}.").format(
                    what=what, station=prize.station
                ),
                grave=True,
            )
        case DeclinePrize():
            prize = saw(Prize, seen)
            what = prize_words(prize, words)
            return Sentence(
                translate("Order", "Jackpot at station {station}").format(station=prize.station),
                translate("Order", "Do not confirm {what} for station {station}. It goes back to the meter.").format(
                    what=what, station=prize.station
                ),
                translate("Order", "Do not confirm"),
                translate("Order", "{what} is back on its meter.").format(what=what),
                (
                    translate("Reason", "The round is void (rule 8.8)"),
                    translate("Reason", "Syndicate play (rule 3.10)"),
                ),
                grave=True,
            )
        case HandOverPrize():
            prize = saw(Prize, seen)
            station, goods = prize.station, prize.goods
            return Sentence(
                translate("Order", "Hand over goods"),
                translate(
                    "Order", "Record that the player of station {station} was given: {goods} (rule 8.3.9)."
                ).format(station=station, goods=goods),
                translate("Order", "It was handed over"),
                translate("Order", "{goods}: handed over.").format(goods=goods),
            )
        case SetJackpotDisplay():
            return Sentence(
                translate("Order", "Jackpot display"),
                translate("Order", "Change what the jackpot display of this table shows and says."),
                translate("Order", "Change the display"),
                translate("Order", "The jackpot display is changed."),
            )
    return None


def _of_the_office(act: Act[Any], seen: Seen, game: Game, words: Words) -> Sentence | None:
    match act:
        case OpenJackpot():
            name = act.parameters.name
            return Sentence(
                translate("Order", "Open the jackpot {name}").format(name=name),
                translate(
                    "Order", "Open the jackpot {name}: {parameters}. What it starts with comes from the house's purse."
                ).format(name=name, parameters=parameter_words(act.parameters, game, words)),
                translate("Order", "Open the jackpot"),
                translate("Order", "The jackpot {name} is open. No group plays for it yet.").format(name=name),
                grave=True,
            )
        case ChangeJackpot():
            name = saw(str, seen)
            return Sentence(
                translate("Order", "Change the jackpot {name}").format(name=name),
                translate(
                    "Order", "Change the jackpot {name} once it is won: {parameters}. Until then it stays as it is."
                ).format(name=name, parameters=parameter_words(act.parameters, game, words)),
                translate("Order", "Change it when it is won"),
                translate("Order", "The jackpot {name} changes when it is won.").format(name=name),
                (
                    translate("Reason", "New parameters are approved"),
                    translate("Reason", "It was written down wrongly"),
                ),
                grave=True,
            )
        case OfferJackpot(on=False):
            name = saw(str, seen)
            return Sentence(
                translate("Order", "Jackpot {name} out of operation").format(name=name),
                translate(
                    "Order", "Do not offer the jackpot {name} any more; the game goes on without it (rule 8.7)."
                ).format(name=name),
                translate("Order", "Out of operation"),
                translate("Order", "The jackpot {name} is not offered.").format(name=name),
                (
                    translate("Reason", "The meter does not move"),
                    translate("Reason", "The display cannot be read (rule 8.6.2)"),
                    translate("Reason", "Maintenance"),
                ),
                grave=True,
            )
        case OfferJackpot():
            name = saw(str, seen)
            return Sentence(
                translate("Order", "Jackpot {name} back into operation").format(name=name),
                translate(
                    "Order", "Offer the jackpot {name} again, if its records prove what is on the meter (rule 8.6)."
                ).format(name=name),
                translate("Order", "Back into operation"),
                translate("Order", "The jackpot {name} is offered again.").format(name=name),
                (translate("Reason", "Repaired and tested"), translate("Reason", "The meter was checked")),
            )
        case SetJackpotGroup():
            group = act.group
            return Sentence(
                translate("Order", "Jackpot group {name}").format(name=group.name),
                translate("Order", "Make the group {name} of the tables {tables} (rule 8.3.1).").format(
                    name=group.name, tables=listed(group.tables)
                ),
                translate("Order", "Make the group"),
                translate("Order", "The group {name} has the tables {tables}.").format(
                    name=group.name, tables=listed(group.tables)
                ),
            )
    return None


def _of_changes(act: Act[Any], seen: Seen) -> Sentence | None:
    match act:
        case AnnounceJackpotChange():
            what = saw(str, seen)
            rule = "8.3.5" if act.what.kind == "close" else "8.3.4"
            return Sentence(
                translate("Order", "Show a jackpot sign"),
                translate(
                    "Order",
                    "Show a sign at every table concerned (rule {rule}): {what}. It may be done once the sign has "
                    "stood {minutes} minutes.",
                ).format(rule=rule, what=what, minutes=act.what.minutes),
                translate("Order", "Show the sign"),
                translate("Order", "The sign goes up: {what}.").format(what=what),
            )
        case CarryOutJackpotChange():
            what = saw(str, seen)
            return Sentence(
                translate("Order", "Do what the sign announced"),
                translate("Order", "{what}, from now on.").format(what=what),
                translate("Order", "Do it now"),
                translate("Order", "Done: {what}.").format(what=what),
                grave=True,
            )
        case WithdrawJackpotChange():
            what = saw(str, seen)
            return Sentence(
                translate("Order", "Withdraw a jackpot sign"),
                translate("Order", "Take the sign down at every table. It will not happen: {what}.").format(what=what),
                translate("Order", "Withdraw"),
                translate("Order", "The sign is withdrawn."),
                (translate("Reason", "It was announced wrongly"), translate("Reason", "It is put off")),
            )
    return None


def prize_words(prize: Prize, words: Words) -> str:
    """Mystery 1,234.50, or the goods by their name."""
    worth = prize.goods or words.money(Money(prize.amount))
    return f"{prize.name} {worth}"
