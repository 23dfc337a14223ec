"""The state of the running station's devices, in a file for programs that may not ask on an open port.

`ats diagnostics` runs in another process. Two voices on one line can cost a player's note, so it asks the station's
drivers through this file, and believes the file only if its writer has the port open.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from kiosk.checks import Verdict

REPORT = "devices.json"
"""The file is beside the station's journal."""


@dataclass(frozen=True, slots=True)
class Report:
    process: int
    verdicts: Mapping[str, Verdict]


def write_report(file: Path, verdicts: Mapping[str, Verdict]) -> None:
    """Writes it whole or not at all. It only matters now, so nothing waits for the disk."""
    told = {"process": os.getpid(), "devices": {device: asdict(verdict) for device, verdict in verdicts.items()}}
    part = file.with_name(f".{file.name}.part")
    part.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    part.replace(file)


def read_report(file: Path) -> Report | None:
    """None if there is no readable report."""
    try:
        told = json.loads(file.read_bytes())
        verdicts = {
            str(device): Verdict(bool(one["passed"]), str(one["detail"])) for device, one in told["devices"].items()
        }
        return Report(int(told["process"]), verdicts)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
