"""The station's screen: QML screens and controls, the Theme, and the few things painted in Python."""
