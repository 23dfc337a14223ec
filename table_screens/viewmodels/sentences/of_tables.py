"""Acts about the table and its sign, in words."""

from __future__ import annotations

from typing import Any

from game_protocol.act import Act
from game_protocol.sign import (
    AnnounceClosing,
    AnnounceLimits,
    ChangeLimits,
    ChangePeriod,
    CloseTable,
    OpenTable,
    WithdrawNotice,
)
from game_protocol.staff import AcknowledgeAlert
from game_protocol.table import LimitSign
from game_rules.game import Game
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.orders import Seen
from table_screens.viewmodels.limit_words import limit_changes
from table_screens.viewmodels.sentences.wording import Sentence, saw


def of_the_table(act: Act[Any], seen: Seen, game: Game, words: Words) -> Sentence | None:
    match act:
        case ChangeLimits():
            changes = limit_changes(saw(LimitSign, seen), act.limits, words)
            text = translate("Order", "Change the limits from the next round: {changes}.")
            if act.all_agree:
                text = translate(
                    "Order",
                    "Record that every player at the table agrees (rule {rule}), and change the limits from the next "
                    "round: {changes}.",
                )
            return Sentence(
                translate("Order", "Change the limits"),
                text.format(changes=changes, rule=game.notices.limits.rule),
                translate("Order", "Change the sign"),
                translate("Order", "The limits change with the next round."),
            )
        case AnnounceLimits():
            changes = limit_changes(saw(LimitSign, seen), act.limits, words)
            return Sentence(
                translate("Order", "Announce new limits"),
                translate(
                    "Order",
                    "Show on every station what becomes of the limits: {changes}. They may be changed after "
                    "{minutes} minutes.",
                ).format(changes=changes, minutes=game.notices.limits.minutes),
                translate("Order", "Show the notice"),
                translate("Order", "The notice is shown on every station."),
            )
        case ChangePeriod():
            return Sentence(
                translate("Order", "Length of the wagering period"),
                translate("Order", "Make the wagering period {seconds} seconds, from the next round.").format(
                    seconds=act.period_s
                ),
                translate("Order", "Set {seconds} seconds").format(seconds=act.period_s),
                translate("Order", "The wagering period is {seconds} seconds from the next round.").format(
                    seconds=act.period_s
                ),
            )
        case OpenTable():
            return Sentence(
                translate("Order", "Open the table"),
                translate("Order", "Open this table for play."),
                translate("Order", "Open table"),
                translate("Order", "The table is open."),
            )
        case AnnounceClosing():
            notice = game.notices.closing
            length = (
                translate("Order", "{minutes} minutes").format(minutes=notice.minutes)
                if notice.minutes
                else translate("Order", "{spins} spins").format(spins=notice.spins)
            )
            return Sentence(
                translate("Order", "Announce the closure"),
                translate(
                    "Order", "Show on every station that this table closes (rule {rule}). It may close after {length}."
                ).format(rule=notice.rule, length=length),
                translate("Order", "Show the notice"),
                translate("Order", "The closure is announced on every station."),
            )
        case CloseTable():
            return Sentence(
                translate("Order", "Close the table"),
                translate("Order", "Close this table. No round can be opened until it is opened again."),
                translate("Order", "Close table"),
                translate("Order", "The table is closed."),
                (
                    translate("Reason", "End of the shift"),
                    translate("Reason", "The notice has been shown"),
                    translate("Reason", "No players"),
                ),
                grave=True,
            )
        case WithdrawNotice():
            return Sentence(
                translate("Order", "Withdraw the notice"),
                translate("Order", "Take this notice off every station. What it announced will not happen."),
                translate("Order", "Withdraw"),
                translate("Order", "The notice is withdrawn."),
            )
        case AcknowledgeAlert():
            return Sentence(
                translate("Order", "Acknowledge"),
                translate("Order", "Record that you have seen this alert."),
                translate("Order", "Acknowledge"),
                translate("Order", "Acknowledged."),
            )
    return None
