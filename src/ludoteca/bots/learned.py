"""The upper levels: by a network where one has learned how the match is played, by the heuristic's search elsewhere."""

from __future__ import annotations

from ludoteca.core.chance import seeded
from ludoteca.core.protocol import Action, Bot, Game, State

from .mcts import MctsBot
from .net import NetBot, NoNet, net
from .net_search import NetSearchBot, Settings
from .prospects import Promise, Searcher


class LearnedBot(Searcher):
    """`own` is who plays by the network, `other` who plays where it has not learned to: with the questions of the
    option `letter`, alone against a target, on a board or with components of another owner, in games of others."""

    def __init__(self, own: NetBot | NetSearchBot | None, other: MctsBot) -> None:
        self.own = own
        self.other = other

    def __repr__(self) -> str:
        return f"<LearnedBot {self.own}, else {self.other}>"

    def asked(self, state: State) -> NetBot | NetSearchBot | MctsBot:
        own = self.own
        if own is None:
            return self.other
        known = own.net if isinstance(own, NetBot) else own.thinker.net
        return self.other if known.unlearned(state) else own

    def choose(self, state: State, seat: int) -> Action:
        return self.asked(state).choose(state, seat)

    def promising(self, state: State, seat: int) -> list[Promise]:
        asked = self.asked(state)
        return asked.promising(state, seat) if isinstance(asked, Searcher) else []


def bare(game: Game, other: MctsBot) -> Bot:
    """The network without any search."""
    try:
        return LearnedBot(NetBot(net(game)), other)
    except NoNet:
        return other


def searching(game: Game, seed: int, iterations: int, milliseconds: int, other: MctsBot) -> Bot:
    """A search by the network."""
    settings = Settings()
    settings.iterations, settings.milliseconds = iterations, milliseconds
    try:
        return LearnedBot(NetSearchBot(net(game), game, seeded(seed), settings), other)
    except NoNet:
        return other
