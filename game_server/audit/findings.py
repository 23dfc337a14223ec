"""The findings of an audit."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Findings:
    """Counts, and every problem as a sentence that names the account, event, round or ticket."""

    accounts: int = 0
    entries: int = 0
    events: int = 0
    rounds: int = 0
    ledger_problems: list[str] = field(default_factory=list)
    journal_problems: list[str] = field(default_factory=list)
    other_problems: list[str] = field(default_factory=list)
    """Rounds, tickets and stations that do not agree with ledger or journal."""

    @property
    def problems(self) -> list[str]:
        return [*self.ledger_problems, *self.journal_problems, *self.other_problems]

    def as_json(self) -> dict[str, object]:
        return {
            "balanced": not self.ledger_problems,
            "journal_ok": not self.journal_problems,
            "accounts": self.accounts,
            "entries": self.entries,
            "problems": self.problems,
        }
