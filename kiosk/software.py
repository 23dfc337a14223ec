"""The check of the software, before play and on request."""

from __future__ import annotations

from kiosk.check_release import ManifestError, read_signed
from kiosk.checks import Verdict
from kiosk.manifest import read_public_key, verify
from kiosk.places import Places

SHOWN_FILES = 5
"""How many changed files are shown; `python -m kiosk.manifest verify` names them all."""


def software(places: Places) -> Verdict:
    """Compares the installed files with their signed manifest."""
    try:
        key = read_public_key(places.release_key)
        compared = verify(places.release, read_signed(places.manifest), key)
    except ManifestError as error:
        return Verdict(False, str(error))
    if compared.same:
        return Verdict(True, f"{compared.checked} files as released in {places.release}")
    lines = compared.lines()
    more = f" and {len(lines) - SHOWN_FILES} more" if len(lines) > SHOWN_FILES else ""
    return Verdict(False, f"{places.release} is not as released: {'; '.join(lines[:SHOWN_FILES])}{more}")
