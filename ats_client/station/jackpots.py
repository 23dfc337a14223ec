"""The jackpots of the table as a station knows them: boards and news in, what is shown out. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from game_protocol.jackpots import (
    JackpotConfirmed,
    JackpotFault,
    JackpotMeter,
    JackpotMeters,
    JackpotReturned,
    JackpotsShown,
    JackpotWon,
    Prize,
)

JackpotNews = JackpotsShown | JackpotMeters | JackpotWon | JackpotConfirmed | JackpotReturned | JackpotFault


@dataclass(frozen=True, slots=True)
class Jackpots:
    """Meters in the order of the table's display. A meter with a `fault` is not offered now (RR 8.7); `last_prize` says
    at which table and station it was won last, and whether the pit boss has confirmed it."""

    meters: tuple[JackpotMeter, ...] = ()
    as_of_ms: int = 0
    """When the amounts were true, by the server's clock."""

    @classmethod
    def shown(cls, board: JackpotsShown) -> Jackpots:
        return cls(tuple(board.meters), board.as_of_ms)

    def after(self, news: JackpotNews) -> Jackpots:
        match news:
            case JackpotsShown():
                return self if news.as_of_ms < self.as_of_ms else Jackpots.shown(news)
            case JackpotMeters():
                return self._moved(news)
            case JackpotWon(prize=prize) | JackpotConfirmed(prize=prize):
                return self._with(prize.jackpot, last_prize=prize)
            case JackpotReturned(prize=prize):
                return self._without(prize)
            case JackpotFault():
                return self._with(news.jackpot, fault=news.fault)

    def prize_at(self, table: str, station: int, since_ms: int) -> Prize | None:
        """The newest prize won at this station since then."""
        prizes = [meter.last_prize for meter in self.meters if meter.last_prize is not None]
        here = [each for each in prizes if (each.table, each.station) == (table, station) and each.won_ms >= since_ms]
        return max(here, key=lambda prize: prize.won_ms, default=None)

    def _moved(self, news: JackpotMeters) -> Jackpots:
        """After a round of this table: the amounts and faults of the meters that are shown. It tells no prizes."""
        told = {meter.jackpot: meter for meter in news.meters}
        meters = tuple(
            meter if (now := told.get(meter.jackpot)) is None else now.changed(last_prize=meter.last_prize)
            for meter in self.meters
        )
        return Jackpots(meters, max(self.as_of_ms, news.as_of_ms))

    def _with(self, jackpot: str, **changed: object) -> Jackpots:
        meters = (each.changed(**changed) if each.jackpot == jackpot else each for each in self.meters)
        return Jackpots(tuple(meters), self.as_of_ms)

    def _without(self, prize: Prize) -> Jackpots:
        """RR 8.8: it was not won after all."""
        known = {each.jackpot: each.last_prize for each in self.meters}.get(prize.jackpot)
        return self if known is None or known.prize != prize.prize else self._with(prize.jackpot, last_prize=None)


NO_JACKPOTS = Jackpots()
