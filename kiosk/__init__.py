"""Turns a machine into a station: software manifest, watchdog, doors, machine checks, and the installer with its
units."""
