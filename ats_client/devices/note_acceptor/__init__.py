"""Note acceptors: one interface, a package a wire protocol, emulators of the units.

A new kind of unit is one package with a `NoteAcceptor`, and one line here.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType

from ats_client.devices.note_acceptor.interface import NoteAcceptor

PROTOCOLS: Mapping[str, str] = MappingProxyType(
    {
        "id003": "ats_client.devices.note_acceptor.id003:Id003Acceptor",
        "ssp": "ats_client.devices.note_acceptor.ssp:SspAcceptor",
        "essp": "ats_client.devices.note_acceptor.ssp:EsspAcceptor",
        "ccnet": "ats_client.devices.note_acceptor.ccnet:CcnetAcceptor",
    }
)
"""The name in a station's configuration: where its driver lives, imported only by the station that has one."""


def acceptor_for(protocol: str) -> Callable[..., NoteAcceptor]:
    """The driver of a protocol; called with (port, handler, open_entry, settings, workings, line, own)."""
    if protocol not in PROTOCOLS:
        raise ValueError(f"no note acceptor speaks {protocol}; known are {', '.join(PROTOCOLS)}")
    module, _, name = PROTOCOLS[protocol].partition(":")
    driver: Callable[..., NoteAcceptor] = getattr(import_module(module), name)
    return driver
