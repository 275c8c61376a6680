"""Names of environments, such as `ludoteca/san-juan-v1`. Results with the same name can be compared: the number rises
when the rules bring another position for the same answers, when codes or numbers mean something else, or when a reward
does. Codes and pieces that an expansion adds are seen only by who plays with it, and change it all the same."""

from __future__ import annotations

from hashlib import blake2b

from ludoteca.core.batch import REWARDS
from ludoteca.core.protocol import Game

VERSIONS = {"san-juan": 1, "puerto-rico": 1, "venezia": 1, "burgundy": 1}


def version(game: Game) -> int:
    """Of ours its own; of a game of another package that of its rules."""
    return VERSIONS.get(game.name, game.version)


def name(game: Game) -> str:
    return f"ludoteca/{game.name}-v{version(game)}"


def digest(game: Game) -> str:
    """What must not change under the same name. A test holds it."""
    said = [f"{game.name} {game.version} {game.seats} {game.plain_codes} {REWARDS}"]
    said += [action.text for action in game.actions]
    sets: list[dict[str, str]] = [{}]
    sets += [{option.name: value} for option in game.options for value in option.values[1:]]
    for options in sets:
        said += [f"{options}"]
        said += [f"{piece.name} {piece.size} {piece.words or piece.most}" for piece in game.feature_pieces(options)]
    return blake2b("\n".join(said).encode(), digest_size=8).hexdigest()
