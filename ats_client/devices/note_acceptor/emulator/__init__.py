"""Emulated note acceptors, written from the hardware facts alone. They share no code with the drivers they test."""
