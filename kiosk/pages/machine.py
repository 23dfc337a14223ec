"""Network, machine and software: the same checks that `ats diagnostics --json` makes, live."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from pathlib import Path

from ats_client.station.picture import Picture
from ats_client.station.station import Station
from kiosk.checks import Checks, Verdict
from kiosk.pages.page import Action, CheckLine, Mark, Page, PageView, TextLine
from kiosk.ports import CannotWrite, Found, find, write_choice

ROUND_TRIPS_KEPT = 120
GAP_MOST_S = 10.0
"""A station that has not heard its table for longer shows it anew instead of following."""


class ChecksPage(Page):
    """A page that is a list of checks, made when it is opened and whenever it is asked for."""

    def __init__(self, key: str, title: str, checks: Checks) -> None:
        self.key, self.title = key, title
        self._checks = checks
        self._found: tuple[CheckLine, ...] = ()

    async def refresh(self) -> None:
        found = await self._checks.run()
        self._found = tuple(CheckLine.of(each.name, Verdict(each.passed, each.detail)) for each in found)

    def view(self) -> PageView:
        waiting = (CheckLine("Checking", Mark.OPEN, "one moment"),)
        return PageView(self._found or waiting, actions=(Action("again", "Check again"),))

    async def act(self, key: str) -> str:
        await self.refresh()
        failed = [line.key for line in self._found if line.mark is Mark.FAIL]
        return f"{self.title}: " + (f"failed: {', '.join(failed)}" if failed else "all checks passed")


class LinkWatch:
    """How the link to the server has been since the station started: round trips, and the gaps in the event stream."""

    def __init__(self, station: Station, now_s: Callable[[], float]) -> None:
        self.round_trips: deque[float] = deque(maxlen=ROUND_TRIPS_KEPT)
        self.gaps: deque[float] = deque(maxlen=ROUND_TRIPS_KEPT)
        self._now_s = now_s
        self._was_up = False
        self._lost_s: float | None = None
        station.watch(self._look)

    def _look(self, picture: Picture) -> None:
        link = picture.link
        if link.round_trip_ms is not None and (not self.round_trips or self.round_trips[-1] != link.round_trip_ms):
            self.round_trips.append(link.round_trip_ms)
        if self._was_up and not link.connected:
            self._lost_s = self._now_s()
        if link.connected and self._lost_s is not None:
            self.gaps.append(self._now_s() - self._lost_s)
            self._lost_s = None
        self._was_up = link.connected

    def verdict(self) -> Verdict:
        if self._lost_s is not None:
            return Verdict(False, f"lost for {self._now_s() - self._lost_s:.0f} s")
        if not self._was_up:
            return Verdict(False, "never connected since the station started")
        if not self.gaps:
            return Verdict(True, "no gap since the station started")
        longest = max(self.gaps)
        said = f"{len(self.gaps)} gaps since the station started, the longest {longest:.1f} s (at most {GAP_MOST_S:g})"
        return Verdict(longest <= GAP_MOST_S, said)


class NetworkPage(ChecksPage):
    """The network checks, and how the link has been."""

    def __init__(self, checks: Checks, link: LinkWatch) -> None:
        super().__init__("network", "Network", checks)
        self._link = link

    def view(self) -> PageView:
        seen = super().view()
        stream = CheckLine.of("event stream", self._link.verdict())
        return PageView(
            (*seen.checks, stream),
            actions=seen.actions,
            graph=tuple(self._link.round_trips),
            graph_name="Round trips to the server, in milliseconds",
        )


class PortsPage(Page):
    """Finds which device is on which port."""

    key, title = "ports", "Port finder"

    def __init__(
        self, file: Path, taken: dict[str, str], look: Callable[[], asyncio.Future[list[Found]]] | None = None
    ) -> None:
        """`taken`: the ports this station has open already, by what is on them."""
        self._file = file
        self._taken = taken
        self._find = look or (lambda: asyncio.ensure_future(find(taken.values())))
        self._found: list[Found] | None = None
        self._written = CheckLine("Configuration", Mark.OPEN, "nothing written yet")

    def view(self) -> PageView:
        lines = [TextLine(f"taken-{device}", port, f"{device}, in use") for device, port in self._taken.items()]
        for each in self._found or []:
            said = f"{each.device}: {each.protocol}, {each.identity}" if each.device else "nothing answered"
            lines.append(TextLine(f"found-{each.port}", each.port, said))
        answered = [each for each in self._found or [] if each.device]
        if self._found is None:
            check = CheckLine("Devices on other ports", Mark.OPEN, "not looked yet")
        else:
            check = CheckLine.of(
                "Devices on other ports",
                Verdict(bool(answered), f"{len(answered)} of {len(self._found)} free ports answered"),
            )
        writes = tuple(
            Action(
                f"write-{each.port}",
                f"Use {each.protocol} on {Path(each.port).name}",
                question=f"Write into {self._file.name}: the {each.device} speaks {each.protocol} on {each.port}? "
                "It counts from the next start of the station.",
            )
            for each in answered
        )
        return PageView((check, self._written), tuple(lines), (Action("look", "Look at all free ports"), *writes))

    async def act(self, key: str) -> str:
        if key == "look":
            self._found = await self._find()
            return "; ".join(f"{each.port}: {each.protocol or 'nothing'}" for each in self._found) or "no free port"
        found = next(each for each in self._found or [] if f"write-{each.port}" == key)
        try:
            await asyncio.to_thread(write_choice, self._file, found)
        except CannotWrite as error:
            self._written = CheckLine("Configuration", Mark.FAIL, str(error))
            return f"configuration not written: {error}"
        self._written = CheckLine("Configuration", Mark.PASS, f"{found.device}: {found.protocol} on {found.port}")
        return f"configuration written: {found.device} {found.protocol} on {found.port}"
