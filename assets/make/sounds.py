"""Makes the station's sounds: short, soft, and our own. Run it after a change: `python assets/make/sounds.py`."""

from __future__ import annotations

import wave
from array import array
from math import exp, pi, sin
from pathlib import Path
from random import Random

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
RATE = 22_050

Tone = tuple[float, float, float, float]
"""Start, pitch in hertz, how long it rings, and volume (0 to 1)."""

BELLS: dict[str, list[Tone]] = {
    "last-bets": [(0.0, 659.3, 0.35, 0.30), (0.14, 880.0, 0.45, 0.30)],
    "tick": [(0.0, 1318.5, 0.06, 0.22)],
    "no-more-bets": [(0.0, 523.3, 0.4, 0.34), (0.16, 392.0, 0.7, 0.34)],
    "result": [(0.0, 587.3, 0.5, 0.26), (0.10, 740.0, 0.6, 0.22)],
    "win": [(0.0, 659.3, 0.5, 0.26), (0.11, 830.6, 0.5, 0.26), (0.22, 987.8, 0.6, 0.28), (0.33, 1318.5, 0.9, 0.30)],
    "refused": [(0.0, 233.1, 0.22, 0.30)],
    "attention": [(0.0, 880.0, 0.3, 0.3), (0.25, 880.0, 0.3, 0.3), (0.5, 880.0, 0.5, 0.3)],
}


def ring(tones: list[Tone]) -> list[float]:
    """Bells: a tone and two fainter overtones that die away."""
    samples = [0.0] * int(RATE * (max(start + length for start, _, length, _ in tones) + 0.05))
    for start, pitch, length, loud in tones:
        for place in range(int(RATE * length)):
            at = place / RATE
            attack = min(1.0, at / 0.006)
            body = sin(2 * pi * pitch * at) + 0.3 * sin(4 * pi * pitch * at) + 0.12 * sin(6.1 * pi * pitch * at)
            samples[int(RATE * start) + place] += loud * attack * exp(-4.5 * at / length) * body
    return samples


def clay() -> list[float]:
    """A chip set down on another: two quick knocks of noise."""
    chance = Random(7)  # noqa: S311 - a sound, not a secret
    samples = [0.0] * int(RATE * 0.09)
    for start, loud in ((0.0, 0.5), (0.022, 0.3)):
        for place in range(int(RATE * 0.04)):
            at = place / RATE
            knock = chance.uniform(-1, 1) * 0.5 + sin(2 * pi * 2600 * at) * 0.5
            samples[int(RATE * start) + place] += loud * exp(-160 * at) * knock
    return samples


def write(name: str, samples: list[float]) -> None:
    with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", [int(max(-1.0, min(1.0, sample)) * 32_000) for sample in samples]).tobytes())


def main() -> None:
    SOUNDS.mkdir(exist_ok=True)
    for name, tones in BELLS.items():
        write(name, ring(tones))
    write("chip", clay())


if __name__ == "__main__":
    main()
