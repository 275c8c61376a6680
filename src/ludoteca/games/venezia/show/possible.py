"""What cannot be in Venezia: gondolas, phases, buildings and players' cards that contradict each other."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Here
from ludoteca.core.sheets import name_of

from ..data import CASA, HAND_LIMIT, KIND_IDS, KINDS, LAST, NEED, PAWNS
from ..phases import building, buildings, cards, drain, draw, excess, gold
from ..phases.works import ONE_CARD
from ..player import Player
from ..position import AT_SIXTY, CAUSES, GOING_ON, Venezia, last_piece
from ..round import BUILDINGS, CARDS, DRAIN, DRAW, EXCESS, LAST_GOLD, THIRD, THIRD_LAST, Turn
from ..scoring import SOURCE_COUNT

TURN_STEPS = (
    "begin", "third", "cards", "buildings", "excess", "drain", "draw", "third_last", "last_gold", "end",
)  # fmt: skip
# VE 12: the steps of the turn that can come next while one of these goes on in it.
NEXT: dict[type, tuple[int, ...]] = {
    cards.Cards: (BUILDINGS,),
    buildings.Buildings: (EXCESS,),
    building.Building: (CARDS, LAST_GOLD),
    excess.Excess: (DRAIN,),
    drain.Drain: (DRAW,),
    draw.Draw: (THIRD_LAST,),
    draw.Take: (THIRD_LAST,),
    gold.Exchange: (THIRD, LAST_GOLD),
}


def check(s: Venezia, fresh: Venezia, here: Here) -> None:
    check_gondolas(s, here)
    check_end(s, fresh, here)
    check_phases(s, here.to("phases"))
    for party, player in enumerate(s.players):
        check_player(s, party, player, here.to("players").to(party))
    check_pawns(s, here)


# Gondolas, and why it ends


def check_gondolas(s: Venezia, here: Here) -> None:
    """VE 42-43: every step is one that something brought; the imaginary player has no gondola."""
    if len(set(s.at) - {0}) < sum(1 for at in s.at if at):
        raise here.to("at").bad("two gondolas lie on one space")
    for party in range(len(s.players)):
        steps = sum(s.earned[party * SOURCE_COUNT : (party + 1) * SOURCE_COUNT])
        at = s.at[party] if party < s.seats else 0
        if steps != at:
            raise here.to("earned").to(party).bad(f"{steps} steps in all, the gondola lies at {at} ('at')")


def check_end(s: Venezia, fresh: Venezia, here: Here) -> None:
    """VE 56: the game closes at once when a gondola has come to 60 or the last piece of a type is built."""
    causes = [AT_SIXTY] if max(s.at) >= LAST else []
    causes += [last_piece(kind) for kind in range(KINDS) if fresh.supply[kind] and not s.supply[kind]]
    if s.ended == GOING_ON and causes:
        raise here.to("ended").bad(f"the game is closing: '{CAUSES[causes[0]]}'")
    if s.ended != GOING_ON and s.ended not in causes:
        raise here.to("ended").bad(f"'{CAUSES[s.ended]}' does not close the game here")


# Phases


def check_phases(s: Venezia, here: Here) -> None:
    for at, each in enumerate(s.stack):
        inner = here.to(at)
        if at == 1 and isinstance(s.stack[0], Turn) and type(each) in NEXT:
            check_step(s.stack[0], each, here)
        if isinstance(each, drain.Drain) and each.chosen >= 0 and drained(s, each.chosen):
            raise inner.bad(f"{hex_name(s, each.chosen)} is drained already")
        if isinstance(each, building.Building) and (each.kind == CASA) != (each.way == ONE_CARD):
            raise inner.bad("a casa is paid for by one card, and nothing else is")
        if isinstance(each, excess.Excess):
            check_excess(s, each, inner)


def drained(s: Venezia, marsh: int) -> bool:
    return not s.ground.is_swamp(s.board, s.board.marshes[marsh])


def hex_name(s: Venezia, marsh: int) -> str:
    return s.board.hexes[s.board.marshes[marsh]]


def check_step(turn: Turn, each: Any, here: Here) -> None:
    """VE 12: what goes on belongs to the step of the turn before the one that comes next, and to its seat."""
    name = name_of(type(each))
    if turn.todo not in NEXT[type(each)]:
        wanted = " or ".join(f"'{TURN_STEPS[todo]}'" for todo in NEXT[type(each)])
        raise here.to(0).to("todo").bad(f"{wanted} comes after '{name}', not '{TURN_STEPS[turn.todo]}'")
    field = next(field for field in ("active", "who", "seat") if hasattr(each, field))
    if getattr(each, field) != turn.seat:
        raise here.to(1).to(field).bad(f"it is the turn of seat {turn.seat}")


def check_excess(s: Venezia, each: excess.Excess, inner: Here) -> None:
    """VE 46."""
    number = excess.excess(s, each.who)
    if each.least != number or each.most != number:
        why = f"{number} types too many lie in front of seat {each.who}: 'least' and 'most' are {number}"
        raise inner.bad(f"{why}, not {each.least} and {each.most}")


# Players


def check_player(s: Venezia, party: int, player: Player, here: Here) -> None:
    if player.held > HAND_LIMIT:
        raise here.to("hand").bad(f"{player.held} cards; a hand holds {HAND_LIMIT}")
    if party >= s.seats and (player.held or sum(player.tokens)):
        raise here.bad("the imaginary player has neither hand nor tokens")
    for kind in range(KINDS):
        if player.shown[kind] > player.hand[kind]:
            why = f"everybody saw {player.shown[kind]} {KIND_IDS[kind]} in this hand, which it lacks"
            raise here.to("shown").bad(why)
    if sum(player.paid) and not any(isinstance(each, gold.Exchange) and each.seat == party for each in s.stack):
        raise here.to("paid").bad("tokens are laid out only in the phase 'exchange', by its seat")
    if player.sets and s.ended == GOING_ON and not builds(s, party):
        raise here.to("sets").bad("a building of one's own is set down in one's turn and built in it")


def builds(s: Venezia, party: int) -> bool:
    """Whether it is the turn of this party and its buildings are still to come."""
    turn = s.stack[0] if s.stack else None
    if not isinstance(turn, Turn) or turn.seat != party:
        return False
    return turn.todo <= BUILDINGS or any(isinstance(each, buildings.Buildings) for each in s.stack)


def check_pawns(s: Venezia, here: Here) -> None:
    for kind in range(PAWNS):
        if s.laid(kind) > NEED[kind]:
            raise here.to("players").bad(f"{s.laid(kind)} {KIND_IDS[kind]} lie in front; a building needs {NEED[kind]}")
        if (s.pawns[kind] >= 0) != (s.laid(kind) > 0):
            why = f"{KIND_IDS[kind]}: somebody has the master builder while cards lie in front"
            raise here.to("pawns").bad(why)
