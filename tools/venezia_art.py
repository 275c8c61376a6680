"""The coast of a Venezia board, engraved: `venezia_art.py [FILE] > web/src/games/venezia/map/art.json`.

The client draws any board from its hexes alone; these are the curves it cannot work out by itself, of the board that
comes with the game: shores, shallows and waterlines, as paths. Needs shapely, which nothing else here does.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from pathlib import Path

from shapely.geometry import MultiPolygon, Polygon
from shapely.ops import unary_union

from ludoteca.games.venezia.data import Hex, Sheet

OURS = Path(__file__).resolve().parent.parent / "src/ludoteca/data/venezia.json"
SIZE = 30
# How far from the shore a line runs, and how far apart its points lie.
LINES = ((5.5, 12), (9.5, 13), (14, 15), (19.5, 18), (27, 22), (36, 26), (47, 30), (60, 36))
# Where the names of the quarters stand, and how they are turned.
NAMES = {
    "A": (-268, -250, -22),
    "B": (296, -262, 0),
    "C": (-312, 66, -58),
    "D": (196, 273, -4),
    "E": (555, 124, -60),
}

Point = tuple[float, float]


def corners(hex: Hex, radius: float) -> list[Point]:
    x, y = SIZE * sqrt(3) * (hex.q + hex.r / 2), SIZE * 1.5 * hex.r
    angles = [pi / 6 + side * pi / 3 for side in range(6)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def island(hexes: Iterable[Hex]) -> Polygon:
    """A quarter with a rounded shore."""
    return unary_union([Polygon(corners(hex, SIZE + 0.4)) for hex in hexes]).buffer(9).buffer(-5.5)


def shaken(x: float, y: float, much: float) -> Point:
    """A fixed field of small waves: no line is drawn with a ruler."""
    return (
        x + much * (sin(x * 0.11 + y * 0.07) + 0.6 * sin(y * 0.23 - x * 0.05)),
        y + much * (sin(y * 0.13 - x * 0.06) + 0.6 * sin(x * 0.21 + y * 0.04)),
    )


def rings(shape: Polygon | MultiPolygon) -> Iterator[list[Point]]:
    for one in getattr(shape, "geoms", [shape]):
        for ring in (one.exterior, *one.interiors):
            yield list(ring.coords)[:-1]


def spread(ring: list[Point], step: float) -> list[Point]:
    """Points at even distances along a ring."""
    ends = [*ring[1:], ring[0]]
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(ring, ends, strict=True)]
    count = max(8, round(sum(lengths) / step))
    gap = sum(lengths) / count
    found: list[Point] = []
    walked = 0.0
    for start, end, length in zip(ring, ends, lengths, strict=True):
        while len(found) < count and len(found) * gap <= walked + length:
            part = (len(found) * gap - walked) / (length or 1)
            found.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        walked += length
    return found


def number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0").replace("0.", ".", 1) if abs(value) < 1 else f"{value:.1f}"
    return "0" if text in ("-", "", "-0", ".0", "-.0") else text.removesuffix(".0")


def joined(*values: float) -> str:
    texts = [number(value) for value in values]
    return texts[0] + "".join(text if text.startswith("-") else f" {text}" for text in texts[1:])


def smooth(shape: Polygon | MultiPolygon, step: float, much: float = 1.5) -> str:
    """Curves through the middles between the points, each from where the last one ended.

    Each point mirrors the one before it in the middle between them, which is what `t` stands for: only the middles are
    written. The points lie on even tenths, so that the middles are whole ones and no rounding adds up.
    """
    path = ""
    for ring in rings(shape):
        points = [(even(x), even(y)) for x, y in (shaken(x, y, much) for x, y in spread(ring, step))]
        ends = [*points[1:], points[0]]
        middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, ends, strict=True)]
        x, y = middles[-1]
        (left, top), (right, bottom) = points[0], middles[0]
        path += f"M{joined(x, y)}q{joined(left - x, top - y, right - x, bottom - y)}t"
        path += joined(*(value for a, b in pairwise(middles) for value in (b[0] - a[0], b[1] - a[1]))) + "Z"
    return path


def even(value: float) -> float:
    return round(value * 5) / 5


def hachures(shape: Polygon) -> str:
    """Short strokes inside the shores that face south-east, each from where the last one ended."""
    path = "M0 0"
    pen = (0.0, 0.0)
    for ring in rings(shape):
        points = spread(ring, 3.6)
        for at, (x, y) in enumerate(points):
            end = points[(at + 1) % len(points)]
            length = hypot(end[0] - x, end[1] - y) or 1
            away = ((end[1] - y) / length, -(end[0] - x) / length)
            # The points of a ring of shapely run clockwise as they are seen on a screen, or not: both ends are tried.
            if shape.contains(Polygon(corners_at(x + away[0] * 3, y + away[1] * 3))):
                away = (-away[0], -away[1])
            if away[0] * 0.45 + away[1] * 0.9 > 0.35:
                start = shaken(x, y, 1.5)
                long = 2.4 + 1.6 * sin(at * 1.7) ** 2
                for letter, inside in (("m", 0.6), ("l", 0.6 + long)):
                    to = (round(start[0] - away[0] * inside, 1), round(start[1] - away[1] * inside, 1))
                    path += letter + joined(to[0] - pen[0], to[1] - pen[1])
                    pen = to
    return path


def corners_at(x: float, y: float) -> list[Point]:
    return [(x - 0.2, y - 0.2), (x + 0.2, y - 0.2), (x, y + 0.2)]


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else OURS
    sheet = Sheet(json.loads(file.read_text()))
    islands = {id_: island(hex for hex in sheet.hexes if hex.quarter == id_) for id_ in sheet.quarters}
    land = unary_union(list(islands.values()))
    art = {
        # What it was drawn for: on other hexes it is of no use.
        "hexes": [[hex.quarter, hex.q, hex.r] for hex in sheet.hexes],
        "shallows": [smooth(land.buffer(34).buffer(-8), 22, 3), smooth(land.buffer(15), 18, 2)],
        "lines": [smooth(land.buffer(far), step, 1.3 + far / 40) for far, step in LINES],
        "shores": {id_: smooth(shape, 8) for id_, shape in islands.items()},
        "grounds": {id_: smooth(shape.buffer(-4), 10, 1.2) for id_, shape in islands.items()},
        "names": NAMES,
        "hachures": "".join(hachures(shape) for shape in islands.values()),
    }
    print(json.dumps(art, separators=(",", ":")))


if __name__ == "__main__":
    main()
