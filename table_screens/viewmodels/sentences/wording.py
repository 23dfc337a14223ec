"""The parts of a sentence, the reasons that are ready-made, and the sentences of the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from game_protocol.phrases import Phrase, Said, Value, Write
from game_protocol.seat import Tender
from game_protocol.table import Phase
from game_rules.game import Game, Power, Role
from game_rules.money import Money
from screen_kit.viewmodels.server_words import ON_SIGNS, server_words
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.orders import Seen

Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Sentence:
    """`title` names the act, `text` what will happen, `button` what a finger does, `done` what has happened."""

    title: str
    text: str
    button: str
    done: str
    reasons: tuple[str, ...] = ()
    """Ready-made reasons, where one is wanted."""
    grave: bool = False
    """Shown as a warning: it cannot simply be undone."""


def rule_of(game: Game, power: Power) -> str:
    """The rule that gives a power in the book in play."""
    granted = game.powers.get(power)
    return "–" if granted is None else granted.rule


def saw(kind: type[Kind], seen: Seen) -> Kind:
    """What the person saw, where the sentence cannot be said without it."""
    if not isinstance(seen, kind):
        raise LookupError(f"no {kind.__name__} was seen")
    return seen


def tender_name(tender: Tender) -> str:
    names = {
        Tender.CASH: translate("Tender", "cash"),
        Tender.CHIPS: translate("Tender", "chips"),
        Tender.VOUCHER: translate("Tender", "vouchers"),
    }
    return names[tender]


def malfunctions() -> tuple[str, ...]:
    return (
        translate("Reason", "The station failed"),
        translate("Reason", "The wheel or its sensor failed"),
        translate("Reason", "Power was lost"),
    )


def disruptions() -> tuple[str, ...]:
    return (
        translate("Reason", "Commotion at the table"),
        translate("Reason", "Fire or evacuation"),
        translate("Reason", "Robbery"),
    )


def frauds() -> tuple[str, ...]:
    return (
        translate("Reason", "The wheel or the ball was tampered with"),
        translate("Reason", "A prohibited device affected the outcome"),
        translate("Reason", "Collusion with staff"),
    )


def contraventions() -> tuple[str, ...]:
    return (
        translate("Reason", "Disrupts the game"),
        translate("Reason", "Syndicate play"),
        translate("Reason", "A prohibited device"),
    )


def role_name(role: Role) -> str:
    names = {
        Role.DEALER: translate("Role", "dealer"),
        Role.SUPERVISOR: translate("Role", "game supervisor"),
        Role.PIT_BOSS: translate("Role", "pit boss"),
        Role.TECHNICIAN: translate("Role", "technician"),
        Role.PLAYER: translate("Role", "player"),
    }
    return names[role]


def own_words(said: Said) -> str:
    """A sentence of the server, or one that the console says where it has no screen, in the language of this one."""
    ours = {
        "The server does not answer. Try again.": translate("Console", "The server does not answer. Try again."),
        "The server does not answer. Nothing was done.": translate(
            "Console", "The server does not answer. Nothing was done."
        ),
    }
    return server_words(said, _KINDS) if said.phrase else ours.get(said.text, said.text)


def needs_release(needed: str) -> str:
    """What would help a screen that does not understand its server; empty while it does."""
    return own_words(Said.of(Phrase.NEEDS_RELEASE, release=needed)) if needed else ""


def phase_words(phase: str) -> str:
    """Why something cannot be done now."""
    names = {
        Phase.WAITING: translate("Server", "no round has been started"),
        Phase.BETTING: translate("Server", "the wagering period is running"),
        Phase.CLOSED: translate("Server", "the wagering period is over and no outcome is entered"),
        Phase.RESULT: translate("Server", "an outcome is entered and not confirmed"),
        Phase.SETTLED: translate("Server", "the round is settled"),
        Phase.NO_SPIN: translate("Server", "the round was a no spin"),
        Phase.VOID: translate("Server", "the round is void"),
        Phase.FROZEN: translate("Server", "all accounts are frozen"),
    }
    return names[Phase(phase)]


def _time(seconds: Value) -> str:
    minutes, rest = divmod(int(seconds or 0), 60)
    return translate("Server", "{minutes} min {seconds} s").format(minutes=minutes, seconds=rest)


_KINDS: Mapping[str, Write] = {
    **ON_SIGNS,
    "money": lambda cents: Words().money(Money(int(cents or 0))),
    "time": _time,
    "role": lambda role: role_name(Role(str(role))),
    "phase": lambda phase: phase_words(str(phase)),
    "book": lambda title: translate("Book", str(title)),
}
