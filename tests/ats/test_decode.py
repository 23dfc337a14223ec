"""`ats decode` as a technician's script meets it: a real process, hex in, words out."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ATS = (sys.executable, "-W", "error", "-c", "from ats.main import main; main()")
TICKET = "30 30 37 35 39 38 30 35 38 32 30 33 38 30 35 35 37 37"


def decode(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*ATS, "decode", *arguments], input=text, capture_output=True, text=True, check=False)


def decoded(protocol: str, sent_by: str, text: str) -> list[dict[str, object]]:
    done = decode(protocol, "--from", sent_by, "--json", text=text)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_same_byte_means_different_things_by_direction() -> None:
    frames = "FC 05 11 27 56 FC 05 40 2B 15 FC 05 41 A2 04 FC 05 42 39 36 FC 05 50 AA 05"
    assert [one["name"] for one in decoded("id003", "host", frames)] == [
        "status-request",
        "reset",
        "stack-1",
        "stack-2",
        "ack",
    ]
    assert [one["name"] for one in decoded("id003", "device", frames)] == [
        "idling",
        "power-up",
        "power-up-note-in-acceptor",
        "power-up-note-in-stacker",
        "ack",
    ]


def test_a_frame_has_exactly_the_promised_form() -> None:
    assert decoded("id003", "device", "FC 06 13 63 A2 D8") == [
        {
            "protocol": "id003",
            "direction": "device",
            "name": "escrow",
            "bytes": "FC 06 13 63 A2 D8",
            "fields": {"denomination": "0x63"},
            "valid": True,
        }
    ]


def test_noise_before_between_and_after_frames_is_said_with_its_reason() -> None:
    text = "00 FC 05 15 03 10 FC 05 15 03 11 FC 05 15 03 10 FC 05"
    assert decoded("id003", "device", text)[0] == {
        "valid": False,
        "bytes": "00",
        "reason": "no frame starts here",
    }
    said = [(one["valid"], one.get("name") or one.get("reason")) for one in decoded("id003", "device", text)]
    assert said == [
        (False, "no frame starts here"),
        (True, "vend-valid"),
        (False, "bad check sum"),
        (True, "vend-valid"),
        (False, "cut short"),
    ]


def test_what_a_jcm_unit_says_is_put_into_words() -> None:
    text = f"FC 18 13 6F {TICKET} 3B A8 FC 06 17 79 19 00 FC 06 49 AF 45 FA FC 07 C5 02 00 20 BF"
    ticket, rejecting, failure, option = decoded("id003", "device", text)
    assert ticket["fields"] == {"ticket": "007598058203805577"}, "the technician's tool shows the whole number"
    assert rejecting["fields"] == {"reason": "inhibited, or no answer to escrow in time"}
    assert failure["fields"] == {"failure": "validator head removed"}
    assert option["fields"]["power_recovery"] is True  # type: ignore[index]


def test_what_an_itl_unit_says_is_put_into_words() -> None:
    text = f"7F 00 03 F0 EE 01 CA 70 7F 80 04 F0 F1 E2 01 45 01 7F 00 15 F0 01 12 {TICKET} CB 88 7F 80 01 F0 23 80"
    credit, reset, ticket, ok = decoded("ssp", "device", text)
    assert (credit["name"], credit["fields"]["channel"]) == ("credit-note", 1)  # type: ignore[index]
    assert [event["event"] for event in reset["fields"]["events"]] == [  # type: ignore[index]
        "slave-reset",
        "note-cleared-into-cash-box-at-reset",
    ]
    assert ticket["fields"]["ticket"] == "007598058203805577"  # type: ignore[index]
    assert ok["name"] == "ok"
    (sync, poll) = decoded("ssp", "host", "7F 80 01 11 65 82 7F 00 01 07 11 88")
    assert (sync["name"], poll["name"]) == ("sync", "poll")


def test_ccnets_thirty_is_reset_from_the_host_and_illegal_command_from_the_device() -> None:
    text = "02 03 06 30 41 B3 02 03 06 00 C2 82"
    assert [one["name"] for one in decoded("ccnet", "host", text)] == ["reset", "ack"]
    assert [one["name"] for one in decoded("ccnet", "device", text)] == ["illegal-command", "ack"]
    (escrow,) = decoded("ccnet", "device", "02 03 07 80 01 05 22")
    assert (escrow["name"], escrow["fields"]) == ("escrow", {"type": 1})


@pytest.mark.parametrize(
    "written", ["FC0511 2756", "0xFC,0x05,0x11,0x27,0x56", "fc 05\n11 27\t56\n", "FC,05, 11,27,56,"]
)
def test_hex_is_read_however_it_was_captured(written: str) -> None:
    assert [one["name"] for one in decoded("id003", "host", written)] == ["status-request"]


def test_a_file_and_standard_input_are_read_alike_and_shown_as_a_table(tmp_path: Path) -> None:
    capture = tmp_path / "capture.hex"
    capture.write_text("FC 05 15 03 10 00", encoding="ascii")
    from_file = decode("id003", "--from", "device", str(capture))
    assert from_file.returncode == 0
    assert from_file.stdout.splitlines() == [
        "vend-valid  FC 05 15 03 10",
        "(no frame)  00  no frame starts here",
    ]
    assert decode("id003", "--from", "device", "-", text=capture.read_text()).stdout == from_file.stdout


@pytest.mark.parametrize("protocol", ["tcl", "escpos"])
def test_printers_are_listened_to_by_the_same_command(protocol: str) -> None:
    assert all("valid" in one for one in decoded(protocol, "host", "5E 53 7C 5E 10 04 01"))


def test_nothing_heard_is_nothing_said() -> None:
    assert decoded("id003", "host", "") == []


@pytest.mark.parametrize(
    ("arguments", "text", "complaint"),
    [
        (("id003", "--from", "host"), "FC 0", "not hex"),
        (("id003", "--from", "host"), "FC ZZ", "not hex"),
        (("id003", "--from", "host"), "\xff\xfe", "not hex"),
        (("morse", "--from", "host"), "", "no such protocol: morse"),
        (("id003", "--from", "nobody"), "", "nobody"),
        (("id003",), "", "--from"),
        (("id003", "--from", "host", "/no/such/file"), "", "/no/such/file"),
    ],
)
def test_a_mistake_is_one_line_on_standard_error_and_exit_code_two(
    arguments: tuple[str, ...], text: str, complaint: str
) -> None:
    done = decode(*arguments, text=text)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert complaint in done.stderr
