"""The server as witness of how far this station's journal is: told after each record, asked at each connection.

A disk that lost journal and head together looks like a new station's. The server knows better, and then a person
decides: nothing is told or taken until a technician has cleared the memory or brought the disk back.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ats_client.station.journal_head import NOTHING_WRITTEN, Head
from ats_client.station.link import Link
from ats_client.station.scribe import Scribe
from game_protocol.errors import AskingFailed
from game_protocol.retry import BackOff, worth_asking_again
from game_protocol.station import JournalHead, KeepJournalHead
from screen_kit.background import Background
from screen_kit.clock import Clock

TELLING = BackOff(first_s=0.2, longest_s=10.0)


class JournalWitness:
    """`heard` of the server's view first, then `tell` as often as you like: only the newest head goes out."""

    def __init__(
        self,
        link: Link,
        scribe: Scribe,
        clock: Clock,
        chance: Random,
        background: Background,
        lost: Callable[[str], None],
    ) -> None:
        self._link = link
        self._scribe = scribe
        self._clock = clock
        self._chance = chance
        self._background = background
        self._lost = lost
        self._kept: Head | None = None
        """What the server is known to have; None until its view proved that this journal goes on from there."""
        self._telling = False

    def heard(self, told: JournalHead | None) -> None:
        if self._scribe.head is not None:
            self._background.start(self._compare(NOTHING_WRITTEN if told is None else Head(told.number, told.seal)))

    def tell(self) -> None:
        if self._kept not in (None, self._scribe.head) and not self._telling:
            self._telling = True
            self._background.start(self._tell())

    async def _compare(self, kept: Head) -> None:
        if await self._scribe.has(kept):
            self._kept = kept
            self.tell()
        else:
            self._gone(kept)

    def _gone(self, kept: Head) -> None:
        head, self._kept = self._scribe.head, None
        here = 0 if head is None else head.number
        self._lost(f"journal: the server knows of record {kept.number}, and the {here} here do not lead to it")

    async def _tell(self) -> None:
        delays = TELLING.delays_s(self._chance)
        try:
            while self._kept is not None and (head := self._scribe.head) is not None and head != self._kept:
                try:
                    answer = await self._link.do(KeepJournalHead(number=head.number, seal=head.seal))
                except AskingFailed as failure:
                    if not worth_asking_again(failure):
                        return
                    await self._clock.sleep(next(delays))
                    continue
                kept = Head(answer.number, answer.seal)
                if kept != head:
                    self._gone(kept)
                    return
                self._kept = kept
        finally:
            self._telling = False
