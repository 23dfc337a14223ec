"""The doors: one small file of routes for each thing on the floor."""

from game_protocol import cage, events, identity, jackpots, reports, staff, station, table, technician
from game_protocol.basics import Message

for module in (cage, events, identity, jackpots, reports, staff, station, table, technician):
    # A screen compiles a message when it first uses it. The server uses them all, and no player should wait for that;
    # FastAPI besides hides a warning that is meant for others only while it makes its routes, not later.
    for message in vars(module).values():
        if isinstance(message, type) and issubclass(message, Message):
            message.model_config["defer_build"] = False
            message.model_rebuild()
