"""The boot screen: each named step of the self-test, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from ats_client.viewmodels.rows import Rows
from ats_client.viewmodels.shown import part, show, shown_field
from kiosk.self_test import StepShown

QML_IMPORT_NAME = "kiosk.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


PASSED_AFTER_MS = 200
"""When a self-test has passed the table is about to come, and a frame to say so would keep it waiting. Where no table
comes, it is said."""


class StepRow(Struct, frozen=True):
    key: str
    mark: str
    detail: str


class _Shown(Struct, frozen=True):
    failed: bool = False


@QmlElement
class SelfTestScreen(QObject):
    """Follows a running self-test."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._steps: Rows[StepRow] = Rows(StepRow, self)

    def follow(self, steps: Sequence[StepShown]) -> None:
        """For a self-test that runs: what still goes on or has failed is shown now, that all is well a moment later."""
        if all(step.mark == "pass" for step in steps):
            QTimer.singleShot(PASSED_AFTER_MS, self, lambda: self.show_steps(steps))
        else:
            self.show_steps(steps)

    def show_steps(self, steps: Sequence[StepShown]) -> None:
        self._steps.show([StepRow(step.name, step.mark, step.detail) for step in steps])
        show(self, _Shown(any(step.mark == "fail" for step in steps)), self.changed)

    steps = part(QObject, "_steps")
    failed = shown_field(bool, "failed", changed)
