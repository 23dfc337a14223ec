"""The central game system: rounds, accounts, tickets, notices; it holds every cent and every result."""
