"""Ludoteca: an open game table and laboratory.

The whole of it in five lines:

    import ludoteca

    match = ludoteca.play("san-juan", ["greedy", "random"], seed=1)
    print(match.state.scores(), match.state.ranking())

`game` finds a game by its name, `Match` plays one answer by answer, `play` lets bots or functions of your own play a
whole one, `position` sets any position up and `position_text` writes one down. The rules themselves are in
`ludoteca.games`, the bots in `ludoteca.bots`.
"""

from collections.abc import Callable, Mapping, Sequence

from ludoteca.core import protocol
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.protocol import Action, Bot, Decision, Game, State

__all__ = [
    "Action", "Bot", "Decision", "Game", "LudotecaError", "Match", "State",
    "__version__", "compiled", "game", "game_names", "play", "position", "position_text",
]  # fmt: skip

__version__ = "0.1.0"

compiled: bool = not protocol.__file__.endswith(".py")
"""Whether the rules run compiled by mypyc (the same games, several times faster)."""


def game_names() -> list[str]:
    """The names of all games: `san-juan`, `puerto-rico`, `venezia`, `burgundy`, and those of other packages."""
    from ludoteca.core.registry import names

    return names()


def game(name: str) -> Game:
    """The game of that name, with its component data.

    `game.seats` are the numbers of players it is for, `game.options` its variants, `game.actions` all its answers.
    `game.new(seats, options, seed)` is a position to search from; `Match(game, seats, options, seed)` a match to play.
    """
    from ludoteca.core.registry import game as find

    return find(name)


def position(given: str | bytes | Mapping[str, object], seed: int | None = None) -> State:
    """The position that was written as JSON: as text, or as `state.to_json()` gives it. docs/positions.md says how one
    is written; what cannot be is refused with the place and the reason.

    What is drawn from there on comes from `seed`; without it from the `seed` or `chance` that the position names.
    """
    from ludoteca.core.given import whole
    from ludoteca.core.positions import read_position

    return read_position(given, None if seed is None else whole(seed, "position: a seed"))


def position_text(state: State) -> str:
    """A position as text that a person can read and change, with everything in it, hidden or not. What one seat knows
    is the text of `state.determinize(seat, seed)`."""
    from ludoteca.core.given import shown
    from ludoteca.core.positions import position_text as written

    if isinstance(state, Match):
        raise LudotecaError("position_text writes a position, not a match: give it match.state")
    if not isinstance(state, State):
        raise LudotecaError(f"position_text writes a position, not {shown(state)}")
    return written(state)


def play(
    game: str | Game,
    players: Sequence[str | Bot | Callable[[State, int], Action | int | str]],
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> Match:
    """Play a whole match and give it back, finished: `state.scores()`, `state.ranking()`, `record()`, `rows`.

    `players` sit in this order. Each is the name of a bot ("random", "greedy", "mcts:200", a level such as "master"), a
    `Bot`, or a function. A function is called with the position as its seat knows it, and with the number of the seat;
    it answers with one of `state.decision.actions`, or with its code or text. What the seat cannot know is dealt again
    for each call, and the function may play on with the position.

    The same seed and the same players give the same match; without a seed it is another one each time.
    """
    from ludoteca.arena.play import play_out, seat_players
    from ludoteca.bots.luck import fresh
    from ludoteca.core.given import shown
    from ludoteca.core.registry import game as find

    rules = game if isinstance(game, Game) else find(game)
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise LudotecaError(f"players are a list, as ['greedy', 'random'], not {shown(players)}")
    number = fresh() if seed is None else seed
    match = Match(rules, len(players), options or {}, number)
    play_out(match, seat_players(rules, players, number))
    return match
