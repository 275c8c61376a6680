"""Names of environments, such as `ludoteca/san-juan-v1`. Results with the same name can be compared: the number rises
when the rules bring another position for the same answers, when codes or numbers mean something else, or when a reward
does. Codes and pieces that an expansion adds are seen only by who plays with it, and change it all the same."""

from __future__ import annotations

from hashlib import blake2b

from ludoteca.core.batch import REWARDS, reward
from ludoteca.core.protocol import Game

VERSIONS = {"san-juan": 1, "puerto-rico": 1, "venezia": 1, "burgundy": 1}
# How games may end, places and points by party: alone, with one winner, with several, with a tie further down.
ENDS = (
    ([1], [41]), ([2], [41]), ([1, 2], [30, 30]), ([1, 1, 3], [30, 30, 12]), ([2, 1, 2, 4, 5], [20, 31, 20, 9, -3]),
)  # fmt: skip


def version(game: Game) -> int:
    """Of ours its own; of a game of another package that of its rules."""
    return VERSIONS.get(game.name, game.version)


def name(game: Game) -> str:
    return f"ludoteca/{game.name}-v{version(game)}"


def brought(ranking: list[int], scores: list[int]) -> list[list[float]]:
    """What such an end brings each party, by each reward."""
    return [[reward(kind, ranking, scores, party) for party in range(len(scores))] for kind in range(len(REWARDS))]


def digest(game: Game) -> str:
    """What must not change under the same name. A test holds it."""
    said = [f"{game.name} {game.version} {game.seats} {game.plain_codes} {game.longest} {REWARDS}"]
    said += [f"{ranking} {scores} {brought(ranking, scores)}" for ranking, scores in ENDS]
    said += [action.text for action in game.actions]
    sets: list[dict[str, str]] = [{}]
    sets += [{option.name: value} for option in game.options for value in option.values[1:]]
    for options in sets:
        said += [f"{options}"]
        for piece in game.feature_pieces(options):
            said.append(f"{piece.name} {piece.size} {piece.words or piece.most} {piece.shared}")
    return blake2b("\n".join(said).encode(), digest_size=8).hexdigest()
