"""Collects the sentences of the station and the staff's screens, and compiles their translations.

    python assets/make/translations.py

After it has run, the .ts files in assets/translations hold every sentence; one without a translation is marked
unfinished there, and the tests refuse it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game_protocol.phrases import ON_STATIONS, Phrase  # noqa: E402
from game_protocol.reports import HEADINGS  # noqa: E402
from game_rules.library import game_ids, load_game  # noqa: E402

TRANSLATIONS = ROOT / "assets/translations"
CATALOGUES = {
    "ats": ("screen_kit", "ats_client/qml", "ats_client/viewmodels", "ats/demo"),
    "console": ("table_screens",),
}
"""The console also uses the kit's words, from the station's catalogue; a station does not carry the console's."""
TARGETS = {"zh": "zh_CN", "vi": "vi_VN"}
TOOLS = Path(sys.executable).parent


def book_texts() -> set[str]:
    """The texts of the books that a player reads: titles, symbols, and reasons for a no spin. A game is data, and so
    are its words."""
    games = [load_game(game) for game in game_ids()]
    symbols = {symbol.name for game in games for symbol in game.symbols.values()}
    reasons = {why.text for game in games for why in game.no_spin_reasons.values()}
    return {game.player_title for game in games} | symbols | reasons


def server_texts(catalogue: str) -> list[tuple[str, str]]:
    """Context and text of what the server says by a code: the station carries the few that its player reads."""
    if catalogue == "ats":
        return [("Book", text) for text in sorted(book_texts())] + [
            ("Server", phrase.english) for phrase in sorted(ON_STATIONS)
        ]
    return [("Server", phrase.english) for phrase in Phrase if phrase not in ON_STATIONS] + [
        ("Heading", text) for text in sorted(set(HEADINGS.values()))
    ]


def collect(catalogue: str, language: str, target: str, *books: Path) -> None:
    options = ["-silent", "-no-obsolete", "-extensions", "qml,py", "-locations", "none"]
    languages = ["-source-language", "en_AU", "-target-language", target]
    file = TRANSLATIONS / f"{catalogue}_{language}.ts"
    command = [TOOLS / "pyside6-lupdate", *options, *CATALOGUES[catalogue], *books, *languages, "-ts", file]
    subprocess.run(command, cwd=ROOT, check=True)  # noqa: S603 - our own files


def compile_(language: str, folder: Path = TRANSLATIONS, catalogue: str = "ats") -> Path:
    name = f"{catalogue}_{language}"
    compiled = folder / f"{name}.qm"
    command = [TOOLS / "pyside6-lrelease", "-silent", TRANSLATIONS / f"{name}.ts", "-qm", compiled]
    subprocess.run(command, check=True)  # noqa: S603 - our own files
    return compiled


def main() -> None:
    TRANSLATIONS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        for catalogue in CATALOGUES:
            # lupdate reads programs, so we make texts that are data look like one.
            told = Path(folder) / f"{catalogue}.py"
            lines = (f"translate({context!r}, {text!r})\n" for context, text in server_texts(catalogue))
            told.write_text("".join(lines), encoding="utf-8")
            for language, target in TARGETS.items():
                collect(catalogue, language, target, told)
                compile_(language, catalogue=catalogue)


if __name__ == "__main__":
    main()
