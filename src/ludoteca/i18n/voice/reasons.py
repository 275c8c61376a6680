"""Why an answer is good or another is not, in words, as a review says it to the seat that was asked. The client's twin:
web/src/lib/voice/reasons.ts."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.fields import SEAT
from ludoteca.core.preview import Value

from .arguments import Speaker
from .events import capital
from .names import plain


class Reasons(Speaker):
    """Its texts are in `i18n/<language>/review/<game>.ftl`."""

    def why(self, key: str, args: Mapping[str, int | float | str]) -> str:
        """A reason (`review.shape.Reason`) by its key and arguments, numbers whole. It speaks to the asked seat,
        whoever reads: other players are called by their names."""
        kinds = self.kinds
        values: dict[str, Value] = {name: one for name, one in args.items() if not isinstance(one, float)}
        seats = {name: seat for name, seat in values.items() if kinds.get(name) == SEAT and isinstance(seat, int)}
        said = self.arguments(values, kinds) | {name: self.names[seat] for name, seat in seats.items()}
        return capital(self.texts.say(f"review-{self.game.name}-{plain(key)}", said))
