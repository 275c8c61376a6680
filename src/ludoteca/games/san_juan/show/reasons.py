"""Why something of mine cannot be chosen now, with the rule behind it."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Value

from ..actions import BUILD, COVER, COVER_LOADED
from ..data import BUILDINGS, CARD_IDS, CRANE, GOVERNOR_VISIT, LIBRARY, PLANTS, ROLE_IDS
from ..phases.builder import Builder, Construction
from ..phases.events import DEAREST, FreeBuild
from ..phases.producer import Producer, empties
from ..player import Player
from ..position import NO_LIBRARY_HERE, SanJuan


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
    if isinstance(top, Producer) and not top.well:
        empty = empties(player)
        full = [plant for plant in range(PLANTS) if player.plants[plant] and not empty[plant]]
        return [blocked("city", CARD_IDS[plant], "plant-loaded", "SJ 33") for plant in full]
    if s.decision.ask == "round.pick":
        return blocked_picks(s)
    return []


def blocked(zone: str, thing: str, reason: str, rule: str, **args: Value) -> Blocked:
    return Blocked(target=f"{zone}:{thing}", reason=reason, args=args, rule=rule)


def blocked_picks(s: SanJuan) -> list[Blocked]:
    found = [
        blocked("role", ROLE_IDS[role], "role-taken", "SJ 18", seat=holder)
        for role, holder in enumerate(s.holders)
        if holder >= 0
    ]
    if (s.face_up >> GOVERNOR_VISIT) & 1 and not s.taken:
        found.append(blocked("event", "governor_visit", "no-role-used", "E-A3"))
    return found


def blocked_builds(s: SanJuan, player: Player, top: Builder) -> list[Blocked]:
    assert s.decision is not None
    off = 1 if s.decision.seat == top.owner else 0
    library = 1 if s.library(s.decision.seat, top.owner, top.visit) != NO_LIBRARY_HERE else 0
    possible = {action.code - BUILD for action in s.decision.actions}
    found = []
    for kind in sorted(set(player.hand) - possible):
        if kind >= PLANTS and player.owns(kind):
            found.append(blocked("hand", CARD_IDS[kind], "already-built", "SJ 23"))
        else:
            places = [-1, *(coverable(player, kind) if player.works(CRANE) else [])]
            cards = len(player.hand) - 1
            missing = min(short(s, player, kind, cover, off, library, cards) for cover in places)
            found.append(blocked("hand", CARD_IDS[kind], "too-dear", "SJ 20", missing=missing))
    return found


def blocked_covers(s: SanJuan, player: Player, top: Construction) -> list[Blocked]:
    assert s.decision is not None
    library = 1 if s.library(top.who, top.owner(), top.visit) != NO_LIBRARY_HERE else 0
    possible = {action.code - COVER for action in s.decision.actions if COVER <= action.code < COVER_LOADED}
    possible |= {action.code - COVER_LOADED for action in s.decision.actions if action.code >= COVER_LOADED}
    found = [blocked("city", CARD_IDS[CRANE], "crane-itself", "SJ 75")]
    if player.owns(top.kind):
        found.append(blocked("city", CARD_IDS[top.kind], "same-building", "SJ 78"))
    for cover in coverable(player, top.kind):
        if cover not in possible:
            missing = short(s, player, top.kind, cover, top.off(), library, len(player.hand))
            found.append(blocked("city", CARD_IDS[cover], "too-dear", "SJ 20", missing=missing))
    return found


def blocked_free(s: SanJuan, player: Player) -> list[Blocked]:
    found = []
    for kind in sorted(set(player.hand)):
        if kind >= PLANTS and player.owns(kind):
            found.append(blocked("hand", CARD_IDS[kind], "already-built", "SJ 23"))
        elif s.cost[kind] > DEAREST:
            found.append(blocked("hand", CARD_IDS[kind], "above-four", "E11"))
    return found


def coverable(player: Player, kind: int) -> list[int]:
    """SJ 75, 78: what could be covered by `kind` if it could be paid."""
    return [old for old in range(BUILDINGS) if old not in (kind, CRANE) and player.owns(old)]


def short(s: SanJuan, player: Player, kind: int, cover: int, off: int, library: int, cards: int) -> int:
    """How many cards are missing to build `kind` there."""
    loaded = 0 <= cover < PLANTS and player.loaded(cover) == player.plants[cover]
    more = 0 if cover == LIBRARY else library
    return s.price(player, kind, cover, off + more) - cards - s.spendable(player, cover, loaded)
