"""The addresses of this machine. A server's certificate names them, so this imports nothing of HTTP."""

from __future__ import annotations

import fcntl
import ipaddress
import socket
import struct
from pathlib import Path

from kiosk.machine import PROC


def read_addresses(proc: Path = PROC) -> tuple[str, ...]:
    """Every address of this machine that another one could reach, as `eth0 10.0.0.7`."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(asked, 0x8915, struct.pack("256s", name.encode()))  # SIOCGIFADDR
            except OSError:  # an interface without an IPv4 address
                continue
            found.append((name, ipaddress.ip_address(answer[20:24])))
    six = proc / "net" / "if_inet6"
    for line in six.read_text().splitlines() if six.exists() else []:
        digits, *_, name = line.split()
        found.append((name, ipaddress.ip_address(bytes.fromhex(digits))))
    return tuple(f"{name} {address}" for name, address in found if not (address.is_loopback or address.is_link_local))
