"""What is printed on shields and where they are laid out: the data file (E 11.1, 11.8)."""

from typing import Final

from ludoteca.core.component_file import FilePart
from ludoteca.core.protocol import Printed

from ...data import DEPOTS
from .numbers import SHIELDS

MOST_LYING: Final = 2  # in one depot


class Heraldry(Printed):
    """`points` are those of each shield at the end, `laid_out` how many lie in each depot by number of players,
    `tribute` what one costs at the end of a phase."""

    def __init__(self, data: FilePart) -> None:
        here = data.part("shields")
        shields = here.parts("shields")
        if [shield.text("id") for shield in shields] != [str(number + 1) for number in range(SHIELDS)]:
            raise here.bad("shields", f"a list of the {SHIELDS} shields, in order")
        self.points = [shield.number("points") for shield in shields]
        self.standings = [shield.text("standing") for shield in shields]
        self.standing = here.text("standing")
        self.tribute = here.number("tribute")
        if self.tribute != 1:
            raise here.bad("tribute", "1")
        table = here.part("laid_out")
        self.laid_out: list[list[int]] = [[], []]
        for players in (2, 3, 4):
            self.laid_out.append(table.numbers(str(players), DEPOTS))
        for numbers in self.laid_out:
            if any(not 0 <= number <= MOST_LYING for number in numbers):
                raise here.bad("laid_out", f"at most {MOST_LYING} for each depot")
