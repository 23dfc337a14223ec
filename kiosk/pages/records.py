"""Meters, recall, logs and faults: to read, to search, and to export as one signed bundle."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from ats_client.station.faults import FaultKind
from ats_client.station.journal import JournalUnusable, Record
from ats_client.station.meters import LogLine, Meters
from ats_client.station.station import Station
from game_protocol.errors import AskingFailed
from game_protocol.keys import SigningKey
from game_rules.money import Money
from kiosk import bundle
from kiosk.checks import Verdict
from kiosk.pages.page import Action, CheckLine, Mark, Page, PageView, TextLine, matching, when
from kiosk.workbench import Workbench

LINES_SHOWN = 300
_MASKED = frozenset({"number", "way_back"})
"""Fields that a screen never shows whole: a ticket's number is money, and the other is sealed."""


class MetersPage(Page):
    key, title = "meters", "Meters"

    def __init__(self, station: Station) -> None:
        self._station = station
        self._words = ""

    def search(self, words: str) -> None:
        self._words = words

    def view(self) -> PageView:
        lines = tuple(TextLine(name, name, text) for name, text in meters_told(self._station.meters).items())
        log = log_told(self._station.meters)
        return PageView(lines=matching((*lines, *log), self._words), searchable=True)


def log_told(meters: Meters) -> tuple[TextLine, ...]:
    """The last notes and tickets, newest first."""
    return tuple(
        TextLine(f"{kind}-{line.id}", f"{when(line.at_ms / 1000)} {kind}", _told(line))
        for kind, kept in (
            ("note", meters.notes),
            ("ticket in", meters.tickets_in_log),
            ("ticket out", meters.tickets_out_log),
        )
        for line in reversed(kept)
    )


def _told(line: LogLine) -> str:
    """The item, its fate and, if it came back, the reason."""
    what = " ".join(part for part in (str(line.amount), line.number, line.what_became) if part)
    return f"{what}: {line.why}" if line.why else what


def meters_told(meters: Meters) -> dict[str, str]:
    notes = {f"Notes of {Money(value)}": str(count) for value, count in sorted(meters.notes_by_value.items())}
    return {
        "Notes in": str(meters.notes_in),
        **notes,
        "Tickets in": f"{meters.tickets_in.count}, together {meters.tickets_in.amount}",
        "Tickets out": f"{meters.tickets_out.count}, together {meters.tickets_out.amount}",
    }


class RecallPage(Page):
    """The last rounds of this station, for all players."""

    key, title = "recall", "Recall"

    def __init__(self, station: Station) -> None:
        self._station = station
        self._words = ""
        self._lines: tuple[TextLine, ...] = ()
        self._check = CheckLine("Server", Mark.OPEN, "one moment")

    def search(self, words: str) -> None:
        self._words = words

    async def refresh(self) -> None:
        try:
            recall = await self._station.recall(whole=True)
        except (AskingFailed, RuntimeError) as error:
            self._check = CheckLine.of("Server", Verdict(False, str(error) or "the server has not told anything yet"))
            return
        self._check = CheckLine.of("Server", Verdict(True, f"{len(recall.rounds)} rounds"))
        self._lines = tuple(
            TextLine(
                str(told.round),
                f"{when(told.closed_ms / 1000)} round {told.round}",
                f"{told.outcome or told.ended}: staked {Money(told.stake)}, won {Money(told.won)}, "
                f"balance after {Money(told.balance_after)}; "
                + ", ".join(f"{bet} {Money(cents)}" for bet, cents in told.wagers.items()),
            )
            for told in recall.rounds
        )

    def view(self) -> PageView:
        return PageView((self._check,), matching(self._lines, self._words), searchable=True)


class LogsPage(Page):
    """The station's journal, newest first, and everything in one signed bundle."""

    key, title = "logs", "Logs and export"

    def __init__(
        self,
        station: Station,
        bench: Workbench,
        station_id: str,
        key: SigningKey,
        folder: Path,
        sticks: Callable[[], list[Path]] = bundle.removable,
    ) -> None:
        self._station = station
        self._bench = bench
        self._station_id = station_id
        self._key = key
        self._folder = folder
        self._sticks = sticks
        self._records: tuple[Record, ...] = ()
        self._words = ""
        self._journal = CheckLine("Journal", Mark.OPEN, "one moment")
        self._export = CheckLine("Export", Mark.OPEN, "nothing exported yet")

    def search(self, words: str) -> None:
        self._words = words

    async def refresh(self) -> None:
        try:
            self._records = await self._station.records()
        except JournalUnusable as error:
            self._journal = CheckLine.of("Journal", Verdict(False, str(error)))
            return
        said = f"{len(self._records)} records, every seal right"
        self._journal = CheckLine.of("Journal", Verdict(True, said))

    def view(self) -> PageView:
        lines = tuple(_line(record) for record in reversed(self._records))
        places = self._sticks()
        actions = (
            *(Action(f"export-{place}", f"Export to {place.name}") for place in places),
            Action("export", "Export to a file"),
        )
        found = matching(lines, self._words)[:LINES_SHOWN]
        return PageView((self._journal, self._export), found, actions, searchable=True)

    async def act(self, key: str) -> str:
        place = Path(key.removeprefix("export-")) if key.startswith("export-") else self._folder
        now = datetime.now(UTC)
        file = place / f"ats-{self._station_id}-{now:%Y%m%d-%H%M%S}.tar.gz"
        try:
            packed = await asyncio.to_thread(bundle.pack, await self._files(), self._key, int(now.timestamp()))
            await asyncio.to_thread(_save, file, packed)
        except (OSError, JournalUnusable) as error:
            self._export = CheckLine.of("Export", Verdict(False, f"{file}: {error}"))
            return f"not exported: {error}"
        self._export = CheckLine.of("Export", Verdict(True, f"{file}, signed"))
        return f"exported {file}"

    async def _files(self) -> dict[str, bytes]:
        records = await self._station.records()
        events = [{"at_s": line.at_s, "what": line.what, "detail": line.detail} for line in self._bench.events]
        faults = {kind.value: why for kind, why in self._station.faults.items()}
        told = {
            "meters.json": meters_told(self._station.meters),
            "faults.json": faults,
            "device-events.json": events,
            "station.json": {"station": self._station_id},
        }
        try:
            told["recall.json"] = (await self._station.recall(whole=True)).to_values()
        except (AskingFailed, RuntimeError) as error:
            told["recall.json"] = {"not told": str(error)}
        files = {name: json.dumps(content, indent=1, ensure_ascii=False).encode() for name, content in told.items()}
        return {**files, "journal.jsonl": bundle.records_as_lines(records)}


def _save(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.name}.part")
    part.write_bytes(content)
    part.replace(file)


def _line(record: Record) -> TextLine:
    facts = ", ".join(f"{name} {value}" for name, value in record.facts.items() if value and name not in _MASKED)
    return TextLine(
        str(record.number), f"{when(record.at_ms / 1000)} {record.journey} {record.step}", facts or record.id
    )


class FaultsPage(Page):
    """The station's open faults; a person confirms here that one is dealt with."""

    key, title = "faults", "Faults"

    def __init__(self, station: Station, who: Callable[[], str]) -> None:
        self._station = station
        self._who = who

    def view(self) -> PageView:
        faults = self._station.faults
        checks = tuple(CheckLine(kind.value, Mark.FAIL, why) for kind, why in faults.items())
        actions = tuple(
            Action(
                f"clear-{kind.value}",
                f"Clear: {kind.value}",
                question=f"The cause of the fault is gone: {why}? Clearing it is recorded under your number.",
            )
            for kind, why in faults.items()
        )
        return PageView(checks or (CheckLine("Faults", Mark.PASS, "none stands"),), actions=actions)

    async def act(self, key: str) -> str:
        kind = FaultKind(key.removeprefix("clear-"))
        await self._station.clear_fault(kind, f"staff {self._who()}")
        return f"cleared the fault {kind.value}"
