"""Builds a ticket as an ESC/POS job with python-escpos; its Dummy printer collects the bytes."""

import io
import os
import shutil
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING

from ats_client.devices.ticket_printer.escpos.codec import fence, fence_mark
from ats_client.devices.ticket_printer.ticket import DOLLARS, NO_VALUE, CurrencyWords, Ticket, plain_ascii

if TYPE_CHECKING:
    from escpos.printer import Dummy


@cache
def library() -> "type[Dummy]":
    """Imports python-escpos on first use. That takes up to a second, so a machine asks for it at the start.

    It also leaves a folder with a pickled cache in the temporary directory at every start; that is removed here.
    """
    from escpos import capabilities
    from escpos.printer import Dummy

    if "ESCPOS_CAPABILITIES_PICKLE_DIR" not in os.environ:
        shutil.rmtree(capabilities.pickle_dir, ignore_errors=True)
    printer: type[Dummy] = Dummy
    return printer


@dataclass(frozen=True, slots=True)
class Layout:
    """The limits of the paper."""

    columns: int = 42
    bar_height_dots: int = 120
    bar_width_dots: int = 3
    """Narrow bar; 18 digits then take 458 dots of the 512 or 576 of an 80 mm printer."""
    bar_code_form: str = "B"
    """Form B carries its length; some clones know only form A, ended by a zero byte."""
    partial_cut: bool = False
    currency: dict[str, CurrencyWords] = field(default_factory=lambda: DOLLARS)


def ticket_job(ticket: Ticket, layout: Layout, *, has_fence: bool) -> bytes:
    """The whole job, for one write. It ends with the fence if the model has one."""
    paper = library()()
    paper.hw("INIT")

    def line(text: str, *, big: bool = False, bold: bool = False) -> None:
        paper.set(align="center", bold=bold, normal_textsize=not big, double_width=big, double_height=big)
        columns = layout.columns // 2 if big else layout.columns
        for part in wrap(plain_ascii(text), columns, break_on_hyphens=False):
            paper.textln(part)

    # The number stands on the leading edge, which leaves the printer first (facts 6).
    line(ticket.printed_number)
    paper.ln()
    line(NO_VALUE if ticket.is_test else ticket.establishment, bold=True)
    line(ticket.place)
    line(ticket.address)
    line(ticket.title, big=True)
    _bar_code(paper, ticket.validation_number, layout)
    line("VALIDATION")
    line(ticket.printed_number, bold=True)
    line(f"{ticket.date_written}  {ticket.time_written}  Ticket {ticket.sequence_written}")
    line(ticket.amount_in_words(layout.currency))
    line(ticket.amount_in_figures, big=True, bold=True)
    line(ticket.void_after_written)
    line(f"Machine {ticket.machine}")
    paper.cut(mode="PART" if layout.partial_cut else "FULL")
    job: bytes = paper.output
    return job + fence(fence_mark(ticket.validation_number)) if has_fence else job


def feed_job() -> bytes:
    paper = library()()
    paper.print_and_feed(6)
    job: bytes = paper.output
    return job


def _bar_code(paper: "Dummy", digits: str, layout: Layout) -> None:
    paper.ln()
    # The library prints to standard output how it renders; a station's standard output is not for that.
    with redirect_stdout(io.StringIO()):
        paper.barcode(
            digits,
            "ITF",
            height=layout.bar_height_dots,
            width=layout.bar_width_dots,
            pos="OFF",
            function_type=layout.bar_code_form,
        )
    paper.ln()
