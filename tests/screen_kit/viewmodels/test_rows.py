"""A list for QML tells exactly what changed: a mirror that only listens always has the same rows."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex

from screen_kit.viewmodels.rows import Rows


@dataclass(frozen=True, slots=True)
class Line:
    key: str
    amount: int


LISTS = st.lists(st.builds(Line, st.sampled_from("abcdefgh"), st.integers(0, 2)), unique_by=lambda line: line.key)


class Mirror:
    """What a QML view would know from the model's signals alone."""

    def __init__(self, rows: Rows[Line]) -> None:
        self.model = rows
        self.lines: list[Line] = []
        self.changes = 0
        rows.rowsInserted.connect(self._inserted)
        rows.rowsRemoved.connect(self._removed)
        rows.dataChanged.connect(self._changed)

    def _read(self, row: int) -> Line:
        names = {bytes(name.data()).decode(): role for role, name in self.model.roleNames().items()}
        index = self.model.index(row)
        return Line(self.model.data(index, names["key"]), self.model.data(index, names["amount"]))

    def _inserted(self, _: QModelIndex, first: int, last: int) -> None:
        self.lines[first:first] = [self._read(row) for row in range(first, last + 1)]

    def _removed(self, _: QModelIndex, first: int, last: int) -> None:
        del self.lines[first : last + 1]

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self.changes += 1
        for row in range(first.row(), last.row() + 1):
            self.lines[row] = self._read(row)


@given(st.lists(LISTS, max_size=6))
def test_a_view_that_hears_the_changes_has_the_same_rows(shown: list[list[Line]]) -> None:
    rows: Rows[Line] = Rows(Line)
    mirror = Mirror(rows)
    for lines in shown:
        rows.show(lines)
        assert list(rows.rows) == lines
        assert mirror.lines == lines
        assert rows.rowCount() == len(lines)


def test_the_same_rows_again_tell_nothing() -> None:
    rows: Rows[Line] = Rows(Line)
    mirror = Mirror(rows)
    rows.show([Line("a", 1), Line("b", 2)])
    rows.show([Line("a", 1), Line("b", 2)])
    assert mirror.changes == 0


def test_a_changed_row_is_the_only_one_told() -> None:
    rows: Rows[Line] = Rows(Line)
    mirror = Mirror(rows)
    rows.show([Line("a", 1), Line("b", 2), Line("c", 3)])
    rows.show([Line("a", 1), Line("b", 5), Line("c", 3)])
    assert mirror.changes == 1
