"""What cannot be in San Juan: picks, phases and cities that contradict each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteca.core.codecs import Here
from ludoteca.core.sheets import name_of

from ..data import (
    BUILDER,
    COUNCILLOR,
    CRANE,
    DEBT_RELIEF,
    EARTHQUAKE,
    EVENT_IDS,
    FREE_BUILD,
    GENERAL_AMNESTY,
    GOVERNOR_VISIT,
    PLANTS,
    PRODUCER,
    PROSPECTOR,
    ROLE_IDS,
    TAXES,
    TRADER,
)
from ..packed import card_beneath, is_tucked, pile_of, top_of
from ..phases import builder, councillor, events, hand, producer, prospector, round_start, trader
from ..phases.builder import CHOOSE_COVER
from ..phases.prospector import CHOOSE
from ..player import Player
from ..position import SanJuan
from ..round import BEGIN, FIRST, LIMITS, PICKS, picks

ROUND_STEPS = ("begin", "limits", "first", "picks")
# The step of the round that comes next while one of these goes on; while all others do, it is the picks.
NEXT = {round_start.StartHand: BEGIN, round_start.Chapel: LIMITS, round_start.Down: FIRST}
ROLE_OF: dict[type, int] = {
    builder.Builder: BUILDER,
    producer.Producer: PRODUCER,
    trader.Trader: TRADER,
    councillor.Councillor: COUNCILLOR,
    prospector.Prospector: PROSPECTOR,
    prospector.GoldMine: PROSPECTOR,
}
EVENT_OF: dict[type, int] = {
    events.Earthquake: EARTHQUAKE,
    events.DebtRelief: DEBT_RELIEF,
    events.Taxes: TAXES,
    events.Amnesty: GENERAL_AMNESTY,
    events.Visit: GOVERNOR_VISIT,
    events.FreeBuild: FREE_BUILD,
}


def held(holders: list[int]) -> int:
    """SJ 12: how many roles are taken; picks may be more, of events."""
    return sum(1 for seat in holders if seat >= 0)


def check(s: SanJuan, here: Here) -> None:
    check_picks(s, here)
    check_round(s, here)
    check_tiles(s, here)
    check_cards(s, here)
    for seat, player in enumerate(s.players):
        check_player(s, player, here.to("players").to(seat))


# Picks, and what they began


def pickers(s: SanJuan) -> list[int]:
    """SJ 12, 14: who has picked so far in this round."""
    return [(s.governor + at) % s.seats for at in range(s.picked)]


def check_picks(s: SanJuan, here: Here) -> None:
    if s.picked > picks(s):
        raise here.to("picked").bad(f"{s.picked} picks; there are {picks(s)} in a round")
    taken = held(s.holders)
    with_events = any(s.components()[s.setting.cards.buildings :])
    if s.picked < taken or (s.picked > taken and not with_events):
        raise here.to("picked").bad(f"{s.picked} picks, {taken} roles are held")
    for seat in range(s.seats):
        roles, times = s.holders.count(seat), pickers(s).count(seat)
        if roles > times:
            raise here.to("holders").bad(f"seat {seat} holds {roles} roles and has picked {times} times")


def check_round(s: SanJuan, here: Here) -> None:
    """SJ 12, 50: what goes on follows from the step of the round and from the last pick."""
    if not s.stack:
        return
    inner = here.to("phases").to(0).to("todo")
    todo = s.stack[0].todo  # type: ignore[attr-defined] # a round is first
    if todo != PICKS and s.picked:
        raise inner.bad(f"{s.picked} picks were made: 'picks' is the step that comes next")
    if len(s.stack) == 1:
        return
    phase = s.stack[1]
    wanted = NEXT.get(type(phase), PICKS)
    if todo != wanted:
        raise inner.bad(f"'{ROUND_STEPS[wanted]}' comes after '{name_of(type(phase))}', not '{ROUND_STEPS[todo]}'")
    check_begun(s, phase, here.to("phases").to(1))
    for at in range(2, len(s.stack)):
        check_who(s.stack[at - 1], s.stack[at], here.to("phases").to(at))


def check_begun(s: SanJuan, phase: Any, inner: Here) -> None:
    """Whoever began a phase has just picked it; those before the picks begin with the governor."""
    name = name_of(type(phase))
    owner = next(getattr(phase, field) for field in ("owner", "who", "seat") if hasattr(phase, field))
    last = pickers(s)[-1] if s.picked else -1
    if type(phase) in NEXT:
        if owner != s.governor:
            raise inner.to("owner").bad(f"'{name}' begins with the governor, seat {s.governor}")
        return
    if owner != last:
        raise inner.bad(f"seat {owner} began '{name}', but did not pick last ('governor', 'picked')")
    visited = s.resolving == GOVERNOR_VISIT
    event = EVENT_OF.get(type(phase), s.resolving if visited else -1)
    if s.resolving != event:
        said = f"'{EVENT_IDS[event]}' is not" if event >= 0 else f"'{EVENT_IDS[s.resolving]}' is"
        raise inner.bad(f"{said} being resolved ('resolving')")
    role = ROLE_OF.get(type(phase), -1)
    if getattr(phase, "visit", visited) != visited and role >= 0:
        raise inner.to("visit").bad("a visit is one while 'governor_visit' is being resolved")
    if role >= 0 and s.holders[role] < 0:
        raise inner.bad(f"nobody holds the {ROLE_IDS[role]} ('holders')")
    if role >= 0 and not visited and s.holders[role] != owner:
        raise inner.bad(f"seat {s.holders[role]} holds the {ROLE_IDS[role]}, not seat {owner} ('holders')")


def check_who(below: Any, phase: Any, inner: Here) -> None:
    """What goes on within the turn of a seat is that seat's."""
    seat = below.seat() if hasattr(below, "done") else below.who
    if phase.who != seat:
        raise inner.to("who").bad(f"it is the turn of seat {seat}")


# Cards


def check_tiles(s: SanJuan, here: Here) -> None:
    tiles = s.setting.cards.tiles
    if len(set(s.tiles)) < len(s.tiles):
        raise here.to("tiles").bad("a price tile lies here twice")
    if len(s.tiles) != min(s.trades, len(tiles)):
        raise here.to("tiles").bad(f"{len(s.tiles)} price tiles were seen in {s.trades} trades")
    if s.tile >= 0 and (not s.tiles or s.tile != s.tiles[(s.trades - 1) % len(s.tiles)]):
        raise here.to("tile").bad("this is not the tile of the last trade ('tiles', 'trades')")


def check_cards(s: SanJuan, here: Here) -> None:
    """Cards that nobody holds lie where a phase goes on with them."""
    if (s.drawn_by >= 0) != bool(s.drawn):
        raise here.to("drawn").bad("cards that are drawn are seen by one seat, 'drawn_by'")
    site = -1
    for each in s.stack:
        if isinstance(each, hand.Keep) and s.drawn and each.who != s.drawn_by:
            raise here.to("drawn_by").bad(f"seat {each.who} chooses among these cards ('keep')")
        if isinstance(each, prospector.GoldMine) and s.turned and each.todo != CHOOSE:
            raise here.to("turned").bad("cards are turned up where 'gold_mine' comes to 'choose'")
        if isinstance(each, builder.Construction) and each.todo == CHOOSE_COVER:
            site = each.kind
    if s.site != site:
        named = "none" if site < 0 else f"'{s.setting.cards.name(site)}'"
        raise here.to("site").bad(
            f"the building whose place is being chosen: {named} here, by the phase 'construction'"
        )


# Cities


def check_player(s: SanJuan, player: Player, here: Here) -> None:
    box = s.setting.cards
    loads = player.loads()
    for plant in range(PLANTS):
        if loads[plant] > player.plants[plant]:
            name = box.name(plant)
            raise here.to("goods").bad(f"{loads[plant]} goods on {player.plants[plant]} {name}: each holds one")
    if player.violet & ((1 << PLANTS) - 1):
        raise here.to("violet").bad("production buildings are counted in 'plants'")
    if player.fresh & ~player.violet:
        raise here.to("fresh").bad("a building is new that does not stand in the city")
    if Counter(player.shown) - Counter(player.hand):
        raise here.to("shown").bad("everybody saw a card that is not in the hand")
    if player.buildings() > box.end:
        raise here.bad(f"{player.buildings()} buildings; a city holds {box.end}")
    for at, entry in enumerate(player.under):
        inner = here.to("under").to(at)
        if not player.owns(top_of(entry)):
            raise inner.bad(f"{box.name(top_of(entry))} does not stand in the city")
        if pile_of(entry) > player.piles:
            raise inner.bad(f"pile {pile_of(entry)} of {player.piles} ('piles')")
        if not is_tucked(entry) and card_beneath(entry) == CRANE:
            raise inner.bad("the crane is never covered")
