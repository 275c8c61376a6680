"""One match between bots, through the same door as everybody else's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from ludoteca.bots.roster import maker
from ludoteca.core.chance import Chance, seeded
from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.parties import sides
from ludoteca.core.protocol import Action, Bot, Game
from ludoteca.core.rows import Row

SEEDS = 2**31
Watcher = Callable[[Match, Row], None]


class BadAnswer(LudotecaError):
    """A bot gave an answer that is not possible."""


class Played:
    """What came of a match: points and places by party, and `sides`, the party of each seat. `moves` and `seconds`
    count, by seat, the questions that were put to the bot: those with more than one answer."""

    def __init__(
        self,
        seed: int,
        scores: list[int],
        ranking: list[int],
        decisions: int,
        moves: list[int],
        seconds: list[float],
        sides: list[int],
        record: dict[str, Any] | None = None,
    ) -> None:
        self.seed = seed
        self.scores = scores
        self.ranking = ranking
        self.decisions = decisions
        self.moves = moves
        self.seconds = seconds
        self.sides = sides
        self.record = record

    def win(self, seat: int) -> float:
        """The share of a seat's party in the victory."""
        return 1 / self.ranking.count(1) if self.ranking[self.sides[seat]] == 1 else 0.0

    def points(self, seat: int) -> int:
        return self.scores[self.sides[seat]]

    def margin(self, seat: int) -> int:
        """How far a seat's party is ahead of the best other one."""
        rivals = [score for party, score in enumerate(self.scores) if party != self.sides[seat]]
        return self.points(seat) - max(rivals, default=0)


class Player:
    """A bot in its seat, with the private generator its determinized positions are dealt by."""

    def __init__(self, name: str, bot: Bot, seat: int, dealer: Chance) -> None:
        self.name = name
        self.bot = bot
        self.seat = seat
        self.dealer = dealer
        self.moves = 0
        self.seconds = 0.0

    def answer(self, match: Match) -> Action:
        decision = match.state.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        known = match.state.determinize(self.seat, int(self.dealer.below(SEEDS)))
        start = perf_counter()
        action = self.bot.choose(known, self.seat)
        self.seconds += perf_counter() - start
        self.moves += 1
        return action


def seat_players(game: Game, bots: Sequence[str], seed: int, moved: int) -> list[Player]:
    """A bot of that name in each seat. Its luck goes with it when everybody moves on by `moved` seats: else two
    seatings of the same bots on one seed would be one and the same match."""
    source = seeded(-1 - seed)
    luck = [(int(source.below(SEEDS)), int(source.below(SEEDS))) for _ in bots]
    made = []
    for seat, name in enumerate(bots):
        own, dealt = luck[(seat + moved) % len(bots)]
        made.append(Player(name, maker(name)(game, own), seat, seeded(dealt)))
    return made


def play_match(
    game: Game,
    options: Mapping[str, str],
    seed: int,
    bots: Sequence[str],
    moved: int = 0,
    keep: bool = False,
    watch: Watcher | None = None,
) -> Played:
    """Play to the end. `bots` are the names by seat, `moved` by how many seats they have moved on from their first
    places; with `keep` the record comes along; `watch` sees every row."""
    match = Match(game, len(bots), options, seed)
    players = seat_players(game, bots, seed, moved)
    for player in players:
        match.take(player.seat, player.name)
    while match.decision is not None:
        player = players[match.decision.seat]
        action = player.answer(match)
        try:
            row = match.play(action.code, player.seat)
        except Illegal as error:
            raise BadAnswer(f"bot '{player.name}' in a match with seed {seed}: {error}") from None
        if watch is not None:
            watch(match, row)
    return Played(
        seed,
        match.state.scores(),
        match.state.ranking(),
        len(match.line),
        [player.moves for player in players],
        [player.seconds for player in players],
        sides(match.state),
        match.record() if keep else None,
    )
