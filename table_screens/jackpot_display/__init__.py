"""The jackpot meter display (RR 1.1, 8.3.7): amounts, messages, and the winning show; it decides nothing."""
