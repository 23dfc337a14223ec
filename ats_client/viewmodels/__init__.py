"""What QML reads: one object for each thing on screen. No rules are decided here and no money is counted."""
