"""Where a result comes from: the dealer's eyes, a sensor on the wheel, or a simulated wheel for a demonstration."""
