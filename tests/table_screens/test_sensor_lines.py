"""The wheel sensor's lines: every word, every way to garble one, and no input that could make it fail."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table_screens.wheel.sensor_lines import LONGEST, Alive, Garbled, Heard, LineReader, line
from table_screens.wheel.source import BallFalling, BallSeen, ResultRead, SourceReady, SourceTrouble


@pytest.mark.parametrize(
    ("raw", "meaning"),
    [
        # The check digits are written out: the exclusive or of the bytes between $ and *.
        (b"$ALIVE*57\r\n", Alive()),
        (b"$SPUN*18\r\n", BallSeen()),
        (b"$CLOSE*56\r\n", BallFalling()),
        (b"$RESULT,17*23\r\n", ResultRead("17")),
        (b"$RESULT,00*25\n", ResultRead("00")),
        (b"$CLEAR*59\n", SourceReady()),
        (b"$FAULT,reader 2*71\n", SourceTrouble("reader 2")),
    ],
)
def test_each_line_means_what_the_protocol_says(raw: bytes, meaning: Heard) -> None:
    assert LineReader().read(raw) == [meaning]


def test_a_line_is_written_as_it_is_read() -> None:
    assert line("RESULT,17") == b"$RESULT,17*23\r\n"


@pytest.mark.parametrize("place", range(1, 10))
@pytest.mark.parametrize("bit", range(8))
def test_no_flipped_bit_turns_one_number_into_another(place: int, bit: int) -> None:
    raw = bytearray(line("RESULT,17"))
    raw[place] ^= 1 << bit
    heard = LineReader().read(bytes(raw))
    assert ResultRead("17") not in heard
    assert not [each for each in heard if isinstance(each, ResultRead)]


@given(st.lists(st.sampled_from(["ALIVE", "SPUN", "CLOSE", "RESULT,0", "RESULT,36"]), max_size=20), st.data())
def test_lines_arrive_however_the_stream_is_cut(words: list[str], data: st.DataObject) -> None:
    stream = b"".join(line(each) for each in words)
    whole = LineReader().read(stream)
    reader, pieces = LineReader(), []
    while stream:
        cut = data.draw(st.integers(1, len(stream)))
        pieces += reader.read(stream[:cut])
        stream = stream[cut:]
    assert pieces == whole
    assert len(whole) == len(words)


@given(st.binary(max_size=400))
def test_noise_is_garbled_and_the_next_line_is_understood(noise: bytes) -> None:
    reader = LineReader()
    heard = reader.read(noise) + reader.read(b"\n" + line("RESULT,17"))
    assert heard[-1] == ResultRead("17")
    assert all(isinstance(each, Garbled | SourceTrouble | Alive) or each == ResultRead("17") for each in heard)


def test_a_line_without_an_end_is_not_kept_for_ever() -> None:
    reader = LineReader()
    for _ in range(1_000):
        reader.read(b"x" * LONGEST)
    assert reader.read(b"\n" + line("SPUN"))[-1] == BallSeen()
