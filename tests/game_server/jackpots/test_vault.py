from __future__ import annotations

import stat
from multiprocessing import get_context
from pathlib import Path

import pytest

from game_rules.money import Money
from game_server.jackpots.exact import Exact
from game_server.jackpots.vault import BadKey, Memory, SealBroken, Vault, key_file_for, open_vault

MEMORY = Memory(Exact(50_000_123_456), Exact(7), Money(73_412))
KEY = bytes(range(32))


def test_what_was_sealed_opens_again() -> None:
    vault = Vault(KEY)
    assert vault.open("m", vault.seal("m", MEMORY)) == MEMORY
    assert vault.open("p", vault.seal("p", Memory(Exact(1), Exact(0), None))).hidden is None


def test_the_hidden_value_cannot_be_read_or_recognised_at_rest() -> None:
    vault = Vault(KEY)
    first, second = vault.seal("m", MEMORY), vault.seal("m", MEMORY)
    assert b"73412" not in first
    assert first != second, "the same value looks different each time"


def test_another_key_another_jackpot_or_one_changed_byte_breaks_the_seal() -> None:
    sealed = Vault(KEY).seal("m", MEMORY)
    with pytest.raises(SealBroken):
        Vault(bytes(32)).open("m", sealed)
    with pytest.raises(SealBroken):
        Vault(KEY).open("other", sealed)
    for place in range(len(sealed)):
        changed = sealed[:place] + bytes([sealed[place] ^ 1]) + sealed[place + 1 :]
        with pytest.raises(SealBroken):
            Vault(KEY).open("m", changed)
    with pytest.raises(SealBroken):
        Vault(KEY).open("m", b"")


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "key"
    sealed = open_vault(file).seal("m", MEMORY)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert open_vault(file).open("m", sealed) == MEMORY
    assert list(file.parent.iterdir()) == [file], "nothing is left lying about"


def test_processes_that_start_at_once_get_the_same_key(tmp_path: Path) -> None:
    file = tmp_path / "key"
    context = get_context("spawn")
    with context.Pool(2) as pool:
        sealed = pool.map(_seal_with, [file] * 4)
    assert {open_vault(file).open("m", words) for words in sealed} == {MEMORY}


def _seal_with(file: Path) -> bytes:
    return open_vault(file).seal("m", MEMORY)


def test_a_file_that_is_no_key_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_bytes(b"short")
    with pytest.raises(BadKey, match="has 5 bytes, not 32"):
        open_vault(file)
    with pytest.raises(BadKey, match="cannot read"):
        open_vault(tmp_path)


def test_the_key_lies_beside_an_sqlite_file_and_never_in_the_database(tmp_path: Path) -> None:
    named = tmp_path / "elsewhere"
    assert key_file_for(f"sqlite:///{tmp_path}/ats.db", None) == tmp_path / "ats.db.jackpot-key"
    assert key_file_for("postgresql://u@h/n", None).name == "jackpot-key"
    assert key_file_for("postgresql://u@h/n", named) == named
