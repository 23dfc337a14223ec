"""What is wrong with the station, kept in the journal: what was shown before a power cut is shown after it.

GMNS 1.17.3: a fault ends when a person clears it, or when a check proves it gone; never by switching off and on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from ats_client.station.journal import Record

FAULT = "fault"


class FaultStep(StrEnum):
    RAISED = "raised"
    CLEARED = "cleared"


class FaultKind(StrEnum):
    """Each is cleared by a technician once its cause is gone."""

    RECORD = "record"
    """The server's record of the wagers is not what the screen has shown."""
    BALANCE = "balance"
    """The account's balance is not the sum of what was heard to come and go (field 1.3)."""
    JOURNAL = "journal"
    """The station's journal is damaged or cannot be written."""
    PROGRAM = "program"
    """The program failed where it must not."""
    DISPUTE = "dispute"
    """A note or ticket of which nobody can know where it is: an attendant decides."""

    @property
    def locks(self) -> bool:
        """Whether nobody may play on. A disputed note only stops money from going in."""
        return self is not FaultKind.DISPUTE


class Faults:
    """The faults that stand."""

    def __init__(self, records: Iterable[Record] = ()) -> None:
        self._standing: dict[FaultKind, str] = {}
        for record in records:
            self.follow(record)

    def follow(self, record: Record) -> None:
        if record.journey != FAULT:
            return
        if record.step == FaultStep.RAISED:
            self._standing[FaultKind(record.id)] = record.text("detail")
        else:
            self._standing.pop(FaultKind(record.id), None)

    def __iter__(self) -> Iterator[FaultKind]:
        return iter(self._standing)

    def __contains__(self, kind: object) -> bool:
        return kind in self._standing

    def stands(self, kind: FaultKind, detail: str) -> None:
        """From now on, whether or not it is on the disk already."""
        self._standing[kind] = detail

    @property
    def all(self) -> dict[FaultKind, str]:
        return dict(self._standing)

    def get(self, kind: FaultKind) -> str | None:
        return self._standing.get(kind)

    @property
    def locking(self) -> str:
        """Why nobody may play; empty while somebody may."""
        return next((detail for kind, detail in self._standing.items() if kind.locks), "")
