"""Shared by every screen: the player's station, the dealer's console, the displays and the technician's mode."""
