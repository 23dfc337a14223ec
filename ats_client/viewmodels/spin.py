"""How the drawn wheel turns: from the close until its result has come to rest. Pure: seconds in, angles out.

Degrees go clockwise from the top. The seconds are the server's since the close, so every station at the table draws the
same wheel. When the result will come nobody knows: until then the speeds fade to a slow turning, and with it the wheel
runs out to exactly that result.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, exp, pi

ON_THE_RIM = 0.912
IN_THE_POCKET = 0.615
"""How far out the ball is, of the wheel's radius."""
HOPS = 2


@dataclass(frozen=True, slots=True)
class Turning:
    """A speed in degrees a second that fades from its first to its last."""

    first: float
    last: float
    fades_s: float

    def angle(self, seconds: float) -> float:
        faded = self.fades_s * (1 - exp(-seconds / self.fades_s))
        return self.last * seconds + (self.first - self.last) * faded

    def speed(self, seconds: float) -> float:
        return self.last + (self.first - self.last) * exp(-seconds / self.fades_s)


ROTOR = Turning(95.0, 42.0, 9.0)
BALL = Turning(-440.0, -170.0, 8.0)
"""Against the wheel, as a dealer throws it."""
BIG_WHEEL = Turning(230.0, 80.0, 7.0)
"""A wheel game's: three revolutions (BWM 5.1.2) are over in six seconds."""
ROULETTE_RUNS_OUT_S = 1.4
BIG_WHEEL_RUNS_OUT_S = 2.6


@dataclass(frozen=True, slots=True)
class RunOut:
    """From a moving start to rest, without a jerk: it takes over the speed there was, and ends with none."""

    begun_s: float
    lasts_s: float
    start: float
    speed: float
    way: float

    def at(self, seconds: float) -> float:
        """How much of it has passed, 0 to 1."""
        return min(1.0, max(0.0, (seconds - self.begun_s) / self.lasts_s))

    def angle(self, seconds: float) -> float:
        part = self.at(seconds)
        carried = self.speed * self.lasts_s * (part**3 - 2 * part**2 + part)
        return self.start + self.way * (3 * part**2 - 2 * part**3) + carried

    @property
    def end(self) -> float:
        return self.start + self.way


def run_out(begun_s: float, lasts_s: float, start: float, speed: float, to: float | None = None) -> RunOut:
    """Comes to rest at `to` in the direction it goes, or wherever its speed takes it. Never turns back on the way: that
    would need less than a third of what its speed alone would make of the time."""
    least = abs(speed) * lasts_s / 3
    if to is None:
        return RunOut(begun_s, lasts_s, start, speed, speed * lasts_s / 2)
    forward = 1 if speed >= 0 else -1
    way = least + ((to - start) * forward - least) % 360
    return RunOut(begun_s, lasts_s, start, speed, way * forward)


@dataclass(frozen=True, slots=True)
class Place:
    """Where everything is at one moment."""

    rotor: float
    ball: float = 0.0
    out: float = IN_THE_POCKET
    trail: float = 0.0
    """How long a streak the ball leaves, in degrees."""


@dataclass(frozen=True, slots=True)
class Spin:
    """One spin of a wheel; `begun_at` is where the wheel stood before it."""

    roulette: bool
    begun_at: float = 0.0
    rotor_runs_out: RunOut | None = None
    ball_runs_out: RunOut | None = None

    def place(self, seconds: float) -> Place:
        turning = ROTOR if self.roulette else BIG_WHEEL
        rotor = self.begun_at + turning.angle(seconds)
        if self.rotor_runs_out is not None:
            rotor = self.rotor_runs_out.angle(seconds)
        if self.ball_runs_out is None:
            trail = 105 * abs(BALL.speed(seconds) / BALL.first)
            return Place(rotor, BALL.angle(seconds), ON_THE_RIM, trail)
        part = self.ball_runs_out.at(seconds)
        return Place(rotor, self.ball_runs_out.angle(seconds), _falls(part), 40 * (1 - part) if part < 0.5 else 0.0)

    def falls_to(self, pocket: float, seconds: float) -> Spin:
        """The result is known: `pocket` degrees from the wheel's own top, it comes to rest from here on."""
        now = self.place(seconds)
        if not self.roulette:  # the section is turned to the pointer at the top
            runs_out = run_out(seconds, BIG_WHEEL_RUNS_OUT_S, now.rotor, BIG_WHEEL.speed(seconds), -pocket)
            return Spin(False, self.begun_at, runs_out)
        rotor = run_out(seconds, ROULETTE_RUNS_OUT_S, now.rotor, ROTOR.speed(seconds))
        ball = run_out(seconds, ROULETTE_RUNS_OUT_S, now.ball, BALL.speed(seconds), rotor.end + pocket)
        return Spin(True, self.begun_at, rotor, ball)

    @property
    def way_left(self) -> float:
        """How far the wheel has still to go once its result is known."""
        return 0.0 if self.rotor_runs_out is None else abs(self.rotor_runs_out.way)

    def is_over(self, seconds: float) -> bool:
        return self.rotor_runs_out is not None and self.rotor_runs_out.at(seconds) >= 1.0


def _falls(part: float) -> float:
    """From the rim into the pocket, with two small hops."""
    begins, lands = 0.25, 0.6
    if part <= begins:
        return ON_THE_RIM
    if part < lands:
        fallen = (part - begins) / (lands - begins)
        return ON_THE_RIM - (ON_THE_RIM - IN_THE_POCKET) * fallen**2
    rest = (part - lands) / (1 - lands)
    hop = abs(cos(pi * HOPS * rest + pi / 2)) * (1 - rest) ** 2
    return IN_THE_POCKET + 0.07 * hop
