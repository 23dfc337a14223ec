"""The QML of the console and the displays."""
