"""The order of fields in a ticket. Templates live in a printer's firmware, so number, order and count are
configuration."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ats_client.devices.ticket_printer.ticket import DOLLARS, NO_VALUE, CurrencyWords, Ticket, two_lines

FieldName = str


@dataclass(frozen=True, slots=True)
class Template:
    """A template's one-character number and its fields in order, named as in `FIELDS`."""

    number: str
    fields: tuple[FieldName, ...]
    words_width: int = 40
    currency: dict[str, CurrencyWords] = field(default_factory=lambda: DOLLARS)

    def __post_init__(self) -> None:
        if len(self.number) != 1 or not self.number.isalnum():
            raise ValueError(f"a template is named by one letter or digit, not {self.number!r}")
        strange = [name for name in self.fields if name not in FIELDS]
        if strange:
            raise ValueError(f"unknown ticket fields {', '.join(strange)}; known are {', '.join(FIELDS)}")

    def fill(self, ticket: Ticket) -> list[str]:
        return [FIELDS[name](ticket, self) for name in self.fields]


def _words(ticket: Ticket, template: Template) -> tuple[str, str]:
    return two_lines(ticket.amount_in_words(template.currency), template.words_width)


FIELDS: dict[FieldName, Callable[[Ticket, Template], str]] = {
    "empty": lambda _ticket, _template: "",
    "number": lambda ticket, _: ticket.printed_number,
    "establishment": lambda ticket, _: NO_VALUE if ticket.is_test else ticket.establishment,
    "place": lambda ticket, _: ticket.place,
    "address": lambda ticket, _: ticket.address,
    "title": lambda ticket, _: ticket.title,
    "validation": lambda _ticket, _template: "Validation",
    "date": lambda ticket, _: ticket.date_written,
    "time": lambda ticket, _: ticket.time_written,
    "sequence": lambda ticket, _: f"Ticket {ticket.sequence_written}",
    "words": lambda ticket, template: ticket.amount_in_words(template.currency),
    "words-1": lambda ticket, template: _words(ticket, template)[0],
    "words-2": lambda ticket, template: _words(ticket, template)[1],
    "figures": lambda ticket, _: ticket.amount_in_figures,
    "void-after": lambda ticket, _: ticket.void_after_written,
    "days-valid": lambda ticket, _: str(ticket.void_after_days),
    "machine": lambda ticket, _: f"Machine {ticket.machine}",
    "digits": lambda ticket, _: ticket.validation_number,
}

TEMPLATE_9 = Template(
    "9",
    (
        "number",
        "establishment",
        "place",
        "address",
        "title",
        "validation",
        "number",
        "date",
        "time",
        "sequence",
        "words-1",
        "words-2",
        "figures",
        "void-after",
        "machine",
        "digits",
    ),
)
"""Sixteen fields. Three hosts agree on it (facts 5.1), so it is the default."""

TEMPLATE_0 = Template(
    "0",
    (
        "number",
        "title",
        "place",
        "address",
        "empty",
        "empty",
        "number",
        "date",
        "time",
        "sequence",
        "words",
        "empty",
        "figures",
        "empty",
        "days-valid",
        "machine",
        "digits",
    ),
)
"""Seventeen fields, from a single source."""
