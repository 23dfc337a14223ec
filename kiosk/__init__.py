"""A machine becomes a station: software manifest, watchdog, doors, machine checks, and the installer with its units."""
