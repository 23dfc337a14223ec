"""The codecs: every worked frame of the hardware facts, and all kinds of garbage."""

import json
from collections.abc import Callable, Sequence
from typing import Protocol

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ats_client.devices.note_acceptor.ccnet.codes import LAYOUT as CCNET
from ats_client.devices.note_acceptor.ccnet.listening import listen as ccnet_listen
from ats_client.devices.note_acceptor.checksums import kermit, ssp_crc
from ats_client.devices.note_acceptor.emulator import ccnet as ccnet_unit
from ats_client.devices.note_acceptor.emulator import id003 as id003_unit
from ats_client.devices.note_acceptor.emulator import ssp as ssp_unit
from ats_client.devices.note_acceptor.emulator.checksums import reflected, straight
from ats_client.devices.note_acceptor.framing import Deframer, Frame, Noise
from ats_client.devices.note_acceptor.id003.codes import LAYOUT as ID003
from ats_client.devices.note_acceptor.id003.codes import denominations
from ats_client.devices.note_acceptor.id003.listening import listen as id003_listen
from ats_client.devices.note_acceptor.ssp import codes as ssp_codes
from ats_client.devices.note_acceptor.ssp.frames import SspDeframer, SspFrame, frame
from ats_client.devices.note_acceptor.ssp.listening import listen as ssp_listen
from ats_client.devices.note_acceptor.ssp.secure import DEFAULT_FIXED_KEY, KeyExchange, SecurePackets, is_prime
from ats_client.devices.traffic import Direction, Heard
from game_rules.money import Money

TICKET = "30 30 37 35 39 38 30 35 38 32 30 33 38 30 35 35 37 37"
TABLE = "61 00 00 00 62 E0 05 00 63 E0 0A 00 64 E0 14 00 65 E0 32 00 66 E0 0A 01 67 E0 14 01 68 E0 32 01"

# Facts 2.8: the frame, and its payload between length and check sum.
ID003_FRAMES = [
    ("FC 05 11 27 56", "11"),
    ("FC 05 40 2B 15", "40"),
    ("FC 05 50 AA 05", "50"),
    ("FC 05 41 A2 04", "41"),
    ("FC 05 42 39 36", "42"),
    ("FC 05 1B 7D F9", "1B"),
    ("FC 05 12 BC 64", "12"),
    ("FC 06 13 63 A2 D8", "13 63"),
    ("FC 05 15 03 10", "15"),
    ("FC 05 14 8A 01", "14"),
    ("FC 05 16 98 22", "16"),
    ("FC 05 18 E6 CB", "18"),
    ("FC 06 17 79 19 00", "17 79"),
    ("FC 06 49 AF 45 FA", "49 AF"),
    ("FC 06 C3 00 04 D6", "C3 00"),
    ("FC 07 C0 00 00 2D B5", "C0 00 00"),
    ("FC 07 C5 02 00 20 BF", "C5 02 00"),
    ("FC 07 C6 01 12 BF 49", "C6 01 12"),
    ("FC 06 C7 00 64 B1", "C7 00"),
    ("FC 06 C7 FC 87 8C", "C7 FC"),
    ("FC 06 C2 00 DC CF", "C2 00"),
    ("FC 05 88 6F 5F", "88"),
    ("FC 05 8A 7D 7C", "8A"),
    (f"FC 25 8A {TABLE} 05 C1", f"8A {TABLE}"),
    (f"FC 18 13 6F {TICKET} 3B A8", f"13 6F {TICKET}"),
]

# Facts 4.1, all captured on a wire.
CCNET_FRAMES = [
    ("02 03 06 33 DA 81", "33"),
    ("02 03 06 14 67 D4", "14"),
    ("02 03 06 00 C2 82", "00"),
    ("02 03 06 30 41 B3", "30"),
    ("02 03 07 80 01 05 22", "80 01"),
]

# Facts 3.5: the frame on the wire, flag and address, and its unstuffed payload.
SSP_FRAMES = [
    ("7F 80 01 11 65 82", 0x80, "11"),
    ("7F 80 01 F0 23 80", 0x80, "F0"),
    ("7F 00 01 F0 20 0A", 0x00, "F0"),
    ("7F 00 01 07 11 88", 0x00, "07"),
    ("7F 80 01 07 12 02", 0x80, "07"),
    ("7F 00 01 0A 3C 08", 0x00, "0A"),
    ("7F 80 03 02 FF FF 25 A4", 0x80, "02 FF FF"),
    ("7F 00 01 18 50 08", 0x00, "18"),
    ("7F 00 01 08 33 88", 0x00, "08"),
    ("7F 80 03 F0 EF 01 CA 4A", 0x80, "F0 EF 01"),
    ("7F 00 03 F0 EE 01 CA 70", 0x00, "F0 EE 01"),
    ("7F 80 04 F0 F1 E2 01 45 01", 0x80, "F0 F1 E2 01"),
    ("7F 00 04 24 03 01 12 67 57", 0x00, "24 03 01 12"),
    ("7F 00 02 26 FC 04 D6", 0x00, "26 FC"),
    ("7F 00 01 27 D2 08", 0x00, "27"),
    (f"7F 00 15 F0 01 12 {TICKET} CB 88", 0x00, f"F0 01 12 {TICKET}"),
    ("7F 00 02 F0 7F 7F 01 A1", 0x00, "F0 7F"),
    (
        "7F 80 11 7E 8D 18 46 74 2C D4 8A 8B D6 BD 9C DF 92 B6 EB BD F8 5E",
        0x80,
        "7E 8D 18 46 74 2C D4 8A 8B D6 BD 9C DF 92 B6 EB BD",
    ),
]


def hexed(text: str) -> bytes:
    return bytes.fromhex(text)


def test_check_values_of_the_definitions() -> None:
    assert kermit(b"123456789") == reflected(b"123456789", 0x8408, 0) == 0x2189
    assert ssp_crc(b"123456789") == straight(b"123456789", 0x8005, 0xFFFF) == 0xAEE7


@given(st.binary(max_size=300))
def test_drivers_and_emulators_reckon_check_sums_apart_and_agree(data: bytes) -> None:
    assert kermit(data) == reflected(data, 0x8408, 0)
    assert ssp_crc(data) == straight(data, 0x8005, 0xFFFF)


@pytest.mark.parametrize(("wire", "payload"), ID003_FRAMES)
def test_worked_id003_frames_both_ways(wire: str, payload: str) -> None:
    assert ID003.frame(hexed(payload)) == id003_unit.frame(hexed(payload)) == hexed(wire)
    assert Deframer(ID003).feed(hexed(wire)) == [Frame(hexed(wire), hexed(payload))]


@pytest.mark.parametrize(("wire", "payload"), CCNET_FRAMES)
def test_worked_ccnet_frames_both_ways(wire: str, payload: str) -> None:
    assert CCNET.frame(hexed(payload)) == ccnet_unit.frame(hexed(payload)) == hexed(wire)
    assert Deframer(CCNET).feed(hexed(wire)) == [Frame(hexed(wire), hexed(payload))]


@pytest.mark.parametrize(("wire", "sequence", "payload"), SSP_FRAMES)
def test_worked_ssp_frames_both_ways(wire: str, sequence: int, payload: str) -> None:
    assert frame(sequence, hexed(payload)) == ssp_unit.frame(sequence, hexed(payload)) == hexed(wire)
    assert SspDeframer().feed(hexed(wire)) == [SspFrame(hexed(wire), sequence, hexed(payload))]


def test_the_worked_currency_table() -> None:
    worth = {entry.code: (entry.value, entry.currency) for entry in denominations(hexed(TABLE))}
    assert worth == {
        0x62: (Money(500), "EUR"),
        0x63: (Money(1000), "EUR"),
        0x64: (Money(2000), "EUR"),
        0x65: (Money(5000), "EUR"),
        0x66: (Money(10000), "EUR"),
        0x67: (Money(20000), "EUR"),
        0x68: (Money(50000), "EUR"),
    }


def test_the_worked_key_exchange() -> None:
    host = KeyExchange(generator=982451653, modulus=1287821, secret=7)
    unit = KeyExchange(generator=982451653, modulus=1287821, secret=11)
    assert host.intermediate == 1131985
    assert host.intermediate.to_bytes(8, "little") == hexed("D1 45 11 00 00 00 00 00")
    assert unit.intermediate == 1053164
    assert host.key(1053164) == unit.key(1131985) == 762583


def test_the_worked_encrypted_poll() -> None:
    packets = SecurePackets(23150, DEFAULT_FIXED_KEY, random_below=lambda _: 0)
    assert packets.seal(b"\x07") == hexed("8D 18 46 74 2C D4 8A 8B D6 BD 9C DF 92 B6 EB BD")


def test_an_encrypted_answer_must_carry_the_next_count_and_none_is_taken_twice() -> None:
    host = SecurePackets(23150, DEFAULT_FIXED_KEY, random_below=lambda _: 0)
    unit = ssp_unit.Sealing(23150)
    first = host.seal(b"\x07")
    assert unit.opened(first) == b"\x07"
    answer = unit.sealed(b"\xf0\xee\x01")[1:]
    assert host.open(answer) == b"\xf0\xee\x01"
    assert host.open(answer) is None
    assert unit.opened(first) is None


@given(st.binary(max_size=64))
def test_sealed_garbage_is_discarded(garbage: bytes) -> None:
    assert SecurePackets(23150, DEFAULT_FIXED_KEY, random_below=lambda _: 0).open(garbage) is None


@given(st.integers(0, 2**32))
def test_the_numbers_offered_to_the_unit_are_primes_the_larger_first(seed: int) -> None:
    numbers = iter(range(seed, seed + 100_000))
    exchange = KeyExchange.new(lambda below: next(numbers) * 7919 % below)
    assert exchange.generator > exchange.modulus
    for number in (exchange.generator, exchange.modulus):
        assert is_prime(number)
        assert all(number % divisor for divisor in range(2, 1000) if divisor < number)
    assert 1 < exchange.secret < exchange.modulus


def test_a_channel_number_is_never_read_as_an_event() -> None:
    events, unread = ssp_codes.poll_events(hexed("EF EE EE EF"))
    assert [(event.code, event.channel) for event in events] == [(0xEF, 0xEE), (0xEE, 0xEF)]
    assert unread == b""


def test_what_follows_an_unknown_event_is_not_guessed_at() -> None:
    events, unread = ssp_codes.poll_events(hexed("E8 99 EE 01"))
    assert [event.code for event in events] == [0xE8]
    assert unread == hexed("99 EE 01")


def test_channels_whose_two_values_contradict_each_other_are_not_used() -> None:
    answer = b"\x00" + b"0337" + b"AUD" + b"\x00\x00\x01" + bytes([2, 5, 10, 2, 2]) + b"\x00\x00\x64\x06" + b"AUDAUD"
    setup = ssp_codes.setup(answer + (5).to_bytes(4, "little") + (1000).to_bytes(4, "little"))
    assert setup is not None
    assert [(entry.code, entry.value) for entry in setup.denominations] == [(1, Money(500))]
    assert setup.disagreeing == (2,)


class Reader(Protocol):
    """Cuts a stream into frames and noise."""

    def feed(self, data: bytes) -> Sequence[Frame | SspFrame | Noise]: ...

    def finish(self) -> Sequence[Frame | SspFrame | Noise]: ...


# --- garbage, splices, bit flips, truncations, floods: no exception, bounded memory, back in step at the next frame


READERS: dict[str, tuple[Callable[[], Reader], Callable[[bytes], bytes], int]] = {
    "id003": (lambda: Deframer(ID003), ID003.frame, 255),
    "ccnet": (lambda: Deframer(CCNET), CCNET.frame, 255),
    "ssp": (SspDeframer, lambda payload: frame(0x80, payload), 1 + 2 * (255 + 4)),
}
"""Reader, writer, and the longest possible frame on the wire."""

PAYLOADS = st.binary(min_size=1, max_size=40)
LIKELY = st.sampled_from([0xFC, 0x05, 0x7F, 0x02, 0x03, 0x06, 0xFF, 0x00])
GARBAGE = st.binary(max_size=60) | st.lists(LIKELY, max_size=60).map(bytes)

for_each_reader = pytest.mark.parametrize("protocol", READERS)


def all_of(reader: Reader, data: bytes) -> list[Frame | SspFrame | Noise]:
    return [*reader.feed(data), *reader.finish()]


def payloads(stretches: list[Frame | SspFrame | Noise]) -> list[bytes]:
    return [stretch.payload for stretch in stretches if not isinstance(stretch, Noise)]


@for_each_reader
@given(data=GARBAGE)
def test_every_byte_of_garbage_is_accounted_for(protocol: str, data: bytes) -> None:
    new, _, _ = READERS[protocol]
    assert b"".join(stretch.raw for stretch in all_of(new(), data)) == data


@for_each_reader
@given(parts=st.lists(GARBAGE | PAYLOADS.map(lambda payload: b"!" + payload), max_size=6), cuts=st.data())
def test_frames_are_the_same_however_the_bytes_are_cut(protocol: str, parts: list[bytes], cuts: st.DataObject) -> None:
    new, write, _ = READERS[protocol]
    data = b"".join(write(part[1:]) if part[:1] == b"!" and part[1:] else part for part in parts)
    reader, pieces, at = new(), [], 0
    while at < len(data):
        size = cuts.draw(st.integers(1, 12))
        pieces += reader.feed(data[at : at + size])
        at += size
    assert payloads([*pieces, *reader.finish()]) == payloads(all_of(new(), data))


@for_each_reader
@given(before=GARBAGE, payload=PAYLOADS, after=GARBAGE)
def test_a_good_frame_is_found_among_any_other_bytes(
    protocol: str, before: bytes, payload: bytes, after: bytes
) -> None:
    new, write, _ = READERS[protocol]
    assert payload in payloads(all_of(new(), before + write(payload) + after))


@for_each_reader
@given(payload=PAYLOADS, bit=st.integers(0, 10_000), following=PAYLOADS)
def test_a_flipped_bit_makes_noise_and_never_another_frame(
    protocol: str, payload: bytes, bit: int, following: bytes
) -> None:
    new, write, _ = READERS[protocol]
    damaged = bytearray(write(payload))
    bit %= 8 * len(damaged)
    damaged[bit // 8] ^= 1 << bit % 8
    assert payloads(all_of(new(), bytes(damaged) + write(following))) == [following]


@for_each_reader
@given(payload=PAYLOADS, kept=st.integers(0, 100), following=PAYLOADS)
def test_a_truncated_frame_does_not_take_the_next_one_with_it(
    protocol: str, payload: bytes, kept: int, following: bytes
) -> None:
    new, write, _ = READERS[protocol]
    whole = write(payload)
    stream = whole[: kept % len(whole)] + write(following)
    # If the next frame begins with just the lost byte, the first one is whole again: nobody can tell.
    assume(not stream.startswith(whole))
    assert payloads(all_of(new(), stream)) == [following]


@for_each_reader
@pytest.mark.parametrize("pattern", ["FC", "7F", "02 03", "FC FF", "7F 00 FF", "02 03 FF", "7F 7F 7F 80", "FC 05"])
def test_a_flood_is_held_in_bounded_memory_and_ends_at_the_next_good_frame(protocol: str, pattern: str) -> None:
    new, write, longest = READERS[protocol]
    reader = new()
    for _ in range(50):
        reader.feed(hexed(pattern) * 100)
    waiting = reader.finish()
    assert sum(len(stretch.raw) for stretch in waiting) <= longest
    assert payloads(list(reader.feed(write(b"\x15")))) == [b"\x15"]


# --- listening, for `ats decode`


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("listen", [id003_listen, ssp_listen, ccnet_listen])
@given(data=GARBAGE, payload=PAYLOADS)
def test_listening_never_fails_and_leaves_no_byte_out(
    listen: Callable[[bytes, Direction], list[Heard]], direction: Direction, data: bytes, payload: bytes
) -> None:
    for good in (ID003.frame(payload), frame(0, payload), CCNET.frame(payload)):
        heard = listen(data + good, direction)
        assert b"".join(one.raw for one in heard) == data + good
        assert all(one.name or one.reason for one in heard)
        assert json.dumps([one.as_json("any", direction) for one in heard])
