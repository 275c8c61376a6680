"""Why an answer is good or another is not, in words, as a review says it to the seat that was asked. The client's twin:
web/src/lib/voice/reasons.ts."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.fields import SEAT
from ludoteca.core.preview import Value

from .arguments import Speaker
from .names import plain


class Reasons(Speaker):
    """Its texts are in `i18n/<language>/review/<game>.ftl`."""

    def why(self, key: str, args: Mapping[str, Value]) -> str:
        """A reason (`review.shape.Reason`) by its key and arguments. It speaks to the asked seat, whoever reads: other
        players are called by their names."""
        kinds = self.kinds
        seats = {name: seat for name, seat in args.items() if kinds.get(name) == SEAT and isinstance(seat, int)}
        said = self.arguments(args, kinds) | {name: self.names[seat] for name, seat in seats.items()}
        return self.texts.say(f"review-{self.game.name}-{plain(key)}", said)
