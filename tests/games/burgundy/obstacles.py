"""What stands in the way in Burgundy, each obstacle with how to see that it lies there: by the rules themselves or a
count of one's own, never by what gives the reasons."""

from __future__ import annotations

from tests.games.burgundy.about import at_hex, beside, colour, considered, empty, number, tile
from tests.games.burgundy.concerned import ask, asked, concerned, mine, on, top
from tests.games.burgundy.truths_board import (
    SHIELD_11,
    beside_first,
    brings,
    castle_elsewhere,
    earlier,
    full_of_goods,
    grape,
    narrow,
    no_room,
    none_lies,
    not_two,
    nothing_to_place,
    passed,
    sells_nothing,
    short_of,
    too_few_points,
    used_before,
)
from tests.games.burgundy.truths_dice import (
    BEFORE,
    doubles_price,
    no_number,
    other_way,
    slot_too_far,
    too_far,
    used,
    used_both,
    vine_number,
)
from tests.games.burgundy.truths_places import (
    in_town,
    inn_there,
    left_only,
    lies_there,
    no_tile,
    none_beside,
    none_left,
    other_colour,
    planted,
    touches,
    unlinked,
)
from tests.laws.obstacles import Obstacles, Truth

from ludoteca.games.burgundy.data import CASTLE, COLOUR_IDS, NONE
from ludoteca.games.burgundy.expansions.numbers import DOUBLES
from ludoteca.games.burgundy.expansions.shields.arms import arms
from ludoteca.games.burgundy.expansions.vineyards.cellar import cellar

TRUTHS: dict[str, Truth] = {
    "covered": lies_there,
    "no-die": used_both,
    "die-used": used,
    "same-die": other_way,
    "needs-no-die": lambda s, one: ask(s) not in BEFORE and not used(s, one),
    "out-of-reach": too_far,
    "slot-out-of-reach": slot_too_far,
    "no-number": no_number,
    "no-neighbour": lambda s, one: empty(s, number(one)) and not beside(s, number(one)),
    "no-tile": no_tile,
    "city-has": in_town,
    "no-link": unlinked,
    "area-has-inn": inn_there,
    "no-hex": none_beside,
    "no-hex-left": none_left,
    "duchy-full": lambda s, _: all(kind != NONE for kind in mine(s).tiles),
    "other-colour": other_colour,
    "not-its-colour": lambda s, one: COLOUR_IDS[colour(s, tile(s, one))] != at_hex(s, top(s).at),
    "no-castle-hex": lambda s, one: s.board(mine(s)).colour[number(one)] != CASTLE,
    "too-narrow": narrow,
    "bought-before": lambda s, _: s.players[asked(s)].used & 1 == 1,
    "too-dear": short_of,
    "too-few-workers": short_of,
    "too-few-points": too_few_points,
    "no-room": no_room,
    "no-room-for-two": not_two,
    "used-before": used_before,
    "only-ships-livestock": brings("ship", "livestock"),
    "only-buildings": brings("building"),
    "only-mines-monasteries-castles": brings("mine", "monastery", "castle"),
    "not-from-black": lambda s, _: ask(s).endswith(".take") and not ask(s).startswith("steward"),
    "no-building": none_lies("building"),
    "no-ship-livestock": none_lies("ship", "livestock"),
    "no-mine-monastery-castle": none_lies("mine", "monastery", "castle"),
    "no-goods": sells_nothing,
    "nothing-to-place": nothing_to_place,
    "no-goods-room": full_of_goods,
    "depot-before": lambda s, one: top(s).depot + 1 == number(one),
    "not-beside": beside_first,
    "depot-empty": lambda s, one: not any(s.ware(number(one) - 1, good) for good in range(6)),
    "passed-over": passed,
    "dice-used": lambda s, _: s.players[asked(s)].spent != 0,
    "no-black-side": lambda s, _: ask(s) == "solo.swap",
    "partners-own": lambda s, one: tile(s, one) != NONE and on(s, "team"),
    "shield-by-dice": lambda s, _: ask(s) not in BEFORE and not mine(s).has(SHIELD_11),
    "shield-not-here": castle_elsewhere,
    "die-gone": lambda s, _: ask(s) in BEFORE and s.players[asked(s)].spent != 0,
    "no-double": doubles_price,
    "copied-already": lambda s, _: arms(mine(s)).copied != NONE,
    "no-die-now": lambda s, _: ask(s) not in BEFORE,
    "given-up": lambda s, one: top(s).marked >> (number(one) - 1) & 1 == 1,
    "earlier-first": earlier,
    "no-vine-beside": lambda s, one: planted(s) != [] and not touches(s, number(one)),
    "lowest-level-first": lambda s, one: (
        planted(s) == [] and cellar(s).printed.board.level[number(one) // 2] > 0
    ),
    "no-double-tile": lambda s, _: all(stored < DOUBLES for stored in considered(s)),
    "goes-by-left": left_only,
    "vineyard-full": lambda s, _: len(planted(s)) == 12,
    "no-vine-number": vine_number,
    "not-in-duchy": lambda s, one: tile(s, one) >= DOUBLES and ask(s) in ("turn.use", "city_hall.place"),
    "not-in-vineyard": lambda s, one: tile(s, one) < DOUBLES and ask(s) == "vine.use",
    "grape-out": lambda s, one: cellar(s).out[grape(s, one)] == 1,
    "no-grape-left": lambda s, one: cellar(s).stock[grape(s, one)] == 0 and not cellar(s).out[grape(s, one)],
}  # fmt: skip

LAW = Obstacles("burgundy", ("CoB ", "E "), concerned, TRUTHS, {})
