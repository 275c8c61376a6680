"""Matches played by a number: it deals, and it chooses the answers. The server of the tests and the search for
positions play alike."""

from __future__ import annotations

import random

from tests.dealing import secret_of

from ludoteca.core import registry
from ludoteca.core.fair import Fair
from ludoteca.core.match import Match
from ludoteca.core.protocol import Decision

EAGER = 0.8  # how often somebody does not pass who could do something


def new_match(game: str, players: int, options: dict[str, str], number: int) -> Match:
    fair = Fair(secret_of(number), [""] * players)
    return Match(registry.game(game), players, options, fair=fair)


def play_on(match: Match, number: int, answers: int) -> None:
    """Play until so many answers have been given; which, follows from the number and the place in the match alone."""
    while len(match.line) < answers:
        decision = match.decision
        assert decision is not None, "the rules have changed: look for the positions again"
        step(match, decision, number)


def step(match: Match, decision: Decision, number: int) -> None:
    dice = random.Random(f"{number} {len(match.line)}")
    active = [action for action in decision.actions if not action.closes]
    eager = bool(active) and dice.random() < EAGER
    match.play(dice.choice(active if eager else decision.actions).code)
