from __future__ import annotations

import stat
from multiprocessing import get_context
from pathlib import Path

import pytest

from game_rules.money import Money
from game_server.jackpots.exact import Exact
from game_server.jackpots.vault import Memory, SealBroken, Vault
from game_server.key_file import BadKey, KeyFile, jackpot_key_file

MEMORY = Memory(Exact(50_000_123_456), Exact(7), Money(73_412))
KEY = bytes(range(32))


def vault_with(file: Path, key: bytes | None = None) -> Vault:
    if key is not None:
        file.write_bytes(key)
    return Vault(KeyFile(file, "jackpot key"))


@pytest.fixture
def vault(tmp_path: Path) -> Vault:
    return vault_with(tmp_path / "key", KEY)


def test_what_was_sealed_opens_again(vault: Vault) -> None:
    assert vault.open("m", vault.seal("m", MEMORY)) == MEMORY
    assert vault.open("p", vault.seal("p", Memory(Exact(1), Exact(0), None))).hidden is None


def test_the_hidden_value_cannot_be_read_or_recognised_at_rest(vault: Vault) -> None:
    first, second = vault.seal("m", MEMORY), vault.seal("m", MEMORY)
    assert b"73412" not in first
    assert first != second, "the same value looks different each time"


def test_another_key_another_jackpot_or_one_changed_byte_breaks_the_seal(vault: Vault, tmp_path: Path) -> None:
    sealed = vault.seal("m", MEMORY)
    with pytest.raises(SealBroken):
        vault_with(tmp_path / "other", bytes(32)).open("m", sealed)
    with pytest.raises(SealBroken):
        vault.open("other", sealed)
    for place in range(len(sealed)):
        changed = sealed[:place] + bytes([sealed[place] ^ 1]) + sealed[place + 1 :]
        with pytest.raises(SealBroken):
            vault.open("m", changed)
    with pytest.raises(SealBroken):
        vault.open("m", b"")


def test_the_key_is_made_with_the_first_seal_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "key"
    vault = vault_with(file)
    assert not file.parent.exists(), "a server without jackpots needs no key"
    sealed = vault.seal("m", MEMORY)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert vault_with(file).open("m", sealed) == MEMORY
    assert list(file.parent.iterdir()) == [file], "nothing is left lying about"


def test_a_key_that_is_gone_is_not_replaced_by_another(vault: Vault, tmp_path: Path) -> None:
    sealed = vault.seal("m", MEMORY)
    (tmp_path / "key").unlink()
    with pytest.raises(BadKey, match="is missing"):
        vault_with(tmp_path / "key").open("m", sealed)
    assert not (tmp_path / "key").exists()


def test_processes_that_start_at_once_get_the_same_key(tmp_path: Path) -> None:
    file = tmp_path / "key"
    with get_context("spawn").Pool(2) as pool:
        sealed = pool.map(_seal_with, [file] * 4)
    assert {vault_with(file).open("m", words) for words in sealed} == {MEMORY}


def _seal_with(file: Path) -> bytes:
    return vault_with(file).seal("m", MEMORY)


def test_a_file_that_is_no_key_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadKey, match="has 5 bytes, not 32"):
        vault_with(tmp_path / "short", b"short").seal("m", MEMORY)
    with pytest.raises(BadKey, match="cannot read"):
        vault_with(tmp_path).seal("m", MEMORY)


def test_the_key_lies_beside_an_sqlite_file_and_never_in_the_database(tmp_path: Path) -> None:
    named = tmp_path / "elsewhere"
    assert jackpot_key_file(f"sqlite:///{tmp_path}/ats.db", None).path == tmp_path / "ats.db.jackpot-key"
    assert jackpot_key_file("postgresql://u@h/n", None).path.name == "jackpot-key"
    assert jackpot_key_file("postgresql://u@h/n", named).path == named
