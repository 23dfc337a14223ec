"""The view models that the technician's QML reads."""
