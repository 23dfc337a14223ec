"""The audit: everything in the database added up again, by code that shares nothing with the writers but the rules.

It reads one consistent picture of a database that may be in use, and says in plain words what does not hold.
"""

from game_server.audit.findings import Findings
from game_server.audit.run import audit

__all__ = ["Findings", "audit"]
