"""What networks learned, as it is kept and as tables of a page."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from .doubts import QUESTIONS, Cut
from .learned_picture import HEURISTIC, LEARNED, Figures
from .measures import Group
from .pages import table

SHOWN = 8  # questions of the table
RARE = 40  # tried less often than this a question is left out


@dataclass
class Learned:
    """The figures of a game: `otherwise` by number of players and `by_question` say where search would answer
    otherwise than the network."""

    game: str
    network: str
    games: int
    searched_games: int
    seed: int
    figures: Figures = field(default_factory=dict)
    otherwise: dict[str, Cut] = field(default_factory=dict)
    by_question: dict[str, Cut] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        return asdict(self)


def figures_table(made: Learned, group: Group) -> str:
    """Network and heuristic side by side, a column for each number of players."""
    head = ["a player", *(f"{count} players" for count in made.figures)]
    rows = [
        [one.said, *(f"{two[LEARNED][one.name]:.1f}, {two[HEURISTIC][one.name]:.1f}" for two in made.figures.values())]
        for one in group.measures
    ]
    return table(head, rows)


def questions_table(made: Learned) -> str:
    """Where search gains most: those questions first that cost the network most in all."""
    often = [(ask, cut) for ask, cut in made.by_question.items() if cut["tried"] >= RARE]
    often.sort(key=lambda one: -one[1]["tried"] * one[1]["worth"])
    rows = [row(QUESTIONS.get(ask, ask), cut) for ask, cut in often[:SHOWN]]
    rows += [row(f"all, {count} players", cut) for count, cut in made.otherwise.items()]
    return table(["question", "tried", "search answers otherwise", "gain it expects, in hundredths of a win"], rows)


def row(said: str, cut: Cut) -> list[str]:
    return [said, f"{cut['tried']}", f"{cut['otherwise']:.0%}".replace("%", " %"), f"{100 * cut['worth']:.2f}"]
