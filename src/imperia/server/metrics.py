"""Counts and times of the server for Prometheus. Nothing here names a person, a table, a card or a secret."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """One server's numbers."""

    def __init__(self) -> None:
        """All zero, in a registry of their own."""
        self.registry = CollectorRegistry()
        self.sockets = Gauge("imperia_sockets", "open sockets", registry=self.registry)
        self.tables = Gauge("imperia_tables", "tables in memory", registry=self.registry)
        self.matches = Counter("imperia_matches", "matches begun", ["game"], registry=self.registry)
        self.entries = Counter("imperia_entries", "log entries written", registry=self.registry)
        self.refusals = Counter("imperia_refusals", "commands refused", ["code"], registry=self.registry)
        self.commit = Histogram("imperia_commit_seconds", "from deciding to publishing", buckets=BUCKETS, registry=self.registry)

    def text(self) -> bytes:
        """In Prometheus' own form."""
        return generate_latest(self.registry)
