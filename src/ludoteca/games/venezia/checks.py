"""What must be true of a board before it is played on. Each error names the hex, the bridge or the space."""

from typing import Final

from ludoteca.core.errors import BadData

from .data import (
    BASILICA,
    CARDS,
    CROSSING_HIGH,
    CROSSING_LOW,
    KIND_IDS,
    LAST,
    OPEN_SEA,
    PALAZZO,
    PONTE,
    PRINTED,
    QUARTERS,
    STONE,
    SUPPLY,
    SWAMP,
    SWAMPS,
    TREASURES,
    Hex,
    Piece,
    Sheet,
    Space,
)

DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
# One mask holds a quarter.
LARGEST: Final = 60


def check(sheet: Sheet) -> None:
    """Refuse a board that the rules cannot be played on."""
    components(sheet)
    land = hexes(sheet)
    quarters(sheet, land)
    by_name = {hex.name: hex for hex in sheet.hexes}
    bridges(sheet, land, by_name)
    printed(sheet, by_name)
    numbers(sheet)
    track(sheet, land)
    borders(sheet, land)


def wrong(where: str, what: str) -> BadData:
    return BadData(f"venezia: {where}: {what}")


def one_word(where: str, name: str) -> None:
    """Names stand in the notation of answers."""
    if not name or name.split() != [name]:
        raise wrong(where, "a name is one word")


def around(q: int, r: int) -> list[tuple[int, int]]:
    return [(q + step[0], r + step[1]) for step in DIRECTIONS]


def components(sheet: Sheet) -> None:
    """VE 1, 3, 4."""
    for kind, name in enumerate(KIND_IDS):
        if sheet.cards[kind] != CARDS[kind]:
            raise wrong("cards", f"{sheet.cards[kind]} of {name}, the game has {CARDS[kind]}")
        if sheet.supply[kind] != SUPPLY[kind]:
            raise wrong("supply", f"{sheet.supply[kind]} of {name}, the game has {SUPPLY[kind]}")
    for name, counts, total in (("swamp", sheet.swamps, SWAMPS), ("treasure", sheet.treasures, TREASURES)):
        if sum(counts) != total or min(counts) < 0:
            raise wrong("tokens", f"{sum(counts)} {name} tokens, the game has {total}")


def hexes(sheet: Sheet) -> dict[tuple[int, int], Hex]:
    """Names and places are taken once; every swamp token finds its hex (VE 8)."""
    land: dict[tuple[int, int], Hex] = {}
    names: set[str] = set()
    swamps = 0
    for hex in sheet.hexes:
        where = f"hex {hex.name}"
        place = (hex.q, hex.r)
        one_word(where, hex.name)
        if hex.name in names:
            raise wrong(where, "the name is given twice")
        if place in land:
            raise wrong(where, f"lies on ({hex.q}, {hex.r}) like hex {land[place].name}")
        if hex.quarter not in sheet.quarters:
            raise wrong(where, f"there is no quarter {hex.quarter}")
        if hex.kind not in (SWAMP, STONE, PRINTED):
            raise wrong(where, f"is '{hex.kind}', not {SWAMP}, {STONE} or {PRINTED}")
        names.add(hex.name)
        land[place] = hex
        swamps += hex.kind == SWAMP
    if swamps != SWAMPS:
        last = [hex.name for hex in sheet.hexes if hex.kind == SWAMP][-1:] or ["none"]
        raise wrong("hexes", f"{swamps} are swamps (the last is {last[0]}), there are {SWAMPS} tokens for them")
    return land


def quarters(sheet: Sheet, land: dict[tuple[int, int], Hex]) -> None:
    """Five quarters, each in one piece, with water between them."""
    if len(sheet.quarters) != QUARTERS or len(set(sheet.quarters)) != QUARTERS:
        raise wrong("quarters", f"{len(set(sheet.quarters))} of them, the game has {QUARTERS}")
    for quarter in sheet.quarters:
        one_word(f"quarter {quarter}", quarter)
        own = [hex for hex in sheet.hexes if hex.quarter == quarter]
        if not own or len(own) > LARGEST:
            raise wrong(f"quarter {quarter}", f"has {len(own)} hexes, it may have 1 to {LARGEST}")
        reached = spread(own[0], land)
        for hex in own:
            if (hex.q, hex.r) not in reached:
                raise wrong(f"hex {hex.name}", f"is cut off from the rest of quarter {quarter}")
    for hex in sheet.hexes:
        for place in around(hex.q, hex.r):
            if place in land and land[place].quarter != hex.quarter:
                other = land[place]
                raise wrong(f"hex {hex.name}", f"touches hex {other.name} of quarter {other.quarter}: no canal between")


def spread(start: Hex, land: dict[tuple[int, int], Hex]) -> set[tuple[int, int]]:
    """All places of a quarter that can be reached on foot."""
    reached = {(start.q, start.r)}
    waiting = [(start.q, start.r)]
    while waiting:
        q, r = waiting.pop()
        for place in around(q, r):
            if place not in reached and place in land and land[place].quarter == start.quarter:
                reached.add(place)
                waiting.append(place)
    return reached


def known(piece: Piece, where: str, number: int, by_name: dict[str, Hex]) -> list[Hex]:
    """The hexes of a footprint."""
    for name in piece.hexes:
        if name not in by_name:
            raise wrong(where, f"there is no hex {name}")
    if len(piece.hexes) != number or len(set(piece.hexes)) != number:
        raise wrong(where, f"lies on {', '.join(piece.hexes)}: it takes {number} hexes")
    return [by_name[name] for name in piece.hexes]


def bridges(sheet: Sheet, land: dict[tuple[int, int], Hex], by_name: dict[str, Hex]) -> None:
    """VE 30: straight across a canal, from one quarter to another."""
    names: set[str] = set()
    for bridge in sheet.bridges:
        where = f"bridge {bridge.name}"
        one_word(where, bridge.name)
        if bridge.name in names or bridge.name in by_name:
            raise wrong(where, "the name is given twice")
        names.add(bridge.name)
        one, two = known(bridge, where, 2, by_name)
        if one.quarter == two.quarter:
            raise wrong(where, f"both ends, {one.name} and {two.name}, are in quarter {one.quarter}")
        dq, dr = two.q - one.q, two.r - one.r
        length = max(abs(dq), abs(dr), abs(dq + dr))
        if 0 not in (dq, dr, dq + dr):
            raise wrong(where, f"the line from {one.name} to {two.name} is not straight")
        for step in range(1, length):
            place = (one.q + dq * step // length, one.r + dr * step // length)
            if place in land:
                raise wrong(where, f"hex {land[place].name} lies under it: it must cross water only")


def printed(sheet: Sheet, by_name: dict[str, Hex]) -> None:
    """VE 5: the buildings at the start have their shape and leave at least one piece of each type."""
    taken: set[str] = set()
    counts = [0] * len(KIND_IDS)
    for piece in sheet.printed:
        if piece.name not in KIND_IDS:
            raise wrong("printed", f"there is no building '{piece.name}'")
        kind = KIND_IDS.index(piece.name)
        where = f"printed {piece.name}"
        number = 3 if kind == BASILICA else 2 if kind in (PALAZZO, PONTE) else 1
        footprint = known(piece, where, number, by_name)
        for hex in footprint:
            if hex.kind != PRINTED or hex.name in taken:
                raise wrong(f"hex {hex.name}", f"carries a printed {piece.name}, but is '{hex.kind}' or built on")
            taken.add(hex.name)
        if kind == PONTE:
            if not any(sorted(bridge.hexes) == sorted(piece.hexes) for bridge in sheet.bridges):
                raise wrong(where, f"{' and '.join(piece.hexes)} are no bridge site")
        elif not together(footprint):
            raise wrong(where, f"{', '.join(piece.hexes)} do not all touch each other")
        counts[kind] += 1
        if counts[kind] >= SUPPLY[kind]:
            raise wrong(where, f"{counts[kind]} are printed, and there are only {SUPPLY[kind]} pieces")
    for hex in sheet.hexes:
        if hex.kind == PRINTED and hex.name not in taken:
            raise wrong(f"hex {hex.name}", "is printed, but no building lies on it")


def together(footprint: list[Hex]) -> bool:
    """A20: every hex of a building touches every other, in one quarter."""
    for hex in footprint:
        for other in footprint:
            if other is not hex and (other.q, other.r) not in around(hex.q, hex.r):
                return False
    return True


def numbers(sheet: Sheet) -> None:
    """VE 34, 59: 0 to 60, one space each, but 10 and 45 on the same; then the posts."""
    seen: set[int] = set()
    for space in sheet.track:
        for number in space.numbers:
            if number < 0:
                raise wrong(space.name(), "the numbers begin at 0")
            if number in seen:
                raise wrong(space.name(), f"number {number} is given twice")
            seen.add(number)
        if len(space.numbers) > 1 and sorted(space.numbers) != [CROSSING_LOW, CROSSING_HIGH]:
            raise wrong(space.name(), f"only {CROSSING_LOW} and {CROSSING_HIGH} share a space")
    for number in range(max([LAST, *seen]) + 1):
        if number not in seen:
            raise wrong(f"space {number}", "is missing from the track")
    for space in sheet.track:
        if CROSSING_LOW in space.numbers and CROSSING_HIGH not in space.numbers:
            raise wrong(space.name(), f"{CROSSING_LOW} and {CROSSING_HIGH} are one space")


def track(sheet: Sheet, land: dict[tuple[int, int], Hex]) -> None:
    """On water, and every space touches the next one."""
    water: dict[tuple[int, int], Space] = {}
    by_number: dict[int, Space] = {}
    for space in sheet.track:
        for place in space.hexes:
            if place in land:
                raise wrong(space.name(), f"lies on hex {land[place].name}")
            if place in water:
                raise wrong(space.name(), f"lies on the same water as {water[place].name()}")
            water[place] = space
        for number in space.numbers:
            by_number[number] = space
    for number in range(1, len(by_number)):
        before = by_number[number - 1].hexes
        if not any(place in before for q, r in by_number[number].hexes for place in around(q, r)):
            raise wrong(f"space {number}", f"does not touch space {number - 1}")


def borders(sheet: Sheet, land: dict[tuple[int, int], Hex]) -> None:
    """VE 34: the quarters a space borders are those its water touches: four at the crossing, none on the open sea,
    one or two elsewhere (A10: the start may border none)."""
    for space in sheet.track:
        touched = sorted({land[place].quarter for q, r in space.hexes for place in around(q, r) if place in land})
        if touched != sorted(space.borders):
            said = ", ".join(space.borders) or "none"
            raise wrong(space.name(), f"borders {', '.join(touched) or 'none'} on the map, but the file says {said}")
        number = space.numbers[0]
        if len(space.numbers) > 1:
            fits = len(touched) == 4
        elif number >= OPEN_SEA:
            fits = not touched
        else:
            fits = len(touched) in (1, 2) or (number == 0 and not touched)
        if not fits:
            raise wrong(space.name(), f"may not border {len(touched)} quarters")
