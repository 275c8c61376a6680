"""All there is to know of expansions, by their names."""

from typing import Final

from ..burgundy_wisdom import Wisdom
from .boards import BoardsWisdom
from .team import TeamWisdom
from .tiles import TilesWisdom
from .white import WhiteWisdom

ALL: Final[tuple[Wisdom, ...]] = (
    BoardsWisdom(),
    TilesWisdom(),
    WhiteWisdom(),
    TeamWisdom(),
)
