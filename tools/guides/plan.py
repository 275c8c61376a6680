"""What the script of a guide says, played by the rules as it is said.

    def plan() -> Plan:
        plan = Plan("san-juan", players=4, seat=0, names=["", "Olmo", "Petra", "Zeno"],
                    start={"governor": ["0"], "deal": ["sugar_mill", "library", ...]})
        plan.step("role builder", targets=["role:builder"], rules=["SJ 12"])
        plan.play(1, "build smithy", "pay well", draws={"draw": ["library"]})
        plan.bots()
        plan.read(targets=["city:1"], rules=["SJ 22"])
        return plan

Everything drawn is said by the kinds of the game (`Game.chances`), in the order in which it comes: what a card or tile
is called, what a die shows, or the plain number of the outcome. What is not said comes from `seed`. A mistake is
refused with what was possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tools.guides.wanted import Prepared, Wanted

from ludoteca.bots import roster
from ludoteca.core import registry
from ludoteca.core.errors import BadGuide, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.record import so_far

Draws = Mapping[str, Sequence[str | int]]
NOTHING: Draws = {}


class Plan:
    """A guide as it is being made: `match` is as far as it has come, `steps` are those of the file."""

    def __init__(
        self,
        game: str,
        players: int,
        seat: int = 0,
        names: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        start: Draws = NOTHING,
        seed: int = 1,
        level: str = "novice",
    ) -> None:
        self.seat = seat
        self.names = list(names)
        self.level = level
        self.seed = seed
        self.steps: list[dict[str, Any]] = []
        self.match = Prepared(registry.game(game), players, options, seed, Wanted(seed, start))
        self.match.wanted.must_be_used("the start")

    # Steps

    def step(
        self, *answers: str, targets: Sequence[str] = (), rules: Sequence[str] = (), draws: Draws = NOTHING
    ) -> None:
        """Wait for these answers of the one who is led: one, or a series."""
        self._add(answers, targets, rules)
        self.play(self.seat, *answers, draws=draws)

    def read(self, targets: Sequence[str] = (), rules: Sequence[str] = ()) -> None:
        """Only to be read, and gone on from by a click."""
        self._add((), targets, rules)

    def _add(self, answers: Sequence[str], targets: Sequence[str], rules: Sequence[str]) -> None:
        self.steps.append(
            {"rows": len(self.match.rows), "codes": list(answers), "targets": list(targets), "rules": list(rules)}
        )

    # What happens

    def play(self, seat: int, *answers: str, draws: Draws = NOTHING) -> None:
        """The answers of a seat, one or a series, with what they draw. Afterwards whatever is forced is answered."""
        at = f"row {len(self.match.rows)}"
        self.match.wanted.want(draws)
        try:
            played = self.match.play_all(list(answers), seat)
        except LudotecaError as error:
            raise BadGuide(f"{at}: {error}") from None
        if len(played) != len(answers):
            done = ", ".join(row.text for row in played)
            raise BadGuide(f"{at}: of {', '.join(answers)} only {done} need to be said")
        self.forced()
        self.match.wanted.must_be_used(at)

    def forced(self) -> None:
        """Answer where there is only one answer and no secret in it, as a table does."""
        while (action := self.match.forced()) is not None:
            self.match.play(action.code)

    def bots(self, seats: Sequence[int] | None = None, draws: Draws = NOTHING, level: str = "") -> list[str]:
        """Let bots answer until the one who is led is asked (or a seat that is not among `seats`); what they said. What
        they draw is wanted all together."""
        said: list[str] = []
        self.match.wanted.want(draws)
        while (decision := self.match.decision) is not None and decision.seat != self.seat:
            if seats is not None and decision.seat not in seats:
                break
            seed = self.seed + len(self.match.rows)
            bot = roster.maker(level or self.level)(self.match.game, seed)
            action = bot.choose(self.match.state.determinize(decision.seat, seed), decision.seat)
            said.append(f"{decision.seat}: {action.text}")
            self.match.play(action.code)
            self.forced()
        self.match.wanted.must_be_used("the bots")
        return said

    # For whoever writes one

    def asked(self) -> str:
        """Who is asked what now, and what is possible: to be printed while writing."""
        decision = self.match.decision
        if decision is None:
            return "over"
        possible = ", ".join(action.text for action in decision.actions)
        return f"row {len(self.match.rows)}: seat {decision.seat} is asked {decision.ask}: {possible}"

    def data(self) -> dict[str, Any]:
        """What the file says."""
        record = so_far(self.match)
        return {
            "game": self.match.game.name,
            "players": self.match.seats,
            "seat": self.seat,
            "level": self.level,
            **({"names": self.names} if self.names else {}),
            "record": {"options": _changed(self.match), "start": record["start"], "rows": record["rows"]},
            "steps": self.steps,
        }


def _changed(match: Match) -> dict[str, str]:
    """The options that are not at their defaults: others may come."""
    defaults = {option.name: option.values[0] for option in match.game.options}
    return {name: value for name, value in match.options.items() if value != defaults[name]}
