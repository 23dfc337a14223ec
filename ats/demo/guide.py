"""What the bar says: what to try next in each view, and who deals. Each sentence is made of what is true now.

`<b>` marks the name of a control; `ringed` is the object name of the one that is ringed in the view or in the strip.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import ceil

from ats.demo.dealer import Dealer
from ats_client.station.picture import Picture, StationState
from game_protocol.table import Phase, TableView
from game_rules.game import Game, PeriodEnd, Role
from game_server.embedded import PIN, STAFF
from kiosk.technician import Stage
from kiosk.workbench import NoteTest
from screen_kit.viewmodels.words import translate


class View(StrEnum):
    """What the window shows large."""

    PLAYER = "player"
    DEALER = "dealer"
    DISPLAYS = "displays"
    TECHNICIAN = "technician"


@dataclass(frozen=True, slots=True)
class Hint:
    text: str
    ringed: str = ""


NOTE = "note-20"


def cable_is_out() -> Hint:
    return Hint(
        translate("Tour", "No screen reaches the server. Put it right with <b>Plug the cable in</b>."), ringed="cable"
    )


def for_player(picture: Picture, *, ticket_in_chute: bool) -> Hint:
    if ticket_in_chute:
        return Hint(translate("Tour", "The ticket is printed: touch <b>Take the ticket</b> below."), ringed="ticket")
    match picture.state:
        case StationState.OFFLINE:
            return Hint(translate("Tour", "The station looks for its table. Its last confirmed bets stand."))
        case StationState.DIAGNOSTICS:
            return Hint(translate("Tour", "A technician is at this station. Go to <b>Technician</b> to leave."))
        case StationState.OUT_OF_SERVICE:
            return Hint(translate("Tour", "The station is out of service: staff put it back at the console."))
        case StationState.HAND_PAY:
            return Hint(translate("Tour", "No ticket came out. The dealer pays by hand when the round is over."))
        case StationState.FROZEN:
            return Hint(translate("Tour", "Accounts are frozen while staff look into something."))
        case StationState.CASHING_OUT:
            return Hint(translate("Tour", "The money is on its way out."))
        case StationState.IDLE:
            return Hint(translate("Tour", "Put money in: touch <b>20</b> or another note below."), ringed=NOTE)
        case StationState.LOCKED:
            return Hint(translate("Tour", "No more bets. The same spin is on <b>Dealer</b> and <b>Displays</b>."))
        case StationState.RESULT if picture.phase in (Phase.NO_SPIN, Phase.VOID):
            return Hint(translate("Tour", "This spin does not count: your bets are back in your balance."))
        case StationState.RESULT:
            return Hint(translate("Tour", "The result is in. <b>Cash out</b> whenever you like."), ringed="cashOut")
    if picture.sheet is not None and picture.sheet.wagers:
        return Hint(translate("Tour", "Your chips count when they are solid. Drag one to move it, or place more."))
    return Hint(translate("Tour", "Touch a <b>chip</b>, then a spot on the felt. Or drag it there."), ringed="tray")


def for_dealer(table: TableView | None, game: Game | None, *, locked: bool, asked: bool, steps_back: bool) -> Hint:
    calls = game is not None and PeriodEnd.DEALER in game.period_ends
    if locked:
        return _sign_in(Role.DEALER)
    if table is None:
        return Hint(translate("Tour", "The console looks for its table."))
    if asked:
        return Hint(translate("Tour", "The console asks before anything happens: confirm, or cancel."))
    match table.phase:
        case Phase.BETTING if not steps_back and calls:
            return Hint(
                translate("Tour", "Deal yourself: press <b>No more bets</b>, then enter where it stopped."),
                ringed="next",
            )
        case Phase.BETTING if not steps_back:
            return Hint(
                translate("Tour", "Deal yourself: press <b>Ball spun</b>, then enter where the ball fell."),
                ringed="ball-spun",
            )
        case _ if not steps_back:
            return Hint(translate("Tour", "Touch anything on the console, and <b>you</b> deal this table."))
        case Phase.BETTING if calls:
            return Hint(
                translate("Tour", "Let the players bet, then press <b>No more bets</b> and enter where it stopped."),
                ringed="next",
            )
        case Phase.BETTING if not table.ball_spun:
            return Hint(
                translate("Tour", "Let the players bet, then press <b>Ball spun</b>."),
                ringed="ball-spun",
            )
        case Phase.BETTING:
            return Hint(translate("Tour", "The ball runs. When it is about to fall, the sensor ends the betting."))
        case Phase.CLOSED:
            return Hint(translate("Tour", "Touch the <b>number</b> where the ball fell, and confirm it."))
        case Phase.RESULT:
            return Hint(translate("Tour", "Confirm the result: then every wager is settled."))
    return Hint(translate("Tour", "Press the <b>golden button</b> to go on."), ringed="next")


def for_displays() -> Hint:
    return Hint(
        translate("Tour", "Bet in <b>Player</b>: the meters run with every wager, and each result is shown here.")
    )


def for_technician(stage: Stage, page: str, test: NoteTest) -> Hint:
    match stage:
        case Stage.WAITING_FOR_ROUND:
            return Hint(translate("Tour", "The round in play is finished first."))
        case Stage.INSIDE if test is NoteTest.PASSED:
            return Hint(translate("Tour", "The note came back. Look around, then press <b>Leave diagnostics</b>."))
        case Stage.INSIDE if page != "note-acceptor":
            return Hint(
                translate("Tour", "Every part of the cabinet has a page: try <b>Note acceptor</b>."),
                ringed="page-note-acceptor",
            )
        case Stage.INSIDE if test in (NoteTest.WAITING, NoteTest.READ):
            return Hint(translate("Tour", "Now put <b>20</b> in below: it is read, and it comes back."), ringed=NOTE)
        case Stage.INSIDE:
            return Hint(translate("Tour", "Press <b>Test with a note</b>."), ringed="action-begin")
    return _sign_in(Role.TECHNICIAN)


def _sign_in(role: Role) -> Hint:
    return Hint(
        translate("Tour", "Sign in with number <b>{number}</b> and PIN <b>{pin}</b>.").format(
            number=STAFF[role], pin=PIN
        )
    )


def who_deals(dealer: Dealer, *, cable_out: bool) -> str:
    if cable_out:
        return translate("Tour", "Nobody can deal: the cable is out.")
    if dealer.steps_back:
        return translate("Tour", "You deal. The simulated dealer takes over in {seconds} s.").format(
            seconds=ceil(dealer.takes_over_in_s)
        )
    if dealer.trouble:
        return translate("Tour", "The simulated dealer cannot go on: {why}").format(why=dealer.trouble)
    return translate("Tour", "The simulated dealer deals.")
