"""What the documents print between fences: every block, by its document and its language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parents[2]
FENCED = re.compile(r"^```(?P<language>\S*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    document: str
    language: str
    text: str


def documents() -> list[Path]:
    return [HERE / "README.md", HERE / "CONTRIBUTING.md", *sorted(HERE.glob("docs/*.md"))]


def blocks(language: str | None = None) -> list[Block]:
    """In the order they are printed; all of them, or those of a language."""
    found = [
        Block(str(document.relative_to(HERE)), block["language"], block["text"])
        for document in documents()
        for block in FENCED.finditer(document.read_text(encoding="utf-8"))
    ]
    return [block for block in found if language in (None, block.language)]
