"""What the wheel's news make the console do. The sensor may end the period where the book lets it (RR 5.1.3); a result
is only ever proposed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game_protocol.log import Log
from game_protocol.rounds import AnnounceNoSpin, CloseRound, EnterOutcome, SpinBall
from game_protocol.table import CloseCause, Phase
from game_rules.game import Game, NoSpinSign, PeriodEnd
from table_screens.console.asking import Asking
from table_screens.console.orders import Disagreement
from table_screens.console.picture import ConsolePicture
from table_screens.console.showing import Showing
from table_screens.wheel.source import BallFalling, BallSeen, ResultRead, SourceReady, SourceTrouble, WheelNews

log = Log(__name__)

NONE_SPUN = "The sensor sees a ball fall, and none was spun."


class WheelWatch:
    """Between the source of results and the orders."""

    def __init__(self, showing: Showing, asking: Asking, table: str) -> None:
        self._table = table
        self._showing = showing
        self._asking = asking
        self._seen = 0
        """The round in which the sensor saw the ball spun."""
        self._falls = 0
        """The round whose ball the sensor saw fall before the server had recorded that it is spun."""

    def heard(self, news: WheelNews) -> None:
        picture = self._showing.picture
        match news:
            case SourceTrouble():
                self._show(trouble=news.why)
            case SourceReady():
                self._show(trouble="")
            case BallSeen() if _runs(picture):
                self._seen = _round(picture)
                self._asking.do(SpinBall(table=self._table, round=_round(picture)))
            case BallFalling() if _sensor_may_end(picture):
                self._fell(picture)
            case ResultRead():
                self._read(picture, news.outcome)

    def ball_is_spun(self) -> None:
        """The server has recorded it."""
        if self._showing.picture.wheel.trouble == NONE_SPUN:
            self._show(trouble="")
        if self._falls == _round(self._showing.picture) and _sensor_may_end(self._showing.picture):
            self._fell(self._showing.picture)

    def _fell(self, picture: ConsolePicture) -> None:
        """RR 5.1.3: it ends the period, and only once the ball is spun."""
        if picture.table is not None and picture.table.ball_spun:
            close = CloseRound(table=self._table, round=picture.table.round, cause=CloseCause.SENSOR)
            self._asking.do(close)
        elif self._seen == _round(picture):
            self._falls = self._seen
        else:
            self._show(trouble=NONE_SPUN)

    def _read(self, picture: ConsolePicture, outcome: str) -> None:
        table, game = picture.table, picture.game
        if table is None or game is None:
            return
        if outcome not in game.wheel.outcomes:
            self._show(trouble=f"The sensor read {outcome[:8]!r}, which this wheel does not have.")
            return
        match table.phase:
            case Phase.BETTING:
                self._too_early(game, table.round)
            case Phase.CLOSED | Phase.RESULT:
                self._show(reading=outcome)
                waiting = picture.question.act if picture.question is not None else None
                if isinstance(waiting, EnterOutcome) and waiting.outcome != outcome:
                    # The dealer was about to confirm another number.
                    self._asking.propose(waiting, Disagreement(waiting.outcome, outcome))
                elif waiting is None:
                    self.propose(outcome)
            case Phase.SETTLED if table.outcome not in (None, outcome):
                self._show(contradicts=outcome)
            case _:
                log.info("a reading between rounds", outcome=outcome, phase=table.phase)

    def _too_early(self, game: Game, round_number: int) -> None:
        """RR 9.1.6, MWP 5.1: at rest before the end of the period is a no spin. The question stays after the end."""
        why = game.no_spin_when(NoSpinSign.AT_REST_EARLY)
        if why is not None:
            self._asking.propose(AnnounceNoSpin(table=self._table, round=round_number, why=why.id))

    def propose(self, outcome: str) -> None:
        """A number was tapped, or read: the sentence to confirm, or the question which of two it was."""
        picture = self._showing.picture
        if picture.table is None or picture.table.phase not in (Phase.CLOSED, Phase.RESULT):
            return
        round_number, read = picture.table.round, picture.wheel.reading
        source = "manual" if read is None else picture.wheel.source
        enter = EnterOutcome(table=self._table, round=round_number, outcome=outcome, source=source)
        self._asking.propose(enter, Disagreement(outcome, read) if read not in (None, outcome) else None)

    def _show(self, **changes: Any) -> None:
        self._showing.show(wheel=replace(self._showing.picture.wheel, **changes))


def _round(picture: ConsolePicture) -> int:
    return 0 if picture.table is None else picture.table.round


def _runs(picture: ConsolePicture) -> bool:
    table = picture.table
    return table is not None and table.phase in (Phase.BETTING, Phase.CLOSED) and not table.ball_spun


def _sensor_may_end(picture: ConsolePicture) -> bool:
    table, game = picture.table, picture.game
    betting = table is not None and table.phase is Phase.BETTING
    return betting and game is not None and PeriodEnd.SENSOR in game.period_ends
