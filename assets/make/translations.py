"""Collects what the station says, and compiles its translations.

    python assets/make/translations.py

After it has run, the .ts files in assets/translations hold every sentence; one without a translation is marked
unfinished there, and the tests refuse it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
TRANSLATIONS = HOUSE / "assets/translations"
SOURCES = ("ats_client/qml", "ats_client/viewmodels", "ats/demo")
TARGETS = {"zh": "zh_CN", "vi": "vi_VN"}
TOOLS = Path(sys.executable).parent


def collect(language: str, target: str) -> None:
    options = ["-silent", "-no-obsolete", "-extensions", "qml,py", "-locations", "none"]
    languages = ["-source-language", "en_AU", "-target-language", target]
    file = TRANSLATIONS / f"ats_{language}.ts"
    command = [TOOLS / "pyside6-lupdate", *options, *SOURCES, *languages, "-ts", file]
    subprocess.run(command, cwd=HOUSE, check=True)  # noqa: S603 - our own files


def compile_(language: str, folder: Path = TRANSLATIONS) -> Path:
    compiled = folder / f"ats_{language}.qm"
    command = [TOOLS / "pyside6-lrelease", "-silent", TRANSLATIONS / f"ats_{language}.ts", "-qm", compiled]
    subprocess.run(command, check=True)  # noqa: S603 - our own files
    return compiled


def main() -> None:
    TRANSLATIONS.mkdir(exist_ok=True)
    for language, target in TARGETS.items():
        collect(language, target)
        compile_(language)


if __name__ == "__main__":
    main()
