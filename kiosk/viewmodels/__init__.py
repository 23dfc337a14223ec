"""What the technician's QML reads."""
