"""A table's picture after an event, the same for every screen: values in, values out."""

from __future__ import annotations

from game_protocol import events
from game_protocol.events import TableEvent
from game_protocol.table import Phase, Spin, TableView

HISTORY = 100
"""Results a table's picture holds, as the server sends them."""


def after(view: TableView, event_id: int, event: TableEvent | None) -> TableView | None:
    """The table after an event; None where only the server can say what it looks like now."""
    if event_id <= view.event_id:
        return view
    changes = _changes(view, event)
    return None if changes is None else view.changed(**changes, event_id=event_id)


def _changes(view: TableView, event: TableEvent | None) -> dict[str, object] | None:
    match event:
        case events.RoundOpened():
            return {
                "phase": Phase.BETTING,
                "round": event.round,
                "opened_ms": event.opened_ms,
                "deadline_ms": event.deadline_ms,
                "period_s": event.period_s,
                "close_cause": None,
                "ball_spun": False,
                "outcome": None,
                "no_spin_reason": None,
            }
        case events.BallSpun():
            return {"ball_spun": True}
        case events.RoundClosed():
            # A period ends though accounts are frozen; they stay so.
            frozen = view.phase is Phase.FROZEN
            phase = Phase.FROZEN if frozen else Phase.CLOSED
            return {"phase": phase, "deadline_ms": None, "close_cause": event.cause}
        case events.OutcomeEntered():
            return {"phase": Phase.RESULT}
        case events.RoundSettled():
            spin = Spin(round=event.round, outcome=event.outcome)
            history = [spin, *(earlier for earlier in view.history if earlier.round != event.round)]
            return {"phase": Phase.SETTLED, "outcome": event.outcome, "history": history[:HISTORY]}
        case events.RoundEndedWithoutSpin():
            # A game that was paid may be invalidated: its result is none any more.
            history = [spin for spin in view.history if spin.round != event.round]
            changes: dict[str, object] = {"history": history}
            if event.round == view.round:
                changes |= {
                    "phase": Phase(event.how),
                    "deadline_ms": None,
                    "outcome": None,
                    "no_spin_reason": event.reason,
                }
            return changes
        case events.OutcomeCorrected():
            history = [
                Spin(round=spin.round, outcome=event.now) if spin.round == event.round else spin
                for spin in view.history
            ]
            return {"history": history, "outcome": event.now if event.round == view.round else view.outcome}
        case events.AccountsFrozen():
            return {"phase": Phase.FROZEN, "deadline_ms": None}
        case events.AccountsUnfrozen():
            return None  # the phase it had comes back, which only the server remembers
        case events.SignChanged():
            # A round is played under its own length; the new one counts from the next.
            period = {} if view.phase is Phase.BETTING else {"period_s": event.period_s}
            return {"limits": event.limits, "notices": event.notices, **period}
        case events.TableOpened():
            return {"open": True}
        case events.TableClosed():
            return {"open": False}
    return {}
