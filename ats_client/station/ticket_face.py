"""What stands on every ticket of a station, and the ticket made of it and of what the server named."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo

from ats_client.devices.ticket_printer.ticket import Ticket
from game_protocol.station import CashOutAnswer
from game_rules.money import Money

DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class TicketFace:
    """What stands on every ticket of this station."""

    establishment: str
    place: str
    machine: str
    address: str = ""
    language: str = "en"
    currency_symbol: str = "$"
    timezone: tzinfo | None = None
    """None: the machine's own, which is the clock on its screen too."""

    def ticket(self, answer: CashOutAnswer) -> Ticket:
        """All the server named, on paper. A ticket without a number is none."""
        if answer.number is None or answer.issued_ms is None:
            raise ValueError(f"the server named no number for cash-out {answer.id}")
        expires_ms = answer.expires_ms if answer.expires_ms is not None else answer.issued_ms + 30 * DAY_MS
        return Ticket(
            establishment=self.establishment,
            place=self.place,
            address=self.address,
            machine=self.machine,
            printed_at=datetime.fromtimestamp(answer.issued_ms / 1000, UTC).astimezone(self.timezone),
            amount=Money(answer.amount),
            sequence=answer.sequence or 0,
            validation_number=answer.number,
            void_after_days=max(1, (expires_ms - answer.issued_ms) // DAY_MS),
            language=self.language,
            currency_symbol=self.currency_symbol,
        )
