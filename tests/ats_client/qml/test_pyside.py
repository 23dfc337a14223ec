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


ALL_AT_ONCE = """
from threading import Barrier, Thread
from PySide6.QtCore import QPoint
together, told = Barrier(4), []
def wrong():
    together.wait()
    try:
        QPoint("x", 3)
    except Exception as error:
        told.append(f"{type(error).__name__} {'Supported signatures' in str(error)}")
threads = [Thread(target=wrong) for _ in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
print(told)
"""


def run(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout


def test_a_wrong_call_is_told_in_the_words_of_pyside() -> None:
    assert run(OURS + WRONG) == run(WRONG)


def test_help_and_signatures_are_those_of_pyside() -> None:
    assert run(OURS + DESCRIBED) == run(DESCRIBED)


def test_wrong_calls_in_several_threads_at_once_are_told_in_each() -> None:
    """PySide by itself gets this wrong: while the first is described, the others find nothing."""
    assert run(OURS + ALL_AT_ONCE) == f"{['TypeError True'] * 4}\n"


def test_a_start_compiles_none_of_the_descriptions() -> None:
    """By their own names; where PySide has others this finds nothing put off, and a start has grown."""
    program = (
        "from ats_client.qml import stage, pyside\n"
        "import kiosk.workshop, ats_client.qml.station_types\n"
        "print(sorted(file.rpartition('/')[2] for file in pyside._put_off))"
    )
    names = ["enum_sig", "errorhandler", "layout", "mapping", "parser", "pyi_generator", "tool"]
    assert run(program) == f"{[f'{name}.py' for name in names]}\n"
