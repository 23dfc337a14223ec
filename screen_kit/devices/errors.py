"""What can go wrong with a device, as a family; screens choose their words by type, never by parsing text.

DeviceError
├── LinkLost    the port cannot be opened, or vanished while we were talking
├── NoAnswer    the port is there, the device behind it is silent
└── Refused     the device (or its state) does not allow what was asked; nothing happened
"""


class DeviceError(Exception):
    """Any trouble with a device on the station's serial ports."""


class LinkLost(DeviceError):
    """The port cannot be opened, or vanished (an unplugged USB adapter, a closed pseudo-terminal)."""


class NoAnswer(DeviceError):
    """The device did not answer, however often it was asked."""


class Refused(DeviceError):
    """What was asked does not fit the device's state; nothing was sent or nothing was done."""
