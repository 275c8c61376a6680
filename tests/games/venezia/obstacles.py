"""What the law of "Ask why" needs to know of Venezia: what a question concerns, and whether an obstacle lies there. All
of it is read off what a player sees of the table, and off the order in which a series takes its picks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.laws.obstacles import Obstacles, Truth

from ludoteca.core.preview import Blocked
from ludoteca.core.protocol import Frame
from ludoteca.games.venezia.data import KIND_IDS, NEED
from ludoteca.games.venezia.position import Venezia

HEXES = {"palazzo": 2, "ponte": 2, "basilica": 3}
LIMIT = 5
PRICE = 5
TAKEN = 3
Keys = set[str]


def top(s: Venezia) -> Frame[Any]:
    return s.stack[-1]


def asked(s: Venezia) -> int:
    assert s.decision is not None
    return s.decision.seat


def ask(s: Venezia) -> str:
    assert s.decision is not None
    return s.decision.ask


def seen(s: Venezia) -> Any:
    return s.view(asked(s))


def me(s: Venezia) -> Any:
    return seen(s)["players"][asked(s)]


def kind(one: Blocked) -> str:
    return one["target"].partition(":")[2]


def need(card: str) -> int:
    """VE 15."""
    return NEED[KIND_IDS.index(card)]


# What a question concerns


def hand(s: Venezia) -> Keys:
    return {f"hand:{card}" for card in me(s)["cards"]}


def front(s: Venezia) -> Keys:
    return {f"front:{card}" for card in me(s)["front"]}


def hexes(s: Venezia) -> Keys:
    return {f"hex:{hex.name}" for hex in s.board.sheet.hexes}


def bridges(s: Venezia) -> Keys:
    """The lines that no printed building has taken for good."""
    printed = {hex.name for hex in s.board.sheet.hexes if hex.kind == "printed"}
    lines = [bridge for bridge in s.board.sheet.bridges if not printed & set(bridge.hexes)]
    return {f"bridge:{bridge.name}" for bridge in lines} if building(s) == "ponte" else set()


def opened(s: Venezia) -> Keys:
    return {f"open:{card}" for card in seen(s)["open"]} | {"pile:deck"}


CONCERNED: dict[str, list[Callable[[Venezia], Keys]]] = {
    "cards.play": [hand],
    "building.order": [front],
    "building.drop": [front],
    "building.site": [hexes, bridges],
    "building.points": [lambda s: {f"quarter:{name}" for name in s.board.sheet.quarters}],
    "building.treasure": [lambda _: {"pile:treasure"}],
    "building.move": [lambda _: {"gondola:own"}],
    "drain": [hexes],
    "draw": [hand, opened],
    "draw.take": [opened],
    "gold.give": [lambda s: {f"token:{value}" for value in me(s)["tokens"]}],
}


def concerned(s: Venezia) -> Keys:
    """By the kind of question; the gold with any of them but the one in which it is paid."""
    found = set[str]().union(*(part(s) for part in CONCERNED.get(ask(s), ())))
    return found if ask(s) == "gold.give" else found | {"tokens:own"}


# What lies there


def standing(s: Venezia) -> Keys:
    return {hex for piece in seen(s)["buildings"] for hex in piece["hexes"]}


def empty(s: Venezia) -> Keys:
    return {hex.name for hex in s.board.sheet.hexes} - standing(s) - set(seen(s)["swamps"])


def beside(s: Venezia, name: str) -> Keys:
    """The empty hexes that touch one."""
    at = next(hex for hex in s.board.sheet.hexes if hex.name == name)
    around = {(at.q + q, at.r + r) for q, r in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))}
    near = {hex.name for hex in s.board.sheet.hexes if (hex.q, hex.r) in around and hex.quarter == at.quarter}
    return near & empty(s)


def across(s: Venezia, name: str) -> Keys:
    """The other ends of the bridges that begin on a hex."""
    ends = [set(bridge.hexes) for bridge in s.board.sheet.bridges if name in bridge.hexes]
    return set().union(*ends) - {name}


def building(s: Venezia) -> str:
    return str(seen(s)["construction"]["card"])


def too_narrow(s: Venezia, one: Blocked) -> bool:
    """VE 27: no pair, or no triangle, of empty hexes around it."""
    near = beside(s, kind(one))
    fits = near if HEXES[building(s)] == TAKEN - 1 else {other for first in near for other in near & beside(s, first)}
    return kind(one) in empty(s) and not fits and one["args"] == {"hexes": HEXES[building(s)]}


def far_end(s: Venezia, one: Blocked) -> bool:
    ends = across(s, kind(one))
    said = one["args"]["ends"]
    return isinstance(said, list) and set(said) == ends != set() and not ends & empty(s) and kind(one) in empty(s)


def ends_taken(s: Venezia, one: Blocked) -> bool:
    bridge = next(bridge for bridge in s.board.sheet.bridges if bridge.name == kind(one))
    return one["args"]["ends"] == [hex for hex in bridge.hexes if hex not in empty(s)] != []


def joined(s: Venezia) -> Keys:
    """The quarters in which the building in hand stands."""
    site = seen(s)["construction"]["site"]
    return {hex.quarter for hex in s.board.sheet.hexes if hex.name in site}


def laid(s: Venezia, card: str) -> int:
    return sum(int(player["front"].get(card, 0)) for player in seen(s)["players"])


def takeable(s: Venezia) -> int:
    """Cards that can be had now, besides one that is laid open: open ones, the pile, the discards."""
    view = seen(s)
    number: int = view["deck"] + sum(view["discards"].values()) + len(view["open"])
    return number


def all_alone(s: Venezia, one: Blocked) -> bool:
    """VE 20: everything that lies there I have just played, and it lacks one card."""
    frame = top(s)
    needed = need(kind(one))
    return (
        laid(s, kind(one)) == me(s)["front"][kind(one)] == getattr(frame, "run", 0) == needed - 1
        and s.game.actions[getattr(frame, "last", 0)].text == f"play {kind(one)}"
        and one["args"] == {"needed": needed}
    )


def before_last(s: Venezia, one: Blocked) -> bool:
    """Whether the answer that takes it comes before the one given last in this series."""
    taken = [action.code for action in s.game.actions if action.text == f"play {kind(one)}"]
    return getattr(top(s), "last", -1) > taken[0]


def earlier(s: Venezia, one: Blocked) -> bool:
    """The same where picks go by the type of card, or by the hex on the map."""
    last = getattr(top(s), "last", -1)
    if ask(s) == "drain":
        return s.board.hexes.index(kind(one)) < s.board.hexes.index(seen(s)["draining"][0])
    return KIND_IDS.index(kind(one)) < last


def exceeds(s: Venezia, one: Blocked) -> bool:
    then = me(s)["hand"] - 1 + TAKEN
    return then > LIMIT and one["args"] == {"limit": LIMIT, "then": then}


def midway(s: Venezia) -> bool:
    """VE 48: enough gold, in one's own turn, and a question that is not the first of its answer or is none of those
    that gold goes with."""
    frame = top(s)
    begun = getattr(frame, "last", -1) >= 0 or getattr(frame, "chosen", -1) >= 0
    if ask(s) == "draw.take":
        begun = getattr(frame, "due", TAKEN) < TAKEN
    without = ask(s) in ("building.points", "building.treasure", "building.move", "building.drop")
    return (begun or without) and me(s)["gold"] >= PRICE and seen(s)["active"] in (None, asked(s))


def too_poor(s: Venezia, one: Blocked) -> bool:
    gold = me(s)["gold"]
    return gold < PRICE and one["args"] == {"gold": gold, "missing": PRICE - gold}


def cheaper_laid_out(s: Venezia, one: Blocked) -> bool:
    """VE 48: a token of less value is laid out already."""
    return any(value < int(kind(one)) for value in me(s)["laid_out"])


TRUTHS: dict[str, Truth] = {
    "building-complete": lambda s, one: laid(s, kind(one)) == need(kind(one)) == one["args"]["needed"],
    "play-as-set": all_alone,
    "played-in-order": before_last,
    "incomplete": lambda s, one: (
        one["args"] == {"laid": laid(s, kind(one)), "needed": need(kind(one))} and laid(s, kind(one)) < need(kind(one))
    ),
    "built-on": lambda s, one: kind(one) in standing(s),
    "swamp": lambda s, one: kind(one) in seen(s)["swamps"],
    "no-bridge-site": lambda s, one: building(s) == "ponte" and not across(s, kind(one)),
    "other-end": far_end,
    "end-not-free": ends_taken,
    "no-room": too_narrow,
    "not-joined": lambda s, one: kind(one) not in joined(s) and len(joined(s)) == len(("one", "other")),
    "no-swamp": lambda s, one: kind(one) in empty(s),
    "chosen-already": lambda s, one: seen(s)["draining"] == [kind(one)],
    "passed-over": earlier,
    "hand-would-exceed": exceeds,
    "too-few-cards": lambda s, one: one["args"] == {"cards": takeable(s)} and takeable(s) < TAKEN,
    "type-lies-open": lambda s, one: kind(one) in seen(s)["open"],
    "pile-empty": lambda s, _: takeable(s) == len(seen(s)["open"]),
    "just-laid-open": lambda s, one: getattr(top(s), "shown", -1) == KIND_IDS.index(kind(one)),
    "taken-in-order": earlier,
    "worth-nothing": lambda _, one: kind(one) == "0",
    "given-in-order": cheaper_laid_out,
    "too-little-gold": too_poor,
    "gold-own-turn": lambda s, one: seen(s)["active"] == one["args"]["seat"] != asked(s),
    "gold-midway": lambda s, _: midway(s),
}

LAW = Obstacles("venezia", ("VE ",), concerned, TRUTHS, {})
