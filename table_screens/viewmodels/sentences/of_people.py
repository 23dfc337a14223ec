"""Acts about staff, in words. No PIN is ever said."""

from __future__ import annotations

from typing import Any

from game_protocol.act import Act
from game_protocol.identity import AddStaff, ChangeStaff, DismissStaff, SetPin, UnlockStaff
from game_rules.game import Game
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.orders import Seen
from table_screens.viewmodels.sentences.wording import Sentence, role_name, saw


def of_people(act: Act[Any], seen: Seen, game: Game, words: Words) -> Sentence | None:
    match act:
        case AddStaff():
            who = {"name": act.name, "number": act.number, "role": role_name(act.role)}
            return Sentence(
                translate("Order", "Somebody new"),
                translate("Order", "{name} gets the number {number} and may sign in as {role}.").format(**who),
                translate("Order", "Add {name}").format(**who),
                translate("Order", "{name} may sign in.").format(**who),
            )
        case ChangeStaff():
            who = {"name": act.name, "number": act.number, "role": role_name(act.role)}
            return Sentence(
                translate("Order", "Change staff number {number}").format(**who),
                translate(
                    "Order", "Number {number} is {name}, {role}, from now on, and signs in again where signed in."
                ).format(**who),
                translate("Order", "Change"),
                translate("Order", "Number {number} is {name}, {role}.").format(**who),
                grave=True,
            )
        case SetPin():
            who = {"name": saw(str, seen), "number": act.number}
            return Sentence(
                translate("Order", "A new PIN"),
                translate(
                    "Order", "{name}, number {number}, gets the PIN that was typed, and is unlocked and signed out."
                ).format(**who),
                translate("Order", "Set the PIN"),
                translate("Order", "{name} has a new PIN.").format(**who),
                grave=True,
            )
        case UnlockStaff():
            who = {"name": saw(str, seen), "number": act.number}
            return Sentence(
                translate("Order", "Unlock staff number {number}").format(**who),
                translate("Order", "{name} may try the PIN again, five times.").format(**who),
                translate("Order", "Unlock"),
                translate("Order", "{name} is unlocked.").format(**who),
            )
        case DismissStaff():
            who = {"name": saw(str, seen), "number": act.number}
            return Sentence(
                translate("Order", "Dismiss staff number {number}").format(**who),
                translate(
                    "Order", "{name} signs in no more. The number {number} stays theirs: nobody else gets it."
                ).format(**who),
                translate("Order", "Dismiss {name}").format(**who),
                translate("Order", "{name} signs in no more.").format(**who),
                grave=True,
            )
    return None
