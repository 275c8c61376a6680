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


class Absent(Part):
    """In the place of what is not in play; it is shared by all clones."""

    def clone(self) -> Part:
        return self


ABSENT: Final = Absent()


def give(parts: list[Part], at: int, part: Part) -> list[Part]:
    """A copy with a part in its place: each expansion has a number of its own for those of the table, and for those
    of an estate."""
    given = parts + [ABSENT] * (at + 1 - len(parts))
    given[at] = part
    return given


def clone_parts(parts: list[Part]) -> list[Part]:
    if not parts:
        return parts
    return [part.clone() for part in parts]
