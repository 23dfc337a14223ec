"""What the QML of console and displays reads: one object for each thing on screen; no rules, no money decided here."""
