"""Meters for Prometheus: how much, how fast, how many."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """One registry for each server object, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commits = Counter(
            "ats_commits", "Transactions committed by a table's writer", ["table"], registry=self.registry
        )
        self.commit_failures = Counter(
            "ats_commit_failures",
            "Transactions that failed; their requests were told so",
            ["table"],
            registry=self.registry,
        )
        self.requests = Counter("ats_requests", "Requests a table's writer answered", ["table"], registry=self.registry)
        self.commit_seconds = Histogram(
            "ats_commit_seconds",
            "From the first statement to the end of the commit",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.sheets = Counter("ats_sheets_accepted", "Sheets durably recorded", ["table"], registry=self.registry)
        self.refusals = Counter("ats_refusals", "Requests refused", ["problem"], registry=self.registry)
        self.listeners = Gauge("ats_listeners", "Open event streams", ["table"], registry=self.registry)
        self.dropped = Counter(
            "ats_listeners_dropped", "Event streams dropped as too slow", ["table"], registry=self.registry
        )
        self.owned = Gauge("ats_tables_owned", "Tables this process writes for", registry=self.registry)
