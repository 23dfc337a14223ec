"""The fonts of a screen's process: those it names, and none of the hundreds that only cost it memory."""

import subprocess
import sys

from ats_client.qml.application import FAMILIES

PROGRAM = """
from ats_client.qml.application import make_application
from PySide6.QtGui import QFontDatabase
application = make_application(["fonts"])
print("\\n".join(QFontDatabase.families()))
"""


def test_a_screen_has_the_families_it_names_and_no_others_of_noto() -> None:
    told = subprocess.run([sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True)
    families = told.stdout.splitlines()
    assert set(FAMILIES) <= set(families)
    assert [name for name in families if name.startswith("Noto ") and "CJK" not in name] == ["Noto Sans"]
