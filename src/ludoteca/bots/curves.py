"""How often a party wins of which a search by a network expects so much. What it goes by mixes the share in the victory
with the lead, which keeps it too near to even; these curves, measured in games of the networks with themselves
(`tools/calibrate.py`), make a share of it that people can be told."""

from __future__ import annotations

from math import log

from ludoteca.core.protocol import Game

from .rollout import sigmoid

LEAST = 0.001  # nothing is surer than this before the end


class Curve:
    """A logistic curve: the share rises by `slope` where what is expected does, and is moved by `shift`."""

    def __init__(self, shift: float, slope: float) -> None:
        self.shift = shift
        self.slope = slope

    def share(self, expected: float) -> float:
        return sigmoid(self.shift + self.slope * logit(expected))


def logit(part: float) -> float:
    held = min(max(part, LEAST), 1.0 - LEAST)
    return log(held / (1.0 - held))


PLAIN = Curve(0.0, 1.0)
CURVES: dict[tuple[str, int], Curve] = {
    ("san-juan", 2): Curve(-0.16, 1.41),
    ("san-juan", 3): Curve(0.04, 1.75),
    ("san-juan", 4): Curve(0.16, 1.68),
    ("puerto-rico", 2): Curve(-0.25, 1.46),
    ("puerto-rico", 3): Curve(-0.15, 1.41),
    ("puerto-rico", 4): Curve(-0.11, 1.55),
    ("puerto-rico", 5): Curve(0.00, 1.55),
    ("venezia", 2): Curve(0.20, 1.40),
    ("venezia", 3): Curve(0.32, 1.50),
    ("venezia", 4): Curve(0.35, 1.61),
    ("venezia", 5): Curve(0.07, 1.31),
    ("burgundy", 2): Curve(0.08, 1.48),
    ("burgundy", 3): Curve(0.26, 1.67),
    ("burgundy", 4): Curve(0.25, 1.59),
}


def curve_of(game: Game, parties: int) -> Curve:
    return CURVES.get((game.name, parties), PLAIN)
