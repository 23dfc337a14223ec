"""ITL SSP and eSSP (NV9, NV10, NV11, NV200, BV; hardware facts 3). Sequenced; after escrow the next poll accepts."""

import serialx

from ats_client.devices.note_acceptor.driver import REAL, SerialAcceptor, Workings
from ats_client.devices.note_acceptor.interface import DEFAULTS, AcceptorSettings, Handler, OpenEntry
from ats_client.devices.note_acceptor.ssp.link_layer import SspLinkLayer
from ats_client.devices.note_acceptor.ssp.machine import SspMachine, SspSettings
from screen_kit.devices.serial_line import LineSettings

LINE = LineSettings(baud_rate=9600, stop_bits=serialx.StopBits.TWO)


class SspAcceptor(SerialAcceptor):
    """An ITL unit on a port, not encrypted."""

    USUAL = SspSettings()

    def __init__(
        self,
        port: str,
        handler: Handler,
        open_entry: OpenEntry | None = None,
        settings: AcceptorSettings = DEFAULTS,
        workings: Workings = REAL,
        line: LineSettings = LINE,
        protocol_settings: SspSettings | None = None,
    ) -> None:
        protocol_settings = protocol_settings or self.USUAL
        link_layer = SspLinkLayer(
            protocol_settings.address, protocol_settings.resends, protocol_settings.fixed_key, workings.random_below
        )
        machine = SspMachine(
            settings, protocol_settings, open_entry, workings.new_id, link_layer.use_key, workings.random_below
        )
        super().__init__(port, line, machine, link_layer, handler, workings)


class EsspAcceptor(SspAcceptor):
    """An ITL unit on a port, encrypted."""

    USUAL = SspSettings(is_encrypted=True)
