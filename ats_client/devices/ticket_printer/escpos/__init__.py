"""ESC/POS, the printers of shops and kiosks, through python-escpos (hardware facts 5.3)."""

from ats_client.devices.serial_line import LineSettings
from ats_client.devices.ticket_printer.escpos.job import Layout
from ats_client.devices.ticket_printer.escpos.listen import listen
from ats_client.devices.ticket_printer.escpos.machine import EscposMachine, EscposSettings

LINE = LineSettings(baud_rate=9600)
"""9600 8N1, which is also the library's default."""

__all__ = ["LINE", "EscposMachine", "EscposSettings", "Layout", "listen"]
