"""Acts about a round, in words."""

from __future__ import annotations

from typing import Any

from game_protocol.act import Act
from game_protocol.rounds import (
    AnnounceNoSpin,
    CloseRound,
    Correction,
    CorrectOutcome,
    EnterOutcome,
    FreezeAccounts,
    InvalidateRound,
    OpenRound,
    SpinBall,
    UnfreezeAccounts,
    VoidCause,
)
from game_rules.game import Game
from screen_kit.viewmodels.words import Words, no_spin_reason, translate
from table_screens.console.orders import Disagreement, Seen
from table_screens.viewmodels.sentences.wording import Sentence, disruptions, frauds, malfunctions, saw

_REASONS = {
    VoidCause.MALFUNCTION: malfunctions,
    VoidCause.DISRUPTION: disruptions,
    VoidCause.FRAUD: frauds,
}


def of_the_round(act: Act[Any], seen: Seen, game: Game, words: Words) -> Sentence | None:
    match act:
        case OpenRound():
            return Sentence(
                translate("Order", "Open the round"),
                translate("Order", "Start the next wagering period."),
                translate("Order", "Open round"),
                translate("Order", "The round is open."),
            )
        case CloseRound():
            return Sentence(
                translate("Order", "No more bets"),
                translate("Order", "End the wagering period of round {round} now.").format(round=act.round),
                translate("Order", "No more bets"),
                translate("Order", "No more bets for round {round}.").format(round=act.round),
            )
        case SpinBall():
            return Sentence(
                translate("Order", "Ball spun"),
                translate("Order", "Record that the ball of round {round} is spun (rule 5.3).").format(round=act.round),
                translate("Order", "Ball spun"),
                translate("Order", "The ball is spun."),
            )
        case EnterOutcome() if isinstance(seen, Disagreement):
            return _two_numbers(seen, game, words)
        case EnterOutcome():
            result = words.outcome(game, act.outcome)
            return Sentence(
                translate("Order", "Result of round {round}").format(round=act.round),
                translate("Order", "Enter {result} as the result of round {round}.").format(
                    result=result, round=act.round
                ),
                translate("Order", "Enter {result}").format(result=result),
                translate("Order", "{result} is the result of round {round}.").format(result=result, round=act.round),
            )
        case AnnounceNoSpin():
            return Sentence(
                translate("Order", "No spin, rule {rule}").format(rule=game.no_spin_reasons[act.why].rule),
                translate(
                    "Order", "Announce round {round} as a no spin: {reason}. All wagers of the spin go back."
                ).format(round=act.round, reason=_uncapped(no_spin_reason(game, act.why))),
                translate("Order", "Announce no spin"),
                translate("Order", "Round {round} was a no spin.").format(round=act.round),
                grave=True,
            )
        case InvalidateRound():
            granted = game.powers.get(act.cause.power)
            rule = "–" if granted is None else granted.rule
            return Sentence(
                translate("Order", "Invalidate round {round}").format(round=act.round),
                translate(
                    "Order",
                    "Invalidate round {round} (rule {rule}). All wagers are refunded; "
                    "winnings that were paid are taken back.",
                ).format(round=act.round, rule=rule),
                translate("Order", "Invalidate"),
                translate("Order", "Round {round} is void and its wagers are refunded.").format(round=act.round),
                _REASONS[act.cause](),
                grave=True,
            )
        case FreezeAccounts():
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
        case UnfreezeAccounts():
            return Sentence(
                translate("Order", "Unfreeze all accounts"),
                translate("Order", "Unfreeze every chip account. The game goes on where it stood."),
                translate("Order", "Unfreeze all"),
                translate("Order", "All accounts are unfrozen."),
            )
        case CorrectOutcome():
            was, now = words.outcome(game, saw(Correction, seen).was), words.outcome(game, act.outcome)
            return Sentence(
                translate("Order", "Correct round {round}").format(round=act.round),
                translate(
                    "Order",
                    "Correct round {round} from {was} to {now} (rule 9.4). All accounts freeze, each is corrected as "
                    "listed, then they unfreeze.",
                ).format(round=act.round, was=was, now=now),
                translate("Order", "Correct to {now}").format(now=now),
                translate("Order", "Round {round} is corrected to {now}.").format(round=act.round, now=now),
                (translate("Reason", "Wrong outcome entered"), translate("Reason", "The number was misread")),
                grave=True,
            )
    return None


def _two_numbers(seen: Disagreement, game: Game, words: Words) -> Sentence:
    return Sentence(
        translate("Order", "Two different numbers"),
        translate(
            "Order",
            "The wheel sensor read {sensor}; you chose {dealer}. Nothing is entered: look at the wheel again.",
        ).format(sensor=words.outcome(game, seen.sensor), dealer=words.outcome(game, seen.dealer)),
        "",
        "",
        grave=True,
    )


def _uncapped(text: str) -> str:
    return text[:1].lower() + text[1:]
