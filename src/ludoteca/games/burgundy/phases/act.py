"""CoB 22-31: the four things a die can do. What can be done, and doing it, for a die, a castle or a building alike.

Workers are no question: anybody who names a target pays the least that gets there.
"""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.menus import picks
from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import PLACE, SELL, TAKE, WORKERS
from ..boards import PART, POSITION
from ..data import GOODS, NONE, depot_of
from ..estate import Estate
from ..position import Burgundy
from ..reach import reach, workers_for
from .placed import AREA, COLOUR, EFFECT, LINK, Placed

NO_ROOMS: Final[list[int]] = []


def take_offers(s: Burgundy, e: Estate, source: int, value: int, acts: list[Action]) -> None:
    """CoB 25: every tile in a depot within reach; monastery 12 turns the die one step."""
    bits: i64 = reach(e.has(8), e.has(12), e.workers, value)
    takes = s.rules.codes.takes[source]
    spaces = s.spaces
    space: i64 = 0
    while bits:
        if bits & 1:
            for at in range(space, space + 4):
                if spaces[at] != NONE:
                    acts.append(takes[at])
        space += 4
        bits >>= 1


def rooms(s: Burgundy, seat: int, e: Estate) -> list[int]:
    """Where the stored tiles may go, by the monastery that turns a die for them (9, 10, 11; 0 for none), four masks for
    each part of the board. `place_offers` serves the first part; a power offers the others."""
    board = s.board(e)
    masks = [0, 0, 0, 0]
    for _ in range(1, board.parts):
        masks += [0, 0, 0, 0]
    before = NONE
    for kind in s.stock(seat):
        if kind != before:
            tile = s.setting.tiles[kind]
            group = tile.adjust & 3
            masks[group] |= int(tile.room(s, e, board, 0))
            for part in range(1, board.parts):
                masks[4 * part + group] |= int(tile.room(s, e, board, part))
            before = kind
    return masks


def place_offers(s: Burgundy, e: Estate, masks: list[int], source: int, value: int, acts: list[Action]) -> None:
    """CoB 27: every hex that takes a stored tile and whose number is within reach."""
    numbers = s.board(e).number_mask
    double = e.has(8)
    found: i64 = 0
    for group in range(4):
        if masks[group]:
            free = e.has(8 + group) if group else 0
            mask: i64 = masks[group]
            found |= mask & numbers[reach(double, free, e.workers, value)]
    places = s.rules.codes.places[source]
    while found:
        low: i64 = found & -found
        found ^= low
        acts.append(places[POSITION[low % 67]])


def sell_offers(s: Burgundy, e: Estate, source: int, value: int, acts: list[Action]) -> None:
    """CoB 28: the stacks whose number is within reach."""
    bits = reach(e.has(8), 0, e.workers, value)
    sells = s.rules.codes.sells[source]
    goods = e.goods
    for good in range(GOODS):
        if goods[good] and (bits >> good) & 1:
            acts.append(sells[good])


def offers(s: Burgundy, e: Estate, masks: list[int], source: int, value: int, acts: list[Action]) -> None:
    """CoB 22: take, place, sell, or workers."""
    take_offers(s, e, source, value, acts)
    place_offers(s, e, masks, source, value, acts)
    sell_offers(s, e, source, value, acts)
    acts.append(s.rules.codes.workers[source])


def power_offers(s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
    """CoB 30, A3: what may be done at any moment of one's turn."""
    for power in s.setting.powers:
        power.offer(s, seat, sources, value, masks, acts)


def use_power(s: Burgundy, seat: int, value: int, action: Action) -> None:
    for power in s.setting.powers:
        if power.verb == action.verb and (power.thing == NONE or power.thing == action.thing):
            power.use(s, seat, value, action)
            return
    raise ValueError(f"no power answers to {action}")


def perform(s: Burgundy, seat: int, value: int, action: Action) -> None:
    """One action with a die of that value."""
    e = s.estate(seat)
    verb = action.verb
    if verb == TAKE:
        s.hire(seat, -workers_for(e.has(8), e.has(12), value, depot_of(action.thing) + 1))
        acquire(s, seat, action.thing)
    elif verb == PLACE:
        choose_tile(s, seat, action.thing, value)
    elif verb == SELL:
        s.hire(seat, -workers_for(e.has(8), 0, value, action.thing + 1))
        s.sell(seat, action.thing)
    elif verb == WORKERS:
        s.take_workers(seat)
    else:
        use_power(s, seat, value, action)


# Taking


def can_store(s: Burgundy, seat: int, width: int = 1) -> bool:
    """A4: only the take action makes room by a discard, unless the option allows it everywhere."""
    return s.slots(seat) >= width or s.setting.discard_any


def lacking(s: Burgundy, seat: int, space: int) -> int:
    """How many storage places are still lacking for the tile on a space; none if it is not above 0."""
    width = 1 if s.setting.one_each else s.setting.tiles[s.spaces[space]].width
    return width - s.slots(seat)


def acquire(s: Burgundy, seat: int, space: int) -> None:
    """CoB 25-26: into empty storage places; without them, stored tiles are discarded first until there is room. Which
    is asked only where they differ."""
    lack = lacking(s, seat, space)
    if lack <= 0:
        s.store(seat, space)
        return
    kinds = droppable(s, seat, lack)
    if kinds[0] != kinds[-1]:
        s.push(Discard(seat, space))
    else:
        exchange(s, seat, kinds[0], space)


def exchange(s: Burgundy, seat: int, kind: int, space: int) -> None:
    """CoB 26: a stored tile leaves the game, and one from the main board takes its place, once there is enough."""
    keys = s.setting.keys
    if keys is None:
        s.discard(seat, kind)
        if s.setting.one_each:
            s.store(seat, space)
        else:
            acquire(s, seat, space)
    else:
        keys.exchange(s, seat, kind, space)


def droppable(s: Burgundy, seat: int, lack: int) -> list[int]:
    """The stored tiles that may go where so many places are lacking. Narrow ones do only if there are enough of them:
    else the wide tile that had to follow would have made room without them (E R33)."""
    stock = s.stock(seat)
    if lack == 1:
        return stock
    wide = [kind for kind in stock if s.setting.tiles[kind].width > 1]
    return wide if len(stock) - len(wide) < lack else stock


class Discard(Frame[Burgundy]):
    """CoB 26: which stored tile leaves the game for the one on `space`; asked again until there is room for it."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def clone(self) -> "Discard":
        return Discard(self.seat, self.space)

    def step(self, s: Burgundy) -> Decision | None:
        lack = 1 if s.setting.one_each else lacking(s, self.seat, self.space)
        kinds = droppable(s, self.seat, lack)
        return Decision(self.seat, "turn.drop", picks(kinds, s.rules.codes.drops, 0, 0))

    def apply(self, s: Burgundy, action: Action) -> None:
        s.stack.pop()
        exchange(s, self.seat, action.thing, self.space)


# Placing


def fitting(s: Burgundy, seat: int, at: int, value: int) -> list[int]:
    """The different kinds in storage that may go to a hex now."""
    e = s.estate(seat)
    board = s.board(e)
    found: list[int] = []
    for kind in s.stock(seat):
        tile = s.setting.tiles[kind]
        if kind not in found and (tile.room(s, e, board, at // PART) >> (at % PART)) & 1:
            bits = reach(e.has(8), e.has(tile.adjust), e.workers, value)
            if (bits >> (board.number[at] - 1)) & 1:
                found.append(kind)
    return found


def choose_tile(s: Burgundy, seat: int, at: int, value: int) -> None:
    """Ask which tile only where two different ones fit."""
    kinds = fitting(s, seat, at, value)
    if len(kinds) == 1:
        place(s, seat, at, kinds[0], value)
    else:
        s.push(Choose(seat, at, value))


class Choose(Frame[Burgundy]):
    """CoB 27: which of the stored tiles goes to the hex."""

    def __init__(self, seat: int, at: int, value: int) -> None:
        self.seat = seat
        self.at = at
        self.value = value

    def clone(self) -> "Choose":
        return Choose(self.seat, self.at, self.value)

    def step(self, s: Burgundy) -> Decision | None:
        kinds = fitting(s, self.seat, self.at, self.value)
        return Decision(self.seat, "turn.use", picks(kinds, s.rules.codes.uses, 0, 0))

    def apply(self, s: Burgundy, action: Action) -> None:
        s.stack.pop()
        place(s, self.seat, self.at, action.thing, self.value)


def place(s: Burgundy, seat: int, at: int, kind: int, value: int) -> None:
    """CoB 27: a stored tile onto a hex."""
    keys = s.setting.keys
    if keys is None:
        s.unstore(seat, kind)
        set_down(s, seat, at, kind, value)
    else:
        keys.place(s, seat, at, kind, value)


def set_down(s: Burgundy, seat: int, at: int, kind: int, value: int) -> None:
    """CoB 27: a tile that has left the storage onto its hex, for the least workers."""
    e = s.estate(seat)
    number = s.board(e).number[at]
    s.hire(seat, -workers_for(e.has(8), e.has(s.setting.tiles[kind].adjust), value, number))
    lay(s, seat, at, kind)


def lay(s: Burgundy, seat: int, at: int, kind: int) -> None:
    """CoB 31, 46: a tile onto a hex for good; then what it completes and what it does."""
    e = s.estate(seat)
    board = s.board(e)
    tile = s.setting.tiles[kind]
    e.cover(board, at, kind)
    tile.laid(e, board, at)
    s.tell(tell.PLACE, seat, at, kind)
    todo = EFFECT if tile.acts else 0
    if s.setting.placed:
        todo |= LINK
    if e.completed(board, at):
        todo |= AREA
        if e.colours[board.colour[at]] == 0:
            todo |= COLOUR
    if s.setting.sequel is not None:
        s.setting.sequel.follow(s, seat, at, kind, todo)
    elif todo:
        s.push(Placed(seat=seat, at=at, kind=kind, todo=todo, scored=0))
