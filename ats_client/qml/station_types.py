"""Importing this tells QML every type of a station's screen: its view models and what is painted."""

from ats_client.qml.painting import loupe, track_cloth, wheel_face, wheel_film
from ats_client.viewmodels import station_screen

__all__ = ["loupe", "station_screen", "track_cloth", "wheel_face", "wheel_film"]
