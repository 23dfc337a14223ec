"""Orders about jackpots, in words."""

from __future__ import annotations

from ats_client.viewmodels.words import Words, translate
from game_protocol.jackpots import Prize
from game_rules.game import Game
from game_rules.money import Money
from table_screens.console import jackpot_orders as orders
from table_screens.console.orders import Order
from table_screens.viewmodels.jackpot_words import parameter_words
from table_screens.viewmodels.sentences.wording import Sentence


def of_jackpots(order: Order, game: Game, words: Words) -> Sentence | None:
    return _of_prizes(order, words) or _of_the_office(order, game, words) or _of_changes(order)


def _of_prizes(order: Order, words: Words) -> Sentence | None:
    match order:
        case orders.ConfirmWin():
            what = prize_words(order.prize, words)
            return Sentence(
                translate("Order", "Jackpot at station {station}").format(station=order.prize.station),
                translate(
                    "Order",
                    "Confirm that station {station} has won {what} in round {round} (rule 8.3.9). "
                    "A confirmed jackpot is never taken back (rule 9.10).",
                ).format(station=order.prize.station, what=what, round=order.prize.round),
                translate("Order", "Confirm {what}").format(what=what),
                translate("Order", "{what} is confirmed for station {station}.").format(
                    what=what, station=order.prize.station
                ),
                grave=True,
            )
        case orders.DeclineWin():
            what = prize_words(order.prize, words)
            return Sentence(
                translate("Order", "Jackpot at station {station}").format(station=order.prize.station),
                translate("Order", "Do not confirm {what} for station {station}. It goes back to the meter.").format(
                    what=what, station=order.prize.station
                ),
                translate("Order", "Do not confirm"),
                translate("Order", "{what} is back on its meter.").format(what=what),
                (
                    translate("Reason", "The round is void (rule 8.8)"),
                    translate("Reason", "Syndicate play (rule 3.10)"),
                ),
                grave=True,
            )
        case orders.HandOverGoods():
            station, goods = order.prize.station, order.prize.goods
            return Sentence(
                translate("Order", "Hand over goods"),
                translate(
                    "Order", "Record that the player of station {station} was given: {goods} (rule 8.3.9)."
                ).format(station=station, goods=goods),
                translate("Order", "It was handed over"),
                translate("Order", "{goods}: handed over.").format(goods=goods),
            )
        case orders.ShowOnDisplay():
            return Sentence(
                translate("Order", "Jackpot display"),
                translate("Order", "Change what the jackpot display of this table shows and says."),
                translate("Order", "Change the display"),
                translate("Order", "The jackpot display is changed."),
            )
    return None


def _of_the_office(order: Order, game: Game, words: Words) -> Sentence | None:
    match order:
        case orders.OpenJackpot():
            name = order.parameters.name
            return Sentence(
                translate("Order", "Open the jackpot {name}").format(name=name),
                translate(
                    "Order", "Open the jackpot {name}: {parameters}. What it starts with comes from the house's purse."
                ).format(name=name, parameters=parameter_words(order.parameters, game, words)),
                translate("Order", "Open the jackpot"),
                translate("Order", "The jackpot {name} is open. No group plays for it yet.").format(name=name),
                grave=True,
            )
        case orders.ChangeJackpot():
            name = order.now.name
            return Sentence(
                translate("Order", "Change the jackpot {name}").format(name=name),
                translate(
                    "Order", "Change the jackpot {name} once it is won: {parameters}. Until then it stays as it is."
                ).format(name=name, parameters=parameter_words(order.parameters, game, words)),
                translate("Order", "Change it when it is won"),
                translate("Order", "The jackpot {name} changes when it is won.").format(name=name),
                (
                    translate("Reason", "New parameters are approved"),
                    translate("Reason", "It was written down wrongly"),
                ),
                grave=True,
            )
        case orders.TakeOutOfOperation():
            return Sentence(
                translate("Order", "Jackpot {name} out of operation").format(name=order.name),
                translate(
                    "Order", "Do not offer the jackpot {name} any more; the game goes on without it (rule 8.7)."
                ).format(name=order.name),
                translate("Order", "Out of operation"),
                translate("Order", "The jackpot {name} is not offered.").format(name=order.name),
                (
                    translate("Reason", "The meter does not move"),
                    translate("Reason", "The display cannot be read (rule 8.6.2)"),
                    translate("Reason", "Maintenance"),
                ),
                grave=True,
            )
        case orders.ReturnToOperation():
            return Sentence(
                translate("Order", "Jackpot {name} back into operation").format(name=order.name),
                translate(
                    "Order", "Offer the jackpot {name} again, if its records prove what is on the meter (rule 8.6)."
                ).format(name=order.name),
                translate("Order", "Back into operation"),
                translate("Order", "The jackpot {name} is offered again.").format(name=order.name),
                (translate("Reason", "Repaired and tested"), translate("Reason", "The meter was checked")),
            )
        case orders.PutGroupTogether():
            group = order.group
            return Sentence(
                translate("Order", "Jackpot group {name}").format(name=group.name),
                translate("Order", "Make the group {name} of the tables {tables} (rule 8.3.1).").format(
                    name=group.name, tables=", ".join(group.tables)
                ),
                translate("Order", "Make the group"),
                translate("Order", "The group {name} has the tables {tables}.").format(
                    name=group.name, tables=", ".join(group.tables)
                ),
            )
    return None


def _of_changes(order: Order) -> Sentence | None:
    match order:
        case orders.AnnounceJackpotChange():
            rule = "8.3.5" if order.asked.kind == "close" else "8.3.4"
            return Sentence(
                translate("Order", "Show a jackpot sign"),
                translate(
                    "Order",
                    "Show a sign at every table concerned (rule {rule}): {what}. It may be done once the sign has "
                    "stood {minutes} minutes.",
                ).format(rule=rule, what=order.what, minutes=order.asked.minutes),
                translate("Order", "Show the sign"),
                translate("Order", "The sign goes up: {what}.").format(what=order.what),
            )
        case orders.CarryOutJackpotChange():
            return Sentence(
                translate("Order", "Do what the sign announced"),
                translate("Order", "{what}, from now on.").format(what=order.what),
                translate("Order", "Do it now"),
                translate("Order", "Done: {what}.").format(what=order.what),
                grave=True,
            )
        case orders.WithdrawJackpotChange():
            return Sentence(
                translate("Order", "Withdraw a jackpot sign"),
                translate("Order", "Take the sign down at every table. It will not happen: {what}.").format(
                    what=order.what
                ),
                translate("Order", "Withdraw"),
                translate("Order", "The sign is withdrawn."),
                (translate("Reason", "It was announced wrongly"), translate("Reason", "It is put off")),
            )
    return None


def prize_words(prize: Prize, words: Words) -> str:
    """Mystery 1,234.50, or the goods by their name."""
    worth = prize.goods or words.money(Money(prize.amount))
    return f"{prize.name} {worth}"
