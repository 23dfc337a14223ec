"""What a sentence is made of, and the reasons that are ready-made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from screen_kit.viewmodels.words import translate
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


def saw(kind: type[Kind], seen: Seen) -> Kind:
    """What the person saw, where the sentence cannot be said without it."""
    if not isinstance(seen, kind):
        raise LookupError(f"no {kind.__name__} was seen")
    return seen


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
        translate("Reason", "Syndicate play (rule 3.10)"),
        translate("Reason", "A prohibited device (rule 12.1)"),
    )


def own_words(said: str) -> str:
    """What the console itself says where it has no screen; a server's sentence comes as the server wrote it."""
    ours = {
        "The server does not answer. Try again.": translate("Console", "The server does not answer. Try again."),
        "The server does not answer. Nothing was done.": translate(
            "Console", "The server does not answer. Nothing was done."
        ),
    }
    return ours.get(said, said)
