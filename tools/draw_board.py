"""Draw a Venezia board file as SVG, with every hex, bridge and space by name: `draw_board.py FILE > board.svg`.

Without a file it draws the board that comes with the game, which is the picture in docs/.
"""

from __future__ import annotations

import json
import sys
from math import sqrt
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.games.venezia.checks import DIRECTIONS, check
from ludoteca.games.venezia.data import LAST, PRINTED, STONE, Hex, Sheet, Space

OURS = Path(__file__).resolve().parent.parent / "src/ludoteca/data/venezia.json"

SIZE = 30
TINTS = ("#e9c9b1", "#c9d6ab", "#e6d59a", "#cdbfdc", "#e3b8c0")
INK = "#3a332b"
STYLE = (
    f"text{{font:10px Inter,Arial,sans-serif;text-anchor:middle;fill:{INK}}}"
    ".big{font:italic 600 19px Fraunces,Georgia,serif;text-anchor:start}.small{font-size:8.5px}"
    ".left{font-size:13px;text-anchor:start}.halo{paint-order:stroke;stroke:#bcdbe2;stroke-width:3px}"
    f".hex{{stroke:{INK};stroke-width:1}}.water{{fill:#bcdbe2;stroke:#fff;stroke-width:1.5}}"
    f".open{{fill:#dcebee}}.bridge{{stroke:#fff;stroke-width:5;stroke-dasharray:7 5}}"
    f".way{{fill:none;stroke:#5b8c99;stroke-width:1.5}}.axis{{stroke:{INK};stroke-width:2}}"
)


REEDS = '<path id="reeds" d="M-7,5V-2M-3,5V-5M1,5V-1M5,5V-4M-9,5H8" fill="none" stroke="#5d7a4a" stroke-width="1.4"/>'


def centre(q: int, r: int) -> tuple[float, float]:
    return SIZE * sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def corners(radius: float) -> str:
    half = radius * sqrt(3) / 2
    edge = radius / 2
    places = ((0, -radius), (half, -edge), (half, edge), (0, radius), (-half, edge), (-half, -edge))
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def text(x: float, y: float, words: str, style: str = "") -> str:
    kind = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{kind}>{words}</text>'


def draw_hex(hex: Hex, tint: str, printed: dict[str, str]) -> list[str]:
    """The name above, below it what is there at the start: reeds, a stone or a building."""
    x, y = centre(hex.q, hex.r)
    marks = [f'<use href="#h" x="{x:.1f}" y="{y:.1f}" class="hex" fill="{tint}"/>', text(x, y - 6, hex.name)]
    if hex.kind == STONE:
        marks.append(f'<rect x="{x - 7:.1f}" y="{y + 2:.1f}" width="14" height="9" fill="#8d8579"/>')
    elif hex.kind == PRINTED:
        marks.append(text(x, y + 9, printed[hex.name], "small"))
    else:
        marks.append(f'<use href="#reeds" x="{x:.1f}" y="{y + 8:.1f}"/>')
    return marks


def draw_water(space: Space) -> list[str]:
    kind = "water open" if space.numbers[0] > LAST else "water"
    return [
        f'<use href="#w" x="{x:.1f}" y="{y:.1f}" class="{kind}"/>' for x, y in (centre(q, r) for q, r in space.hexes)
    ]


def draw_numbers(space: Space) -> list[str]:
    places = [centre(q, r) for q, r in space.hexes]
    x = sum(place[0] for place in places) / len(places)
    y = sum(place[1] for place in places) / len(places)
    numbers = "/".join(str(number) for number in space.numbers)
    return [
        text(x, y + 1, "start" if numbers == "0" else numbers, "halo"),
        text(x, y + 12, " ".join(space.borders), "small halo"),
    ]


def draw_line(start: Hex, end: Hex) -> str:
    """The dashed line of a bridge, from shore to shore."""
    (x1, y1), (x2, y2) = centre(start.q, start.r), centre(end.q, end.r)
    dx, dy = (x2 - x1) / 4, (y2 - y1) / 4
    return f'<line class="bridge" x1="{x1 + dx:.1f}" y1="{y1 + dy:.1f}" x2="{x2 - dx:.1f}" y2="{y2 - dy:.1f}"/>'


def draw_name(name: str, start: Hex, end: Hex) -> list[str]:
    """The name of a bridge, on its first shore."""
    (x1, y1), (x2, y2) = centre(start.q, start.r), centre(end.q, end.r)
    x, y = x1 + (x2 - x1) / 4, y1 + (y2 - y1) / 4
    return [
        f'<rect x="{x - 10:.1f}" y="{y - 6:.1f}" width="20" height="12" rx="4" fill="#fff"/>',
        text(x, y + 3, name, "small"),
    ]


def draw_legend(sheet: Sheet, x: float, y: float) -> list[str]:
    """The six neighbours of a hex with what is added to its q and r; quarters; signs."""
    marks = [f'<use href="#h" x="{x:.1f}" y="{y:.1f}" class="hex" fill="#fff"/>', text(x, y + 4, "q, r")]
    for dq, dr in DIRECTIONS:
        dx, dy = centre(dq, dr)
        marks.append(f'<use href="#h" x="{x + dx:.1f}" y="{y + dy:.1f}" class="hex" fill="#f3efe6"/>')
        marks.append(text(x + dx, y + dy + 4, f"{dq:+d}, {dr:+d}".replace("+0", "0")))
    for at, quarter in enumerate(sheet.quarters):
        here = y - 60 + 30 * at
        marks.append(
            f'<rect x="{x + 120:.1f}" y="{here - 15:.1f}" width="22" height="22" class="hex" fill="{TINTS[at]}"/>'
        )
        marks.append(text(x + 152, here, f"{quarter} {sheet.names[at]}", "big"))
    signs = (
        ('<use href="#reeds" x="{x}" y="{y}"/>', "swamp"),
        ('<rect x="{x0}" y="{y0}" width="14" height="9" fill="#8d8579"/>', "stone: empty from the start"),
        ('<line class="bridge" x1="{x0}" y1="{y}" x2="{x1}" y2="{y}"/>', "bridge site"),
        ('<text x="{x}" y="{y}">17</text>', "space of the track, with the quarters it borders"),
    )
    for at, (sign, words) in enumerate(signs):
        here = y - 55 + 36 * at
        marks.append(sign.format(x=x + 380, x0=x + 373, x1=x + 397, y=here, y0=here - 5))
        marks.append(f'<text x="{x + 405:.1f}" y="{here + 4:.1f}" class="left">{words}</text>')
    return marks


def draw(sheet: Sheet) -> str:
    places = [(hex.q, hex.r) for hex in sheet.hexes] + [place for space in sheet.track for place in space.hexes]
    spots = [centre(q, r) for q, r in places]
    left, right = min(x for x, _ in spots) - 45, max(x for x, _ in spots) + 45
    top, shore = min(y for _, y in spots) - 45, max(y for _, y in spots) + 45
    bottom = shore + 200
    by_name = {hex.name: hex for hex in sheet.hexes}
    printed = {name: piece.name for piece in sheet.printed for name in piece.hexes}
    way = sorted([(number, space.hexes[0]) for space in sheet.track for number in space.numbers])
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (centre(*place) for _, place in way))
    ends = [(bridge.name, by_name[bridge.hexes[0]], by_name[bridge.hexes[1]]) for bridge in sheet.bridges]
    marks = [mark for space in sheet.track for mark in draw_water(space)]
    marks.append(f'<polyline class="way" points="{line}" opacity=".35"/>')
    marks += [draw_line(start, end) for _, start, end in ends]
    marks += [mark for space in sheet.track for mark in draw_numbers(space)]
    for hex in sheet.hexes:
        marks += draw_hex(hex, TINTS[sheet.quarters.index(hex.quarter)], printed)
    for name, start, end in ends:
        marks += draw_name(name, start, end)
    marks += draw_legend(sheet, left + 110, shore + 90)
    width, height = right - left, bottom - top
    box = f'x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}"'
    shapes = f'<polygon id="h" points="{corners(SIZE - 1)}"/><polygon id="w" points="{corners(SIZE - 3)}"/>'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}">',
            f"<title>{sheet.title}</title><style>{STYLE}</style>",
            f"<defs>{shapes}{REEDS}</defs>",
            f'<rect {box} fill="#a7cfd8"/>',
            *marks,
            "</svg>",
            "",
        ]
    )


def main(arguments: list[str]) -> int:
    path = Path(arguments[0]) if arguments else OURS
    try:
        sheet = Sheet(json.loads(path.read_bytes()))
        check(sheet)
    except (OSError, ValueError, LudotecaError) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    sys.stdout.write(draw(sheet))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
