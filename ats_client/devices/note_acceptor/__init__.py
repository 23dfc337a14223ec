"""Note acceptors: one interface, a package a wire protocol, emulators of the units.

A new kind of unit is one package with a `NoteAcceptor`, and one line here.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ats_client.devices.note_acceptor.ccnet import CcnetAcceptor
from ats_client.devices.note_acceptor.driver import SerialAcceptor
from ats_client.devices.note_acceptor.id003 import Id003Acceptor
from ats_client.devices.note_acceptor.ssp import EsspAcceptor, SspAcceptor

PROTOCOLS: Mapping[str, Callable[..., SerialAcceptor]] = MappingProxyType(
    {
        "id003": Id003Acceptor,
        "ssp": SspAcceptor,
        "essp": EsspAcceptor,
        "ccnet": CcnetAcceptor,
    }
)
"""By the name in a station's configuration. All take (port, handler, open_entry, settings, workings, line)."""
