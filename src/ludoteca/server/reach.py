"""Under which address friends in the house can reach this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from .settings import OWN_NAMES, Settings, loopback

# An address that is nobody's (RFC 5737): asked for the way there, the machine says from which address it would go.
# Nothing is sent.
NOBODY = ("192.0.2.1", 9)


def hosts(settings: Settings) -> list[str]:
    """The names and addresses of this machine for others, the best first; none if it listens to itself alone."""
    if loopback(settings.host):
        return []
    named = [name for name in settings.hosts if name not in OWN_NAMES]
    if named:
        return named
    if not anywhere(settings.host):
        return [settings.host]
    found = outward()
    return [found] if found and not loopback(found) else []


def anywhere(host: str) -> bool:
    """Whether a server there listens on every address of its machine."""
    try:
        return not host or ip_address(host).is_unspecified
    except ValueError:
        return False


def outward() -> str:
    """The address of this machine in the network it is in; nothing if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(NOBODY)
        except OSError:
            return ""
        found: str = asked.getsockname()[0]
        return found


def opening(settings: Settings) -> str:
    """The command that opens this server to the network of the house; nothing if it is open."""
    if not loopback(settings.host):
        return ""
    port = f" --port {settings.port}" if settings.port != Settings().port else ""
    return f"ludoteca serve --host 0.0.0.0{port}"
