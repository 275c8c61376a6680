"""What tells how a game is played: by game groups of measures, each with its name in English and the counts of `habits`
that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludoteca.games.burgundy.data import COLOUR_IDS, MONASTERIES
from ludoteca.games.burgundy.data import TILE_IDS as BURGUNDY_TILES
from ludoteca.games.puerto_rico.data import BUILDING_IDS, TILE_IDS
from ludoteca.games.puerto_rico.data import GOOD_IDS as BARRELS
from ludoteca.games.puerto_rico.data import ROLE_IDS as PUERTO_RICO_ROLES
from ludoteca.games.puerto_rico.scoring import SOURCES as PUERTO_RICO_SOURCES
from ludoteca.games.san_juan.data import CARD_IDS, GOOD_IDS, ROLE_IDS
from ludoteca.games.venezia.data import KIND_IDS
from ludoteca.games.venezia.scoring import SOURCES as VENEZIA_SOURCES
from ludoteca.i18n.texts import Texts

from .habits import JOINED, Habits

Value = Callable[[Habits], float]

# How a figure is to be read: a share of the players, times a round, or a mean.
SHARE = "share"
ROUND = "round"
MEAN = "mean"

# The last group of each game, of all sorts of figures: for a table, not for a picture.
THE_GAME = "The game"
TAKEN = "Roles: taken in how many of the rounds"
BUILT = "Buildings: how many players build them"

BUILDINGS = BURGUNDY_TILES[:8]
ANIMALS = BURGUNDY_TILES[8:20]


class Measure(NamedTuple):
    name: str  # in the JSON
    said: str
    value: Value


class Group(NamedTuple):
    """Measures of one kind. With `by_size` they are drawn in the order of what the network does, not as they are
    listed."""

    title: str
    form: str
    measures: list[Measure]
    by_size: bool = False


def groups(game: str) -> list[Group]:
    texts = Texts("en", game, strict=True)
    made = {"san-juan": san_juan, "puerto-rico": puerto_rico, "venezia": venezia, "burgundy": burgundy}
    return made[game](texts)


def each(texts: Texts, kind: str, ids: Sequence[str], form: str = MEAN, amount: str = "", key: str = "name") -> Group:
    """A measure for each thing of an event's kind; the title is for the caller."""
    measures = []
    for one in ids:
        count = f"{kind} {one} {amount}".rstrip()
        measures.append(Measure(count, capital(texts.say(f"{key}-{one}")), value(form, count)))
    return Group("", form, measures)


def value(form: str, count: str) -> Value:
    if form == SHARE:
        return lambda found: found.share(count)
    if form == ROUND:
        return lambda found: found.a_round(count)
    return lambda found: found.mean([count])


def mean(said: str, *counts: str) -> Measure:
    """Of several counts together, a player."""
    return Measure(" + ".join(counts) if len(counts) < 4 else said, said, lambda found: found.mean(counts))


def game_mean(said: str, count: str) -> Measure:
    """Of what is counted for the table, a game."""
    return Measure(f"game {count}", said, lambda found: found.a_game(count))


def points(texts: Texts, sources: Sequence[str]) -> Group:
    found = each(texts, "score", sources, amount="points", key="source")
    return found._replace(title="Points a player, by where they come from")


def san_juan(texts: Texts) -> list[Group]:
    sources = ("buildings", "chapel", "triumphal_arch", "guild_hall", "city_hall", "palace")
    return [
        each(texts, "role", ROLE_IDS, ROUND)._replace(title=TAKEN),
        each(texts, "build", CARD_IDS, SHARE)._replace(title=BUILT, by_size=True),
        each(texts, "sell", GOOD_IDS)._replace(title="Goods sold a player"),
        points(texts, sources),
        Group(THE_GAME, MEAN, [
            mean("Points", "score points"), game_mean("Rounds in a game", "round"),
            mean("Buildings built", "build"), mean("Goods produced", "produce"),
            mean("Goods sold", "sell"), mean("Cards for goods sold", "earn cards"),
            mean("Cards from Gold mines", "mined"), mean("Cards under the Chapel", "tuck"),
        ]),
    ]  # fmt: skip


def puerto_rico(texts: Texts) -> list[Group]:
    return [
        each(texts, "role", PUERTO_RICO_ROLES, ROUND)._replace(title=TAKEN),
        each(texts, "build", BUILDING_IDS, SHARE)._replace(title=BUILT, by_size=True),
        each(texts, "tile", TILE_IDS)._replace(title="Plantations and quarries taken a player"),
        each(texts, "load", BARRELS, amount="amount")._replace(title="Barrels shipped a player"),
        points(texts, PUERTO_RICO_SOURCES),
        Group(THE_GAME, MEAN, [
            mean("Points", "score points"), game_mean("Rounds in a game", "round"),
            mean("Buildings built", "build"), mean("Barrels made", "produce amount"),
            mean("Barrels shipped", "load amount"), mean("Barrels lost", "lose amount"),
            mean("Goods sold", "sell"), mean("Doubloons for goods sold", "sell doubloons"),
            mean("Doubloons with roles taken", "role doubloons"),
            game_mean("Games ended by a full city", "ending city"),
            game_mean("Games ended by the last chips", "ending chips"),
            game_mean("Games ended by the last colonists", "ending colonists"),
        ]),
    ]  # fmt: skip


def venezia(texts: Texts) -> list[Group]:
    return [
        each(texts, "built", KIND_IDS)._replace(title="Buildings finished as their master, a player"),
        each(texts, "play", KIND_IDS)._replace(title="Cards laid a player"),
        points(texts, VENEZIA_SOURCES)._replace(title="Steps a player, by where they come from"),
        Group(THE_GAME, MEAN, [
            mean("Steps", "score points"), mean("Turns", "turn"), mean("Cards laid where another is master", JOINED),
            mean("Types laid aside complete, to be built alone", "set"), mean("Swamps drained", "drain"),
            mean("Treasures taken", "treasure"), mean("Gold paid for steps", "paid gold"),
            mean("Cards shown for a draw", "show"), mean("Open cards taken", "open"),
            mean("Cards drawn from the pile", "draw"),
        ]),
    ]  # fmt: skip


def burgundy(texts: Texts) -> list[Group]:
    colours = {"building": BUILDINGS, "livestock": ANIMALS, "monastery": monasteries()}
    tiles = [
        mean(capital(texts.say(f"name-{colour}")), *(f"place {tile}" for tile in colours.get(colour, (colour,))))
        for colour in COLOUR_IDS
    ]
    sources = (
        "areas", "phases", "bonus_tiles", "livestock", "watchtowers", "sales", "monasteries", "goods", "silver",
        "workers",
    )  # fmt: skip
    return [
        Group("Tiles placed a player, the first castle included", MEAN, tiles),
        each(texts, "place", BUILDINGS)._replace(title="Buildings placed a player", by_size=True),
        each(texts, "place", monasteries(), SHARE)._replace(
            title="Monasteries: how many players place them", by_size=True
        ),
        points(texts, sources),
        Group(THE_GAME, MEAN, [
            mean("Points", "score points"), mean("Tiles placed", "place"),
            mean("Tiles taken with a die", "take"), mean("Tiles bought", "buy"),
            mean("Tiles dropped", "drop"), mean("Areas closed", "area"), mean("Hexes in areas closed", "area size"),
            mean("Bonus tiles", "bonus"), mean("Sales", "sell"), mean("Goods sold", "sell number"),
            mean("Steps of ships", "sail"),
        ]),
    ]  # fmt: skip


def monasteries() -> list[str]:
    return [f"monastery_{number}" for number in range(1, MONASTERIES + 1)]


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]
