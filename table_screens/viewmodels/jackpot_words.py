"""Jackpots in words: styles, the lines of the form, triggers, and changes that need a sign."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game_protocol.jackpot_office import ChangeKind, JackpotChange
from game_protocol.jackpots import JackpotParameters, Style
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.words import Words, clauses, labelled, listed, translate
from table_screens.console.jackpot_form import JackpotForm, Line, NotWritten, Written, Wrong, written_as


def style_word(style: Style) -> str:
    words = {
        Style.MYSTERY: translate("Jackpots", "Mystery"),
        Style.STAND_ALONE: translate("Jackpots", "Progressive"),
        Style.LINKED: translate("Jackpots", "Linked progressive"),
        Style.BONUS: translate("Jackpots", "Bonus"),
    }
    return words[style]


def line_name(line: Line) -> str:
    names = {
        Line.NAME: translate("Jackpots", "Name"),
        Line.STYLE: translate("Jackpots", "Style"),
        Line.PRIZE: translate("Jackpots", "Prize in money"),
        Line.GOODS: translate("Jackpots", "or goods"),
        Line.MINIMUM: translate("Jackpots", "Minimum value"),
        Line.RESET: translate("Jackpots", "After a win"),
        Line.START: translate("Jackpots", "First start"),
        Line.MUST_HIT_BY: translate("Jackpots", "Must be won by"),
        Line.RATE: translate("Jackpots", "Of the turnover, to the meter"),
        Line.HIDDEN_RATE: translate("Jackpots", "Of the turnover, to the reserve"),
        Line.TRIGGER: translate("Jackpots", "Won by"),
        Line.BET: translate("Jackpots", "Bet"),
        Line.STAKE: translate("Jackpots", "With at least"),
        Line.BET_KIND: translate("Jackpots", "Kind of bet"),
        Line.SPINS: translate("Jackpots", "Spins in a row"),
        Line.CEILING: translate("Jackpots", "Ceiling"),
        Line.EXPECTED_TURNOVER: translate("Jackpots", "Turnover expected between two wins"),
    }
    return names[line]


def choices(line: Line, game: Game, words: Words) -> list[tuple[str, str]]:
    """What may stand on a line that is chosen, not written: the value and its words."""
    match line:
        case Line.STYLE:
            return [(style.value, style_word(style)) for style in Style]
        case Line.TRIGGER:
            return [(kind, _trigger_word(kind)) for kind in ("bet-wins", "same-bet-run", "outcome-run")]
        case Line.BET:
            kinds = list(game.kinds)
            bets = sorted(game.bets.values(), key=lambda bet: (kinds.index(bet.kind), _in_order(bet.covers)))
            return [(bet.id, words.bet(game, bet)) for bet in bets]
        case Line.BET_KIND:
            return [(kind, words.kind(kind)) for kind in game.kinds]
        case Line.SPINS:
            return [(str(spins), str(spins)) for spins in range(2, 21)]
    return []


def shown_value(form: JackpotForm, line: Line, game: Game, words: Words) -> str:
    text = form.text(line)
    if not text:
        return ""
    match written_as(line):
        case Written.MONEY:
            return words.money(Money.parse(text))
        case Written.PERCENT:
            return translate("Jackpots", "{percent} %").format(percent=text)
        case Written.CHOICE:
            return dict(choices(line, game, words)).get(text, text)
    return text


def wrong_words(wrong: NotWritten) -> str:
    match wrong.wrong:
        case Wrong.NO_AMOUNT:
            return translate("Jackpots", "Write an amount like 500 or 500.00.")
        case Wrong.NO_PERCENT:
            return translate("Jackpots", "Write a part in per cent like 1.25, with four decimals at most.")
    return translate("Jackpots", "Still to be written: {line}.").format(line=line_name(wrong.line))


def parameter_words(parameters: JackpotParameters, game: Game, words: Words) -> str:
    """Every line in one sentence: what somebody confirms must be read first."""
    form = JackpotForm.of(parameters)
    lines = [line for line in form.shown() if line is not Line.NAME and form.text(line)]
    return clauses(labelled(line_name(line), shown_value(form, line, game, words)) for line in lines)


def change_words(asked: JackpotChange, jackpots: Mapping[str, str], groups: Mapping[str, str]) -> str:
    """A change of groups, or a closure, with names instead of keys."""
    group = groups.get(asked.group or "", asked.group or "")
    jackpot = jackpots.get(asked.jackpot, asked.jackpot)
    to = listed(jackpots.get(each, each) for each in asked.to)
    match asked.kind:
        case ChangeKind.ADD:
            text = translate("Jackpots", "The group {group} also plays for {jackpot}")
        case ChangeKind.REMOVE:
            text = translate("Jackpots", "The group {group} no longer plays for {jackpot}")
        case ChangeKind.MOVE:
            text = translate("Jackpots", "The group {group} plays for {to} instead of {jackpot}")
        case ChangeKind.CLOSE if to:
            text = translate("Jackpots", "{jackpot} closes, and its value goes to {to}")
        case ChangeKind.CLOSE:
            text = translate("Jackpots", "{jackpot} closes")
    return text.format(group=group, jackpot=jackpot, to=to)


def _in_order(covers: Iterable[str]) -> list[tuple[int, str]]:
    """2 before 10, and 00 after every single figure."""
    return [(len(outcome), outcome) for outcome in covers]


def _trigger_word(kind: str) -> str:
    words = {
        "bet-wins": translate("Jackpots", "one winning bet"),
        "same-bet-run": translate("Jackpots", "the same bet winning several times"),
        "outcome-run": translate("Jackpots", "the same outcome several times"),
    }
    return words[kind]
