"""`ats rules`: what an auditor's script can rely on, and what a mistake gives."""

import json
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from tests.ats.running import Ats

SINGLE, DOUBLE = "rapid-roulette-single-zero", "rapid-roulette-double-zero"


def wagers(**cents: object) -> bytes:
    return json.dumps({"wagers": {bet.replace("_", "-"): amount for bet, amount in cents.items()}}).encode()


def own_book(folder: Path, name: str, *changes: tuple[str, str]) -> str:
    text = resources.files("game_rules.books").joinpath(f"{SINGLE}.toml").read_text(encoding="utf-8")
    for old, new in ((f'id = "{SINGLE}"', f'id = "{name}"'), *changes):
        assert text.count(old) == 1
        text = text.replace(old, new)
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_list_has_every_game(ats: Ats) -> None:
    listed = ats("rules", "list", "--json").json
    assert len(listed) == 11
    assert listed[0] == {
        "game": SINGLE,
        "title": "Single Zero Rapid Roulette",
        "book": "Rules for Rapid Roulette",
    }
    plain = ats("rules", "list")
    assert all(game["game"] in plain.out for game in listed)
    assert plain.code == 0


def test_show_has_exactly_the_agreed_keys(ats: Ats) -> None:
    shown = ats("rules", "show", SINGLE, "--json").json
    assert list(shown) == ["game", "wheel", "bets", "limits", "table_minimum"]
    assert shown["game"] == SINGLE
    assert shown["wheel"][:5] == ["0", "32", "15", "19", "4"]
    assert len(shown["wheel"]) == 37
    assert len(shown["bets"]) == 157
    bets = {bet["id"]: bet for bet in shown["bets"]}
    assert bets["straight-17"] == {"id": "straight-17", "kind": "straight", "covers": ["17"], "odds": [35, 1]}
    assert bets["corner-0-1-2-3"]["covers"] == ["0", "1", "2", "3"]
    assert shown["limits"]["straight"] == {"minimum": 250, "maximum": 10_000, "multiple": 250}
    assert set(shown["limits"]) == {bet["kind"] for bet in shown["bets"]}
    assert shown["table_minimum"] == 500


def test_show_knows_00_and_symbols(ats: Ats) -> None:
    double = ats("rules", "show", DOUBLE, "--json").json
    assert double["wheel"][19] == "00"
    assert {"id": "split-0-00", "kind": "split", "covers": ["0", "00"], "odds": [17, 1]} in double["bets"]
    wheel = ats("rules", "show", "money-wheel-division-3", "--json").json
    assert {"id": "symbol-F", "kind": "symbol", "covers": ["F"], "odds": [45, 1]} in wheel["bets"]


def test_show_for_a_reader_says_when_the_order_is_a_stand_in(ats: Ats) -> None:
    assert "stand-in order" in ats("rules", "show", "big-wheel-sydney").out
    assert "stand-in order" not in ats("rules", "show", SINGLE).out
    assert "straight-17" in ats("rules", "show", SINGLE).out


def test_settle_reads_standard_input_and_counts_in_cents(ats: Ats) -> None:
    done = ats(
        "rules", "settle", SINGLE, "--outcome", "17", "--wagers", "-", "--json",
        stdin=wagers(straight_17=500, red=1000, black=2000),
    )  # fmt: skip
    assert done.json == {
        "outcome": "17",
        "wagers": {
            "straight-17": {"stake": 500, "won": 17_500, "returned": 18_000},
            "red": {"stake": 1000, "won": 0, "returned": 0},
            "black": {"stake": 2000, "won": 2000, "returned": 4000},
        },
        "stake": 3500,
        "won": 19_500,
        "returned": 22_000,
    }
    assert done.err == ""


def test_settle_reads_a_file(ats: Ats, tmp_path: Path) -> None:
    file = tmp_path / "wagers.json"
    file.write_bytes(wagers(split_0_00=250))
    done = ats("rules", "settle", DOUBLE, "--outcome", "00", "--wagers", str(file), "--json").json
    assert done["returned"] == 4500
    plain = ats("rules", "settle", DOUBLE, "--outcome", "00", "--wagers", str(file)).out
    assert "45.00" in plain


@pytest.mark.parametrize(
    ("amount", "shown", "reason"),
    [
        ("0", 0, None),
        ("100", 0, "below-minimum"),
        ("250", 250, None),
        ("1234", 1000, "not-a-multiple"),
        ("10001", 10_000, "above-maximum"),
    ],
)
def test_snap_gives_what_rule_4_3_shows_and_why(ats: Ats, amount: str, shown: int, reason: str | None) -> None:
    done = ats("rules", "snap", SINGLE, "--bet", "straight-17", "--amount", amount, "--json")
    assert done.json == {"asked": int(amount), "shown": shown, "reason": reason}
    assert done.code == 0


def test_snap_for_a_reader(ats: Ats) -> None:
    done = ats("rules", "snap", SINGLE, "--bet", "straight-17", "--amount", "1234")
    assert done.out == "straight-17: asked 12.34, shown 10.00: not a multiple\n"


@pytest.mark.parametrize(
    ("game", "bets", "pairs", "edges"),
    [
        (SINGLE, 157, 157 * 37, {"1/37"}),
        (DOUBLE, 159, 159 * 38, {"1/19"}),
        ("big-wheel-melbourne-2", 18, 18 * 18, {"1/13"}),
        ("money-wheel-division-3", 7, 49, {"1/13", "2/13", "5/26", "3/26"}),
    ],
)
def test_verify_gives_exact_house_edges(ats: Ats, game: str, bets: int, pairs: int, edges: set[str]) -> None:
    done = ats("rules", "verify", game, "--json")
    assert done.code == 0
    assert (done.json["bets"], done.json["pairs"], done.json["problems"]) == (bets, pairs, [])
    assert {alike["edge"] for alike in done.json["edges"]} == edges
    assert sum(len(alike["bets"]) for alike in done.json["edges"]) == bets


def test_verify_for_a_reader_prints_fraction_and_percentage(ats: Ats) -> None:
    assert "1/37  (2.70 %)" in ats("rules", "verify", SINGLE).out
    assert "all 5809 pairs hold" in ats("rules", "verify", SINGLE).out
    assert "symbol F G" in ats("rules", "verify", "big-wheel-sydney").out


def test_verify_leaves_with_1_when_a_book_does_not_hold(ats: Ats, tmp_path: Path) -> None:
    book = own_book(tmp_path, "generous", ("corner = 8", "corner = 9"))
    done = ats("rules", "verify", book, "--json")
    assert done.code == 1
    assert "corner-0-1-2-3 on 0 returns 10.00 for 1.00, not 9.00" in done.json["problems"]
    plain = ats("rules", "verify", book)
    assert plain.code == 1
    assert "does not hold: corner-0-1-2-3 on 0" in plain.out


def test_an_operators_own_book_stands_in_for_a_games_name(ats: Ats, tmp_path: Path) -> None:
    book = own_book(tmp_path, "house", ('[limits.red]\nminimum = "5.00"', '[limits.red]\nminimum = "10.00"'))
    assert ats("rules", "show", book, "--json").json["game"] == "house"
    assert ats("rules", "snap", book, "--bet", "red", "--amount", "500", "--json").json["reason"] == "below-minimum"
    assert ats("rules", "verify", book).code == 0
    settled = ats("rules", "settle", book, "--outcome", "1", "--wagers", "-", "--json", stdin=wagers(red=1000))
    assert settled.json["returned"] == 2000


SETTLE = ("rules", "settle", SINGLE, "--outcome", "17", "--wagers", "-", "--json")
SNAP = ("rules", "snap", SINGLE, "--bet", "red", "--json", "--amount")


@pytest.mark.parametrize(
    ("words", "stdin", "says"),
    [
        (("rules", "show", "poker"), b"", "there is no game 'poker'; there are rapid-roulette-single-zero"),
        (("rules", "verify", "../rapid"), b"", "there is no game"),
        (("rules", "show", "none.toml"), b"", "none.toml: file: cannot be read: No such file or directory"),
        (("rules", "settle", SINGLE, "--outcome", "37", "--wagers", "-"), b'{"wagers": {}}', "the wheel has no '37'"),
        (("rules", "settle", SINGLE, "--outcome", "00", "--wagers", "-"), b'{"wagers": {}}', "the wheel has no '00'"),
        (("rules", "settle", SINGLE, "--outcome", "", "--wagers", "-"), b'{"wagers": {}}', "the wheel has no ''"),
        (("rules", "settle", SINGLE, "--wagers", "-"), b'{"wagers": {}}', "Missing option '--outcome'"),
        (("rules", "settle", SINGLE, "--outcome", "1", "--wagers", "none.json"), b"", "none.json: cannot be read"),
        (("rules", "settle", SINGLE, "--outcome", "1", "--wagers", "."), b"", "cannot be read: Is a directory"),
        (SETTLE, b"", "standard input: is not JSON"),
        (SETTLE, b"{", "standard input: is not JSON"),
        (SETTLE, b'{"wagers": {"red": 500},}', "is not JSON"),
        (SETTLE, b"\xff\xfe", "is not UTF-8 text"),
        (SETTLE, b"[" * 100_000, "is not JSON"),
        (SETTLE, b'{"wagers": {"red": ' + b"9" * 5000 + b"}}", "is not JSON"),
        (SETTLE, b'{"wagers": {"red": 500, "red": 600}}', "'red' is there twice"),
        (SETTLE, b'{"wagers": {}, "wagers": {"red": 500}}', "'wagers' is there twice"),
        (SETTLE, b'{"red": 500}', 'must be {"wagers": {"<bet>": <cents>}}'),
        (SETTLE, b'{"wagers": {}, "outcome": "17"}', 'must be {"wagers": {"<bet>": <cents>}}'),
        (SETTLE, b'["red", 500]', 'must be {"wagers": {"<bet>": <cents>}}'),
        (SETTLE, b'{"wagers": [["red", 500]]}', "wagers are an object of bet id and cents"),
        (SETTLE, b'{"wagers": null}', "wagers are an object of bet id and cents"),
        (SETTLE, wagers(straight_00=500), "has no bet 'straight-00'"),
        (SETTLE, wagers(straight_37=500), "has no bet 'straight-37'"),
        (SETTLE, wagers(red=-500), "an amount cannot be negative: -500"),
        (SETTLE, wagers(red=5.0), "a whole number of cents, not 5.0"),
        (SETTLE, wagers(red=0.1), "a whole number of cents, not 0.1"),
        (SETTLE, wagers(red="500"), "a whole number of cents, not '500'"),
        (SETTLE, wagers(red=True), "a whole number of cents, not True"),
        (SETTLE, wagers(red=None), "a whole number of cents, not None"),
        (SETTLE, wagers(red=float("nan")), "NaN is not an amount"),
        (SETTLE, wagers(red=float("inf")), "Infinity is not an amount"),
        (SETTLE, b'{"wagers": {"red": 1e400}}', "a whole number of cents, not inf"),
        (SETTLE, wagers(red=2**63), "more than any meter can hold"),
        (SETTLE, wagers(straight_17=2**62), "more than any meter can hold"),
        (SETTLE, wagers(red=2**63 - 1, black=1), "more than any meter can hold"),
        ((*SNAP, "-500"), b"", "an amount cannot be negative: -500"),
        ((*SNAP, "5.0"), b"", "a whole number of cents, not '5.0'"),
        ((*SNAP, "1_000"), b"", "a whole number of cents, not '1_000'"),
        ((*SNAP, "five"), b"", "a whole number of cents, not 'five'"),
        ((*SNAP, ""), b"", "a whole number of cents, not ''"),
        ((*SNAP, "true"), b"", "a whole number of cents, not 'true'"),
        ((*SNAP, "9" * 30), b"", "more than any meter can hold"),
        ((*SNAP, "9" * 5000), b"", "a whole number of cents, not '999"),
        (("rules", "snap", SINGLE, "--bet", "purple", "--amount", "500"), b"", "has no bet 'purple'"),
        (("rules", "snap", SINGLE, "--bet", "red"), b"", "Missing option '--amount'"),
        (("rules", "gamble"), b"", "No such command 'gamble'"),
        (("rules", "show", SINGLE, "--colour"), b"", "No such option: --colour"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_clear_line_and_exit_code_2(
    ats: Ats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], stdin: bytes, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = ats(*words, stdin=stdin)
    assert done.code == 2
    assert done.out == ""
    assert says in done.err
    assert done.err.startswith("ats: ")
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    assert len(done.err) < 500


def test_a_broken_book_names_file_key_and_reason(ats: Ats, tmp_path: Path) -> None:
    book = own_book(tmp_path, "broken", ("straight = 35", "straight = 35.5"))
    done = ats("rules", "show", book, "--json")
    assert (done.code, done.out) == (2, "")
    assert done.err == "ats: broken.toml: odds.straight: must be a whole number from 1 to 1000, not 35.5\n"
    (tmp_path / "broken.toml").write_text("id = ", encoding="utf-8")
    assert ats("rules", "verify", book).err.startswith("ats: broken.toml: file: is not TOML: ")


COMMAND = str(Path(sys.executable).with_name("ats"))


def test_the_installed_command_settles_what_is_piped_into_it() -> None:
    done = subprocess.run(
        [COMMAND, "rules", "settle", SINGLE, "--outcome", "0", "--wagers", "-", "--json"],
        input=wagers(straight_0=250),
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout)["returned"] == 9000


def test_the_installed_command_never_shows_a_traceback() -> None:
    done = subprocess.run([COMMAND, "rules", "show", "poker"], capture_output=True, check=False, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_a_reader_who_stops_reading_causes_no_traceback() -> None:
    """`ats rules show … | head -1`."""
    shown = subprocess.Popen(
        [COMMAND, "rules", "show", SINGLE, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert shown.stdout is not None
    assert shown.stderr is not None
    shown.stdout.close()
    assert b"Traceback" not in shown.stderr.read()
    shown.stderr.close()
    shown.wait()


@pytest.mark.parametrize(
    "nonsense", [b'{"wagers": {"red": ' + b"9" * 10_000 + b"}}", b"[" * 200_000], ids=["number", "lists"]
)
def test_what_no_machine_could_count_is_one_line(ats: Ats, nonsense: bytes) -> None:
    done = ats("rules", "settle", "rapid-roulette-single-zero", "--outcome", "1", "--wagers", "-", stdin=nonsense)
    assert (done.code, done.out) == (2, "")
    assert done.err == "ats: standard input: is not JSON of wagers: a number is too long, or lists are too deep\n"


def test_a_file_that_an_editor_began_with_a_mark_is_read(ats: Ats) -> None:
    wagers = b'\xef\xbb\xbf{"wagers": {"red": 500}}'
    words = ("rules", "settle", "rapid-roulette-single-zero", "--outcome", "1", "--wagers", "-", "--json")
    assert ats(*words, stdin=wagers).json["won"] == 500  # RR 7.1: red pays 1 to 1


def test_bwm_4_2_settle_after_the_call_says_what_the_book_makes_of_chips_on_a_cloth(ats: Ats) -> None:
    """4.2.3 rounds the payment up to what chips can pay, 4.2.2 takes a wager to the maximum."""
    words = ("rules", "settle", "big-wheel-melbourne-3", "--outcome", "A", "--wagers", "-", "--after-call", "--json")
    said = ats(*words, stdin=b'{"wagers": {"symbol-A": 730, "symbol-B": 60000}}').json
    assert said["wagers"]["symbol-A"] == {
        "placed": 730, "counts": 730, "decided_by": "round_up", "warn_player": True, "won": 3700, "returned": 4430,
    }  # fmt: skip
    assert said["wagers"]["symbol-B"] == {
        "placed": 60_000, "counts": 50_000, "decided_by": "pay_to_maximum", "warn_player": True,
        "won": 0, "returned": 10_000,
    }  # fmt: skip
