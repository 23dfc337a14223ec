"""The boot screen: each named step of the self-test, and its result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.self_test import StepShown
from screen_kit.viewmodels.rows import Rows
from screen_kit.viewmodels.shown import part, show, shown_field

QML_IMPORT_NAME = "kiosk.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class StepRow:
    key: str
    mark: str
    detail: str


@dataclass(frozen=True, slots=True)
class _Shown:
    failed: bool = False


@QmlElement
class SelfTestScreen(QObject):
    """Follows a running self-test."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()
        self._steps: Rows[StepRow] = Rows(StepRow, self)

    def show_steps(self, steps: Sequence[StepShown]) -> None:
        self._steps.show([StepRow(step.name, step.mark, step.detail) for step in steps])
        show(self, _Shown(any(step.mark == "fail" for step in steps)), self.changed)

    steps = part(QObject, "_steps")
    failed = shown_field(bool, "failed", changed)
