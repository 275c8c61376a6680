"""Why something of mine, or on offer, cannot be chosen now, with the rule behind it and what would help."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Value, Way, way

from ..data import BLACK_MARKET, CRANE, EVENT_IDS, GOLD_MINE, GOVERNOR_VISIT, PLANTS, ROLE_IDS
from ..phases.builder import Builder, Construction
from ..phases.events import DEAREST, FreeBuild
from ..phases.functions import MOVING
from ..phases.hand import Change, Keep, Toss
from ..phases.pay import Pay
from ..phases.producer import Producer
from ..phases.prospector import cheapest
from ..phases.trader import Trader
from ..player import Player
from ..position import SanJuan
from .reasons_price import dear, site

# The rule of each question that is answered by several cards.
SERIES = {
    "limit.discard": "SJ 51", "tower.discard": "SJ 85", "start.discard": "SJ 99", "taxes.discard": "E8",
    "councillor.discard": "SJ 66", "councillor.keep": "SJ 46", "amnesty.change": "E9",
}  # fmt: skip


def reasons(s: SanJuan) -> list[Blocked]:
    """For what the open question leaves out."""
    if s.decision is None or not s.stack:
        return []
    top, ask = s.stack[-1], s.decision.ask
    player = s.players[s.decision.seat]
    if isinstance(top, Builder):
        return blocked_builds(s, player, top)
    if isinstance(top, FreeBuild):
        return blocked_free(s, player)
    if isinstance(top, Construction) and ask == "builder.cover":
        return blocked_covers(s, player, top)
    if isinstance(top, Pay):
        return blocked_payments(s, player, top)
    if isinstance(top, Producer | Trader) and top.todo == MOVING:
        return blocked_plants(s, player, top)
    if isinstance(top, Toss | Keep | Change):
        return passed_over(s, "drawn" if isinstance(top, Keep) else "hand", top.kinds(s), top.last, SERIES[ask])
    if ask == "gold_mine.mine":
        return blocked_turned(s)
    return blocked_roles(s, ask)


def blocked(zone: str, thing: str, reason: str, rule: str, ways: list[Way] | None = None, **args: Value) -> Blocked:
    return Blocked(target=f"{zone}:{thing}", reason=reason, args=args, rule=rule, ways=ways or [])


def card(
    s: SanJuan, zone: str, kind: int, reason: str, rule: str, ways: list[Way] | None = None, **args: Value
) -> Blocked:
    return blocked(zone, s.setting.cards.ids[kind], reason, rule, ways, **args)


def possible(s: SanJuan) -> set[str]:
    """The keys of what can be chosen now."""
    return set() if s.decision is None else {target for action in s.decision.actions for target in action.targets}


# Roles and events


def blocked_roles(s: SanJuan, ask: str) -> list[Blocked]:
    if ask == "visit.role":
        unused = [role for role in range(len(ROLE_IDS)) if not (s.taken >> role) & 1]
        return [blocked("role", ROLE_IDS[role], "role-not-used", "E10", role=ROLE_IDS[role]) for role in unused]
    if ask != "round.pick":
        return []
    found = [
        blocked("role", ROLE_IDS[role], "role-taken", "SJ 18", [way("next_round")], seat=holder, role=ROLE_IDS[role])
        for role, holder in enumerate(s.holders)
        if holder >= 0
    ]
    if s.is_up(GOVERNOR_VISIT) and not s.taken:
        refused = blocked("event", EVENT_IDS[GOVERNOR_VISIT], "no-role-used", "E-A3", [way("role_first")])
        found.append({**refused, "rules": ["E10"]})
    return found


# Building and paying


def twice(s: SanJuan, kind: int) -> Blocked:
    return card(s, "hand", kind, "already-built", "SJ 23", card=s.setting.cards.ids[kind])


def blocked_builds(s: SanJuan, player: Player, top: Builder) -> list[Blocked]:
    can = possible(s)
    found = []
    for kind in sorted(set(player.hand)):
        if player.barred(kind):
            found.append(twice(s, kind))
        elif f"hand:{s.setting.cards.ids[kind]}" not in can:
            at = site(s, top.seat(), kind, top.owner, top.visit, len(player.hand) - 1)
            found.append(dear(s, "hand", kind, at, [(-1, False), *spots(player, kind)] if at.crane else [(-1, False)]))
    return found


def spots(player: Player, kind: int) -> list[tuple[int, bool]]:
    """SJ 75, 78: what could be covered by `kind` if it could be paid, and whether a good lies there."""
    found = []
    for old in player.kinds():
        if old not in (kind, CRANE):
            loads = player.loaded(old) if old < PLANTS else 0
            found += [(old, False)] if player.number(old) > loads else []
            found += [(old, True)] if loads else []
    return found


def blocked_covers(s: SanJuan, player: Player, top: Construction) -> list[Blocked]:
    ids = s.setting.cards.ids
    found = [card(s, "city", CRANE, "crane-itself", "SJ 75")]
    loads = player.loaded(top.kind) if top.kind < PLANTS else 0
    if player.number(top.kind) > loads:
        found.append(card(s, "city", top.kind, "same-building", "SJ 78", card=ids[top.kind]))
    if loads:
        found.append(card(s, "loaded", top.kind, "same-building", "SJ 78", card=ids[top.kind]))
    can = possible(s)
    at = site(s, top.who, top.kind, top.owner(), top.visit, len(player.hand))
    for old, loaded in spots(player, top.kind):
        zone = "loaded" if loaded else "city"
        if f"{zone}:{ids[old]}" not in can:
            found.append({**dear(s, zone, top.kind, at, [(old, loaded)]), "target": f"{zone}:{ids[old]}"})
    if "city:new" not in can:
        found.append({**dear(s, "city", top.kind, at, [(-1, False)]), "target": "city:new"})
    return found


def blocked_free(s: SanJuan, player: Player) -> list[Blocked]:
    found = []
    for kind in sorted(set(player.hand)):
        cost = s.setting.cost[kind]
        if player.barred(kind):
            found.append(twice(s, kind))
        elif cost > DEAREST:
            refused = card(s, "hand", kind, "above-four", "E11", [way("builder_phase")], cost=cost)
            limit = {"terms": [{"cause": "cost", "number": cost}], "total": cost, "have": DEAREST, "what": "allowed"}
            found.append({**refused, "sum": limit})  # type: ignore[typeddict-item] # a literal, read as a plain dict
    return found


def blocked_payments(s: SanJuan, player: Player, top: Pay) -> list[Blocked]:
    """SJ 20, 70: the building itself, goods without a black market, and what stands before a card already named."""
    below = s.stack[-2]
    found = []
    if isinstance(below, Construction):
        built = s.setting.cards.ids[below.kind]
        found.append(card(s, "city", below.kind, "being-built", "SJ 20", card=built))
    if top.spent:
        found += passed_over(s, "hand", player.hand, len(s.setting.cards.ids), "SJ 20", top.floor)
    else:
        found += passed_over(s, "hand", player.hand, top.last, "SJ 20")
    loaded = [plant for plant, goods in enumerate(player.loads()) if goods]
    if player.works(BLACK_MARKET):
        return found + passed_over(s, "loaded", loaded, top.floor, "SJ 70")
    for plant in loaded:
        if player.owns(BLACK_MARKET):
            found.append(card(s, "loaded", plant, "market-new", "SJ 60", [way("after_builders")]))
        else:
            found.append(card(s, "loaded", plant, "no-market", "SJ 70", [helper(s, BLACK_MARKET)]))
    return found


def helper(s: SanJuan, kind: int) -> Way:
    return way("building", card=s.setting.cards.ids[kind])


# Goods and cards


def blocked_plants(s: SanJuan, player: Player, top: Producer | Trader) -> list[Blocked]:
    """SJ 33, 37: full plants hold no second good, empty ones have none to sell."""
    found = []
    making = isinstance(top, Producer)
    empty = player.empties()
    for plant, goods in enumerate(player.loads()):
        name = s.setting.cards.ids[plant]
        if making and goods:
            found.append(card(s, "loaded", plant, "plant-loaded", "SJ 33", [way("sold")], card=name))
        elif not making and empty[plant]:
            refused = card(s, "city", plant, "plant-empty", "SJ 37", [way("produced")], card=name)
            found.append({**refused, "rules": ["SJ 29"]})
    if making:
        open_ones = [plant for plant in range(PLANTS) if empty[plant]]
        return found + passed_over(s, "city", open_ones, top.last, "SJ 29")
    loaded = [plant for plant, goods in enumerate(player.loads()) if goods]
    return found + passed_over(s, "loaded", loaded, top.last, "SJ 37")


def blocked_turned(s: SanJuan) -> list[Blocked]:
    """SJ 63, A11: in the second edition a gold mine brings the cheapest."""
    if not s.setting.second:
        return []
    ids, best = s.setting.cards.ids, cheapest(s)
    dearer = [kind for kind in s.turned if kind != best]
    return [card(s, "turned", kind, "not-cheapest", "SJ 63", card=ids[best], mine=ids[GOLD_MINE]) for kind in dearer]


def passed_over(
    s: SanJuan, zone: str, kinds: list[int], floor: int, rule: str, named: int | None = None
) -> list[Blocked]:
    """In a series things are named in the order of the cards: those before the last one named stay. `named` is that
    one, where it is none of these."""
    last = s.setting.cards.ids[floor if named is None else named] if floor else ""
    behind = sorted({kind for kind in kinds if kind < floor})
    return [card(s, zone, kind, "passed-over", rule, card=last) for kind in behind]
