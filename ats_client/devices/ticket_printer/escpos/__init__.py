"""ESC/POS, the printers of shops and kiosks, through python-escpos (hardware facts 5.3)."""

from ats_client.devices.ticket_printer.escpos.job import Layout
from ats_client.devices.ticket_printer.escpos.listen import listen
from ats_client.devices.ticket_printer.escpos.machine import EscposMachine, EscposSettings
from screen_kit.devices.serial_line import LineSettings

LINE = LineSettings(baud_rate=9600)
"""9600 8N1, which is also the library's default."""

__all__ = ["LINE", "EscposMachine", "EscposSettings", "Layout", "listen"]
