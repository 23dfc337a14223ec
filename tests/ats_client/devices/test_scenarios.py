"""docs/device-scenarios.md leads from each row of the hardware facts to a test that exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[3]
TABLE = REPOSITORY / "docs" / "device-scenarios.md"

ROWS = {
    "2.9": [
        *("rule 1", "rule 2, not booked", "rule 2, booked", "rule 2, no entry", "rule 3", "rule 4, polling"),
        *("rule 4, deciding", "rule 5", "rule 6", "power-up 0x15", "power-up 0x42, VEND VALID comes"),
        *("power-up 0x42, none comes", "power-up 0x41", "power-up 0x40", "working status, old entry"),
        *("working status, 0x13 or 0x19", "working status, 0x14", "tickets", "tickets, commit fails"),
    ],
    "3.6": [
        *("lost answer", "POLL WITH ACK", "0x56 answered F2", "SYNC loses an answer", "start-up order", "F1"),
        *("E2 n, open entry", "E2 n, credited before", "E2 n, no entry", "E2 0", "CA", "E1 n"),
        *("EE and E2 for one note", "nothing said after F1", "ticket in escrow", "0x27 says stacked"),
    ],
    "5.4": [
        *("rule 1", "rule 2, obstacles", "rule 2, last ticket", "rule 3, flags", "rule 3, transition"),
        *("rule 4, success", "rule 5", "rule 6", "rule 7, failed", "rule 7, uncertain", "rule 7, next ticket"),
        *("rule 8", "rule 9, job kept", "rule 9, clearing", "rule 9, no fence"),
    ],
    "7": [
        *(
            "a returned note was counted",
            "a weak motor escrows twice",
            "counted twice at once",
            "partial progress lost",
        ),
        *("an unknown status throws", "a repeated VEND VALID is never acknowledged", "only changes are acted on"),
        *("equal statuses are dropped", "acknowledged before it is booked", "credited when STACK is answered"),
        *("option bits combined wrongly", "key not set, out of range", "disabled after enable"),
        *("second address silent", "success without paper", "no status, or an odd one"),
    ],
}
"""The rows of each section of the facts; in 7, one for each complaint in its table."""


def sections() -> dict[str, list[list[str]]]:
    """Each section's number, and its rows cell by cell."""
    found: dict[str, list[list[str]]] = {}
    for part in TABLE.read_text(encoding="utf-8").split("\n## ")[1:]:
        rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
        found[part.split()[0]] = [[cell.strip() for cell in row] for row in rows[2:]]
    return found


def played_in(path: Path) -> set[str]:
    """The names of all tests in a file, nested ones too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


@pytest.mark.parametrize("section", ROWS)
def test_every_row_of_the_facts_is_in_the_table(section: str) -> None:
    assert [row[0] for row in sections()[section]] == ROWS[section]


def test_every_test_named_in_the_table_exists() -> None:
    rows = [row for section in sections().values() for row in section]
    for row in rows:
        named = re.findall(r"`([^`]+)::([^`]+)`", row[-1])
        assert named, f"no test plays {row[0]}"
        for file, test in named:
            assert test in played_in(REPOSITORY / "tests" / file), f"{file} has no {test}"
