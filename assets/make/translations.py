"""Collects what the station and the screens of staff say, and compiles their translations.

    python assets/make/translations.py

After it has run, the .ts files in assets/translations hold every sentence; one without a translation is marked
unfinished there, and the tests refuse it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HOUSE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(HOUSE))

from game_rules.library import game_ids, load_game  # noqa: E402

TRANSLATIONS = HOUSE / "assets/translations"
CATALOGUES = {
    "ats": ("screen_kit", "ats_client/qml", "ats_client/viewmodels", "ats/demo"),
    "console": ("table_screens",),
}
"""The console uses the words of the kit, from the station's catalogue, beside its own; a station need not carry the
console's."""
TARGETS = {"zh": "zh_CN", "vi": "vi_VN"}
TOOLS = Path(sys.executable).parent


def book_texts() -> set[str]:
    """What a player reads of the books: titles, symbols, and why a spin is of no effect. A game is data, so are its
    words."""
    games = [load_game(game) for game in game_ids()]
    symbols = {symbol.name for game in games for symbol in game.symbols.values()}
    reasons = {why.text for game in games for why in game.no_spin_reasons.values()}
    return {game.player_title for game in games} | symbols | reasons


def collect(catalogue: str, language: str, target: str, *books: Path) -> None:
    options = ["-silent", "-no-obsolete", "-extensions", "qml,py", "-locations", "none"]
    languages = ["-source-language", "en_AU", "-target-language", target]
    file = TRANSLATIONS / f"{catalogue}_{language}.ts"
    command = [TOOLS / "pyside6-lupdate", *options, *CATALOGUES[catalogue], *books, *languages, "-ts", file]
    subprocess.run(command, cwd=HOUSE, check=True)  # noqa: S603 - our own files


def compile_(language: str, folder: Path = TRANSLATIONS, catalogue: str = "ats") -> Path:
    name = f"{catalogue}_{language}"
    compiled = folder / f"{name}.qm"
    command = [TOOLS / "pyside6-lrelease", "-silent", TRANSLATIONS / f"{name}.ts", "-qm", compiled]
    subprocess.run(command, check=True)  # noqa: S603 - our own files
    return compiled


def main() -> None:
    TRANSLATIONS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        books = Path(folder) / "books.py"  # lupdate reads programs, so the books' texts are made to look like one
        books.write_text("".join(f'translate("Book", {text!r})\n' for text in sorted(book_texts())), encoding="utf-8")
        for language, target in TARGETS.items():
            collect("ats", language, target, books)
            collect("console", language, target)
            for catalogue in CATALOGUES:
                compile_(language, catalogue=catalogue)


if __name__ == "__main__":
    main()
