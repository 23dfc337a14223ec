"""The other screens of a table: the dealer's console, the winning number display, the jackpot meter display."""
