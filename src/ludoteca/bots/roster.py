"""The bots there are: ours, and those of other packages through the entry point group `ludoteca.bots`.

An entry point names a maker: called with a game and a seed it gives a bot for one seat of one match. The same seed
gives the same answers. Some of ours take settings behind colons: `greedy:violet`, `flat:50`, `mcts:400`,
`mcts:500ms:depth=0`, `net:FILE`, `net-search:400`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from ludoteca.core.chance import seeded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Bot, Game

from . import random
from .flat import FlatBot
from .greedy import GreedyBot
from .heuristics import heuristic
from .levels import LEVELS, add_alone
from .mcts import MctsBot, Settings
from .rollout import Rollout

GROUP = "ludoteca.bots"
Maker = Callable[[Game, int], Bot]

TRIALS = 100
ENDLESS = 1_000_000_000
LARGEST_BATCH = 256
# From 0 to this, of searches with and without a network.
GUIDED = {"explore": 1000.0, "even": 1.0, "sharp": 1000.0, "mix": 1.0}
NUMBERS = {"explore": 1000.0, "trust": 1000.0, "even": 1.0, "greed": 1.0, "margin": 1.0}


class UnknownBot(LudotecaError):
    """No bot of that name is registered, it cannot be loaded, or it has no such setting."""


def greedy(style: str, game: Game, seed: int) -> Bot:
    return GreedyBot(heuristic(game, style), seeded(seed))


def flat(trials: int, game: Game, seed: int) -> Bot:
    return FlatBot(Rollout(heuristic(game), seeded(seed), 0.0, 0, Settings().margin), trials)


def mcts(settings: Settings, style: str, game: Game, seed: int) -> Bot:
    return MctsBot(heuristic(game, style), seeded(seed), settings)


def learned(path: str, game: Game, seed: int) -> Bot:
    add_alone()
    from .net import make  # NumPy takes a while to load, and only who plays by a network needs it

    return make(path, game, seed)


OURS: dict[str, Maker] = {
    "random": random.make,
    **{level.name: level.make for level in LEVELS},
    "greedy": partial(greedy, ""),
    "flat": partial(flat, TRIALS),
    "mcts": partial(mcts, Settings(), ""),
}


def names() -> list[str]:
    """All registered bots, ours first."""
    others = sorted({point.name for point in entry_points(group=GROUP)} - set(OURS))
    return [*OURS, *others]


def maker(name: str) -> Maker:
    if name in OURS:
        return OURS[name]
    base, *given = name.split(":")
    if base == "greedy" and len(given) == 1:
        return partial(greedy, given[0])
    if base == "flat" and len(given) == 1:
        return partial(flat, number(name, given[0]))
    if base == "net":
        return partial(learned, name.partition(":")[2])
    if base == "mcts":
        return searching(name, given)
    if base == "net-search":
        return guided(name, given)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return loaded(point)
    raise UnknownBot(f"no bot '{name}'; there are {', '.join(names())}")


def loaded(point: EntryPoint) -> Maker:
    try:
        found: Maker = point.load()
    except Exception as error:  # whatever happens while somebody's module is imported
        raise UnknownBot(f"bot '{point.name}' cannot be loaded from {point.value}: {error}") from error
    return found


def searching(name: str, given: list[str]) -> Maker:
    """`mcts` with settings: iterations, milliseconds (`500ms`), a heuristic's name, or `setting=number`."""
    settings, style = Settings(), ""
    for part in given:
        key, equals, value = part.partition("=")
        if key == "depth" and equals:
            settings.depth = number(name, value, 0)
        elif equals:
            set_number(name, settings, key, value, NUMBERS, "depth")
        elif part.endswith("ms"):
            settings.milliseconds = number(name, part.removesuffix("ms"))
            settings.iterations = ENDLESS
        elif part[:1].isdigit():
            settings.iterations = number(name, part)
        else:
            style = part
    return partial(mcts, settings, style)


def guided(name: str, given: list[str]) -> Maker:
    """`net-search` with settings: iterations, milliseconds, `setting=number`, or `file=` with a network."""
    add_alone()
    from .net_search import Settings, make  # see `learned`

    settings = Settings()
    for part in given:
        key, equals, value = part.partition("=")
        if key == "file" and equals:
            settings.file = value
        elif key == "batch" and equals:
            settings.batch = number(name, value, most=LARGEST_BATCH)
        elif key == "depth" and equals:
            settings.depth = number(name, value, 0)
        elif equals:
            set_number(name, settings, key, value, GUIDED, "file, batch, depth")
        elif part.endswith("ms"):
            settings.milliseconds = number(name, part.removesuffix("ms"))
            settings.iterations = ENDLESS
        else:
            settings.iterations = number(name, part)
    return partial(make, settings)


def set_number(name: str, settings: object, key: str, value: str, known: dict[str, float], more: str) -> None:
    """Set one of the `known` numbers; `more` are the other settings there are."""
    if key not in known:
        raise UnknownBot(f"bot '{name}': no setting '{key}'; there are {more}, {', '.join(known)}")
    try:
        wanted = float(value)
    except ValueError:
        raise UnknownBot(f"bot '{name}': '{value}' is not a number") from None
    if not 0.0 <= wanted <= known[key]:
        raise UnknownBot(f"bot '{name}': {key} goes from 0 to {known[key]:g}, not {value}")
    setattr(settings, key, wanted)


def number(name: str, text: str, least: int = 1, most: int = ENDLESS) -> int:
    if not text.isdecimal() or not least <= int(text) <= most:
        raise UnknownBot(f"bot '{name}': '{text}' is not a whole number from {least} to {most}")
    return int(text)
