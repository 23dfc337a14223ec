"""The player's money as the screen writes it: balance, bet, last win, and this visit."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from ats_client.viewmodels.last_spin import is_win
from game_protocol.table import Phase
from game_rules.money import Money
from screen_kit.viewmodels.shown import show, shown_field
from screen_kit.viewmodels.words import Words, translate

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Shown:
    open: bool = False
    balance: str = ""
    bet: str = ""
    betting: bool = False
    missing: str = ""
    """RR 4.3.3: how much more the bets need to play; empty where they do, or there are none."""
    minimum: str = ""
    warning: str = ""
    lastWin: str = ""
    cashOut: str = ""
    worthPaying: bool = False
    visit: str = ""
    moneyIn: str = ""
    net: str = ""


@QmlElement
class CreditMeter(QObject):
    """What the account shows. The figures are right at once; only their decoration moves (GMNS 1.21.4)."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = _Shown()

    def show(self, picture: Picture, words: Words, now_ms: int) -> None:
        account = picture.account
        if account is None:
            show(self, _Shown(balance=words.money(picture.balance), bet=words.money(Money.zero())), self.changed)
            return
        # Without the link only what the table has confirmed counts (RR 3.6).
        known = picture.acknowledged if not picture.link.connected else picture.sheet
        on_felt = Money.zero() if known is None else known.total
        missing, minimum, warning = _missing(picture, on_felt, words)
        last = picture.last_spin
        money_in = Money(account.money_in)
        show(
            self,
            _Shown(
                open=True,
                balance=words.money(picture.funds - on_felt),
                bet=words.money(on_felt),
                betting=bool(on_felt),
                missing=missing,
                minimum=minimum,
                warning=warning,
                lastWin=words.money(Money(last.won) if last is not None and is_win(last) else Money.zero()),
                cashOut=words.money(picture.funds),
                worthPaying=picture.funds > Money.zero(),
                visit=words.duration(now_ms - account.opened_ms),
                moneyIn=translate("CreditMeter", "in {amount}").format(amount=words.money(money_in)),
                net=translate("CreditMeter", "net {amount}").format(amount=words.signed(picture.funds - money_in)),
            ),
            self.changed,
        )

    open = shown_field(bool, "open", changed)
    balance = shown_field(str, "balance", changed)
    bet = shown_field(str, "bet", changed)
    betting = shown_field(bool, "betting", changed)
    missing = shown_field(str, "missing", changed)
    minimum = shown_field(str, "minimum", changed)
    warning = shown_field(str, "warning", changed)
    lastWin = shown_field(str, "lastWin", changed)
    cashOut = shown_field(str, "cashOut", changed)
    worthPaying = shown_field(bool, "worthPaying", changed)
    visit = shown_field(str, "visit", changed)
    moneyIn = shown_field(str, "moneyIn", changed)
    net = shown_field(str, "net", changed)


def _missing(picture: Picture, on_felt: Money, words: Words) -> tuple[str, str, str]:
    """Amber from the first chip on until the table minimum is met, not only at the end."""
    limits = picture.limits
    if picture.phase is not Phase.BETTING or limits is None or not Money.zero() < on_felt < limits.table_minimum:
        return "", "", ""
    more = {"amount": words.money(limits.table_minimum - on_felt), "minimum": words.money(limits.table_minimum)}
    return (
        translate("CreditMeter", "{amount} more to play").format_map(more),
        translate("CreditMeter", "(table minimum {minimum})").format_map(more),
        translate("CreditMeter", "Your bets need {amount} more, or they come back").format_map(more),
    )
