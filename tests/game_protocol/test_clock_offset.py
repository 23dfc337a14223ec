"""How far the server's clock is off: never wrong by more than the best sample's half round trip."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game_protocol.clock_offset import ClockOffset

OFFSET_MS = 1_790_000_000_000
delays = st.floats(0.0, 5.0)


def sample(known: ClockOffset | None, at_s: float, there_s: float, back_s: float, offset_ms: float) -> ClockOffset:
    server_ms = int((at_s + there_s) * 1000 + offset_ms)
    heard_s = at_s + there_s + back_s
    return (
        ClockOffset.sampled(at_s, heard_s, server_ms) if known is None else known.and_sampled(at_s, heard_s, server_ms)
    )


@given(trips=st.lists(st.tuples(delays, delays), min_size=1, max_size=20))
def test_the_error_is_at_most_half_the_shortest_round_trip(trips: list[tuple[float, float]]) -> None:
    """Whatever the network or a paused process does to the other samples, each way on its own."""
    known, now_s = None, 100.0
    for there_s, back_s in trips:
        known = sample(known, now_s, there_s, back_s, OFFSET_MS)
        now_s += there_s + back_s + 1.0
    assert known is not None
    error_ms = abs(known.server_ms(now_s) - (now_s * 1000 + OFFSET_MS))
    drift_ms = 200e-6 * (now_s - 100.0) * 1000
    assert error_ms <= min(there + back for there, back in trips) * 500 + drift_ms + 1.0
    assert error_ms <= known.uncertain_ms + 0.01


@given(jump_s=st.floats(1.0, 1e7), back=st.booleans())
def test_a_server_whose_clock_is_set_is_believed_at_the_next_sample(jump_s: float, back: bool) -> None:
    known = sample(None, 100.0, 0.004, 0.004, OFFSET_MS)
    set_ms = OFFSET_MS + (-jump_s if back else jump_s) * 1000
    known = sample(known, 110.0, 0.004, 0.004, set_ms)
    assert abs(known.server_ms(120.0) - (120_000 + set_ms)) < 50


def test_a_slow_sample_after_a_quick_one_changes_nothing() -> None:
    quick = sample(None, 100.0, 0.002, 0.002, OFFSET_MS)
    slow = sample(quick, 101.0, 3.0, 0.0, OFFSET_MS)
    assert abs(slow.server_ms(105.0) - quick.server_ms(105.0)) < 2
    assert slow.uncertain_ms < 5
