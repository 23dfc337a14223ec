"""One JSON line for each noteworthy thing that a process of the house does, on standard error (decision 0014)."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

HOUSE = ("ats", "ats_client", "game_protocol", "game_server", "kiosk", "screen_kit", "table_screens")
"""Whose lines are told from the level asked for; of a library only what is wrong."""


class Log:
    """Says what happened in a few fixed words, and with what as facts beside them."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **facts: object) -> None:
        self._say(logging.DEBUG, event, facts)

    def info(self, event: str, **facts: object) -> None:
        self._say(logging.INFO, event, facts)

    def warning(self, event: str, **facts: object) -> None:
        self._say(logging.WARNING, event, facts)

    def error(self, event: str, **facts: object) -> None:
        self._say(logging.ERROR, event, facts)

    def exception(self, event: str, **facts: object) -> None:
        """An error with the traceback of what is being handled."""
        self._say(logging.ERROR, event, facts, traceback=True)

    def _say(self, level: int, event: str, facts: dict[str, object], *, traceback: bool = False) -> None:
        self._logger.log(level, event, extra={"facts": facts}, exc_info=traceback)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        words: dict[str, object] = {**vars(record).get("facts", {})}
        if record.exc_info:
            words["exception"] = self.formatException(record.exc_info)
        at = datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z")
        words |= {"event": record.getMessage(), "level": record.levelname.lower(), "timestamp": at}
        return json.dumps(words, default=str, ensure_ascii=False)


def log_as_json(level: int = logging.INFO) -> None:
    """Called once, by the command that runs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    for package in HOUSE:
        logging.getLogger(package).setLevel(level)
