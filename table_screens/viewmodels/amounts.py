"""An amount as somebody typed it, or why it is none."""

from __future__ import annotations

from game_rules.errors import BadAmount
from game_rules.money import Money
from screen_kit.viewmodels.words import translate


def read_amount(written: str) -> tuple[Money, str]:
    try:
        amount = Money.parse(written)
    except BadAmount:
        return Money.zero(), translate("Amount", "Write an amount like 20 or 12.50.")
    return amount, "" if amount else translate("Amount", "The amount is nothing.")
