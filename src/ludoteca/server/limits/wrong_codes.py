"""Wrong table codes: few from an address, some more from the networks around it, and not many from everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from ..errors import Refusal
from .budgets import Buckets, Clock
from .hits import limit_hit

MINUTE = 60.0
# By how wide a network is: wrong codes at once, and in a minute over time. There are 887 million codes.
NARROW, WIDE, WIDER, ALL = (20, 10), (60, 30), (200, 60), (600, 120)
NETWORKS = {4: ((32, NARROW), (24, WIDE)), 6: ((64, NARROW), (48, WIDE), (32, WIDER))}


class WrongCodes:
    def __init__(self, clock: Clock = monotonic) -> None:
        sizes = (NARROW, WIDE, WIDER, ALL)
        self.buckets = {size: Buckets(size[1] / MINUTE, size[0], clock) for size in sizes}

    @contextmanager
    def trying(self, address: str) -> Iterator[None]:
        """Look for a code meanwhile. Who has guessed wrong too often is refused before, right or not."""
        buckets = [self.buckets[size].of(network) for network, size in around(address)]
        if any(bucket.wait(1.0) for bucket in buckets):
            limit_hit("too many wrong table codes: refused", address)
            raise Refusal("too-many", "too many wrong codes came from around here; wait a little, or ask for a link")
        for bucket in buckets:
            bucket.owe(1.0)
        try:
            yield
        except Refusal:
            raise
        except BaseException:
            self._forgive(address)
            raise
        self._forgive(address)

    def _forgive(self, address: str) -> None:
        """It was no wrong guess."""
        for network, size in around(address):
            self.buckets[size].of(network).give_back()


def around(address: str) -> list[tuple[str, tuple[int, int]]]:
    """The networks that an address is in, the narrowest first, with what is allowed to each."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return [(address, NARROW), ("", ALL)]
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    networks = [(str(ip_network((parsed, bits), strict=False)), size) for bits, size in NETWORKS[parsed.version]]
    return [*networks, ("", ALL)]
