"""The player's station: what it does, its devices and its screen."""
