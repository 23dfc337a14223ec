"""`ats jackpot-display`: the jackpot meter display of one table, on this machine's screen."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

from ats.table_screen import LOCAL, CaFile, Language, Servers, Speaks, Table, Windowed, on_screen, until_closed
from game_protocol.jackpot_client import JackpotBoard
from screen_kit.clock import MachineClock
from screen_kit.qml.stage import Stage
from table_screens.jackpot_display.follower import MeterFollower
from table_screens.qml.application import Tongue, open_jackpot_display
from table_screens.viewmodels.jackpot_display import JackpotDisplay


def jackpot_display(
    server: Servers = LOCAL,
    table: Table = "1",
    ca_file: CaFile = None,
    language: Speaks = Language.ENGLISH,
    windowed: Windowed = False,
) -> None:
    """The jackpot meter display: running amounts, messages, and the winner when there is one."""
    on_screen(server, ca_file, lambda on: _show(on, server, table, ca_file, language, windowed))


async def _show(on: Stage, servers: list[str], table: str, ca_file: Path | None, language: str, windowed: bool) -> None:
    async with JackpotBoard(servers[0], table, others=servers[1:], ca_file=ca_file) as link:
        follower = MeterFollower(link, MachineClock(), SystemRandom())
        Tongue(on.engine).speak(language)
        screen = JackpotDisplay(follower, language=language)
        open_jackpot_display(on.engine, screen, fullScreen=not windowed)
        await until_closed(on, follower.run())
        screen.close()
