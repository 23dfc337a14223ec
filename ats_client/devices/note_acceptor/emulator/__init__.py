"""Emulated note acceptors, written from the hardware facts alone: they share no code with the drivers they test."""
