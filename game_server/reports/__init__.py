"""Reports: balances, meters by name, totals by round, station and shift, and what tickets are out there.

Each report is a function that reads the database and gives rows; `REPORTS` names them all.
"""

from game_server.reports.catalogue import REPORTS, make_report

__all__ = ["REPORTS", "make_report"]
