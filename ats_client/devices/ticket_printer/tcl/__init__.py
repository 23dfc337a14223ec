"""TCL: FutureLogic GEN2 and PSA-66, and the printers that speak like them (hardware facts 5.1)."""

from ats_client.devices.ticket_printer.tcl.listen import listen
from ats_client.devices.ticket_printer.tcl.machine import TclMachine, TclSettings
from ats_client.devices.ticket_printer.tcl.templates import TEMPLATE_0, TEMPLATE_9, Template
from screen_kit.devices.serial_line import LineSettings

LINE = LineSettings(baud_rate=38400)
"""38400 8N1 is the usual setting; 1200 to 115200 can be chosen on the unit."""

__all__ = ["LINE", "TEMPLATE_0", "TEMPLATE_9", "TclMachine", "TclSettings", "Template", "listen"]
