"""Border posts (E 4)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat

from ..expansion import Expansion
from .numbers import POSTS_EVENTS

LINKED: Final = POSTS_EVENTS
BORDER_TILE: Final = POSTS_EVENTS + 1


class Posts(Expansion):
    def __init__(self) -> None:
        super().__init__("posts")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def events(self, table: EventTable) -> None:
        table.add(LINKED, "link", seat(), number("pairs"))
        table.add(BORDER_TILE, "border_tile", seat(), label("place"))

    def sources(self) -> tuple[str, ...]:
        return ("posts",)
