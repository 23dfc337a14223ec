"""Touch, display and sound, tested by the technician's own finger, eye and ear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

from ats_client.station.picture import Picture
from game_rules.game import Game
from kiosk.checks import Verdict
from kiosk.pages.page import Action, CheckLine, Mark, Page, PageView, TextLine

MISS_MOST_PX = 16.0
"""Half of the smallest spot a player must hit (32 px): within it, a finger always hits the spot it aims at."""
FINGERS_LEAST = 2
NINE = tuple((x, y) for y in (0.1, 0.5, 0.9) for x in (0.1, 0.5, 0.9))
"""Where the nine points are, as fractions of the screen."""
PATTERNS = {
    "red": "Red: one even colour, no dark or coloured dot",
    "green": "Green: one even colour, no dark or coloured dot",
    "blue": "Blue: one even colour, no dark or coloured dot",
    "white": "White: no dark dot (dead pixel), no dirt",
    "black": "Black: no bright dot (stuck pixel)",
    "gradient": "Gradients: even steps, no bands",
    "grid": "Grid: straight lines to every edge, nothing cut off",
    "burn-in": "Grey: no shadow of the layout burnt in",
}
SOUNDS = ("chip", "tick", "last-bets", "no-more-bets", "result", "win", "refused", "attention")


@dataclass(frozen=True, slots=True)
class Region:
    """One place on the felt that takes a touch; GMNS 1.21.20 wants all of them known."""

    bet_id: str
    x: float
    y: float
    on_line: bool


def regions(game: Game | None) -> tuple[Region, ...]:
    """Every active region of the felt, from the layout that also places the chips."""
    if game is None:
        return ()
    return tuple(Region(spot.bet_id, spot.x, spot.y, spot.on_line) for spot in game.layout.spots)


class TouchPage(Page):
    key, title = "touch", "Touch"

    def __init__(self, picture: Callable[[], Picture]) -> None:
        self._picture = picture
        self.errors_px: list[float] = []
        self.most_fingers = 0

    @property
    def game(self) -> Game | None:
        return self._picture().game

    @property
    def next_point(self) -> tuple[float, float] | None:
        """Where the finger should go, as fractions of the screen; None when all nine are done."""
        return NINE[len(self.errors_px)] if len(self.errors_px) < len(NINE) else None

    def touched(self, x: float, y: float, width: float, height: float) -> None:
        """A finger touched here and aimed at the next of the nine points."""
        if (aim := self.next_point) is not None:
            self.errors_px.append(hypot(x - aim[0] * width, y - aim[1] * height))

    def fingers(self, count: int) -> None:
        self.most_fingers = max(self.most_fingers, count)

    def start_again(self) -> None:
        self.errors_px.clear()

    def view(self) -> PageView:
        done, worst = len(self.errors_px), max(self.errors_px, default=0.0)
        if self.next_point is not None:
            accuracy = CheckLine("Accuracy", Mark.OPEN, f"{done} of {len(NINE)} points touched")
        else:
            said = f"at most {worst:.1f} px off (at most {MISS_MOST_PX:g})"
            accuracy = CheckLine.of("Accuracy", Verdict(worst <= MISS_MOST_PX, said))
        fingers = self.most_fingers
        multi = CheckLine(
            "Several fingers",
            Mark.OPEN if not fingers else Mark.PASS if fingers >= FINGERS_LEAST else Mark.FAIL,
            f"{fingers} seen at once (at least {FINGERS_LEAST})" if fingers else "lay two fingers on the drawing field",
        )
        points = tuple(
            TextLine(f"point-{place}", f"Point {place}", f"{miss:.1f} px off")
            for place, miss in enumerate(self.errors_px, start=1)
        )
        spots = tuple(
            TextLine(f"region-{each.bet_id}", each.bet_id, "on a line" if each.on_line else "a whole box")
            for each in regions(self.game)
        )
        actions = (
            Action("nine", "Nine-point test"),
            Action("draw", "Draw"),
            Action("regions", "Picture of all regions", "" if spots else "The server has not told the game yet."),
        )
        return PageView((accuracy, multi), (*points, *spots), actions)

    async def act(self, key: str) -> str:
        if key == "nine":
            self.start_again()
        return f"touch: {key}"


class JudgedPage(Page):
    """Things that a person looks at or listens to, one by one, and judges."""

    items: dict[str, str]

    def __init__(self) -> None:
        self._said: dict[str, bool] = {}

    def judged(self, item: str, right: bool) -> None:
        if item in self.items:
            self._said[item] = right

    def lines_judged(self) -> tuple[CheckLine, ...]:
        marks = {True: Mark.PASS, False: Mark.FAIL, None: Mark.OPEN}
        return tuple(CheckLine(item, marks[self._said.get(item)], what) for item, what in self.items.items())


class DisplayPage(JudgedPage):
    key, title = "display", "Display"
    items = PATTERNS

    def __init__(self) -> None:
        super().__init__()
        self._size = (0, 0)

    def sized(self, width: int, height: int) -> None:
        self._size = (width, height)

    def view(self) -> PageView:
        width, height = self._size
        enough = width >= 1280 and height >= 768
        size = CheckLine.of("Resolution", Verdict(enough, f"{width} × {height} (at least 1280 × 768)"))
        return PageView((size, *self.lines_judged()), actions=(Action("patterns", "Show the patterns"),))

    async def act(self, key: str) -> str:
        return f"display: {key}"


class SoundPage(JudgedPage):
    key, title = "sound", "Sound"
    items = dict.fromkeys(SOUNDS, "play it, and say whether it was heard")

    def __init__(self, can_be_heard: Callable[[], bool], play: Callable[[str], None]) -> None:
        super().__init__()
        self._can_be_heard = can_be_heard
        self._play = play

    def view(self) -> PageView:
        there = self._can_be_heard()
        card = CheckLine.of("Sound card", Verdict(there, "there" if there else "this machine has none"))
        actions = tuple(Action(f"play-{name}", f"Play: {name}") for name in SOUNDS)
        return PageView((card, *self.lines_judged()), actions=actions)

    async def act(self, key: str) -> str:
        name = key.removeprefix("play-")
        self._play(name)
        return f"played {name}"
