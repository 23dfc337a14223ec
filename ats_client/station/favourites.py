"""What a player chose for one visit: chips to place again, and the language; on a shelf that outlives the program.

They are a comfort and no record: placed, they are wagers like any other and are checked like any other (rule 4.3, the
balance). So a shelf that cannot be read is an empty one, and one that cannot be written is only told to the log.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from game_protocol.log import Log
from game_rules.game import Game
from game_rules.library import load_game
from game_rules.sheet import Sheet

log = Log(__name__)

SLOTS = 4


@dataclass(frozen=True, slots=True)
class Favourites:
    """Sheets by slot, 0 to 3. They belong to one visit at one game."""

    session: str | None = None
    """The account's; empty while nobody plays, None before the server has told."""
    game: Game | None = None
    sheets: Mapping[int, Sheet] = field(default_factory=dict)
    language: str = ""
    """Empty for the house's."""

    def belong_to(self, session: str, game: Game) -> bool:
        return self.session == session and self.game is game

    def with_(self, slot: int, sheet: Sheet | None) -> Favourites:
        """With `sheet` in this slot; None takes it out."""
        if not 0 <= slot < SLOTS:
            raise ValueError(f"there is no slot {slot}")
        sheets = {number: kept for number, kept in self.sheets.items() if number != slot}
        if sheet is not None:
            sheets[slot] = Sheet(sheet.game, sheet.wagers)  # without the touches that led to it
        return replace(self, sheets=sheets)

    def in_language(self, language: str) -> Favourites:
        return replace(self, language=language)


@dataclass(frozen=True, slots=True)
class Shelf:
    """A small file beside the journal."""

    path: Path

    def read(self) -> Favourites | None:
        """What was kept here last; None where there is nothing to be read."""
        try:
            told = json.loads(self.path.read_text(encoding="utf-8"))
            game = load_game(told["game"])
            sheets = {int(slot): Sheet.from_cents(game, wagers) for slot, wagers in told["sheets"].items()}
            return Favourites(told["session"], game, sheets, str(told.get("language", "")))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("favourites cannot be read", file=self.path.name, why=str(error))
            return None

    def write(self, favourites: Favourites) -> None:
        """Whole or not at all: a new file takes the old one's place. Nothing to keep leaves no file."""
        try:
            if favourites.game is None or not (favourites.sheets or favourites.language):
                self.path.unlink(missing_ok=True)
                return
            sheets = {str(slot): sheet.as_cents() for slot, sheet in favourites.sheets.items()}
            told = {
                "session": favourites.session,
                "game": favourites.game.id,
                "sheets": sheets,
                "language": favourites.language,
            }
            written = self.path.with_name(self.path.name + ".new")
            with written.open("w", encoding="utf-8") as file:
                json.dump(told, file)
                file.flush()
                os.fsync(file.fileno())
            written.replace(self.path)
        except OSError as error:
            log.warning("favourites cannot be written", file=self.path.name, why=str(error))
