"""Orders about jackpots, in words."""

from __future__ import annotations

from ats_client.viewmodels.words import Words, translate
from game_protocol.jackpots import Prize
from game_rules.game import Game
from game_rules.money import Money
from table_screens.console import orders
from table_screens.console.orders import Order
from table_screens.viewmodels.sentences.wording import Sentence


def of_jackpots(order: Order, game: Game, words: Words) -> Sentence | None:
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
                    translate(
                        "Reason",
                        "The round is void (rule 8.8)",
                    ),
                    translate(
                        "Reason",
                        "Syndicate play (rule 3.10)",
                    ),
                ),
                grave=True,
            )
        case orders.ShowOnDisplay():
            return Sentence(
                translate("Order", "Jackpot display"),
                translate("Order", "Change what the jackpot display of this table shows and says."),
                translate("Order", "Change the display"),
                translate("Order", "The jackpot display is changed."),
            )
    return None


def prize_words(prize: Prize, words: Words) -> str:
    """Mystery 1,234.50, or the goods by their name."""
    worth = prize.goods or words.money(Money(prize.amount))
    return f"{prize.name} {worth}"
