"""CashCode CCNET (hardware facts 4.1). The host polls and acknowledges every answer; 81 names the stacked note."""

from ats_client.devices.note_acceptor.ccnet.codes import LAYOUT
from ats_client.devices.note_acceptor.ccnet.machine import CcnetMachine, CcnetSettings
from ats_client.devices.note_acceptor.driver import REAL, SerialAcceptor, Workings
from ats_client.devices.note_acceptor.interface import DEFAULTS, AcceptorSettings, Handler, OpenEntry
from ats_client.devices.note_acceptor.plain_link_layer import PlainLinkLayer
from screen_kit.devices.serial_line import LineSettings

LINE = LineSettings(baud_rate=9600)

USUAL = CcnetSettings()


class CcnetAcceptor(SerialAcceptor):
    """A CashCode unit on a port."""

    def __init__(
        self,
        port: str,
        handler: Handler,
        open_entry: OpenEntry | None = None,
        settings: AcceptorSettings = DEFAULTS,
        workings: Workings = REAL,
        line: LineSettings = LINE,
        protocol_settings: CcnetSettings = USUAL,
    ) -> None:
        machine = CcnetMachine(settings, protocol_settings, open_entry, workings.new_id)
        super().__init__(port, line, machine, PlainLinkLayer(LAYOUT), handler, workings)
