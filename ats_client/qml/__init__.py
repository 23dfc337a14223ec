"""The station's screen: QML screens and controls, the Theme, and the few things painted in Python."""

from ats_client.qml import pyside  # before anything else of PySide

__all__ = ["pyside"]
