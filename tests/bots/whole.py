"""A pass through a network with Python's own whole numbers, none of which may reach what a float cannot hold."""

from __future__ import annotations

import numpy as np

from ludoteca.bots.net import MOST, Net
from ludoteca.bots.rows import TOP


def whole_sums(found: Net, rows: list[int]) -> list[int]:
    """The last sums, one for each code and then one for each seat, of what the network reads."""
    encoding = found.encoding
    values = rows[: encoding.inputs]
    sums: list[int] = []
    for number, layer in enumerate(found.layers):
        sums = layer.bias.astype(int).tolist()
        for value, row in zip(values, layer.weights.astype(int).tolist(), strict=True):
            if value:
                sums = [total + value * weight for total, weight in zip(sums, row, strict=True)]
        assert max(abs(total) for total in sums) < MOST
        if number < len(found.layers) - 1:
            shifts = (-np.log2(layer.scale)).astype(int).tolist()
            values = [max(0, min(TOP, total >> shift)) for total, shift in zip(sums, shifts, strict=True)]
    answers = [sums[slot] for slot in encoding.slots.tolist()]
    if found.trust is not None:
        trust = found.trust.astype(int).tolist()
        answers = [total + trust[code] * rows[encoding.first_code + code] for code, total in enumerate(answers)]
        assert max(abs(total) for total in answers) < MOST
    return answers + sums[encoding.answers :]
