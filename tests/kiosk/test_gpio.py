"""Door switches on GPIO, on a machine without them. (The lines themselves need a cabinet.)"""

import importlib.util

import pytest

from kiosk.doors import Door, DoorLineError
from kiosk.gpio import GpioLines


def test_a_machine_without_the_chip_or_the_library_says_which_in_one_line() -> None:
    missing = "gpiod, which is not installed" if importlib.util.find_spec("gpiod") is None else "/dev/no-gpio: lines 17"
    with pytest.raises(DoorLineError, match=missing):
        GpioLines("/dev/no-gpio", {Door.MAIN: 17})
