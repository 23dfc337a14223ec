"""The ledger: whole cents from one account to another, every movement with two sides."""
