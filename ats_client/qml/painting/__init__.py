"""Painted once and then only shown at a player's place: the wheel, its film, the racetrack and the loupe."""
