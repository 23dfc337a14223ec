"""What is installed in the environment that runs this, and whether all of it is still there.

usage: python -I script/inventory.py [INVENTORY]
Without an argument it prints the inventory; with one it prints in a few words what has become wrong, or nothing.
"""

import csv
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]


def whose() -> str:
    return f"Python {sys.version_info.major}.{sys.version_info.minor} in {HOUSE}"


def inventory() -> list[str]:
    """Whose environment it is, and every package whose files are known: of one that pip built they may not be."""
    return [whose(), *sorted(distribution.name for distribution in distributions() if is_whole(distribution))]


def wrong(noted: list[str]) -> str:
    """The first thing that is not as it was noted; packages that were added since are nobody's business here."""
    if whose() != noted[0]:
        return f"it was made by {noted[0]}"
    found = {distribution.name: distribution for distribution in distributions()}
    for name in noted[1:]:
        if name not in found:
            return f"{name} is gone"
        if not is_whole(found[name]):
            return f"files of {name} are gone"
    return ""


def is_whole(distribution: Distribution) -> bool:
    """By its RECORD: `files` leaves out those that are gone since Python 3.12. Compiled files may be swept away."""
    recorded = [row[0] for row in csv.reader((distribution.read_text("RECORD") or "").splitlines())]
    return bool(recorded) and all(
        file.endswith(".pyc") or Path(str(distribution.locate_file(file))).exists() for file in recorded
    )


if __name__ == "__main__":
    answer = wrong(Path(sys.argv[1]).read_text().splitlines()) if len(sys.argv) > 1 else "\n".join(inventory())
    if answer:
        print(answer)  # noqa: T201  its reader is script/bootstrap
