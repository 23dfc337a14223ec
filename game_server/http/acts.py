"""Every act of the house and the function that does it, room by room."""

from __future__ import annotations

from game_server.http import identity_acts, jackpot_acts, looks, station_acts, table_acts

ACTS = (*looks.ACTS, *identity_acts.ACTS, *station_acts.ACTS, *table_acts.ACTS, *jackpot_acts.ACTS)
