"""What is given from outside may be of any type: it is taken as what it has to be, or refused in the same words by
both cores. mypyc would refuse a wrong type by itself, but with a TypeError that names no caller."""

from operator import index
from typing import Any, Final

from .errors import Illegal, LudotecaError

SHOWN: Final = 80  # characters of something wrong
NAME: Final = 200  # of a text that should have been a name


def whole_or_none(value: Any) -> int | None:
    """A whole number of any type of those, NumPy's too; True and False are none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    try:
        return index(value)
    except TypeError:
        return None


def whole(value: Any, what: str, refusal: type[LudotecaError] = LudotecaError) -> int:
    """The same, or a refusal that says `what` it was meant for."""
    found = whole_or_none(value)
    if found is None:
        raise refusal(f"{what} is a whole number, not {shown(value)}")
    return found


def code(answer: Any) -> int:
    """An answer that is no text."""
    found = whole_or_none(answer)
    if found is None:
        raise Illegal(f"{shown(answer)} is not an answer; answers are codes or texts")
    return found


def quoted(text: Any) -> str:
    """What should have been a name."""
    return f"'{text[:NAME]}'" if isinstance(text, str) else shown(text)


def shown(value: Any) -> str:
    """As Python writes it, cut where it is long."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 3]}..."
