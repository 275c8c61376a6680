"""Why something of mine cannot be chosen now, with the rule behind it."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Value

from ..actions import BUILD, COVER, COVER_LOADED
from ..data import CRANE, EVENT_IDS, GOVERNOR_VISIT, LIBRARY, PLANTS, ROLE_IDS
from ..phases.builder import Builder, Construction
from ..phases.events import DEAREST, FreeBuild
from ..phases.functions import MOVING
from ..phases.producer import Producer
from ..player import Player
from ..position import NO_LIBRARY_HERE, SanJuan
from ..prices import price, spendable


def reasons(s: SanJuan) -> list[Blocked]:
    """For the asked seat's things that the open question leaves out."""
    if s.decision is None or not s.stack:
        return []
    top = s.stack[-1]
    player = s.players[s.decision.seat]
    if isinstance(top, Builder):
        return blocked_builds(s, player, top)
    if isinstance(top, FreeBuild):
        return blocked_free(s, player)
    if isinstance(top, Construction) and s.decision.ask == "builder.cover":
        return blocked_covers(s, player, top)
    if isinstance(top, Producer) and top.todo == MOVING:
        empty = player.empties()
        full = [plant for plant in range(PLANTS) if player.plants[plant] and not empty[plant]]
        return [card(s, "city", plant, "plant-loaded", "SJ 33") for plant in full]
    if s.decision.ask == "round.pick":
        return blocked_picks(s)
    return []


def blocked(zone: str, thing: str, reason: str, rule: str, **args: Value) -> Blocked:
    return Blocked(target=f"{zone}:{thing}", reason=reason, args=args, rule=rule)


def card(s: SanJuan, zone: str, kind: int, reason: str, rule: str, **args: Value) -> Blocked:
    return blocked(zone, s.setting.cards.ids[kind], reason, rule, **args)


def possible(s: SanJuan, *verbs: int) -> set[int]:
    """The things that can be chosen now."""
    return set() if s.decision is None else {action.thing for action in s.decision.actions if action.verb in verbs}


def blocked_picks(s: SanJuan) -> list[Blocked]:
    found = [
        blocked("role", ROLE_IDS[role], "role-taken", "SJ 18", seat=holder)
        for role, holder in enumerate(s.holders)
        if holder >= 0
    ]
    if s.is_up(GOVERNOR_VISIT) and not s.taken:
        found.append(blocked("event", EVENT_IDS[GOVERNOR_VISIT], "no-role-used", "E-A3"))
    return found


def blocked_builds(s: SanJuan, player: Player, top: Builder) -> list[Blocked]:
    assert s.decision is not None
    privilege = 1 if s.decision.seat == top.owner else 0
    library = 1 if s.library(s.decision.seat, top.owner, top.visit) != NO_LIBRARY_HERE else 0
    cards = len(player.hand) - 1
    found = []
    for kind in sorted(set(player.hand) - possible(s, BUILD)):
        if player.barred(kind):
            found.append(card(s, "hand", kind, "already-built", "SJ 23"))
        else:
            places = [-1, *(coverable(player, kind) if player.works(CRANE) else [])]
            missing = min(short(s, player, kind, cover, privilege, library, cards) for cover in places)
            found.append(card(s, "hand", kind, "too-dear", "SJ 20", missing=missing))
    return found


def blocked_covers(s: SanJuan, player: Player, top: Construction) -> list[Blocked]:
    found = [card(s, "city", CRANE, "crane-itself", "SJ 75")]
    if player.owns(top.kind):
        found.append(card(s, "city", top.kind, "same-building", "SJ 78"))
    can = possible(s, COVER, COVER_LOADED)
    for cover in coverable(player, top.kind):
        if cover not in can:
            missing = short(s, player, top.kind, cover, top.privilege(), top.library(s), len(player.hand))
            found.append(card(s, "city", cover, "too-dear", "SJ 20", missing=missing))
    return found


def blocked_free(s: SanJuan, player: Player) -> list[Blocked]:
    found = []
    for kind in sorted(set(player.hand)):
        if player.barred(kind):
            found.append(card(s, "hand", kind, "already-built", "SJ 23"))
        elif s.setting.cost[kind] > DEAREST:
            found.append(card(s, "hand", kind, "above-four", "E11"))
    return found


def coverable(player: Player, kind: int) -> list[int]:
    """SJ 75, 78: what could be covered by `kind` if it could be paid."""
    return [old for old in player.kinds() if old not in (kind, CRANE)]


def short(s: SanJuan, player: Player, kind: int, cover: int, privilege: int, library: int, cards: int) -> int:
    """How many cards are missing to build `kind` there."""
    loaded = 0 <= cover < PLANTS and player.loaded(cover) == player.plants[cover]
    more = 0 if cover == LIBRARY else library
    return price(s.setting, player, kind, cover, privilege, more) - cards - spendable(player, cover, loaded)
