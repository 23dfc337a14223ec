"""A table's sign, its notices, and opening and closing it (RR 4.2, 12.7)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from game_protocol.act import POST, PUT, Act
from game_protocol.basics import Nothing, Reason, TableId, Words
from game_protocol.table import LimitSign, NoticeShown
from game_rules.game import Power, Role

NoticeText = Annotated[Words, Meta(max_length=300)]


class ChangeLimits(Act[LimitSign]):
    """Changes the sign from the next round, where no notice is needed or it has stood long enough."""

    at = PUT("/v1/tables/{table}/limits")
    needs = Power.CHANGE_LIMITS
    table: TableId
    limits: LimitSign
    all_agree: bool = False
    """MWP 6.1(b)."""


class AnnounceLimits(Act[NoticeShown]):
    """Shows the sign of a change to come; the change itself is asked for once its time is up."""

    at = POST("/v1/tables/{table}/limits/notice")
    needs = Power.CHANGE_LIMITS
    table: TableId
    limits: LimitSign
    text: NoticeText = ""


class ChangePeriod(Act[Nothing]):
    """The length of the wagering period, from the next round (RR 5.1)."""

    at = PUT("/v1/tables/{table}/period")
    needs = Power.CHANGE_PERIOD
    table: TableId
    period_s: Annotated[int, Meta(ge=5, le=600)]


class OpenTable(Act[Nothing]):
    """Opens the table for play."""

    at = POST("/v1/tables/{table}/opening")
    needs = Role.SUPERVISOR
    table: TableId


class AnnounceClosing(Act[NoticeShown]):
    """Shows the sign that the table will close (RR 12.7, BWM 9.8)."""

    at = POST("/v1/tables/{table}/closing/notice")
    needs = Power.CLOSE_TABLE
    table: TableId
    text: NoticeText = ""


class CloseTable(Act[Nothing]):
    """Closes the table once its notice has stood long enough (RR 12.7)."""

    at = POST("/v1/tables/{table}/closing")
    needs = Power.CLOSE_TABLE
    table: TableId
    reason: Reason


class WithdrawNotice(Act[Nothing]):
    """Takes a notice off every station; what it announced will not happen."""

    at = POST("/v1/tables/{table}/notices/{notice}/withdraw")
    needs = Power.CHANGE_LIMITS
    table: TableId
    notice: Annotated[int, Meta(ge=0, le=2**53)]
