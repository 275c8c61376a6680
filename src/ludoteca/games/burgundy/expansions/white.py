"""White castles, with monastery 29 (E 5)."""

from collections.abc import Mapping

from ..expansion import Expansion


class White(Expansion):
    def __init__(self) -> None:
        super().__init__("white")

    def on(self, options: Mapping[str, str]) -> bool:
        return False
