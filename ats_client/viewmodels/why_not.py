"""Why something cannot be done now, in words; station and server name the reasons alike."""

from __future__ import annotations

from game_protocol.problems import Problem
from screen_kit.viewmodels.words import translate


def why_not_place(problem: str | None, *, leaving: bool = False) -> str:
    """Empty where chips may be placed."""
    if leaving:
        return translate("Station", "Play has ended for you at this table. You can cash out.")
    match problem:
        case None:
            return ""
        case Problem.TABLE_CLOSED:
            return translate("Station", "This table is closed. You can cash out.")
        case Problem.WRONG_PHASE:
            return translate("Station", "The next round opens in a moment.")
        case Problem.AFTER_EXPIRY:
            return translate("Station", "No more bets for this spin.")
        case Problem.UNAVAILABLE:
            return translate("Station", "The link to the table is lost. Your last confirmed bets stand.")
        case Problem.FROZEN:
            return translate("Station", "Accounts are being checked.")
        case Problem.NO_ACCOUNT:
            return translate("Station", "Insert a note or a ticket, or see the dealer, to play.")
        case Problem.HAND_PAY_PENDING:
            return translate("Station", "Your cash-out is under way.")
    return translate("Station", "This station is not in play.")


def why_not_cash_out(problem: str | None) -> str:
    """Empty where the money may be taken."""
    match problem:
        case Problem.NO_ACCOUNT:
            return translate("Station", "There is nothing to cash out.")
        case Problem.WAGERS_RUNNING:
            return translate("Station", "You can cash out when this round is settled.")
    return why_not_place(problem)
