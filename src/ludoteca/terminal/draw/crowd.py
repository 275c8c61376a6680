"""The others in one paragraph, where there is no room for a line each."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from .base import FEWEST, Drawing, View
from .ink import flowing


class Crowd(Drawing):
    def others(self, view: View) -> list[int]:
        """All seats but the reader's."""
        players = view["players"]
        assert isinstance(players, list)
        return [seat for seat in self.order(len(players)) if seat != self.me]

    def spare(self, view: View) -> int:
        return len(self.others(view))

    def crowd(self, view: View, fold: int) -> list[RenderableType]:
        """What counts of each, under one heading; folds beyond the fewest leave out the last of them."""
        chips = [chip for seat in self.others(view) if (chip := self.one_of_many(view, seat))]
        kept = chips[: max(len(chips) - max(fold - FEWEST, 0), 0)]
        return [flowing([(self.speech.say("table-crowd"), kept)])] if kept else []

    def one_of_many(self, view: View, seat: int) -> Text:
        raise NotImplementedError
