"""Acts about one station, in words."""

from __future__ import annotations

from typing import Any

from game_protocol.act import Act
from game_protocol.rounds import VoidWagers
from game_protocol.seat import (
    AdjustAccount,
    AdjustResult,
    BuyIn,
    ChangeService,
    DecideUncertainTicket,
    DirectToLeave,
    ExcludePlayer,
    FreezeStation,
    HandPay,
    NoteClaim,
    PayOut,
    SetPersonalLimits,
)
from game_protocol.station import Service
from game_protocol.table import LimitSign
from game_rules.game import Game, Power
from game_rules.money import Money
from screen_kit.viewmodels.limit_card import sign
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.orders import Seen
from table_screens.viewmodels.sentences.wording import Sentence, contraventions, malfunctions, rule_of, saw, tender_name


def of_a_station(act: Act[Any], seen: Seen, game: Game, words: Words) -> Sentence | None:
    match act:
        case BuyIn():
            amount = words.money(Money(act.amount))
            return Sentence(
                translate("Order", "Buy-in at station {station}").format(station=act.station),
                translate(
                    "Order", "Credit {amount} to station {station}. Take {amount} in {tender} from the player."
                ).format(amount=amount, station=act.station, tender=tender_name(act.tender)),
                translate("Order", "Credit {amount}").format(amount=amount),
                translate("Order", "{amount} credited to station {station}.").format(
                    amount=amount, station=act.station
                ),
            )
        case PayOut():
            amount = words.money(saw(Money, seen))
            return Sentence(
                translate("Order", "Pay out station {station}").format(station=act.station),
                translate(
                    "Order",
                    "Close the account of station {station} and pay the player {amount} in chips (rule {rule}).",
                ).format(amount=amount, station=act.station, rule=rule_of(game, Power.PAY_OUT)),
                translate("Order", "Pay {amount}").format(amount=amount),
                translate("Order", "Pay {amount} to the player of station {station}.").format(
                    amount=amount, station=act.station
                ),
            )
        case HandPay():
            amount = words.money(saw(Money, seen))
            return Sentence(
                translate("Order", "Hand pay at station {station}").format(station=act.station),
                translate(
                    "Order",
                    "Pay {amount} to the player of station {station} by hand. The ticket, if one was begun, is dead.",
                ).format(amount=amount, station=act.station, rule=rule_of(game, Power.PAY_OUT)),
                translate("Order", "Pay {amount}").format(amount=amount),
                translate("Order", "Pay {amount} to the player of station {station}.").format(
                    amount=amount, station=act.station
                ),
            )
        case DecideUncertainTicket():
            return _ticket(act, saw(Money, seen), words)
        case AdjustAccount():
            return _adjustment(act, words)
        case VoidWagers():
            rule = rule_of(game, Power.DECLARE_MALFUNCTION if act.malfunction else Power.VOID_PLAYER_WAGERS)
            return Sentence(
                translate("Order", "Void wagers of station {station}").format(station=act.station),
                translate(
                    "Order", "Void the wagers of station {station} in round {round} (rule {rule}). The stakes go back."
                ).format(station=act.station, round=act.round, rule=rule),
                translate("Order", "Void wagers"),
                translate("Order", "The wagers of station {station} are void.").format(station=act.station),
                malfunctions() if act.malfunction else contraventions(),
                grave=True,
            )
        case FreezeStation():
            return _freeze_one(act)
        case ChangeService():
            return _service(act)
        case DirectToLeave():
            wagers = (
                translate("Order", "Running wagers are void (rule {rule}).").format(
                    rule=rule_of(game, Power.VOID_PLAYER_WAGERS)
                )
                if act.wagers == "void"
                else translate("Order", "Running wagers stand.")
            )
            return Sentence(
                translate("Order", "Direct the player of station {station} to leave").format(station=act.station),
                translate(
                    "Order", "Lock station {station}: the player may only cash out (rule {rule}). {wagers}"
                ).format(station=act.station, wagers=wagers, rule=rule_of(game, Power.DIRECT_TO_LEAVE)),
                translate("Order", "Direct to leave"),
                translate("Order", "Station {station} is locked for leaving.").format(station=act.station),
                contraventions(),
                grave=True,
            )
        case ExcludePlayer():
            return Sentence(
                translate("Order", "Exclude the player of station {station}").format(station=act.station),
                translate(
                    "Order",
                    "Exclude the player of station {station} from the game (rule {rule}). The station locks: only "
                    "cash-out works. Running wagers stand.",
                ).format(station=act.station, rule=rule_of(game, Power.EXCLUDE_PLAYER)),
                translate("Order", "Exclude"),
                translate("Order", "The player of station {station} is excluded.").format(station=act.station),
                contraventions(),
                grave=True,
            )
        case AdjustResult():
            amount = words.money(Money(act.amount))
            return Sentence(
                translate("Order", "Adjust the result of station {station}").format(station=act.station),
                translate(
                    "Order",
                    "Give the player of station {station} {amount} on top of the result of round {round}, which would "
                    "be unfair (rule {rule}).",
                ).format(
                    station=act.station,
                    amount=amount,
                    round=act.round,
                    rule=rule_of(game, Power.ADJUST_UNFAIR_RESULT),
                ),
                translate("Order", "Give {amount}").format(amount=amount),
                translate("Order", "{amount} given to station {station} for round {round}.").format(
                    amount=amount, station=act.station, round=act.round
                ),
                (
                    translate("Reason", "The wager was placed and not taken up"),
                    translate("Reason", "The dealer's mistake"),
                ),
                grave=True,
            )
        case NoteClaim():
            return Sentence(
                translate("Order", "Claim at station {station}").format(station=act.station),
                translate(
                    "Order",
                    "Write down the claim of station {station} in round {round}: “{claimed}”. What was done: “{done}”.",
                ).format(station=act.station, round=act.round, claimed=act.claimed, done=act.done),
                translate("Order", "Write it down"),
                translate("Order", "The claim of station {station} is written down.").format(station=act.station),
            )
        case SetPersonalLimits():
            return _personal(act, game, words)
    return None


def _ticket(act: DecideUncertainTicket, paid: Money, words: Words) -> Sentence:
    amount = words.money(paid)
    title = translate("Order", "Ticket of station {station}").format(station=act.station)
    if act.came_out:
        text = translate(
            "Order", "The ticket over {amount} came out and can be read: it counts, and nothing is paid by hand."
        )
        return Sentence(
            title,
            text.format(amount=amount),
            translate("Order", "It came out"),
            translate("Order", "The ticket of station {station} counts.").format(station=act.station),
            (
                translate("Reason", "The player holds the ticket"),
                translate("Reason", "The ticket is in the printer's mouth"),
            ),
            grave=True,
        )
    text = translate("Order", "No ticket over {amount} came out: its number is dead, and the amount is paid by hand.")
    return Sentence(
        title,
        text.format(amount=amount),
        translate("Order", "It did not come out"),
        translate("Order", "The amount of station {station} waits for a hand pay.").format(station=act.station),
        (translate("Reason", "The printer was opened and is empty"), translate("Reason", "The ticket cannot be read")),
        grave=True,
    )


def _adjustment(act: AdjustAccount, words: Words) -> Sentence:
    given = act.amount > 0
    amount = words.money(Money(abs(act.amount)))
    text = (
        translate("Order", "Move {amount} from the house to the account of station {station}.")
        if given
        else translate("Order", "Take {amount} from the account of station {station} to the house.")
    )
    return Sentence(
        translate("Order", "Adjust station {station}").format(station=act.station),
        text.format(amount=amount, station=act.station),
        translate("Order", "Adjust by {amount}").format(amount=words.signed(Money(act.amount))),
        translate("Order", "The account of station {station} is adjusted.").format(station=act.station),
        (
            translate("Reason", "Records analysed after a malfunction"),
            translate("Reason", "Pit boss's decision"),
        ),
        grave=True,
    )


def _freeze_one(act: FreezeStation) -> Sentence:
    if act.on:
        return Sentence(
            translate("Order", "Freeze station {station}").format(station=act.station),
            translate("Order", "Freeze the account of station {station}. It cannot bet or cash out.").format(
                station=act.station
            ),
            translate("Order", "Freeze"),
            translate("Order", "The account of station {station} is frozen.").format(station=act.station),
            (
                translate("Reason", "A claim is being looked into"),
                translate("Reason", "Investigation"),
            ),
            grave=True,
        )
    return Sentence(
        translate("Order", "Unfreeze station {station}").format(station=act.station),
        translate("Order", "Unfreeze the account of station {station}.").format(station=act.station),
        translate("Order", "Unfreeze"),
        translate("Order", "The account of station {station} is unfrozen.").format(station=act.station),
        (translate("Reason", "The claim is settled"), translate("Reason", "A large win was seen and cleared")),
    )


def _service(act: ChangeService) -> Sentence:
    if act.service is Service.OUT_OF_SERVICE:
        return Sentence(
            translate("Order", "Station {station} out of service").format(station=act.station),
            translate("Order", "Take station {station} out of service. Nobody can play at it.").format(
                station=act.station
            ),
            translate("Order", "Out of service"),
            translate("Order", "Station {station} is out of service.").format(station=act.station),
            malfunctions(),
            grave=True,
        )
    return Sentence(
        translate("Order", "Station {station} into service").format(station=act.station),
        translate("Order", "Put station {station} back into service.").format(station=act.station),
        translate("Order", "Into service"),
        translate("Order", "Station {station} is in service.").format(station=act.station),
        (translate("Reason", "Repaired and tested"), translate("Reason", "The player has left")),
    )


def _personal(act: SetPersonalLimits, game: Game, words: Words) -> Sentence:
    if act.limits is None:
        return Sentence(
            translate("Order", "Personal limits of station {station}").format(station=act.station),
            translate(
                "Order", "Take the personal limits of station {station} away: the table's sign holds for it."
            ).format(station=act.station),
            translate("Order", "Take away"),
            translate("Order", "Station {station} plays by the table's sign.").format(station=act.station),
        )
    shown = sign(game, _whole(act.limits, game).limits(), words)
    return Sentence(
        translate("Order", "Personal limits of station {station}").format(station=act.station),
        translate("Order", "Set {sign} for the player of station {station} alone.").format(
            sign=shown, station=act.station
        ),
        translate("Order", "Set the limits"),
        translate("Order", "Station {station} has personal limits.").format(station=act.station),
    )


def _whole(limits: LimitSign, game: Game) -> LimitSign:
    """Personal limits may name some kinds only."""
    return LimitSign(kinds={**LimitSign.of(game.limits).kinds, **limits.kinds}, table_minimum=limits.table_minimum)
