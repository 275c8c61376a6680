"""Châteauma as people see it (E 13-17): all it has lies open, but for the order of its cards and what A buries."""

from __future__ import annotations

from typing import Any

from ludoteca.core.components import Component, Group, When

from ...data import BONUS_TILES, COLOUR_IDS, NONE
from ...estate import bonus_bit
from ...expansions.chateau.brings import MODIFIERS, Chateau
from ...expansions.chateau.choose import selected
from ...expansions.chateau.end import last_count
from ...expansions.chateau.part import HIDDEN, Rival, number_of, rival
from ...expansions.chateau.printed import CARD_IDS, LEVELS, MARKS, SYMBOL_IDS, Card, Prints
from ...meta import BurgundyGame
from ...position import Burgundy
from .. import shapes
from ..shapes import CardHex, ChateauTable, RivalSpace, Stack

SIDES = ("left_card", "right_card")
# The modifiers that go by marks of its duchy, and the expansions for which its cards have symbols.
MARKING = tuple(name for name in MODIFIERS if name[-1].upper() in MARKS)
SIGNED = ("posts", "shields")


def words(rules: BurgundyGame) -> dict[str, Any]:
    return {"side": SIDES, "territory": CARD_IDS, "symbol": [f"symbol_{name}" for name in SYMBOL_IDS]}


def table(s: Burgundy, who: int) -> ChateauTable:
    r = rival(s)
    prints = r.terms.prints
    player = s.players[number_of(s)]
    options = s.setting.options
    modifiers = [name[-1] for name in MODIFIERS if options[name] == "yes"]
    return {
        "player": number_of(s),
        "level": LEVELS[r.terms.level],
        "modifiers": modifiers,
        "board": "36" if set(modifiers) & {"a", "b", "d"} else "35",
        "marker": player.marker,
        "points": dict(zip(s.game.sources, player.points, strict=True)),
        "score": player.score(),
        "cards": [card_view(s, r, side) for side in range(len(SIDES))],
        "deck": named(r.deck),
        "pile": named(r.pile),
        "reserve": [stack(s, r, colour) for colour in prints.order],
        "wild": [s.tile_id(kind) for kind in r.wild],
        "duchy": [space(s, r, at) for at in range(len(r.spaces))],
        "over": [s.tile_id(kind) for kind in r.over],
        "goods": list(r.goods),
        "sold": list(r.sold),
        "silver": r.silver,
        "bonus": bonus(r),
        "posts": r.posts,
        "shields": [shield + 1 for shield in r.arms],
        "doubles": [s.tile_id(kind) for kind in r.doubles],
        "end": forecast_of(s, r),
        "standing": {"duchy": prints.standing, "marks": prints.marks_standing, "reserve": prints.order_standing},
    }


def named(flags: list[int]) -> list[str]:
    return [CARD_IDS[card] for card, there in enumerate(flags) if there]


def card_view(s: Burgundy, r: Rival, side: int) -> shapes.Card:
    card = r.terms.prints.cards[r.cards[side]]
    return {
        "id": card.name,
        "side": SIDES[side],
        "selected": s.white > 0 and selected(s) == side,
        "hexes": [hex_view(s, r, side, at) for at in range(card.size)],
        "pays": card.points[r.terms.level],
        "points": list(card.points),
        "post": card.post,
        "shield": card.arms,
        "standing": card.standing,
        "symbols_standing": r.terms.prints.symbols_standing,
    }


def hex_view(s: Burgundy, r: Rival, side: int, at: int) -> CardHex:
    card = r.terms.prints.cards[r.cards[side]]
    kind = r.on_hex(side, at)
    return {
        "type": COLOUR_IDS[card.colours[at]],
        "symbols": symbols(card, at),
        "tile": s.tile_id(kind) if kind != NONE else None,
        "down": r.lies_down(side, at),
    }


def symbols(card: Card, at: int) -> list[str]:
    return [name for bit, name in enumerate(SYMBOL_IDS) if (card.symbols[at] >> bit) & 1]


def stack(s: Burgundy, r: Rival, colour: int) -> Stack:
    kinds = [kind for kind in r.reserve if s.setting.tiles[kind].colour == colour]
    return {"type": COLOUR_IDS[colour], "tiles": [s.tile_id(kind) for kind in kinds]}


def space(s: Burgundy, r: Rival, at: int) -> RivalSpace:
    kind = r.spaces[at]
    return {
        "type": COLOUR_IDS[r.terms.prints.colours[at]],
        "mark": MARKS[r.terms.prints.marks[at]],
        "tile": s.tile_id(kind) if kind >= 0 else None,
        "hidden": kind == HIDDEN,
    }


def bonus(r: Rival) -> list[str]:
    return [
        f"{name}.{place + 1}"
        for colour, name in enumerate((*COLOUR_IDS, "border"))
        for place in range(BONUS_TILES)
        if r.bonus & bonus_bit(colour, place)
    ]


def forecast_of(s: Burgundy, r: Rival) -> dict[str, int]:
    """E 14.11: what the end would add now; nothing once it has been added."""
    if s.decision is None:
        return {}
    found: dict[str, int] = {}
    for source, number in last_count(s, r):
        if number:
            name = s.game.sources[source]
            found[name] = found.get(name, 0) + number
    return found


def components(game: BurgundyGame) -> list[Group]:
    """Its cards with their hexes, symbols and points; its duchy, what is marked there, the order of its reserve, and
    where its cards show symbols of other expansions."""
    prints = next(one for one in game.expansions if isinstance(one, Chateau)).prints
    cards = [
        Component(card.name, card_print(card, prints), dealt(game, prints, at)) for at, card in enumerate(prints.cards)
    ]
    own = [
        Component("chateau_duchy", {"standing": prints.standing}),
        Component("chateau_reserve", {"standing": prints.order_standing}),
    ]
    own += [Component(name, {"standing": prints.marks_standing}, {name: ("yes",)}) for name in MARKING]
    for name in SIGNED:
        own.append(Component(f"card_{name}", {"standing": prints.symbols_standing}, {name: values_of(game, name)[1:]}))
    return [Group("territory_cards", cards), Group("chateau", own)]


def values_of(game: BurgundyGame, name: str) -> tuple[str, ...]:
    return next(option.values for option in game.options if option.name == name)


def dealt(game: BurgundyGame, prints: Prints, card: int) -> When:
    """E 13.5, 17.1: with vineyards there are others."""
    no, *yes = values_of(game, "vineyards")
    return {"vineyards": (*([no] if card in prints.deck(False) else []), *(yes if card in prints.deck(True) else []))}


def card_print(card: Card, prints: Prints) -> dict[str, Any]:
    hexes = [" ".join([COLOUR_IDS[colour], *symbols(card, at)]) for at, colour in enumerate(card.colours)]
    return {
        "post": card.post,
        "shield": card.arms,
        "standing": card.standing,
        "symbols_standing": prints.symbols_standing,
        "hexes": hexes,
        "points": list(card.points),
    }
