"""The journal walked from its first event: no number is missing, and every hash is right."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from game_server.audit.findings import Findings
from game_server.journal.chain import event_hash
from game_server.storage import schema
from game_server.storage.schema import GENESIS

_journal = schema.journal.c


@dataclass
class Evidence:
    """Each round as the journal tells it, by table and number: little enough to hold for years of rounds."""

    locked: dict[tuple[str, int], bytes] = field(default_factory=dict)
    """The fingerprint of all sheets at close."""
    outcomes: dict[tuple[str, int], str] = field(default_factory=dict)
    """The confirmed outcome, or what it was corrected to."""


async def walk_journal(connection: AsyncConnection, found: Findings, seen: Callable[[], None]) -> Evidence:
    """`seen` is called after each event."""
    evidence = Evidence()
    heads = {row.chain: row for row in await connection.execute(select(schema.chains))}
    walked: set[str] = set()
    events = await connection.stream(select(schema.journal).order_by(_journal.chain, _journal.number))
    chain, previous, number = "", GENESIS, 0

    def at_the_end() -> None:
        """A chain that was cut short shows: its head is kept apart."""
        head = heads.get(chain)
        if head is None:
            found.journal_problems.append(f"the journal of {chain} has no head")
        elif (head.number, head.hash) != (number, previous):
            found.journal_problems.append(
                f"the journal of {chain} ends at event {number}, its head says event {head.number}"
            )

    async for event in events:
        if event.chain != chain:
            if chain:
                at_the_end()
            chain, previous, number = event.chain, GENESIS, 0
            walked.add(chain)
        if event.number != number + 1:
            found.journal_problems.append(f"the journal of {chain} jumps from event {number} to {event.number}")
        right = event_hash(previous, chain, event.number, event.at_ms, event.by, event.kind, event.body)
        if event.hash != right:
            found.journal_problems.append(
                f"event {event.number} of {chain} ({event.kind}) was changed: its hash is wrong"
            )
        # Going on from the hash that stands there, one changed event is one problem and not all that follow.
        previous, number = event.hash, event.number
        found.events += 1
        _note(evidence, event.chain, event.kind, event.body)
        seen()
    if chain:
        at_the_end()
    for head in heads.values():
        if head.chain not in walked and (head.number, head.hash) != (0, GENESIS):
            found.journal_problems.append(f"the journal of {head.chain} is empty, its head says event {head.number}")
    return evidence


def fingerprint(digests: Mapping[int, str]) -> bytes:
    """All locked sheets of a round in 32 bytes."""
    return sha256("".join(f"{station}:{digests[station]}\n" for station in sorted(digests)).encode()).digest()


def _note(evidence: Evidence, table: str, kind: str, body: str) -> None:
    if kind not in ("round-closed", "round-settled", "outcome-corrected"):
        return
    try:
        told = json.loads(body)
        round_ = (table, int(told["event"]["round"]))
        if kind == "round-closed":
            digests = {int(station): digest for station, digest in told.get("record", {}).get("digests", {}).items()}
            evidence.locked[round_] = fingerprint(digests)
        else:
            evidence.outcomes[round_] = told["event"]["now" if kind == "outcome-corrected" else "outcome"]
    except (ValueError, KeyError, TypeError, AttributeError):
        return  # an event that was changed until it is none: its hash has told
