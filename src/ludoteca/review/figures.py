"""Numbers of reviews as people read them."""

from __future__ import annotations

from ludoteca.i18n.texts import Texts
from ludoteca.i18n.voice.arguments import MINUS


class Figures:
    """In the language of some texts."""

    def __init__(self, texts: Texts) -> None:
        self.mark = texts.say("decimal-mark")

    def share(self, share: float, digits: int = 1) -> str:
        """A share in the victory, as per cent."""
        return f"{self.number(100 * share, digits)}%"

    def lost(self, share: float) -> str:
        return self.share(-share) if round(100 * share, 1) else self.share(0)

    def moved(self, share: float) -> str:
        """A change of it, in whole points of per cent."""
        return self.signed(100 * share, 0)

    def number(self, value: float, digits: int = 1) -> str:
        said = f"{abs(value):.{digits}f}"
        return (MINUS if value < 0 and float(said) else "") + said.replace(".", self.mark)

    def signed(self, value: float, digits: int = 1) -> str:
        said = self.number(value, digits)
        return said if said.startswith(MINUS) or not float(f"{value:.{digits}f}") else f"+{said}"
