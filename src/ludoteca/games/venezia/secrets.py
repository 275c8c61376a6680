"""What a seat cannot know, dealt again: other hands, the draw pile, the values of tokens that others hold and of those
still on the board or in the chest."""

from typing import Final

from ludoteca.core.chance import NOBODY

from .data import KINDS, POOREST_TREASURE, PRICE, RICHEST_SWAMP, VALUES
from .phases.gold import Exchange
from .player import worth
from .position import DEAL, Venezia

TRIES: Final = 64


def redeal(s: Venezia, seat: int) -> None:
    """Gather everything `seat` cannot place, then fill each zone to the size that everybody sees."""
    redeal_cards(s, seat)
    redeal_tokens(s, seat)


def redeal_cards(s: Venezia, seat: int) -> None:
    """A hand keeps the cards that everybody saw being taken."""
    pile = s.deck
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            for kind in range(KINDS):
                pile[kind] += player.hand[kind] - player.shown[kind]
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            player.hand = player.shown[:]
            for _ in range(player.held - sum(player.shown)):
                player.hand[draw(s, pile)] += 1


def redeal_tokens(s: Venezia, seat: int) -> None:
    """Swamps and treasures are told apart by their backs. Who is paying can pay: his tokens are dealt first, until they
    reach the price."""
    pile = s.bog + s.chest
    payer = paying(s)
    order = [payer] if payer >= 0 else []
    order += [other for other in range(s.seats) if other != payer]
    counts = [[player.swamps(), player.treasures()] for player in s.players]
    for other in order:
        if other != seat:
            player = s.players[other]
            for value in range(VALUES):
                pile[value] += player.tokens[value] + player.paid[value]
            player.paid = [0] * VALUES
    for other in order:
        if other != seat:
            tokens = deal(s, pile, counts[other])
            tries = 1
            while other == payer and worth(tokens) < PRICE:
                for value in range(VALUES):
                    pile[value] += tokens[value]
                tokens = deal(s, pile, counts[other]) if tries < TRIES else richest(pile, counts[other])
                tries += 1
            s.players[other].tokens = tokens
    s.bog = pile[:POOREST_TREASURE]
    s.chest = pile[POOREST_TREASURE:]


def paying(s: Venezia) -> int:
    """The seat in the middle of an exchange, -1 if there is none."""
    top = s.stack[-1] if s.stack else None
    return top.seat if isinstance(top, Exchange) else -1


def deal(s: Venezia, pile: list[int], counts: list[int]) -> list[int]:
    """As many swamps and treasures as somebody holds, out of the pile."""
    tokens = [0] * VALUES
    swamps = pile[:POOREST_TREASURE]
    treasures = pile[POOREST_TREASURE:]
    for _ in range(counts[0]):
        tokens[draw(s, swamps)] += 1
    for _ in range(counts[1]):
        tokens[POOREST_TREASURE + draw(s, treasures)] += 1
    for value in range(VALUES):
        pile[value] -= tokens[value]
    return tokens


def richest(pile: list[int], counts: list[int]) -> list[int]:
    """The most valuable tokens there can be: the true ones reached the price, so these do."""
    tokens = [0] * VALUES
    left = counts[:]
    for value in range(VALUES - 1, -1, -1):
        part = 0 if value <= RICHEST_SWAMP else 1
        tokens[value] = min(left[part], pile[value])
        left[part] -= tokens[value]
        pile[value] -= tokens[value]
    return tokens


def draw(s: Venezia, pile: list[int]) -> int:
    drawn = s.chance.pick(pile, sum(pile), DEAL, NOBODY)
    pile[drawn] -= 1
    return drawn
