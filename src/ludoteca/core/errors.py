"""Everything that can be wrong with what comes from outside. Each message is one clear line."""


class LudotecaError(ValueError):
    """Bad input: nothing was changed."""


class UnknownGame(LudotecaError):
    """No game of that name is registered."""


class BadOption(LudotecaError):
    """An option, a value of one, or a number of players that the game does not have."""


class BadData(LudotecaError):
    """A component file that cannot be used; the message names the place."""


class ChanceError(LudotecaError):
    """A scripted or replayed outcome that the rules cannot have drawn."""


class Illegal(LudotecaError):
    """An answer that is not possible now; the message says what was asked and what is possible."""


class WrongSeat(LudotecaError):
    """Somebody else is asked."""


class Stale(LudotecaError):
    """An answer to a question that is no longer open."""


class Ahead(Stale):
    """An answer to a row that the match does not have yet: anybody who keeps it elsewhere may know more."""


class Refused(LudotecaError):
    """An undo, an early answer or a change of seat that the match does not allow now."""


class OffGuide(LudotecaError):
    """An answer that the rules allow, but not the guide that the match is still on."""


class BadGuide(LudotecaError):
    """A guide that cannot be used; the message names the place."""


class BadRecord(LudotecaError):
    """A record that cannot be replayed; `row` is the first bad one, -1 for the head."""

    def __init__(self, message: str, row: int = -1) -> None:
        super().__init__(message if row < 0 else f"row {row}: {message}")
        self.row = row


class BadPosition(LudotecaError):
    """A written position that cannot be set up; the message names the place and the reason."""


class NoFile(BadRecord):
    """A file of a record that cannot be read."""


class OtherRules(BadRecord):
    """A record made with another rules version or other component data."""


class Unverifiable(LudotecaError):
    """A record that replays, but has no secret to check its draws by."""


class Unfair(LudotecaError):
    """A record whose draws, words or commitment do not go together."""
