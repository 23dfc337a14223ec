"""Questions of the console that change nothing: a station's rounds, a correction's before and after, reports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from game_protocol.errors import AskingFailed, RefusedByServer
from game_protocol.jackpot_office import LookAtJackpots
from game_protocol.jackpots import LookAtMeters
from game_protocol.log import Log
from game_protocol.phrases import NOTHING_SAID, Said
from game_protocol.reports import MakeReport
from game_protocol.rounds import PreviewCorrection, PreviewVoid, VoidCause
from game_protocol.seat import LookAtSeat, LookAtTechnicians, RecallSeat
from screen_kit.background import Background
from table_screens.console.asking import needed_for
from table_screens.console.picture import ChosenStation, CorrectionAsked, Lock, ReportAsked
from table_screens.console.showing import Showing
from table_screens.console.staff_door import StaffDoor
from table_screens.staff_link import StaffLink

log = Log(__name__)

NO_ANSWER = Said(text="The server does not answer. Try again.")


class Inquiries:
    """Each leads to a new picture; the newest question of a kind is the one whose answer is shown."""

    def __init__(self, showing: Showing, door: StaffDoor, background: Background, exports: Path) -> None:
        self._showing = showing
        self._door = door
        self._background = background
        self._exports = exports
        self._reader: StaffLink | None = None
        """The one who was let see the report that is shown, and may save it."""

    # --- one station

    def choose(self, station: int) -> None:
        if self._showing.picture.lock is Lock.OPEN:
            self._showing.show(chosen=ChosenStation(station))
            self.look_at_station()
            self.look_at_technicians()

    def leave_station(self) -> None:
        self._showing.show(chosen=None)

    def look_at_station(self) -> None:
        """The chosen station's felt and last rounds, again when they have changed."""
        client, chosen = self._door.client, self._showing.picture.chosen
        if client is not None and chosen is not None:
            self._background.start(self._look(client, chosen.station))

    async def _look(self, client: StaffLink, station: int) -> None:
        try:
            seat, recall = (
                await client.do(LookAtSeat(table=client.table, station=station)),
                await client.do(RecallSeat(table=client.table, station=station)),
            )
        except AskingFailed as failure:
            self._show_station(station, why=_sentence(failure))
        else:
            self._show_station(station, seat=seat, recall=recall, why=NOTHING_SAID)

    def look_at_technicians(self) -> None:
        """The technicians' work at the chosen station; asked for only when it may have changed."""
        client, chosen = self._door.client, self._showing.picture.chosen
        if client is not None and chosen is not None:
            self._background.start(self._technicians(client, chosen.station))

    async def _technicians(self, client: StaffLink, station: int) -> None:
        try:
            told = await client.do(LookAtTechnicians(table=client.table, station=station))
        except AskingFailed as failure:
            log.warning("the technicians' work was not told", why=str(failure))
        else:
            self._show_station(station, acts=tuple(told.acts))

    def _show_station(self, station: int, **changes: Any) -> None:
        chosen = self._showing.picture.chosen
        if chosen is not None and chosen.station == station:
            self._showing.show(chosen=replace(chosen, **changes))

    # --- a wrong outcome

    def preview_correction(self, round_number: int, outcome: str) -> None:
        client = self._door.client
        if client is not None and self._showing.picture.lock is Lock.OPEN:
            asked = CorrectionAsked(round_number, outcome)
            self._showing.show(correction=asked)
            self._background.start(self._preview(client, asked))

    def preview_void(self, round_number: int, cause: VoidCause | None, station: int | None = None) -> None:
        """Of a round that was paid: all of it, or one player's wagers in it (RR 12.3, 12.2.1)."""
        client = self._door.client
        if client is not None and self._showing.picture.lock is Lock.OPEN:
            asked = CorrectionAsked(round_number, "", cause, station)
            self._showing.show(correction=asked)
            self._background.start(self._preview(client, asked))

    def forget_correction(self) -> None:
        self._showing.show(correction=None)

    async def _preview(self, client: StaffLink, asked: CorrectionAsked) -> None:
        preview: PreviewCorrection | PreviewVoid
        if asked.outcome:
            preview = PreviewCorrection(table=client.table, round=asked.round, outcome=asked.outcome)
        else:
            preview = PreviewVoid(table=client.table, round=asked.round, station=asked.station)
        try:
            answered = replace(asked, lines=await client.do(preview))
        except AskingFailed as failure:
            answered = replace(asked, why=_sentence(failure))
        if self._showing.picture.correction == asked:
            self._showing.show(correction=answered)

    # --- jackpots

    def look_at_jackpots(self) -> None:
        """Prizes that wait for the pit boss, and what hangs over the table."""
        if (client := self._door.client) is not None:
            self._background.start(self._jackpots(client))

    async def _jackpots(self, client: StaffLink) -> None:
        try:
            room = await client.do(LookAtJackpots())
            board = await client.do(LookAtMeters(table=client.table))
        except AskingFailed as failure:
            log.warning("the jackpots were not told", why=str(failure))
        else:
            self._showing.show(jackpots=room, board=board)

    # --- reports

    def ask_report(self, name: str) -> None:
        client = self._door.client
        if client is not None and self._showing.picture.lock is Lock.OPEN:
            self._showing.show(report=ReportAsked(name))
            self._background.start(self._report(client, name))

    def allow_report(self, number: str, pin: str) -> None:
        """A supervisor lets the dealer see this one report, on the spot."""
        asked = self._showing.picture.report
        if asked is not None and asked.needed is not None:
            self._background.start(self._report_by(asked, number, pin))

    def save_report(self) -> None:
        """Writes the report that is shown as CSV."""
        client, asked = self._reader, self._showing.picture.report
        if client is not None and asked is not None and asked.report is not None:
            self._background.start(self._save(client, asked))

    def close_report(self) -> None:
        self._reader = None
        self._showing.show(report=None)

    async def _report(self, client: StaffLink, name: str) -> None:
        try:
            answered = ReportAsked(name, await client.do(MakeReport(table=client.table, report=name)))
            self._reader = client
        except RefusedByServer as refusal:
            answered = ReportAsked(name, why=refusal.said, needed=needed_for(refusal))
        except AskingFailed:
            answered = ReportAsked(name, why=NO_ANSWER)
        self._answer_report(answered)

    async def _report_by(self, asked: ReportAsked, number: str, pin: str) -> None:
        try:
            client = await self._door.other(number, pin)
        except AskingFailed as failure:
            self._answer_report(replace(asked, why=_sentence(failure)))
            return
        await self._report(client, asked.name)

    async def _save(self, client: StaffLink, asked: ReportAsked) -> None:
        if asked.report is None:
            return
        try:
            text = await client.text(MakeReport(table=client.table, report=asked.name, format="csv"))
            self._exports.mkdir(parents=True, exist_ok=True)
            file = self._exports / f"table-{asked.report.table}-{asked.name}-{asked.report.made_ms}.csv"
            file.write_text(text, encoding="utf-8", newline="")
        except AskingFailed as failure:
            self._answer_report(replace(asked, why=_sentence(failure)))
        except OSError as error:
            self._answer_report(replace(asked, why=Said(text=f"The file could not be written: {error.strerror}.")))
        else:
            self._answer_report(replace(asked, saved=str(file), why=NOTHING_SAID))

    def _answer_report(self, answered: ReportAsked) -> None:
        shown = self._showing.picture.report
        if shown is not None and shown.name == answered.name:
            self._showing.show(report=answered)


def _sentence(failure: AskingFailed) -> Said:
    return failure.said if isinstance(failure, RefusedByServer) else NO_ANSWER
