"""The player's money as the screen writes it: balance, bet, last win, and this visit."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from ats_client.station.picture import Picture
from ats_client.viewmodels.shown import show, shown_field
from ats_client.viewmodels.words import Words, translate
from game_rules.money import Money

QML_IMPORT_NAME = "ats_client.viewmodels"
QML_IMPORT_MAJOR_VERSION = 1


class _Shown(Struct, frozen=True):
    open: bool = False
    balance: str = ""
    bet: str = ""
    lastWin: str = ""
    cashOut: str = ""
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
        on_felt = picture.funds - picture.balance
        last = picture.last_spin
        money_in = Money(account.money_in)
        show(
            self,
            _Shown(
                open=True,
                balance=words.money(picture.balance),
                bet=words.money(on_felt),
                lastWin=words.money(Money(last.won)) if last is not None else words.money(Money.zero()),
                cashOut=words.money(picture.funds),
                visit=words.duration(now_ms - account.opened_ms),
                moneyIn=translate("CreditMeter", "in {amount}").format(amount=words.money(money_in)),
                net=translate("CreditMeter", "net {amount}").format(amount=words.signed(picture.funds - money_in)),
            ),
            self.changed,
        )

    open = shown_field(bool, "open", changed)
    balance = shown_field(str, "balance", changed)
    bet = shown_field(str, "bet", changed)
    lastWin = shown_field(str, "lastWin", changed)
    cashOut = shown_field(str, "cashOut", changed)
    visit = shown_field(str, "visit", changed)
    moneyIn = shown_field(str, "moneyIn", changed)
    net = shown_field(str, "net", changed)
