"""The station's screen: its QML screens and controls, and the few things painted in Python."""
