"""The round as the dealer sees it: where it is, what comes next, what lies on the felt, what the spin was worth."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from game_protocol.table import CloseCause, Phase, TableView
from game_rules.game import Game, NoSpinSign, PeriodEnd, Power
from game_rules.money import Money
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, listed, translate
from table_screens.console.picture import ConsolePicture

QML_IMPORT_NAME = "table_screens.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1

MANY = 4
"""Stations named one by one before "and … more"."""


@dataclass(frozen=True)
class _Shown:
    title: str = ""
    phase: str = ""
    detail: str = ""
    warning: bool = False
    nextAction: str = ""
    nextLabel: str = ""
    whyNotNext: str = ""
    whyNotBall: str = ""
    whyNotNoSpin: str = ""
    whyNotNumber: str = ""
    ballSpun: bool = False
    onFelt: str = ""
    wagering: str = ""
    unconfirmed: str = ""
    spinTitle: str = ""
    spinStakes: str = ""
    spinReturned: str = ""
    spinResult: str = ""
    spinLost: bool = False
    source: str = ""
    trouble: str = ""
    reading: str = ""
    contradicts: str = ""


@QmlElement
class RoundPanel(QObject):
    """`nextAction`: `open`, `close`, `confirm`, `unfreeze`, `open-table`, or empty while the wheel decides."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()

    def show(self, picture: ConsolePicture, words: Words) -> None:
        table, game = picture.table, picture.game
        if table is not None and game is not None:
            show(self, _describe(picture, table, game, words), self.changed)

    title = shown_field(str, "title", changed)
    phase = shown_field(str, "phase", changed)
    detail = shown_field(str, "detail", changed)
    warning = shown_field(bool, "warning", changed)
    nextAction = shown_field(str, "nextAction", changed)
    nextLabel = shown_field(str, "nextLabel", changed)
    whyNotNext = shown_field(str, "whyNotNext", changed)
    whyNotBall = shown_field(str, "whyNotBall", changed)
    whyNotNoSpin = shown_field(str, "whyNotNoSpin", changed)
    whyNotNumber = shown_field(str, "whyNotNumber", changed)
    ballSpun = shown_field(bool, "ballSpun", changed)
    onFelt = shown_field(str, "onFelt", changed)
    wagering = shown_field(str, "wagering", changed)
    unconfirmed = shown_field(str, "unconfirmed", changed)
    spinTitle = shown_field(str, "spinTitle", changed)
    spinStakes = shown_field(str, "spinStakes", changed)
    spinReturned = shown_field(str, "spinReturned", changed)
    spinResult = shown_field(str, "spinResult", changed)
    spinLost = shown_field(bool, "spinLost", changed)
    source = shown_field(str, "source", changed)
    trouble = shown_field(str, "trouble", changed)
    reading = shown_field(str, "reading", changed)
    contradicts = shown_field(str, "contradicts", changed)


def _describe(picture: ConsolePicture, table: TableView, game: Game, words: Words) -> _Shown:
    phase, detail = _phase(picture, table, game, words)
    action, label = _next(picture, table, game, words)
    offline = "" if picture.connected else translate("Round", "There is no link to the server.")
    room, spin, wheel = picture.room, picture.spin, picture.wheel
    return _Shown(
        title=translate("Round", "Round {round}").format(round=table.round),
        phase=phase,
        detail=detail,
        warning=table.phase in (Phase.FROZEN, Phase.NO_SPIN, Phase.VOID) or not table.open,
        nextAction=action,
        nextLabel=label,
        whyNotNext=offline or ("" if action else _why_not_next(table)),
        whyNotBall=offline or _why_not_ball(table, game),
        whyNotNoSpin=offline or _why_not_no_spin(table, game),
        whyNotNumber=offline or why_not_number(table, game),
        ballSpun=table.ball_spun,
        onFelt=words.money(room.wagered),
        wagering=translate("Round", "{wagering} of {players} players").format(
            wagering=room.wagering, players=room.players
        ),
        unconfirmed=_named(room.unconfirmed) if table.phase in (Phase.CLOSED, Phase.RESULT) else "",
        spinTitle="" if spin is None else translate("Round", "Round {round} for the house").format(round=spin.round),
        spinStakes="" if spin is None else words.money(Money(spin.stakes)),
        spinReturned="" if spin is None else words.money(Money(spin.returned)),
        spinResult="" if spin is None else words.signed(spin.result),
        spinLost=spin is not None and spin.result < Money.zero(),
        source=_source(wheel.source),
        trouble=wheel.trouble,
        reading="" if wheel.reading is None else words.outcome(game, wheel.reading),
        contradicts=""
        if not wheel.contradicts
        else translate(
            "Round", "The sensor read {result} for this round. If that is right, correct the result."
        ).format(result=words.outcome(game, wheel.contradicts)),
    )


def _phase(picture: ConsolePicture, table: TableView, game: Game, words: Words) -> tuple[str, str]:
    if not table.open and table.phase is not Phase.FROZEN:
        return translate("Round", "Table closed"), translate("Round", "A supervisor opens it.")
    match table.phase:
        case Phase.WAITING:
            return translate("Round", "No round yet"), translate("Round", "Open the first round.")
        case Phase.BETTING:
            spun = translate("Round", "It is spun.") if table.ball_spun else translate("Round", "Players are betting.")
            return translate("Round", "Place your bets"), spun
        case Phase.CLOSED:
            causes = {
                CloseCause.EXPIRY: translate("Round", "The time is up."),
                CloseCause.DEALER: translate("Round", "Closed early by the dealer."),
                CloseCause.SENSOR: translate("Round", "Closed early by the wheel sensor (rule {rule}).").format(
                    rule=game.period_ends.get(PeriodEnd.SENSOR, "–")
                ),
                CloseCause.SPIN: translate("Round", "The wheel is spun (rule {rule}).").format(
                    rule=game.period_ends.get(PeriodEnd.SPIN, "–")
                ),
                CloseCause.FREEZE: translate("Round", "Closed when accounts were frozen."),
            }
            return translate("Round", "No more bets"), causes.get(table.close_cause or CloseCause.EXPIRY, "")
        case Phase.RESULT:
            entered = "" if picture.entered is None else words.outcome(game, picture.entered)
            return translate("Round", "Not confirmed"), translate("Round", "{result} is entered.").format(
                result=entered
            )
        case Phase.SETTLED:
            result = "" if table.outcome is None else words.outcome(game, table.outcome)
            return result, translate("Round", "Everyone is paid.")
        case Phase.NO_SPIN:
            return translate("Round", "No spin"), translate("Round", "All wagers went back.")
        case Phase.VOID:
            return translate("Round", "Round void"), translate("Round", "All wagers were refunded.")
        case Phase.FROZEN:
            return translate("Round", "Accounts frozen"), translate("Round", "Correct the result, or unfreeze.")


def _next(picture: ConsolePicture, table: TableView, game: Game, words: Words) -> tuple[str, str]:
    if table.phase is Phase.FROZEN:
        return "unfreeze", translate("Round", "Unfreeze")
    if not table.open:
        return "open-table", translate("Round", "Open table")
    match table.phase:
        case Phase.WAITING | Phase.SETTLED | Phase.NO_SPIN | Phase.VOID:
            return "open", translate("Round", "Open round {round}").format(round=table.round + 1)
        case Phase.BETTING if PeriodEnd.DEALER in game.period_ends:
            return "close", translate("Round", "No more bets")
        case Phase.BETTING:
            return "", translate("Round", "Betting is open")
        case Phase.CLOSED if picture.wheel.reading is not None:
            result = words.outcome(game, picture.wheel.reading)
            return "confirm", translate("Round", "Enter {result}").format(result=result)
        case Phase.RESULT if picture.entered is not None:
            return "confirm", translate("Round", "Confirm {result}").format(result=words.outcome(game, picture.entered))
    if not game.is_roulette:
        return "", translate("Round", "Tap the symbol")
    return "", translate("Round", "Tap the number")


def _why_not_next(table: TableView) -> str:
    if table.phase is not Phase.BETTING:
        return translate("Round", "Tap what the wheel shows.")
    if table.ball_spun:
        return translate("Round", "Betting ends by itself: when the time is up or the sensor sees the ball fall.")
    return translate("Round", "Betting ends by itself. You may spin the ball meanwhile.")


def why_not_number(table: TableView, game: Game) -> str:
    match table.phase:
        case Phase.CLOSED | Phase.RESULT:
            return ""
        case Phase.BETTING:
            early = game.no_spin_when(NoSpinSign.AT_REST_EARLY)
            if early is None:
                return translate("Round", "The period is running.")
            return translate("Round", "The period is running. At rest now is a no spin (rule {rule}).").format(
                rule=early.rule
            )
        case Phase.FROZEN:
            return translate("Round", "Accounts are frozen.")
    return translate("Round", "No round is waiting for a result.")


def _why_not_ball(table: TableView, game: Game) -> str:
    if table.ball_spun and game.is_roulette:
        return translate("Round", "The ball is spun already.")
    if table.ball_spun:
        return translate("Round", "The wheel is spun already.")
    if table.phase in (Phase.BETTING, Phase.CLOSED):
        return ""
    return translate("Round", "No round is running.")


def _why_not_no_spin(table: TableView, game: Game) -> str:
    if table.phase in (Phase.BETTING, Phase.CLOSED, Phase.RESULT):
        return ""
    if table.phase is Phase.SETTLED and Power.FIND_NO_SPIN in game.powers:
        return ""  # MWD 5.4: void, whether or not it was announced
    return translate("Round", "No round is running.")


def _named(stations: tuple[int, ...]) -> str:
    if not stations:
        return ""
    named = listed(str(station) for station in stations[:MANY])
    if len(stations) > MANY:
        return translate("Round", "Stations {named} and {more} more have not confirmed their bets.").format(
            named=named, more=len(stations) - MANY
        )
    return translate("Round", "Not confirmed by station {named}.").format(named=named)


def _source(name: str) -> str:
    names = {
        "manual": translate("Round", "Results by hand"),
        "sensor": translate("Round", "Wheel sensor"),
        "simulated": translate("Round", "Simulated wheel"),
    }
    return names.get(name, name)
