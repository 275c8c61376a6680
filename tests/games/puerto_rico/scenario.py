"""Positions in the middle of a phase, written in a line: `at("captain", [P(goods="corn 2"), ...], ships="- corn:3 -")`.

Everything a player is given comes out of the box, so that components stay what they are while the phase goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.scene import apply

from ludoteca.core.chance import scripted
from ludoteca.core.match import Match
from ludoteca.core.protocol import Event
from ludoteca.core.registry import game
from ludoteca.games.puerto_rico import tell
from ludoteca.games.puerto_rico.data import BUILDING_IDS, GOOD_IDS, ROLE_IDS, TILE_IDS
from ludoteca.games.puerto_rico.packed import packed, some, total, unpacked
from ludoteca.games.puerto_rico.player import Player, new_player
from ludoteca.games.puerto_rico.position import PuertoRico, heights
from ludoteca.games.puerto_rico.round import open_role

GAME = game("puerto-rico")
GOODS_HELD = slice(len(BUILDING_IDS) + len(TILE_IDS), len(BUILDING_IDS) + len(TILE_IDS) + len(GOOD_IDS))


class P:
    """A player board. `goods`: "corn 2 sugar 6". `island`: "corn 3/2" is three tiles, two of them occupied; "corn 3" is
    three occupied ones. `city`: "harbor wharf:0 sugar_mill:2" are colonists on the circles, all of them if not said."""

    def __init__(
        self, goods: str = "", island: str = "", city: str = "", doubloons: int = 0, san_juan: int = 0, chips: int = 0
    ) -> None:
        self.goods = goods
        self.island = island
        self.city = city
        self.doubloons = doubloons
        self.san_juan = san_juan
        self.chips = chips


def amounts(text: str, ids: Sequence[str] = GOOD_IDS) -> list[int]:
    """ "corn 2 sugar 6" as counts."""
    counts = [0] * len(ids)
    words = text.split()
    for name, number in zip(words[::2], words[1::2], strict=True):
        counts[ids.index(name)] = int(number)
    return counts


def board(s: PuertoRico, spec: P) -> Player:
    """A player board as written, its components taken from the table."""
    player = new_player()
    player.doubloons, player.people, player.shipped = spec.doubloons, spec.san_juan, spec.chips
    player.goods = packed(amounts(spec.goods))
    s.supply -= player.goods
    words = spec.island.split()
    for name, number in zip(words[::2], words[1::2], strict=True):
        have, _, manned = number.partition("/")
        settle(s, player, TILE_IDS.index(name), int(have), int(manned or have))
    for word in spec.city.split():
        name, _, crew = word.partition(":")
        raise_building(s, player, BUILDING_IDS.index(name), crew)
    s.colonists -= player.people
    s.chips -= spec.chips
    return player


def settle(s: PuertoRico, player: Player, tile: int, number: int, manned: int) -> None:
    player.tiles += some(number, tile)
    player.men += some(manned, tile)
    player.people += manned
    if tile < len(s.bag):
        s.bag[tile] -= number
    else:
        s.quarries -= number


def raise_building(s: PuertoRico, player: Player, kind: int, crew: str) -> None:
    player.add_building(kind, s.setup.size[kind], s.setup.circles[kind])
    for _ in range(int(crew) if crew else s.setup.circles[kind]):
        player.add_crew(kind)
        player.people += 1
    s.stock = [left - (1 if kind == at else 0) for at, left in enumerate(s.stock)]
    if s.stock[kind] == 0:
        s.sold_out(kind)


def load_ships(s: PuertoRico, text: str) -> None:
    """ "- corn:3 -": what each ship carries."""
    for ship, word in enumerate(text.split()):
        if word != "-":
            good, _, number = word.partition(":")
            s.put_aboard(ship, GOOD_IDS.index(good), int(number))


def at(
    role: str,
    players: Sequence[P],
    *,
    owner: int = 0,
    governor: int = 0,
    options: Mapping[str, str] | None = None,
    coins: int = 0,
    ships: str = "",
    house: str = "",
    row: str | None = None,
    stacks: str | None = None,
    discards: str = "",
    draws: Sequence[int] = (),
    **table: int,
) -> PuertoRico:
    """The phase of a role just begun by `owner`; "round" is before the pick. `row` and `stacks` are exactly what they
    say; further numbers set fields of the position (colonists, aboard, chips, quarries, rounds)."""
    seats = len(players)
    chance = scripted([governor], strict=False)
    s = GAME.start(seats, GAME.settle(seats, options or {}), chance)
    assert isinstance(s, PuertoRico)
    clear(s)
    s.players = [board(s, spec) for spec in players]
    load_ships(s, ships)
    s.house = packed(amounts(house))
    for ship in range(len(s.setup.ships)):
        if not s.empty(ship):
            s.supply -= some(s.barrels_on(ship), s.good_on(ship))
    s.supply -= s.house
    assert s.components()[GOODS_HELD] == s.setup.goods, "the box has not so many goods"
    lay_tiles(s, row, stacks, discards)
    for name, value in table.items():
        setattr(s, name, value)
    s.chance = scripted(draws, strict=False)
    s.events = []
    begin(s, role, owner, coins)
    return s


def clear(s: PuertoRico) -> None:
    """Start tiles and the row go back."""
    s.bag = s.setup.plantations[:]
    s.row = 0


def lay_tiles(s: PuertoRico, row: str | None, stacks: str | None, discards: str) -> None:
    up = amounts(row) if row is not None else [1] * (s.setup.row - 1) + [0] * (6 - s.setup.row)
    s.row = packed(up)
    s.discards = packed(amounts(discards))
    if stacks is not None:
        s.bag = amounts(stacks)
    else:
        s.bag = [left - out for left, out in zip(s.bag, up, strict=True)]
    s.stacks = heights(sum(s.bag))


def begin(s: PuertoRico, role: str, owner: int, coins: int) -> None:
    if role != "round":
        number = ROLE_IDS.index(role)
        s.picked = (owner - s.governor) % s.seats + 1
        s.holders = some(owner + 1, number)
        s.players[owner].doubloons += coins
        open_role(s, owner, number)
    s.run()


def play(s: PuertoRico, *answers: str) -> PuertoRico:
    """Give legal answers one after the other."""
    for answer in answers:
        apply(s, answer)
    return s


def match_at(s: PuertoRico) -> Match:
    """A match whose rows begin at this position."""
    match = Match(GAME, s.seats, {}, 1)
    match.state = s
    return match


def menu(s: PuertoRico) -> list[str]:
    return [] if s.decision is None else [action.text for action in s.decision.actions]


def asked(s: PuertoRico) -> tuple[int, str]:
    """Who is asked what."""
    assert s.decision is not None
    return s.decision.seat, s.decision.ask


def goods(pack: int) -> dict[str, int]:
    """What there is, by name."""
    return {name: number for name, number in zip(GOOD_IDS, unpacked(pack, 5), strict=True) if number}


def island(player: Player) -> dict[str, str]:
    """Tiles by kind as "occupied/all"."""
    tiles, men = unpacked(player.tiles, 6), unpacked(player.men, 6)
    return {name: f"{men[at]}/{tiles[at]}" for at, name in enumerate(TILE_IDS) if tiles[at]}


def city(player: Player) -> dict[str, int]:
    """Colonists by building."""
    return {name: int(player.crew_of(kind)) for kind, name in enumerate(BUILDING_IDS) if player.owns(kind)}


def told(s: PuertoRico, kind: int) -> list[tuple[int, int, int]]:
    """The events of one kind since the scenario began."""
    events: list[Event] = s.events or []
    return [(event.a, event.b, event.c) for event in events if event.kind == kind]


def scored(s: PuertoRico) -> list[tuple[int, int, int]]:
    return told(s, tell.SCORE)


def stacked(s: PuertoRico) -> int:
    return int(total(s.stacks))
