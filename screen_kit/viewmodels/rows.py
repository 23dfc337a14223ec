"""A list for QML made of immutable rows: only what changed is told, so only what changed is drawn again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

_FIRST_ROLE = int(Qt.ItemDataRole.UserRole)
_NOWHERE = QModelIndex()


class Row(Protocol):
    """A frozen struct or dataclass whose fields are the roles; `key` says which row is still the same one."""

    @property
    def key(self) -> str: ...


R = TypeVar("R", bound=Row)


class Rows(QAbstractListModel, Generic[R]):
    """Rows in the order they were shown."""

    def __init__(self, kind: type[R], parent: QObject | None = None) -> None:
        super().__init__(parent)
        value: Any = kind  # a struct has its names from its metaclass, where mypy does not look
        self._names: tuple[str, ...] = value.__match_args__
        self._rows: list[R] = []

    @property
    def rows(self) -> tuple[R, ...]:
        return tuple(self._rows)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _FIRST_ROLE) -> Any:
        if not index.isValid() or not _FIRST_ROLE <= role < _FIRST_ROLE + len(self._names):
            return None
        return getattr(self._rows[index.row()], self._names[role - _FIRST_ROLE])

    def roleNames(self) -> dict[int, QByteArray]:
        return {_FIRST_ROLE + place: QByteArray(name.encode()) for place, name in enumerate(self._names)}

    def show(self, rows: Sequence[R]) -> None:
        """Becomes `rows`, by as few removals, insertions and changes as it takes."""
        if len(rows) == len(self._rows) and all(a is b for a, b in zip(rows, self._rows, strict=True)):
            return
        if not self._rows:  # all at once: what counts the rows, as the tray does, counts once
            self.beginInsertRows(_NOWHERE, 0, len(rows) - 1)
            self._rows = list(rows)
            self.endInsertRows()
            return
        wanted = {row.key for row in rows}
        for place in range(len(self._rows) - 1, -1, -1):
            if self._rows[place].key not in wanted:
                self._remove(place)
        for place, row in enumerate(rows):
            if place < len(self._rows) and self._rows[place].key != row.key:
                later = next((at for at in range(place, len(self._rows)) if self._rows[at].key == row.key), None)
                if later is not None:
                    self._remove(later)
            if place < len(self._rows) and self._rows[place].key == row.key:
                self.change(place, row)
            else:
                self.beginInsertRows(_NOWHERE, place, place)
                self._rows.insert(place, row)
                self.endInsertRows()

    def _remove(self, place: int) -> None:
        self.beginRemoveRows(_NOWHERE, place, place)
        del self._rows[place]
        self.endRemoveRows()

    def change(self, place: int, row: R) -> None:
        """A row becomes another of the same key."""
        before = self._rows[place]
        if before is row or before == row:
            return
        self._rows[place] = row
        roles = [_FIRST_ROLE + at for at, name in enumerate(self._names) if getattr(before, name) != getattr(row, name)]
        index = self.index(place)
        self.dataChanged.emit(index, index, roles)
