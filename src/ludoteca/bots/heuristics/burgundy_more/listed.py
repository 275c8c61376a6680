"""All there is to know of expansions, by their names."""

from typing import Final

from ..burgundy_wisdom import Wisdom
from .chateau import ChateauWisdom

ALL: Final[tuple[Wisdom, ...]] = (ChateauWisdom(),)
