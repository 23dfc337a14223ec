"""Orders about a round, in words."""

from __future__ import annotations

from ats_client.viewmodels.words import Words, no_spin_reason, translate
from game_protocol.table import VoidCause
from game_rules.game import Game
from table_screens.console import orders
from table_screens.console.orders import Order
from table_screens.viewmodels.sentences.wording import Sentence, disruptions, frauds, malfunctions

_REASONS = {
    VoidCause.MALFUNCTION: malfunctions,
    VoidCause.DISRUPTION: disruptions,
    VoidCause.FRAUD: frauds,
}


def of_the_round(order: Order, game: Game, words: Words) -> Sentence | None:
    match order:
        case orders.StartRound():
            return Sentence(
                translate("Order", "Open the round"),
                translate("Order", "Start the next wagering period."),
                translate("Order", "Open round"),
                translate("Order", "The round is open."),
            )
        case orders.EndBetting():
            return Sentence(
                translate("Order", "No more bets"),
                translate("Order", "End the wagering period of round {round} now.").format(round=order.round),
                translate("Order", "No more bets"),
                translate("Order", "No more bets for round {round}.").format(round=order.round),
            )
        case orders.SpinBall():
            return Sentence(
                translate("Order", "Ball spun"),
                translate("Order", "Record that the ball of round {round} is spun (rule 5.3).").format(
                    round=order.round
                ),
                translate("Order", "Ball spun"),
                translate("Order", "The ball is spun."),
            )
        case orders.EnterResult():
            result = words.outcome(game, order.outcome)
            return Sentence(
                translate("Order", "Result of round {round}").format(round=order.round),
                translate("Order", "Enter {result} as the result of round {round}.").format(
                    result=result, round=order.round
                ),
                translate("Order", "Enter {result}").format(result=result),
                translate("Order", "{result} is the result of round {round}.").format(result=result, round=order.round),
            )
        case orders.DecideBetween():
            return Sentence(
                translate("Order", "Two different numbers"),
                translate(
                    "Order",
                    "The wheel sensor read {sensor}; you chose {dealer}. Nothing is entered: look at the wheel again.",
                ).format(sensor=words.outcome(game, order.sensor), dealer=words.outcome(game, order.dealer)),
                "",
                "",
                grave=True,
            )
        case orders.CallNoSpin():
            return Sentence(
                translate("Order", "No spin, rule {rule}").format(rule=order.why.rule),
                translate(
                    "Order", "Announce round {round} as a no spin: {reason}. All wagers of the spin go back."
                ).format(round=order.round, reason=_uncapped(no_spin_reason(game, order.why.id))),
                translate("Order", "Announce no spin"),
                translate("Order", "Round {round} was a no spin.").format(round=order.round),
                grave=True,
            )
        case orders.InvalidateRound():
            granted = game.powers.get(order.cause.power)
            rule = "–" if granted is None else granted.rule
            return Sentence(
                translate("Order", "Invalidate round {round}").format(round=order.round),
                translate(
                    "Order",
                    "Invalidate round {round} (rule {rule}). All wagers are refunded; "
                    "winnings that were paid are taken back.",
                ).format(round=order.round, rule=rule),
                translate("Order", "Invalidate"),
                translate("Order", "Round {round} is void and its wagers are refunded.").format(round=order.round),
                _REASONS[order.cause](),
                grave=True,
            )
        case orders.FreezeAll():
            return Sentence(
                translate("Order", "Freeze all accounts"),
                translate(
                    "Order",
                    "Freeze every chip account of this table (rule 9.4). Nobody can bet or cash out meanwhile.",
                ),
                translate("Order", "Freeze all"),
                translate("Order", "All accounts are frozen."),
                (translate("Reason", "Wrong outcome entered"), translate("Reason", "A player disputes the outcome")),
                grave=True,
            )
        case orders.UnfreezeAll():
            return Sentence(
                translate("Order", "Unfreeze all accounts"),
                translate("Order", "Unfreeze every chip account. The game goes on where it stood."),
                translate("Order", "Unfreeze all"),
                translate("Order", "All accounts are unfrozen."),
            )
        case orders.CorrectResult():
            was, now = words.outcome(game, order.was), words.outcome(game, order.now)
            return Sentence(
                translate("Order", "Correct round {round}").format(round=order.round),
                translate(
                    "Order",
                    "Correct round {round} from {was} to {now} (rule 9.4). All accounts freeze, each is corrected as "
                    "listed, then they unfreeze.",
                ).format(round=order.round, was=was, now=now),
                translate("Order", "Correct to {now}").format(now=now),
                translate("Order", "Round {round} is corrected to {now}.").format(round=order.round, now=now),
                (translate("Reason", "Wrong outcome entered"), translate("Reason", "The number was misread")),
                grave=True,
            )
    return None


def _uncapped(text: str) -> str:
    return text[:1].lower() + text[1:]
