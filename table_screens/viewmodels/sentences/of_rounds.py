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
from game_rules.game import Game, Power
from game_rules.money import Money
from screen_kit.viewmodels.words import Words, no_spin_reason, translate
from table_screens.console.orders import Disagreement, Seen
from table_screens.viewmodels.sentences.wording import Sentence, disruptions, frauds, malfunctions, rule_of, saw

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
        case SpinBall() if not game.is_roulette:
            return Sentence(
                translate("Order", "Wheel spun"),
                translate("Order", "Record that the wheel of round {round} is spun.").format(round=act.round),
                translate("Order", "Wheel spun"),
                translate("Order", "The wheel is spun."),
            )
        case SpinBall():
            return Sentence(
                translate("Order", "Ball spun"),
                translate("Order", "Record that the ball of round {round} is spun.").format(round=act.round),
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
            rule = rule_of(game, act.cause.power)
            if act.cause is VoidCause.SYSTEM:
                return _system_failed(act, rule)
            reasons = _REASONS[act.cause]() if act.cause in _REASONS else _no_spins(game)
            return Sentence(
                translate("Order", "Invalidate round {round}").format(round=act.round),
                translate(
                    "Order",
                    "Invalidate round {round} (rule {rule}). All wagers are refunded; "
                    "winnings that were paid are taken back.",
                ).format(round=act.round, rule=rule)
                + _accounts_touched(seen, words),
                translate("Order", "Invalidate"),
                translate("Order", "Round {round} is void and its wagers are refunded.").format(round=act.round),
                reasons,
                grave=True,
            )
        case FreezeAccounts():
            return Sentence(
                translate("Order", "Freeze all accounts"),
                translate(
                    "Order",
                    "Freeze every chip account of this table (rule {rule}). Nobody can bet or cash out meanwhile; the "
                    "betting time runs on, and ends at once if the ball is spun.",
                ).format(rule=rule_of(game, Power.FREEZE_ACCOUNTS)),
                translate("Order", "Freeze all"),
                translate("Order", "All accounts are frozen."),
                (translate("Reason", "Wrong outcome entered"), translate("Reason", "A player disputes the outcome")),
                grave=True,
            )
        case UnfreezeAccounts():
            return Sentence(
                translate("Order", "Unfreeze all accounts"),
                translate("Order", "Unfreeze every chip account. Betting goes on only if its time is not up."),
                translate("Order", "Unfreeze all"),
                translate("Order", "All accounts are unfrozen."),
            )
        case CorrectOutcome():
            was, now = words.outcome(game, saw(Correction, seen).was), words.outcome(game, act.outcome)
            return Sentence(
                translate("Order", "Correct round {round}").format(round=act.round),
                translate(
                    "Order",
                    "Correct round {round} from {was} to {now} (rule {rule}). All accounts freeze, each is corrected "
                    "as listed, then they unfreeze.",
                ).format(round=act.round, was=was, now=now, rule=rule_of(game, Power.CORRECT_OUTCOME)),
                translate("Order", "Correct to {now}").format(now=now),
                translate("Order", "Round {round} is corrected to {now}.").format(round=act.round, now=now),
                (translate("Reason", "Wrong outcome entered"), translate("Reason", "The number was misread")),
                grave=True,
            )
    return None


def _system_failed(act: InvalidateRound, rule: str) -> Sentence:
    return Sentence(
        translate("Order", "The system failed in round {round}").format(round=act.round),
        translate(
            "Order",
            "Declare that the game system failed before the end of betting (rule {rule}.1). All wagers of round "
            "{round} are void and go back.",
        ).format(round=act.round, rule=rule),
        translate("Order", "Declare it"),
        translate("Order", "Round {round} is void and its wagers are refunded.").format(round=act.round),
        malfunctions(),
        grave=True,
    )


def _accounts_touched(seen: Seen, words: Words) -> str:
    if not isinstance(seen, Correction):
        return ""
    owed = Money(sum(line.shortfall for line in seen.lines))
    text = " " + translate("Order", "{count} accounts change.").format(count=len(seen.lines))
    if not owed:
        return text
    return (
        text + " " + translate("Order", "{amount} was taken out already and is owed.").format(amount=words.money(owed))
    )


def _no_spins(game: Game) -> tuple[str, ...]:
    return tuple(no_spin_reason(game, why) for why in game.no_spin_reasons)


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
