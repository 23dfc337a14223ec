"""`ats audit` on the command line."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import pytest

from game_server.embedded import install
from tests.ats.running import Ats
from tests.ats.terminal import on_a_terminal


@pytest.fixture
def house(tmp_path: Path) -> Path:
    asyncio.run(install(f"sqlite:///{tmp_path / 'ats.db'}", stations=1))
    return tmp_path / "ats.db"


@pytest.mark.usefixtures("house")
def test_a_sound_database_is_exit_code_0_and_the_promised_json(ats: Ats) -> None:
    done = ats("audit", "--json")
    assert done.code == 0
    assert set(done.json) == {"balanced", "journal_ok", "accounts", "entries", "problems"}
    assert (done.json["balanced"], done.json["journal_ok"], done.json["problems"]) == (True, True, [])


def test_a_line_on_the_terminal_says_how_far_it_is_and_goes_away(ats: Ats, house: Path) -> None:
    url = f"sqlite:///{house}"
    seen = on_a_terminal("audit", "--database", url)
    assert seen.code == 0
    assert seen.out.endswith("all holds\n")
    (events,) = re.findall(r"(\d+) events, 0 rounds", seen.out)
    assert "auditing events and rounds" in seen.shown
    assert f"{events}/{events}" in seen.shown
    assert seen.shown.endswith("\x1b[2K")  # the line is wiped
    assert ats("audit", "--database", url).err == ""  # nobody looks at a pipe


def test_a_script_that_asks_for_json_gets_nothing_else_on_a_terminal(house: Path) -> None:
    seen = on_a_terminal("audit", "--json", "--database", f"sqlite:///{house}")
    assert (seen.code, seen.shown) == (0, "")
    assert json.loads(seen.out)["problems"] == []


def test_a_problem_is_exit_code_1_and_named(ats: Ats, house: Path) -> None:
    with sqlite3.connect(house) as connection:
        connection.execute("UPDATE journal SET by = 'somebody else' WHERE chain = 'house' AND number = 2")
    connection.close()
    done = ats("audit", "--database", f"sqlite:///{house}", "--json")
    assert (done.code, done.json["balanced"], done.json["journal_ok"]) == (1, True, False)
    assert done.json["problems"] == ["event 2 of house (staff-added) was changed: its hash is wrong"]
    assert "does not hold: event 2 of house" in ats("audit").out


def test_a_database_that_is_not_there_is_one_line_and_is_not_made(ats: Ats, tmp_path: Path) -> None:
    done = ats("audit", "--database", "sqlite:///nowhere.db", "--json")
    assert (done.code, done.out) == (2, "")
    assert done.err == "ats: sqlite:///nowhere.db: there is no such file; `ats server init` makes one\n"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_of_ours_is_one_line(ats: Ats, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir or Madam" * 100, encoding="ascii")
    done = ats("audit", "--database", "letter.txt")
    assert (done.code, done.err) == (2, "ats: sqlite:///letter.txt: file is not a database\n")
    sqlite3.connect(tmp_path / "other.db").close()
    (tmp_path / "other.db").touch()
    assert "is no ATS database yet" in ats("audit", "--database", "other.db").err
