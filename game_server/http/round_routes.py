"""What the dealer does with a round, and what puts one right. Confirming an outcome is `outcome_door`."""

from __future__ import annotations

from game_protocol import routes
from game_protocol.basics import Nothing
from game_protocol.events import OutcomeEntered, RoundClosed, RoundEndedWithoutSpin, RoundOpened
from game_protocol.staff import FreezeAccounts
from game_protocol.table import (
    BallSpun,
    CloseRound,
    Correction,
    CorrectOutcome,
    EnterOutcome,
    NoSpin,
    OpenRound,
    VoidRound,
    VoidStation,
)
from game_rules.game import Power
from game_server.http.doors import Staff, TableWriter, TheHouse
from game_server.http.message_router import MessageRouter
from game_server.jackpots import rounds as jackpots
from game_server.tables import corrections, rounds, voids
from game_server.tables.work import Needs

router = MessageRouter(tags=["rounds"])


@router.post(routes.OPEN_ROUND)
async def open_round(asked: OpenRound, staff: Staff, writer: TableWriter) -> RoundOpened:
    staff.needs(writer.state.game, Power.ENTER_OUTCOME)
    return await writer.ask(lambda table, work: rounds.open_round(table, work, asked), str(staff))


@router.post(routes.CLOSE_ROUND)
async def close_round(asked: CloseRound, staff: Staff, writer: TableWriter) -> RoundClosed:
    """The ball sensor or the dealer ends the period early (RR 5.1.3); the server's own clock does it else."""
    staff.needs(writer.state.game, Power.ENTER_OUTCOME)
    return await writer.ask(lambda table, work: rounds.close_round(table, work, asked.round, asked.cause), str(staff))


@router.post(routes.BALL_SPUN)
async def ball_spun(asked: BallSpun, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs(writer.state.game, Power.ENTER_OUTCOME)
    await writer.ask(lambda table, work: rounds.ball_spun(table, work, asked.round), str(staff))
    return Nothing()


@router.post(routes.ENTER_OUTCOME)
async def enter_outcome(asked: EnterOutcome, staff: Staff, writer: TableWriter) -> OutcomeEntered:
    staff.needs(writer.state.game, Power.ENTER_OUTCOME)
    return await writer.ask(lambda table, work: rounds.enter_outcome(table, work, asked), str(staff))


@router.post(routes.NO_SPIN)
async def no_spin(asked: NoSpin, staff: Staff, writer: TableWriter) -> RoundEndedWithoutSpin:
    staff.needs(writer.state.game, Power.ANNOUNCE_NO_SPIN)
    return await writer.ask(lambda table, work: voids.no_spin(table, work, asked), str(staff))


@router.post(routes.VOID_ROUND)
async def void_round(asked: VoidRound, staff: Staff, writer: TableWriter, house: TheHouse) -> RoundEndedWithoutSpin:
    staff.needs(writer.state.game, asked.cause.power)
    needs = house.jackpots.needs(round_=asked.round)
    ended = await writer.ask(lambda table, work: jackpots.void_round(table, work, asked), str(staff), needs)
    house.jackpots.boards.soon()
    return ended


@router.post(routes.VOID_STATION)
async def void_station(asked: VoidStation, staff: Staff, writer: TableWriter) -> Nothing:
    power = Power.DECLARE_MALFUNCTION if asked.malfunction else Power.VOID_PLAYER_WAGERS
    staff.needs(writer.state.game, power)
    await writer.ask(lambda table, work: voids.void_station(table, work, asked), str(staff))
    return Nothing()


@router.post(routes.FREEZE)
async def freeze(asked: FreezeAccounts, staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs(writer.state.game, Power.FREEZE_ACCOUNTS)
    await writer.ask(lambda table, work: corrections.freeze(table, work, asked.reason), str(staff))
    return Nothing()


@router.post(routes.UNFREEZE)
async def unfreeze(staff: Staff, writer: TableWriter) -> Nothing:
    staff.needs(writer.state.game, Power.FREEZE_ACCOUNTS)
    await writer.ask(corrections.unfreeze, str(staff))
    return Nothing()


@router.post(routes.PREVIEW_CORRECTION)
async def preview_correction(asked: CorrectOutcome, staff: Staff, writer: TableWriter) -> Correction:
    staff.needs(writer.state.game, Power.CORRECT_OUTCOME)
    needs = Needs(round=asked.round)
    return await writer.ask(lambda table, work: corrections.preview(table, work, asked), str(staff), needs)


@router.post(routes.CORRECT)
async def correct(asked: CorrectOutcome, staff: Staff, writer: TableWriter, house: TheHouse) -> Correction:
    staff.needs(writer.state.game, Power.CORRECT_OUTCOME)
    needs = house.jackpots.needs(round_=asked.round)
    correction = await writer.ask(lambda table, work: jackpots.correct(table, work, asked), str(staff), needs)
    house.jackpots.boards.soon()
    return correction
