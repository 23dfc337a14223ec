"""An emulator's countdown in frames: after a given number it cuts its power, cuts the wire, or only says so."""

from collections.abc import Callable


class FrameCountdown:
    """Call `passed` for each frame of either side. After the given number of frames the action runs, once."""

    def __init__(self) -> None:
        self._to_go = 0
        self._then: Callable[[], None] | None = None

    def start(self, frames: int, then: Callable[[], None]) -> None:
        """Starts a new countdown; the one before it is dropped."""
        if frames < 1:
            raise ValueError("at least one frame must pass")
        self._to_go = frames
        self._then = then

    def passed(self) -> None:
        self._to_go -= 1
        if self._to_go == 0 and self._then is not None:
            then, self._then = self._then, None
            then()
