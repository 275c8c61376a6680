"""One match between bots, through the same door as everybody else's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ludoteca.bots.roster import UnknownBot, maker
from ludoteca.core.careful import foreign
from ludoteca.core.chance import Chance, seeded
from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.core.given import code, shown
from ludoteca.core.match import Match
from ludoteca.core.notation import legal
from ludoteca.core.parties import sides
from ludoteca.core.protocol import Action, Bot, Decision, Game, State
from ludoteca.core.ranking import lead, win_share
from ludoteca.core.rows import Row

SEEDS = 2**31
Watcher = Callable[[Match, Row], None]
Answers = Callable[[State, int], Action | int | str]
WANTED = "it has to give one of state.decision.actions, or its code or text"


class BadAnswer(LudotecaError):
    """A bot gave an answer that is not possible."""


@dataclass
class Played:
    """What came of a match: points and places by party, and `sides`, the party of each seat. `moves` and `seconds`
    count, by seat, the questions that were put to the bot: those with more than one answer."""

    seed: int
    scores: list[int]
    ranking: list[int]
    decisions: int
    moves: list[int]
    seconds: list[float]
    sides: list[int]
    record: dict[str, Any] | None = None

    def win(self, seat: int) -> float:
        """The share of a seat's party in the victory."""
        return win_share(self.ranking, self.sides[seat])

    def points(self, seat: int) -> int:
        return self.scores[self.sides[seat]]

    def margin(self, seat: int) -> int:
        """How far a seat's party is ahead of the best other one."""
        return lead(self.scores, self.sides[seat])


@dataclass
class Player:
    """A bot in its seat, with the private generator its determinized positions are dealt by. `begun` is the seed
    of the match, where there is one to name."""

    name: str
    bot: Bot
    seat: int
    dealer: Chance
    moves: int = 0
    seconds: float = 0.0
    begun: int | None = None

    def answer(self, state: State) -> Action:
        """To the open question of the true position, which the bot is not shown."""
        decision = state.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        known = state.determinize(self.seat, int(self.dealer.below(SEEDS)))
        start = perf_counter()
        given = self.bot.choose(known, self.seat)
        self.seconds += perf_counter() - start
        self.moves += 1
        fine = isinstance(given, Action) and given in decision.actions
        return given if fine else self.meant(state.game, decision, given)

    def meant(self, game: Game, decision: Decision, given: Any) -> Action:
        """The answer of a bot that gave its code or text; anything else is refused."""
        where = "" if self.begun is None else f" in a match with seed {self.begun}"
        bot = f"bot '{self.name}'{where}"
        if given is None:
            raise BadAnswer(f"{bot} answered None to {decision.ask}: nothing was returned; {WANTED}")
        try:
            if isinstance(given, Action):
                if game.actions[min(given.code, len(game.actions) - 1)] is given:
                    return legal(game, decision, given.code)
                raise Illegal(foreign(given))
            return legal(game, decision, given if isinstance(given, str) else code(given))
        except Illegal as error:
            raise BadAnswer(f"{bot} answered {shown(given)} to {decision.ask}: {error}") from None


class Asked(Bot):
    """A function that answers: it is called with what its seat knows of the position, and with the seat."""

    def __init__(self, answer: Answers) -> None:
        self.answer = answer

    def choose(self, state: State, seat: int) -> Any:
        """What the function says; whose seat it is in makes an action of it."""
        return self.answer(state, seat)


def seat_players(game: Game, bots: Sequence[str | Bot | Answers], seed: int, moved: int = 0) -> list[Player]:
    """A bot, by its name or itself, or a function in each seat. Its luck goes with it when everybody moves on by
    `moved` seats: else two seatings of the same bots on one seed would be one and the same match."""
    source = seeded(-1 - seed)
    luck = [(int(source.below(SEEDS)), int(source.below(SEEDS))) for _ in bots]
    made = []
    for seat, given in enumerate(bots):
        own, dealt = luck[(seat + moved) % len(bots)]
        made.append(Player(called(given), bot_of(given, game, own), seat, seeded(dealt), begun=seed))
    return made


def bot_of(given: str | Bot | Answers, game: Game, seed: int) -> Bot:
    if isinstance(given, str):
        return maker(given)(game, seed)
    if isinstance(given, type):
        raise UnknownBot(f"{given.__name__} is a class: give one that is made of it, as {given.__name__}(...)")
    if isinstance(given, Bot):
        if type(given).choose is Bot.choose:
            raise UnknownBot(f"bot '{called(given)}' has no method choose(self, state, seat)")
        return given
    if not callable(given):
        raise UnknownBot(
            f"{shown(given)} cannot play: name a bot, or give a Bot or a function of a position and a seat"
        )
    return Asked(given)


def called(given: str | Bot | Answers) -> str:
    """What the record of the match calls who plays."""
    return given if isinstance(given, str) else str(getattr(given, "__name__", type(given).__name__))


def play_out(match: Match, players: Sequence[Player], watch: Watcher | None = None) -> None:
    """Seat everybody and play to the end; `watch` sees every row."""
    for player in players:
        match.take(player.seat, player.name)
    while match.decision is not None:
        player = players[match.decision.seat]
        action = player.answer(match.state)
        try:
            row = match.play(action.code, player.seat)
        except Illegal as error:
            raise BadAnswer(f"bot '{player.name}' in a match with seed {match.seed}: {error}") from None
        if watch is not None:
            watch(match, row)


def play_match(
    game: Game,
    options: Mapping[str, str],
    seed: int,
    bots: Sequence[str | Bot | Answers],
    moved: int = 0,
    keep: bool = False,
    watch: Watcher | None = None,
) -> Played:
    """Play to the end. `bots` are those of the seats, or their names; `moved` says by how many seats they have moved on
    from their first places; with `keep` the record comes along; `watch` sees every row."""
    match = Match(game, len(bots), options, seed)
    players = seat_players(game, bots, seed, moved)
    play_out(match, players, watch)
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
