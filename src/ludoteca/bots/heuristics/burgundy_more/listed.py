"""All there is to know of expansions, by their names."""

from typing import Final

from ..burgundy_wisdom import Wisdom
from .team import TeamWisdom

ALL: Final[tuple[Wisdom, ...]] = (TeamWisdom(),)
