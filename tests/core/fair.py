"""The scheme of docs/fair.md written down a second time, from that page alone, for tests to compare with."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence


def outcome(secret: str, words: Sequence[str], number: int, weights: Sequence[int]) -> int:
    text = "ludoteca 1\n" + "".join(line + "\n" for line in words)
    key = hmac.new(bytes.fromhex(secret), text.encode("utf-8"), hashlib.sha512).digest()
    block = hmac.new(key, str(number // 8).encode("ascii"), hashlib.sha512).digest()
    eight = block[8 * (number % 8) : 8 * (number % 8) + 8]
    left = int.from_bytes(eight, "big") * sum(weights) // 2**64
    for value, weight in enumerate(weights):
        if left < weight:
            return value
        left -= weight
    raise AssertionError("the weights are used up")
