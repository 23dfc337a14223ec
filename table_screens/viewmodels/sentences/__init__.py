"""Acts in words: the sentence that names what will happen, its button, and what is said when it is done."""

from __future__ import annotations

from typing import Any

from game_protocol.act import Act
from game_rules.game import Game
from screen_kit.viewmodels.words import Words
from table_screens.console.orders import Seen
from table_screens.viewmodels.sentences.of_cages import of_the_cage
from table_screens.viewmodels.sentences.of_jackpots import of_jackpots
from table_screens.viewmodels.sentences.of_people import of_people
from table_screens.viewmodels.sentences.of_rounds import of_the_round
from table_screens.viewmodels.sentences.of_stations import of_a_station
from table_screens.viewmodels.sentences.of_tables import of_the_table
from table_screens.viewmodels.sentences.wording import Sentence, role_name

__all__ = ["Sentence", "role_name", "sentence"]


def sentence(act: Act[Any], seen: Seen, game: Game, words: Words) -> Sentence:
    """Every act that staff may propose has its words; a new one without any is found by the tests."""
    for family in (of_the_round, of_a_station, of_the_table, of_the_cage, of_jackpots, of_people):
        found = family(act, seen, game, words)
        if found is not None:
            return found
    raise LookupError(f"no words for {act.word()}")
