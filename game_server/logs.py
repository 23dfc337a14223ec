"""One JSON line for each noteworthy thing, on standard error."""

from __future__ import annotations

import logging
import sys

import structlog


def log_as_json(level: int = logging.INFO) -> None:
    """Called once by the process that runs the server. Screens have `ats_client.log`."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
