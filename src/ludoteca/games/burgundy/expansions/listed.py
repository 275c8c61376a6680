"""All expansions, in the order in which they join a game."""

from typing import Final

from ..expansion import Expansion

ALL: Final[tuple[Expansion, ...]] = ()
