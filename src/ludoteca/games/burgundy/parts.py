"""What only an expansion keeps of the table or of an estate. A game without expansions has no parts: all its positions
share one empty list, so that a clone copies nothing."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Its fields are those of a position: numbers, and lists that are replaced, never changed."""

    def clone(self) -> "Part":
        raise NotImplementedError


NO_PARTS: Final[list[Part]] = []


def clone_parts(parts: list[Part]) -> list[Part]:
    if not parts:
        return parts
    return [part.clone() for part in parts]
