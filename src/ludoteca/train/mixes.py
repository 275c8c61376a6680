"""What is played at the tables of a run that learns expansions too: numbers of players and options, mixed at random."""

from __future__ import annotations

from random import Random

from ludoteca.bots.expanded import KNOWN
from ludoteca.core.errors import BadOption
from ludoteca.core.protocol import Game

Kind = tuple[int, dict[str, str]]

# What leaves no room for most of the others, with how often it is tried before them: two against two, and a rival
# moved by the rules.
FIRST = {"team": 0.25, "chateau": 0.12}
ALONE = 0.2  # of the games with a rival moved by the rules one person plays
EVERYTHING = 0.25  # of the games with all that goes together
OTHER_BOARDS = 0.25


def plain_kinds(counts: list[int]) -> list[Kind]:
    return [(seats, {}) for seats in counts]


def mixed_kinds(game: Game, counts: list[int], part: float, number: int, seed: int) -> list[Kind]:
    """So many kinds of games, `part` of them with expansions; numbers of players take turns in both."""
    dice = Random(f"{game.name} {seed}")
    with_them = round(number * part)
    found: list[Kind] = [(counts[at % len(counts)], {}) for at in range(number - with_them)]
    found += [mixed(game, counts[at % len(counts)], dice) for at in range(with_them)]
    dice.shuffle(found)
    return found


def mixed(game: Game, seats: int, dice: Random) -> Kind:
    """A random legal set of the options that networks read, with others that these need."""
    known = KNOWN[game.name]
    values = {option.name: option.values for option in game.options}
    chosen: dict[str, str] = {}
    for option, often in FIRST.items():
        if option in known and dice.random() < often:
            chosen = tried(game, seats, chosen, option, dice.choice(values[option][1:]))
    if "chateau" in chosen and dice.random() < ALONE:
        seats = 1
    if dice.random() < OTHER_BOARDS:
        chosen = tried(game, seats, chosen, "duchies", dice.choice(values["duchies"][1:]))
    likely = 1.0 if dice.random() < EVERYTHING else 0.5
    others = [option for option in known if option not in FIRST]
    for option in dice.sample(others, len(others)):
        if dice.random() < likely:
            chosen = tried(game, seats, chosen, option, dice.choice(values[option][1:]))
    return seats, game.complete(seats, chosen)


def tried(game: Game, seats: int, chosen: dict[str, str], option: str, value: str) -> dict[str, str]:
    """The options with one more, if they go together."""
    more = {**chosen, option: value}
    try:
        game.complete(seats, more)
    except BadOption:
        return chosen
    return more
