"""What one person may move alone, by role; above it a second person allows it on the spot, and staff are told.

The house sets it (`ats server --thresholds FILE.toml`); what the file leaves out keeps its default.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from game_protocol.identity import Threshold
from game_rules.errors import BadAmount
from game_rules.game import Role
from game_rules.money import Money

ROLES = (Role.DEALER, Role.SUPERVISOR, Role.PIT_BOSS)
"""Lowest first."""


class BadThresholds(Exception):
    """The house's file cannot be used; the sentence says what and where."""


def _by_role(dealer: str, supervisor: str, pit_boss: str) -> Mapping[Role, Money]:
    return dict(zip(ROLES, (Money.parse(each) for each in (dealer, supervisor, pit_boss)), strict=True))


def _defaults() -> dict[Threshold, Mapping[Role, Money]]:
    return {
        Threshold.BUY_IN: _by_role("10000", "50000", "100000"),
        Threshold.PAY_OUT: _by_role("10000", "50000", "100000"),
        Threshold.HAND_PAY: _by_role("10000", "50000", "100000"),
        Threshold.ADJUSTMENT: _by_role("0", "2000", "20000"),
    }


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Amounts up to which each role acts alone."""

    alone: Mapping[Threshold, Mapping[Role, Money]] = field(default_factory=_defaults)

    def may_alone(self, role: Role, what: Threshold, amount: Money) -> bool:
        most = self.alone[what].get(role)
        return most is not None and amount <= most

    def who_allows(self, role: Role, what: Threshold, amount: Money) -> Role:
        """The lowest role that may allow it to a person of `role`: somebody else, of no lower a role, and above every
        threshold a pit boss."""
        enough = (each for each in ROLES if each.may(role) and self.may_alone(each, what, amount))
        return next(enough, Role.PIT_BOSS)


def read_thresholds(file: Path) -> Thresholds:
    """Raises `BadThresholds`."""
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadThresholds(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadThresholds(f"{file}: {error}") from None
    alone = _defaults()
    for name, roles in said.items():
        if name not in [each.value for each in Threshold] or not isinstance(roles, dict):
            raise BadThresholds(f"{file}: [{name}] is none of {', '.join(Threshold)}")
        alone[Threshold(name)] = {**alone[Threshold(name)], **_read(file, name, roles)}
    for what, by_role in alone.items():
        if not by_role[Role.DEALER] <= by_role[Role.SUPERVISOR] <= by_role[Role.PIT_BOSS]:
            raise BadThresholds(f"{file}: [{what}] gives a lower role more than a higher one")
    return replace(Thresholds(), alone=alone)


def _read(file: Path, name: str, roles: Mapping[str, object]) -> dict[Role, Money]:
    amounts = {}
    for role, amount in roles.items():
        if role not in [each.value for each in ROLES]:
            raise BadThresholds(f"{file}: [{name}] {role} is none of {', '.join(ROLES)}")
        try:
            amounts[Role(role)] = Money.parse(str(amount))
        except BadAmount:
            raise BadThresholds(f'{file}: [{name}] {role} is an amount like "2500" or "2500.00"') from None
    return amounts
