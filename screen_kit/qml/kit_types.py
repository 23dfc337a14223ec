"""Importing this tells QML every type of the kit: its view models and what is painted."""

from screen_kit.qml.painting import countdown_ring
from screen_kit.viewmodels import countdown, felt, results

__all__ = ["countdown", "countdown_ring", "felt", "results"]
