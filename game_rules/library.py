"""Reads the books: checks every key of a game's TOML file; an error names file, key and why."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game_rules.after_call import AfterCall, AfterCallPolicy
from game_rules.bets import Bet
from game_rules.errors import BookError, RuleError, UnknownGame, shown
from game_rules.game import (
    Book,
    Game,
    Granted,
    LimitChange,
    NoSpinReason,
    NoSpinSign,
    Notice,
    Notices,
    PegRule,
    PeriodEnd,
    Power,
    Role,
    Symbol,
    Waiver,
)
from game_rules.layout import Box, Layout
from game_rules.limits import Limits, TableLimits, check_limits
from game_rules.money import Money
from game_rules.reading import Table
from game_rules.roulette import KINDS, colour_of, roulette_layout, zero_square
from game_rules.wheel import Pocket, Wheel
from game_rules.wheel_games import wheel_game_layout

_BOOKS = Path(__file__).with_name("books")

_OPTIONAL_POWERS = (Power.SET_PERSONAL_LIMITS, Power.ADJUST_UNFAIR_RESULT, Power.FIND_NO_SPIN)
"""What only some books know of (BWM 4.3 and BWS 4.6; BWS 3.13 and MWD 3.7; MWD 5.4)."""

SYMBOL_COLOURS = ("ivory", "blue", "green", "red", "purple", "amber", "black")
"""Box colours of the wheel games in turn; the screen's theme says what they look like."""


def game_ids() -> tuple[str, ...]:
    """Every game there is a book for; the station's own, Rapid Roulette, first."""
    names = [file.name.removesuffix(".toml") for file in _BOOKS.iterdir() if file.name.endswith(".toml")]
    return tuple(sorted(names, key=lambda name: (not name.startswith("rapid"), "double" in name, name)))


@cache
def load_game(game_id: str) -> Game:
    if game_id not in game_ids():
        raise UnknownGame(f"there is no game {shown(game_id)}; there are {', '.join(game_ids())}")
    file = f"{game_id}.toml"
    return read_game(_BOOKS.joinpath(file).read_text(encoding="utf-8"), file)


def load_game_file(path: Path) -> Game:
    """An operator's own book, for a layout or a wheel order that was approved for that casino."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BookError(path.name, "file", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BookError(path.name, "file", "is not UTF-8 text") from None
    return read_game(text, path.name)


def read_game(text: str, file: str) -> Game:
    try:
        parsed = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers too long to read and tables too deep
        raise BookError(file, "file", f"is not TOML: {error}") from None
    book = Table(file, "", parsed)
    rules: dict[str, str] = {}
    game_id = book.text("id")
    if f"{game_id}.toml" != file:
        raise book.wrong("id", f"is {game_id!r}, but the file is {file}")
    kind = book.choice("kind", ("roulette", "wheel"))
    odds = _odds(book.table("odds"), rules)
    wheel, layout, bets = (_roulette if kind == "roulette" else _wheel_game)(book, odds, rules)
    chips = _chips(book)
    limits = _limits(book, bets, chips, rules)
    period = book.table("wagering_period", rules)
    spin = book.table("valid_spin", rules)
    idle = book.table("idle_seat", rules) if "idle_seat" in book else None
    game = Game(
        id=game_id,
        title=book.text("title"),
        short_title=book.text("short_title"),
        player_title=book.text("player_title"),
        book=_book(book.table("book")),
        rules=rules,
        wheel=wheel,
        layout=layout,
        bets={bet.id: bet for bet in bets},
        limits=limits,
        chips=chips,
        wagering_period_s=period.integer("seconds", 5, 600),
        period_ends=_period_ends(period),
        minimum_revolutions=spin.integer("revolutions", 1, 20),
        idle_rounds=None if idle is None else idle.integer("rounds", 1, 100),
        after_call=_after_call(book.table("after_call", rules)),
        notices=_notices(book.table("notices")),
        peg=_peg(book.table("peg", rules)) if kind == "wheel" else None,
        no_spin_reasons=_no_spin_reasons(book),
        personal_only_above=_personal_only_above(book, rules),
        powers=_powers(book.table("powers")),
        symbols=_symbols(book, wheel) if kind == "wheel" else {},
    )
    for table in (period, spin, *([idle] if idle else [])):
        table.finished()
    book.finished()
    return game


def _book(table: Table) -> Book:
    book = Book(table.text("title"), table.text("abbreviation"))
    table.finished()
    return book


def _odds(table: Table, rules: dict[str, str]) -> dict[str, int]:
    rules["odds"] = table.text("rule")
    return {name: table.integer(name, 1, 1000) for name in table.names_left()}


def _chips(book: Table) -> tuple[Money, ...]:
    chips = tuple(book.money_list("chips"))
    if list(chips) != sorted(set(chips)) or not chips or chips[0] <= Money.zero():
        raise book.wrong("chips", "must be different amounts, smallest first")
    return chips


def _limits(book: Table, bets: tuple[Bet, ...], chips: tuple[Money, ...], rules: dict[str, str]) -> TableLimits:
    table = book.table("limits", rules)
    by_kind: dict[str, Limits] = {}
    for kind in table.names_left():
        its = table.table(kind)
        amounts = (its.money("minimum"), its.money("maximum"), its.money("multiple"))
        its.finished()
        try:
            by_kind[kind] = Limits(*amounts)
        except RuleError as error:
            raise table.wrong(kind, str(error)) from None
    limits = TableLimits(by_kind, book.money("table_minimum"))
    kinds = tuple(dict.fromkeys(bet.kind for bet in bets))
    check_limits(limits, kinds, chips, book.file)
    return limits


def _roulette(book: Table, odds: Mapping[str, int], rules: dict[str, str]) -> tuple[Wheel, Layout, tuple[Bet, ...]]:
    if set(odds) != set(KINDS):
        raise book.wrong("odds", f"must name each of {', '.join(KINDS)}")
    table = book.table("wheel", rules)
    order = table.words("order")
    zeros = [number for number in order if number in ("0", "00")]
    if sorted(order) != sorted([*zeros, *map(str, range(1, 37))]) or len(set(order)) != len(order):
        raise table.wrong("order", "must have the zeros and each of 1 to 36 once")
    table.finished()
    drawn = book.table("layout", rules)
    squares = [_zero_square(square) for square in drawn.tables("zeros")]
    if sorted(square.label for square in squares) != sorted(zeros):
        raise drawn.wrong("zeros", "must be the zeros of the wheel")
    first_four = drawn.words("first_four")
    if len(first_four) != 4 or len(set(first_four)) != 4 or not set(first_four) <= set(order):
        raise drawn.wrong("first_four", "must be four different numbers of the wheel")
    diagram = drawn.text("diagram")
    drawn.finished()
    try:
        layout, bets = roulette_layout(diagram, squares, first_four, odds)
    except RuleError as error:
        raise book.wrong("layout", str(error)) from None
    return Wheel(tuple(Pocket(number, colour_of(number)) for number in order)), layout, bets


def _zero_square(table: Table) -> Box:
    place = (table.number("x"), table.number("y"), table.size("width"), table.size("height"))
    square = zero_square(table.text("label"), *place)
    table.finished()
    return square


def _wheel_game(book: Table, odds: Mapping[str, int], rules: dict[str, str]) -> tuple[Wheel, Layout, tuple[Bet, ...]]:
    table = book.table("wheel", rules)
    order = table.words("order")
    sections = table.table("sections")
    counts = {symbol: sections.integer(symbol, 1, 100) for symbol in sections.names_left()}
    if sum(counts.values()) != len(order):
        raise table.wrong("sections", f"must be {len(order)} in all, as the order has, not {sum(counts.values())}")
    for symbol, count in counts.items():
        if order.count(symbol) != count:
            raise table.wrong("order", f"has {order.count(symbol)} sections of {symbol}, not {count}")
    if list(odds) != list(counts):
        raise book.wrong("odds", f"must name each of {', '.join(counts)} in that order")
    stand_in = table.flag("stand_in_order")
    table.finished()
    colours = {symbol: SYMBOL_COLOURS[place % len(SYMBOL_COLOURS)] for place, symbol in enumerate(counts)}
    drawn = book.table("layout", rules)
    layout, bets = wheel_game_layout(drawn.text("diagram"), odds, colours)
    drawn.finished()
    return Wheel(tuple(Pocket(symbol, colours[symbol]) for symbol in order), stand_in), layout, bets


def _symbols(book: Table, wheel: Wheel) -> dict[str, Symbol]:
    table = book.table("symbols")
    symbols: dict[str, Symbol] = {}
    for letter in wheel.outcomes:
        its = table.table(letter)
        picture = its.text("picture")
        if not picture.replace("-", "").isalnum():
            raise its.wrong("picture", f"must be the name of a file in assets/symbols, not {picture!r}")
        symbols[letter] = Symbol(its.text("name"), picture)
        its.finished()
    table.finished()
    return symbols


def _period_ends(period: Table) -> dict[PeriodEnd, str]:
    table = period.table("ended_by")
    ends = {end: table.text(end) for end in PeriodEnd if end in table}
    table.finished()
    return ends


def _after_call(table: Table) -> AfterCallPolicy:
    read: dict[str, AfterCall | None] = {
        name: AfterCall(table.choice(name, tuple(AfterCall))) if name in table else None
        for name in ("above_maximum", "below_minimum", "off_multiple")
    }
    table.finished()
    try:
        return AfterCallPolicy(**read)
    except RuleError as error:
        raise table.wrong_itself(str(error)) from None


def _notices(table: Table) -> Notices:
    limits, closing = table.table("limits"), table.table("closing")
    limits_on = LimitChange(limits.choice("on", tuple(LimitChange)))
    notices = Notices(_notice(limits), limits_on, _notice(closing))
    table.finished()
    return notices


def _notice(table: Table) -> Notice:
    minutes = table.integer("minutes", 1, 1440) if "minutes" in table else 0
    spins = table.integer("spins", 1, 100) if "spins" in table else 0
    if bool(minutes) == bool(spins):
        raise table.wrong_itself("a notice has either minutes or spins")
    waivers = table.words("waived_when") if "waived_when" in table else []
    for waiver in waivers:
        if waiver not in tuple(Waiver):
            raise table.wrong("waived_when", f"{waiver!r} is not one of {', '.join(Waiver)}")
    notice = Notice(table.text("rule"), minutes, spins, frozenset(map(Waiver, waivers)))
    table.finished()
    return notice


def _peg(table: Table) -> PegRule:
    peg = PegRule(table.choice("counts_as", tuple(PegRule)))
    table.finished()
    return peg


def _no_spin_reasons(book: Table) -> dict[str, NoSpinReason]:
    reasons: dict[str, NoSpinReason] = {}
    for table in book.tables("no_spin"):
        when = NoSpinSign(table.choice("when", tuple(NoSpinSign))) if "when" in table else None
        reason = NoSpinReason(table.text("id"), table.text("rule"), table.text("text"), when)
        if reason.id in reasons:
            raise table.wrong("id", f"{reason.id!r} is there twice")
        reasons[reason.id] = reason
        table.finished()
    return reasons


def _personal_only_above(book: Table, rules: dict[str, str]) -> bool:
    if "personal_limits" not in book:
        return False
    table = book.table("personal_limits", rules)
    only = table.flag("only_above_maximum")
    table.finished()
    return only


def _powers(table: Table) -> dict[Power, Granted]:
    powers: dict[Power, Granted] = {}
    for name in table.names_left():
        if name not in tuple(Power):
            raise table.wrong(name, f"is not one of {', '.join(Power)}")
        its = table.table(name)
        powers[Power(name)] = Granted(Role(its.choice("role", tuple(Role))), its.text("rule"))
        its.finished()
    for power in Power:
        if power not in powers and power not in _OPTIONAL_POWERS:
            raise table.wrong(power, "is missing: somebody must have this power")
    return powers
