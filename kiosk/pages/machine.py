"""Network, machine and software: the checks of `ats diagnostics --json`, live."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kiosk.checks import Checks, Verdict
from kiosk.configuration_keeper import ConfigurationKeeper
from kiosk.device_choice import CannotWrite, DeviceChoice
from kiosk.link_watch import LinkWatch
from kiosk.pages.page import Action, CheckLine, Mark, Page, PageView, TextLine
from kiosk.ports import Found, find


class ChecksPage(Page):
    """A page with a list of checks, made when it is opened and on request."""

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


class NetworkPage(ChecksPage):
    """The network checks, and the history of the link."""

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


@dataclass(frozen=True, slots=True)
class PortInUse:
    """The running station has this port open. We ask its driver; asking on the port would garble its talk."""

    device: str
    port: str
    verdict: Verdict


class PortsPage(Page):
    """Finds which device is on which port."""

    key, title = "ports", "Port finder"

    def __init__(
        self,
        keeper: ConfigurationKeeper,
        in_use: Callable[[], Sequence[PortInUse]],
        who: Callable[[], str],
        restart: Callable[[], Awaitable[str]],
        look: Callable[[list[str], Callable[[int, int], None]], Awaitable[list[Found]]] = find,
    ) -> None:
        """`look` gets the ports it must not ask on, and reports how many questions are done."""
        self._keeper = keeper
        self._in_use = in_use
        self._who = who
        self._restart = restart
        self._look = look
        self._found: list[Found] | None = None
        self._asked: tuple[int, int] | None = None
        """While it looks: how many questions are done, of how many."""
        self._written = CheckLine("Configuration", Mark.OPEN, "nothing written yet")
        self._has_written = False

    def view(self) -> PageView:
        own = [CheckLine.of(each.device.capitalize(), _described(each)) for each in self._in_use()]
        lines = [
            TextLine(f"found-{each.port}", each.port, f"{each.device}: {each.protocol}, {each.identity}")
            if each.device
            else TextLine(f"found-{each.port}", each.port, "nothing answered")
            for each in self._found or []
        ]
        why = self._keeper.why_not()
        writes = tuple(
            Action(
                f"write-{each.port}",
                f"Use {each.protocol} on {Path(each.port).name}",
                why,
                question=f"Write into the configuration: the {each.device} speaks {each.protocol} on {each.port}? "
                "It counts from the next start of the station.",
            )
            for each in self._found or []
            if each.device
        )
        restart = Action(
            "restart",
            "Restart the station",
            question="Leave diagnostics and restart the station, with the devices of its configuration?",
        )
        ends = (restart,) if self._has_written else ()
        checks = (*own, self._others(), self._written)
        return PageView(checks, tuple(lines), (Action("look", "Look at all free ports"), *writes, *ends))

    def _others(self) -> CheckLine:
        name = "Devices on other ports"
        if self._asked is not None:
            done, of = self._asked
            return CheckLine(name, Mark.OPEN, f"asking: {done} of {of} questions answered or given up")
        if self._found is None:
            return CheckLine(name, Mark.OPEN, "not looked yet")
        if not self._found:
            return CheckLine(name, Mark.PASS, "no other port is there")
        answered = sum(bool(each.device) for each in self._found)
        return CheckLine.of(name, Verdict(bool(answered), f"{answered} of {len(self._found)} free ports answered"))

    async def act(self, key: str) -> str:
        if key == "look":
            self._found = await self._looked()
            return "; ".join(f"{each.port}: {each.protocol or 'nothing'}" for each in self._found) or "no free port"
        if key == "restart":
            return await self._restart()
        found = next(each for each in self._found or [] if f"write-{each.port}" == key)
        try:
            await self._keeper.use(DeviceChoice(found.device, found.protocol, found.port), self._who())
        except (CannotWrite, ValueError) as error:
            self._written = CheckLine("Configuration", Mark.FAIL, str(error))
            return f"configuration not written: {error}"
        self._written = CheckLine("Configuration", Mark.PASS, f"{found.device}: {found.protocol} on {found.port}")
        self._has_written = True
        return f"configuration written: {found.device} {found.protocol} on {found.port}"

    async def _looked(self) -> list[Found]:
        def told(done: int, of: int) -> None:
            self._asked = done, of

        try:
            return await self._look([each.port for each in self._in_use()], told)
        finally:
            self._asked = None


def _described(each: PortInUse) -> Verdict:
    return Verdict(each.verdict.passed, f"has {each.port}: {each.verdict.detail}")
