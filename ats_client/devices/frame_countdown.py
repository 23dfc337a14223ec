"""What an emulator has been told to do between two frames: cut its power, cut the wire, or only say so."""

from collections.abc import Callable


class FrameCountdown:
    """`passed` each frame, whichever side's it is; after so many the thing happens, once."""

    def __init__(self) -> None:
        self._to_go = 0
        self._then: Callable[[], None] | None = None

    def start(self, frames: int, then: Callable[[], None]) -> None:
        """Begins anew; what was to happen before no longer does."""
        if frames < 1:
            raise ValueError("at least one frame must pass")
        self._to_go = frames
        self._then = then

    def passed(self) -> None:
        self._to_go -= 1
        if self._to_go == 0 and self._then is not None:
            then, self._then = self._then, None
            then()
