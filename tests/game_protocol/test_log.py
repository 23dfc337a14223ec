"""What a process of the house notes down: one JSON object a line, from a real process."""

import json
import subprocess
import sys
from datetime import UTC, datetime
from typing import Any


def lines(program: str) -> list[dict[str, Any]]:
    head = "import logging\nfrom game_protocol.log import Log, log_as_json\nlog_as_json()\nlog = Log('kiosk.doors')\n"
    ran = subprocess.run([sys.executable, "-c", head + program], capture_output=True, text=True, check=True)
    assert ran.stdout == ""
    return [json.loads(line) for line in ran.stderr.splitlines()]


def test_a_line_says_what_happened_when_and_with_what() -> None:
    [line] = lines("log.warning('door open', door='logic', name='Lượt', path=__import__('pathlib').Path('/a'))")
    at = datetime.fromisoformat(line.pop("timestamp"))
    assert abs((datetime.now(UTC) - at).total_seconds()) < 60
    assert line == {"event": "door open", "level": "warning", "door": "logic", "name": "Lượt", "path": "/a"}


def test_what_happened_is_never_hidden_by_a_fact_of_that_name() -> None:
    [line] = lines("log.error('fault', level='high', timestamp=1, why='x\\ny')")
    assert (line["event"], line["level"], line["why"]) == ("fault", "error", "x\ny")


def test_what_is_small_is_told_from_the_house_and_not_from_libraries() -> None:
    told = lines(
        "log.debug('too small'); log.info('small')\n"
        "logging.getLogger('httpx').info('HTTP Request: GET'); logging.getLogger('asyncio').warning('slow')"
    )
    assert [line["event"] for line in told] == ["small", "slow"]


def test_an_error_of_a_library_has_its_traceback_in_the_line() -> None:
    [line] = lines("try: 1 / 0\nexcept ZeroDivisionError: logging.getLogger('asyncio').exception('lost')")
    assert line["event"] == "lost"
    assert line["exception"].endswith("ZeroDivisionError: division by zero")


def test_an_error_of_our_own_has_its_traceback_and_its_facts() -> None:
    [line] = lines("try: 1 / 0\nexcept ZeroDivisionError: log.exception('batch failed', table='1')")
    assert (line["event"], line["level"], line["table"]) == ("batch failed", "error", "1")
    assert line["exception"].endswith("ZeroDivisionError: division by zero")
