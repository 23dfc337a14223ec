"""The part that every emulated unit offers its console and its port, in any protocol."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from decimal import Decimal

from ats_client.devices.note_acceptor.emulator.mechanism import Mechanism, Paper, Step


class Unit(ABC):
    """The device's side of a protocol: it takes host frames and answers them."""

    NOTES: tuple[Decimal, ...] = tuple(Decimal(value) for value in (5, 10, 20, 50, 100))
    FAULTS: Mapping[str, bytes]

    def __init__(self, mechanism: Mechanism) -> None:
        self.mechanism = mechanism

    @abstractmethod
    def cut(self, buffer: bytearray) -> bytes | None:
        """Takes the next whole, good frame off the buffer and drops noise; None when there is no more."""

    @abstractmethod
    def answer(self, frame: bytes) -> bytes | None:
        """The answer to a good frame, as bytes for the wire; None where the protocol has none."""

    @abstractmethod
    def power_on(self) -> None: ...

    @abstractmethod
    def is_taking(self, paper: Paper) -> bool:
        """Whether the unit lets this in now."""

    def obey(self, command: str, rest: list[str]) -> bool:
        """Obeys a console command that only this protocol has; false if it knows no such command."""
        return False

    def insert(self, paper: Paper) -> str | None:
        """Pushes a note or ticket into the slot. Returns the reason if it does not go in."""
        if not self.mechanism.has_power:
            return "no power"
        if self.mechanism.step is not Step.NONE:
            return "the path is not free"
        if self.mechanism.fault is not None:
            return self.mechanism.fault
        if not self.is_taking(paper):
            return "not accepting this"
        self.mechanism.insert(paper)
        return None

    def tick(self) -> None:
        """Time passes without the host: an undecided escrow, or an entry that was never polled, runs out."""
        mechanism = self.mechanism
        if not mechanism.has_power:
            return
        if mechanism.step is Step.ESCROW and mechanism.for_s() > mechanism.escrow_time_s:
            mechanism.say("escrow time is over")
            self.escrow_timed_out()
        elif mechanism.step is Step.ENTERING and mechanism.for_s() > mechanism.entering_time_s:
            mechanism.give_back()

    @abstractmethod
    def escrow_timed_out(self) -> None: ...
