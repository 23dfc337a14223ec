"""What a station says of its devices, in the language of whoever reads it."""

from __future__ import annotations

from game_protocol.station import DeviceState
from screen_kit.viewmodels.words import translate


def device_name(device: str) -> str:
    names = {
        "note acceptor": translate("StationCard", "Note acceptor"),
        "ticket printer": translate("StationCard", "Ticket printer"),
        "station": translate("StationCard", "Station"),
    }
    return names.get(device, device.capitalize())


def device_condition(device: DeviceState) -> str:
    """What is wrong with it, where it says so: 'fault' alone sends nobody to the right place."""
    if not device.detail:
        return _each(device.state, ", ")
    return _each(device.detail, "; ")


def _each(text: str, between: str) -> str:
    """Word by word; what a unit adds in words of its own stays as it is."""
    known, parts = _words(), []
    for part in text.split(between):
        kind, colon, why = part.partition(": ")
        parts.append(known.get(kind, kind) + colon + why)
    return between.join(parts)


def _words() -> dict[str, str]:
    return {
        "ready": translate("StationCard", "ready"),
        "busy": translate("StationCard", "busy"),
        "starting": translate("StationCard", "starting"),
        "disabled": translate("StationCard", "takes nothing now"),
        "escrow": translate("StationCard", "holds a note or ticket"),
        "offline": translate("StationCard", "no answer"),
        "no answer": translate("StationCard", "no answer"),
        "fault": translate("StationCard", "fault"),
        "sound": translate("StationCard", "in order"),
        "stacker-full": translate("StationCard", "stacker full"),
        "stacker-open": translate("StationCard", "stacker open"),
        "jam-in-acceptor": translate("StationCard", "jam in the acceptor"),
        "jam-in-stacker": translate("StationCard", "jam in the stacker"),
        "cheated": translate("StationCard", "somebody tampered with it"),
        "paused": translate("StationCard", "paused: a second note behind the first?"),
        "failure": translate("StationCard", "failure of the unit"),
        "communication": translate("StationCard", "bad communication"),
        "setup": translate("StationCard", "did not take a setting"),
        "currency": translate("StationCard", "no currency chosen"),
        "paper low": translate("StationCard", "paper low"),
        "paper out": translate("StationCard", "paper out"),
        "jam": translate("StationCard", "jam"),
        "head up": translate("StationCard", "head up"),
        "chassis open": translate("StationCard", "chassis open"),
        "ticket in chute": translate("StationCard", "ticket in the chute"),
        "journal mode": translate("StationCard", "journal mode"),
    }
