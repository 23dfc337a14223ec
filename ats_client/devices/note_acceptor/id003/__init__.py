"""JCM ID-003 (UBA, iVIZION, VEGA, WBA, EBA, iPRO): hardware facts 2. Polled; VEND VALID repeats until its ACK."""

import serialx

from ats_client.devices.note_acceptor.driver import REAL, SerialAcceptor, Workings
from ats_client.devices.note_acceptor.id003.codes import LAYOUT
from ats_client.devices.note_acceptor.id003.machine import Id003Machine, Id003Settings
from ats_client.devices.note_acceptor.interface import DEFAULTS, AcceptorSettings, Handler, OpenEntry
from ats_client.devices.note_acceptor.plain_link_layer import PlainLinkLayer
from screen_kit.devices.serial_line import LineSettings

LINE = LineSettings(baud_rate=9600, parity=serialx.Parity.EVEN)
"""Even parity; some units can run at 19200 (facts 2.1)."""

USUAL = Id003Settings()


class Id003Acceptor(SerialAcceptor):
    """A JCM unit on a port."""

    def __init__(
        self,
        port: str,
        handler: Handler,
        open_entry: OpenEntry | None = None,
        settings: AcceptorSettings = DEFAULTS,
        workings: Workings = REAL,
        line: LineSettings = LINE,
        protocol_settings: Id003Settings = USUAL,
    ) -> None:
        machine = Id003Machine(settings, protocol_settings, open_entry, workings.new_id)
        super().__init__(port, line, machine, PlainLinkLayer(LAYOUT), handler, workings)
