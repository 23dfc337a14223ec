"""Errors of a device, as a family of types. Screens choose their words by type and never parse text.

DeviceError
├── LinkLost         the port cannot be opened, or vanished while we were talking
├── NoAnswer         the port is there, the device behind it is silent
└── RefusedByDevice  the device (or its state) does not allow what was asked; nothing happened
"""


class DeviceError(Exception):
    """Something is wrong with a device on one of the station's serial ports."""


class LinkLost(DeviceError):
    """The port cannot be opened, or vanished (an unplugged USB adapter, a closed pseudo-terminal)."""


class NoAnswer(DeviceError):
    """The device did not answer, although it was asked several times."""


class RefusedByDevice(DeviceError):
    """The request does not fit the device's state. Nothing was sent, or nothing was done."""
