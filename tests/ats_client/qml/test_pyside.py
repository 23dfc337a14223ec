"""PySide with its descriptions put off: a start does not compile them, and whoever needs one gets it."""

from __future__ import annotations

import subprocess
import sys

OURS = "import ats_client.qml.pyside\n"

WRONG = """
from PySide6.QtCore import QObject, QPoint, QTimer, QUrl
from PySide6.QtGui import QColor, QPen
def told(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)
told(lambda: QPoint("x", 3))
told(lambda: QPoint(1, 2, 3, 4))
told(lambda: QObject(nobody=1))
told(lambda: QObject().nothing)
told(lambda: QTimer().start("soon"))
told(lambda: QTimer(interval="soon"))
told(lambda: QUrl(3))
told(lambda: QPen(QColor(1, 2, 3), "wide"))
told(lambda: QTimer.start.__doc__)
"""

DESCRIBED = """
import inspect, pydoc
from PySide6.QtCore import QTimer
from PySide6.support.signature import get_signature
from PySide6.support.signature.lib.enum_sig import ExactEnumerator
print(get_signature(QTimer.start), inspect.getdoc(QTimer), pydoc.render_doc(QTimer), ExactEnumerator.__mro__)
"""


def run(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout


def test_a_wrong_call_is_told_in_the_words_of_pyside() -> None:
    assert run(OURS + WRONG) == run(WRONG)


def test_help_and_signatures_are_those_of_pyside() -> None:
    assert run(OURS + DESCRIBED) == run(DESCRIBED)


def test_a_start_compiles_none_of_the_descriptions() -> None:
    """By their own names; where PySide has others this finds nothing put off, and a start has grown."""
    program = (
        "from ats_client.qml import stage, pyside\n"
        "import kiosk.workshop, ats_client.qml.station_types\n"
        "print(sorted(file.rpartition('/')[2] for file in pyside._put_off))"
    )
    names = ["enum_sig", "layout", "parser", "pyi_generator", "tool"]
    assert run(program) == f"{[f'{name}.py' for name in names]}\n"
