"""Note acceptors: one interface, one package for each wire protocol, and emulators of the units.

A new kind of unit is one package with a `NoteAcceptor`, and one line here.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ats_client.devices.note_acceptor.ccnet import CcnetAcceptor
from ats_client.devices.note_acceptor.id003 import Id003Acceptor
from ats_client.devices.note_acceptor.interface import NoteAcceptor
from ats_client.devices.note_acceptor.ssp import EsspAcceptor, SspAcceptor

PROTOCOLS: Mapping[str, Callable[..., NoteAcceptor]] = MappingProxyType(
    {"id003": Id003Acceptor, "ssp": SspAcceptor, "essp": EsspAcceptor, "ccnet": CcnetAcceptor}
)
"""Each driver by its protocol's name in a station's configuration."""


def acceptor_for(protocol: str) -> Callable[..., NoteAcceptor]:
    """A protocol's driver. Call it with (port, handler, open_entry, settings, workings, line, protocol_settings)."""
    if protocol not in PROTOCOLS:
        raise ValueError(f"no note acceptor speaks {protocol}; known are {', '.join(PROTOCOLS)}")
    return PROTOCOLS[protocol]
