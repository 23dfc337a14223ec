"""The gaming tables: their state in memory, what each request makes of it, and the one writer each has."""
