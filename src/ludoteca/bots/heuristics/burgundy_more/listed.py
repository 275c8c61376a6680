"""All there is to know of expansions, by their names."""

from typing import Final

from ..burgundy_wisdom import Wisdom
from .boards import BoardsWisdom
from .chateau import ChateauWisdom
from .inns import InnsWisdom
from .posts import PostsWisdom
from .routes import RoutesWisdom
from .shields import ShieldsWisdom
from .solo import SoloWisdom
from .team import TeamWisdom
from .tiles import TilesWisdom
from .vineyards import VineyardWisdom
from .white import WhiteWisdom

ALL: Final[tuple[Wisdom, ...]] = (
    BoardsWisdom(),
    TilesWisdom(),
    PostsWisdom(),
    WhiteWisdom(),
    InnsWisdom(),
    RoutesWisdom(),
    ShieldsWisdom(),
    VineyardWisdom(),
    SoloWisdom(),
    ChateauWisdom(),
    TeamWisdom(),
)
