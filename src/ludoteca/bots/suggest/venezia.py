"""Venezia: the tokens to pay with, the swamps to drain."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.venezia.actions import GIVE, PAID
from ludoteca.games.venezia.data import PRICE, RICHEST
from ludoteca.games.venezia.phases.drain import Drain
from ludoteca.games.venezia.phases.gold import Exchange
from ludoteca.games.venezia.player import worth
from ludoteca.games.venezia.position import Venezia
from ludoteca.games.venezia.show.outlook import openings


def suggest(s: Venezia) -> list[Action]:
    """For an exchange the cheapest set of tokens, for draining the swamps that make most room."""
    top = s.stack[-1]
    if isinstance(top, Exchange) and not worth(s.players[top.seat].paid):
        return payment(s, top.seat)
    if isinstance(top, Drain) and top.chosen < 0:
        menu = [action for action in s.menus.drains if not action.closes]
        menu.sort(key=lambda action: (-sum(openings(s, action.thing)), action.code))
        return sorted(menu[:2], key=lambda action: action.code)
    return []


def payment(s: Venezia, seat: int) -> list[Action]:
    paid = best_payment(s.players[seat].tokens)
    give = s.game.by_verb[GIVE]
    gives = [give[value] for value in range(RICHEST, 0, -1) for _ in range(paid[value])]
    return [*gives, s.game.actions[PAID]]


def best_payment(tokens: list[int]) -> list[int]:
    """As many steps as the tokens buy, for the least gold, with as few tokens as possible: counts by value."""
    best: list[list[int] | None] = [[0] * len(tokens)]
    for value, number in enumerate(tokens):
        for _ in range(number if value else 0):
            best += [None] * value
            for gold in range(len(best) - 1, value - 1, -1):
                before = best[gold - value]
                now = best[gold]
                if before is not None and (now is None or sum(before) + 1 < sum(now)):
                    paid = before[:]
                    paid[value] += 1
                    best[gold] = paid
    for gold in range((len(best) - 1) // PRICE * PRICE, len(best)):
        found = best[gold]
        if found is not None:
            return found
    raise AssertionError("all tokens together are a payment")
