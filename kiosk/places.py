"""Where things are on an installed machine."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Places:
    """Where `kiosk/install` puts things; a test uses its own folders."""

    config: Path = Path("/etc/ats/station/station.toml")
    state: Path = Path("/var/lib/ats")
    current: Path = Path("/opt/ats/current")
    release_key: Path = Path("/etc/ats/release.pub")
    caretaker: Path = Path("/run/ats-caretaker")

    @property
    def is_installed(self) -> bool:
        """A station that `kiosk/install` made: its software is checked. A checkout has nothing to compare with."""
        return self.current.is_symlink() or self.release_key.exists()

    @property
    def release(self) -> Path:
        """The tree that runs: the one that `current` points to, or the one of this Python."""
        return self.current.resolve() if self.current.is_symlink() else Path(sys.prefix)

    @property
    def manifest(self) -> Path:
        """Beside the tree it covers, not inside it."""
        return self.release.with_name(f"{self.release.name}.manifest")
