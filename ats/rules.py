"""`ats rules`: the rule books on the command line, for an auditor's script.

Every command builds its whole answer before it prints a word, so a mistake leaves standard output empty.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from ats import completion, given_file
from game_rules.errors import BadAmount, BadSheet, RuleError, shown
from game_rules.game import Game
from game_rules.library import game_ids, load_game, load_game_file
from game_rules.money import Money
from game_rules.settlement import settle, settle_after_call
from game_rules.sheet import Sheet
from game_rules.verification import verify

_WHOLE = re.compile(r"-?[0-9]{1,1000}")

app = typer.Typer(no_args_is_help=True)

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game of `ats rules list`, or a book of your own: FILE.toml",
        autocompletion=completion.games,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object, money in cents.")]


def _outcomes(context: typer.Context, incomplete: str) -> list[str]:
    game = _named_before(context)
    return [] if game is None else completion.of(game.wheel.outcomes)(incomplete)


def _bets(context: typer.Context, incomplete: str) -> list[str]:
    game = _named_before(context)
    return [] if game is None else completion.of(game.bets)(incomplete)


def _named_before(context: typer.Context) -> Game | None:
    """The game on a line that a shell completes. After an option without its value it is still a plain word."""
    try:
        return _game(next(word for word in (context.params.get("game"), *context.args) if word))
    except (StopIteration, RuleError):
        return None


@app.command("list")
def list_games(as_json: AsJson = False) -> None:
    """The games there are books for."""
    games = [load_game(game_id) for game_id in game_ids()]
    if as_json:
        _print_json([{"game": game.id, "title": game.title, "book": game.book.title} for game in games])
        return
    _print_table(("GAME", "TITLE", "BETS", "BOOK"), [(g.id, g.title, str(len(g.bets)), g.book.title) for g in games])


@app.command()
def show(game: GameName, as_json: AsJson = False) -> None:
    """A game's wheel, bets, odds and limits."""
    found = _game(game)
    if as_json:
        _print_json(
            {
                "game": found.id,
                "wheel": found.wheel.labels,
                "bets": [
                    {"id": bet.id, "kind": bet.kind, "covers": bet.covers, "odds": [bet.pays, 1]}
                    for bet in found.bets.values()
                ],
                "limits": {
                    kind: {
                        "minimum": its.minimum.cents,
                        "maximum": its.maximum.cents,
                        "multiple": its.multiple.cents,
                    }
                    for kind, its in found.limits.by_kind.items()
                },
                "table_minimum": found.limits.table_minimum.cents,
            }
        )
        return
    rows = []
    for bet in found.bets.values():
        its = found.limits.of(bet.kind)
        rows.append((bet.id, f"{bet.pays} to 1", f"{its.minimum}", f"{its.maximum}", f"{its.multiple}"))
    typer.echo(f"{found.title} ({found.book.title})")
    stand_in = "; a stand-in order, the book's drawing is lost" if found.wheel.stand_in_order else ""
    typer.echo(f"wheel, {len(found.wheel.pockets)} compartments{stand_in}: {' '.join(found.wheel.labels)}")
    typer.echo(f"table minimum {found.limits.table_minimum}; {len(found.bets)} bets:")
    _print_table(("BET", "ODDS", "MINIMUM", "MAXIMUM", "MULTIPLE"), rows)


@app.command("settle")
def settle_wagers(
    game: GameName,
    outcome: Annotated[str, typer.Option(help="What the wheel shows: 17, 0, 00, A …", autocompletion=_outcomes)],
    wagers: Annotated[
        str, typer.Option(metavar="FILE", help='{"wagers": {"<bet>": <cents>}}; - reads standard input.')
    ],
    as_json: AsJson = False,
    after_call: Annotated[
        bool, typer.Option("--after-call", help="Chips found on a cloth after the call, by the book's own policies.")
    ] = False,
) -> None:
    """Settles wagers on an outcome."""
    if after_call:
        _settle_after_call(_game(game), wagers, outcome, as_json)
        return
    settled = settle(_sheet(_game(game), wagers), outcome)
    if as_json:
        _print_json(
            {
                "outcome": settled.outcome,
                "wagers": {
                    bet_id: {"stake": wager.stake.cents, "won": wager.won.cents, "returned": wager.returned.cents}
                    for bet_id, wager in settled.wagers.items()
                },
                "stake": settled.stake.cents,
                "won": settled.won.cents,
                "returned": settled.returned.cents,
            }
        )
        return
    rows = [(bet_id, f"{w.stake}", f"{w.won}", f"{w.returned}") for bet_id, w in settled.wagers.items()]
    rows.append(("all", f"{settled.stake}", f"{settled.won}", f"{settled.returned}"))
    _print_table((f"ON {outcome}", "STAKE", "WON", "RETURNED"), rows)


def _settle_after_call(game: Game, wagers: str, outcome: str, as_json: bool) -> None:
    """For a dispute at a felt table: BWM 4.2, BWS 4.2 and 4.3, MWP 6.3."""
    settled = settle_after_call(game, _sheet(game, wagers).wagers, outcome)
    if as_json:
        lines = {
            bet_id: {
                "placed": each.found.placed.cents,
                "counts": each.found.counts.cents,
                "decided_by": None if each.found.decided_by is None else each.found.decided_by.value,
                "warn_player": each.found.warn_player,
                "won": each.won.cents,
                "returned": each.returned.cents,
            }
            for bet_id, each in settled.items()
        }
        _print_json({"outcome": outcome, "rule": game.rules["after_call"], "wagers": lines})
        return
    rows = [
        (bet_id, f"{each.found.placed}", f"{each.found.counts}", f"{each.won}", f"{each.returned}")
        for bet_id, each in settled.items()
    ]
    _print_table((f"ON {outcome}", "PLACED", "COUNTS", "WON", "RETURNED"), rows)


@app.command()
def snap(
    game: GameName,
    bet: Annotated[str, typer.Option(help="The bet, by its id.", autocompletion=_bets)],
    amount: Annotated[str, typer.Option(metavar="CENTS", help="The whole amount wanted on the bet, in cents.")],
    as_json: AsJson = False,
) -> None:
    """Applies rule 4.3 to an amount, at the game's default limits."""
    found = _game(game)
    snapped = found.limits.of(found.bet(bet).kind).snap(_cents(amount))
    if as_json:
        reason = None if snapped.reason is None else snapped.reason.value
        _print_json({"asked": snapped.asked.cents, "shown": snapped.shown.cents, "reason": reason})
        return
    why = "" if snapped.reason is None else f": {snapped.reason.value.replace('-', ' ')}"
    typer.echo(f"{bet}: asked {snapped.asked}, shown {snapped.shown}{why}")


@app.command("verify")
def verify_game(game: GameName, as_json: AsJson = False) -> None:
    """Counts the bets, recomputes every outcome × bet, and gives each house edge as an exact fraction."""
    done = verify(_game(game))
    if as_json:
        _print_json(
            {
                "game": done.game.id,
                "bets": len(done.game.bets),
                "outcomes": len(done.game.wheel.outcomes),
                "pairs": done.pairs,
                "edges": [
                    {"kind": alike.kind, "bets": alike.bets, "odds": [alike.pays, 1], "edge": str(alike.edge)}
                    for alike in done.edges
                ],
                "problems": done.problems,
            }
        )
    else:
        rows = [
            (_name(alike.kind, alike.bets), str(len(alike.bets)), f"{alike.pays} to 1", _fraction(alike.edge))
            for alike in done.edges
        ]
        typer.echo(f"{done.game.title}: {len(done.game.bets)} bets × {len(done.game.wheel.outcomes)} outcomes")
        _print_table(("KIND", "BETS", "ODDS", "HOUSE EDGE"), rows)
        for problem in done.problems:
            typer.echo(f"does not hold: {problem}")
        if not done.problems:
            typer.echo(f"all {done.pairs} pairs hold")
    if done.problems:
        raise typer.Exit(1)


def _game(name: str) -> Game:
    return load_game_file(Path(name)) if name.endswith(".toml") else load_game(name)


def _cents(written: str) -> Money:
    """Digits only: typer's own whole numbers would take 5.0 for 5."""
    if _WHOLE.fullmatch(written) is None:
        raise BadAmount(f"an amount is a whole number of cents, not {shown(written)}")
    return Money.stake(int(written))


def _sheet(game: Game, file: str) -> Sheet:
    """Reads the wagers strictly: a duplicate or unknown key is a mistake."""
    named = "standard input" if file == "-" else file or "--wagers without a name"
    try:
        text = given_file.read(file).decode("utf-8-sig")  # some editors begin a file with a byte order mark
        read = json.loads(text, object_pairs_hook=_each_once, parse_constant=_no_constant)
    except OSError as error:
        raise BadSheet(f"{named}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSheet(f"{named}: is not UTF-8 text") from None
    except BadSheet as error:
        raise BadSheet(f"{named}: {error}") from None
    except json.JSONDecodeError as error:
        raise BadSheet(f"{named}: is not JSON: {error}") from None
    except (ValueError, RecursionError):
        raise BadSheet(f"{named}: is not JSON of wagers: a number is too long, or lists are too deep") from None
    if not isinstance(read, dict) or set(read) != {"wagers"}:
        raise BadSheet(f'{named}: must be {{"wagers": {{"<bet>": <cents>}}}}')
    return Sheet.from_cents(game, read["wagers"])


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    read = dict(pairs)
    if len(read) != len(pairs):
        twice = next(key for place, (key, _) in enumerate(pairs) if key in dict(pairs[:place]))
        raise BadSheet(f"{shown(twice)} is there twice")
    return read


def _no_constant(name: str) -> NoReturn:
    raise BadSheet(f"{name} is not an amount")


def _name(kind: str, bets: Sequence[str]) -> str:
    if kind != "symbol":
        return kind
    return f"symbol {' '.join(bet.removeprefix('symbol-') for bet in bets)}"


def _fraction(edge: Fraction) -> str:
    return f"{edge}  ({float(100 * edge):.2f} %)"


def _print_json(answer: object) -> None:
    typer.echo(json.dumps(answer, ensure_ascii=False))


def _print_table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Makes columns as wide as their widest cell, with names on the left."""
    table = [heading, *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(heading))]
    for row in table:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
