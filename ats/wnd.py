"""`ats wnd`: the winning number display of one table, on this machine's screen."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

from ats.table_screen import LOCAL, CaFile, Language, Servers, Speaks, Table, Windowed, on_screen, until_closed
from screen_kit.clock import MachineClock
from screen_kit.qml.stage import Stage
from table_screens.display_link import DisplayLink
from table_screens.qml.application import Tongue, open_winning_number
from table_screens.viewmodels.winning_number import WinningNumber
from table_screens.winning_number.follower import TableFollower


def wnd(
    server: Servers = LOCAL,
    table: Table = "1",
    ca_file: CaFile = None,
    language: Speaks = Language.ENGLISH,
    windowed: Windowed = False,
) -> None:
    """The winning number display: the last result huge, the last twenty, phase, countdown and limits."""
    on_screen(server, ca_file, lambda on: _show(on, server, table, ca_file, language, windowed))


async def _show(on: Stage, servers: list[str], table: str, ca_file: Path | None, language: str, windowed: bool) -> None:
    async with DisplayLink(servers[0], table, others=servers[1:], ca_file=ca_file) as link:
        follower = TableFollower(link, MachineClock(), SystemRandom())
        Tongue(on.engine).speak(language)
        screen = WinningNumber(follower, language=language)
        open_winning_number(on.engine, screen, fullScreen=not windowed)
        await until_closed(on, follower.run())
        screen.close()
