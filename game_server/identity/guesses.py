"""How often somebody may guess: codes and PINs, by where they come from, before anything that costs the server.

Each source has a few guesses and gets one back every ten seconds. A right one costs nothing, so a hundred stations
behind one address come in as fast as they like; a wrong one is paid before the database or a PIN's hash is asked.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from game_protocol.phrases import Phrase
from game_protocol.problems import Problem
from game_server.clock import Clock
from game_server.refusals import Refusal

MOST = 20
ONE_BACK_MS = 10_000
_REMEMBERED = 10_000
"""Sources; the one that was quiet longest is forgotten first."""


class Guesses:
    """`with guesses.by(source)` around an attempt: a `Refusal` that leaves the block was a wrong guess."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._spent: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """How many are spent, and when that was true."""

    @contextmanager
    def by(self, source: str, *, paid_first: bool = True) -> Iterator[None]:
        """`paid_first`: so that a thousand wrong guesses sent at once are twenty. Not for what stations do by the
        hundred and strangers cannot guess."""
        spent = self._spent_by(source)
        if spent > MOST - 1:
            wait_ms = (spent - (MOST - 1)) * ONE_BACK_MS
            raise Refusal(Problem.LOCKED_OUT, Phrase.TOO_OFTEN, left_s=max(1, round(wait_ms / 1000)))
        if paid_first:
            self._spend(source, 1)
        try:
            yield
        except Refusal:
            if not paid_first:
                self._spend(source, 1)
            raise
        except BaseException:
            self._spend(source, -1 if paid_first else 0)
            raise
        else:
            self._spend(source, -1 if paid_first else 0)

    def _spent_by(self, source: str) -> float:
        spent, at_ms = self._spent.get(source, (0.0, 0))
        return max(0.0, spent - (self._clock.now_ms() - at_ms) / ONE_BACK_MS)

    def _spend(self, source: str, more: int) -> None:
        spent = max(0.0, self._spent_by(source) + more)
        self._spent.pop(source, None)
        if spent:
            self._spent[source] = spent, self._clock.now_ms()
        if len(self._spent) > _REMEMBERED:
            self._spent.popitem(last=False)


def source_of(host: str) -> str:
    """An address; of IPv6 its network, for everybody has as many addresses there as they like."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)
