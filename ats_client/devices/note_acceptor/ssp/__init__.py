"""ITL SSP and eSSP (NV9, NV10, NV11, NV200, BV): hardware facts 3. Sequenced; after escrow the next poll accepts."""

import serialx

from ats_client.devices.note_acceptor.driver import REAL, SerialAcceptor, Workings
from ats_client.devices.note_acceptor.interface import DEFAULTS, AcceptorSettings, Handler, OpenEntry
from ats_client.devices.note_acceptor.ssp.machine import SspMachine, SspSettings
from ats_client.devices.note_acceptor.ssp.wire import SspWire
from screen_kit.devices.serial_line import LineSettings

LINE = LineSettings(baud_rate=9600, stop_bits=serialx.StopBits.TWO)


class SspAcceptor(SerialAcceptor):
    """An ITL unit on a port, in the clear."""

    USUAL = SspSettings()

    def __init__(
        self,
        port: str,
        handler: Handler,
        open_entry: OpenEntry | None = None,
        settings: AcceptorSettings = DEFAULTS,
        workings: Workings = REAL,
        line: LineSettings = LINE,
        own: SspSettings | None = None,
    ) -> None:
        own = own or self.USUAL
        wire = SspWire(own.address, own.resends, own.fixed_key, workings.random_below)
        machine = SspMachine(settings, own, open_entry, workings.new_id, wire.use_key, workings.random_below)
        super().__init__(port, line, machine, wire, handler, workings)


class EsspAcceptor(SspAcceptor):
    """An ITL unit on a port, encrypted."""

    USUAL = SspSettings(is_encrypted=True)
