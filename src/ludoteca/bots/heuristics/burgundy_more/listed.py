"""All there is to know of expansions, by their names."""

from typing import Final

from ..burgundy_wisdom import Wisdom
from .inns import InnsWisdom
from .posts import PostsWisdom
from .routes import RoutesWisdom

ALL: Final[tuple[Wisdom, ...]] = (PostsWisdom(), InnsWisdom(), RoutesWisdom())
