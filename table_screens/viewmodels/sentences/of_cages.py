"""Acts at the cage, in words."""

from __future__ import annotations

from typing import Any

from game_protocol.act import Act
from game_protocol.cage import DebtView, PayOwed, PayTicket, SettleShortfall, TicketFound
from game_rules.game import Game
from game_rules.money import Money
from screen_kit.viewmodels.words import Words, translate
from table_screens.console.orders import Seen
from table_screens.viewmodels.sentences.wording import Sentence, own_words, saw


def of_the_cage(act: Act[Any], seen: Seen, game: Game, words: Words) -> Sentence | None:
    match act:
        case PayTicket():
            ticket = saw(TicketFound, seen)
            amount = words.money(Money(ticket.amount))
            return Sentence(
                translate("Order", "Pay a ticket"),
                translate(
                    "Order",
                    "Keep the ticket that ends in {ticket}, of table {table}, station {station}, and pay {amount} in "
                    "cash (rule 6.6.1(b)). It must say {amount}.",
                ).format(ticket=ticket.ticket[-4:], table=ticket.table, station=ticket.station, amount=amount),
                translate("Order", "Pay {amount}").format(amount=amount),
                translate("Order", "{amount} paid for the ticket.").format(amount=amount),
            )
        case PayOwed():
            debt = saw(DebtView, seen)
            amount, why = words.money(Money(debt.amount)), own_words(debt.said)
            return Sentence(
                translate("Order", "Pay what is owed"),
                translate("Order", "Pay {amount} to the player. {why}").format(amount=amount, why=why),
                translate("Order", "Pay {amount}").format(amount=amount),
                translate("Order", "{amount} paid to the player it was owed to.").format(amount=amount),
                (
                    translate("Reason", "Identified by the surveillance recording"),
                    translate("Reason", "Identified by the membership card"),
                ),
                grave=True,
            )
        case SettleShortfall(how="paid"):
            debt = saw(DebtView, seen)
            amount, why = words.money(Money(debt.amount)), own_words(debt.said)
            return Sentence(
                translate("Order", "Take back a shortfall"),
                translate("Order", "Take {amount} from the player. {why}").format(amount=amount, why=why),
                translate("Order", "{amount} received").format(amount=amount),
                translate("Order", "{amount} taken back.").format(amount=amount),
                (translate("Reason", "The player came back"), translate("Reason", "Paid by the player's host")),
                grave=True,
            )
        case SettleShortfall():
            debt = saw(DebtView, seen)
            amount, why = words.money(Money(debt.amount)), own_words(debt.said)
            return Sentence(
                translate("Order", "Write off a shortfall"),
                translate("Order", "The house gives up {amount}. {why}").format(amount=amount, why=why),
                translate("Order", "Write off"),
                translate("Order", "{amount} written off.").format(amount=amount),
                (translate("Reason", "The player is not known"), translate("Reason", "Not worth pursuing")),
                grave=True,
            )
    return None
