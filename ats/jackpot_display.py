"""`ats jackpot-display`: the jackpot meter display of one table, on this machine's screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ats.table_screen import LOCAL, CaFile, Server, Table, Windowed, on_screen, until_closed

if TYPE_CHECKING:
    from ats_client.qml.stage import Stage


def jackpot_display(
    server: Server = LOCAL, table: Table = "1", ca_file: CaFile = None, windowed: Windowed = False
) -> None:
    """The jackpot meter display: running amounts, messages, and the winner when there is one."""
    on_screen(server, ca_file, lambda on: _show(on, server, table, ca_file, windowed))


async def _show(on: Stage, server: str, table: str, ca_file: Path | None, windowed: bool) -> None:
    from ats_client.station.clock import MachineClock
    from game_protocol.jackpot_client import JackpotBoard
    from table_screens.jackpot_display.follower import MeterFollower
    from table_screens.qml.application import open_jackpot_display
    from table_screens.viewmodels.jackpot_display import JackpotDisplay

    async with JackpotBoard(server, table, ca_file=ca_file) as link:
        follower = MeterFollower(link, MachineClock())
        screen = JackpotDisplay(follower)
        open_jackpot_display(on.engine, screen, fullScreen=not windowed)
        await until_closed(on, follower.run())
        screen.close()
