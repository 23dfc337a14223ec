"""What is painted once and then only shown: felt, wheel, racetrack, chips, and the countdown's ring."""
