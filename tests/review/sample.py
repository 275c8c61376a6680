"""A review that holds together, of a match that was played at random, without any search: for tests of what is made of
reviews. In place of the engine it answers at once, the same figures each time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.parties import members, sides
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action, Decision
from ludoteca.core.ranking import win_share
from ludoteca.core.record import beginning, from_record
from ludoteca.core.registry import game
from ludoteca.core.steps import Step
from ludoteca.review.puzzle import Puzzle, Source
from ludoteca.review.shape import Depth, Draw, Judged, Option, Point, Reason, Review, Said, Split

JUDGE = "grandmaster"
MARGIN, MARGIN_POINTS = 0.009, 0.4
WEIGHED = 3
ROUND = 12  # plies


@cache
def played(name: str = "san-juan", seats: int = 2, seed: int = 5, *options: tuple[str, str]) -> Match:
    """A match that is over."""
    match, dice = Match(game(name), seats, dict(options), seed), seeded(seed)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    return match


def answers(match: Match) -> Iterator[tuple[int, Step, Decision]]:
    """Every answer, with the question it was given to."""
    walk = from_record(beginning(match), lambda _: match.game)
    for ply, step in enumerate(match.course()):
        assert walk.decision is not None
        yield ply, step, walk.decision
        walk.replay(step.row.text, step.seat, step.row.draws)


class Made:
    """What is expected moves towards the result, by luck and by errors whose shares the others get."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.dice = seeded(7)
        self.parties = members(match.state)
        self.count = len(self.parties)
        ranking = match.state.ranking()
        self.result = [win_share(ranking, party) for party in range(self.count)]
        self.share = [1 / self.count] * self.count
        self.points = [0.0] * self.count
        self.luck, self.errors, self.gifts = ([0.0] * self.count for _ in range(3))
        self.curve: list[Point] = []
        self.decisions: list[Judged] = []
        self.draws: list[Draw] = []
        self.plies = len(match.course())

    def all(self) -> None:
        self.point(0)
        for ply, step, decision in answers(self.match):
            if len(decision.actions) > 1:
                self.judge(ply, step, decision)
            if ply % 5 == 4:
                self.draw(ply + 1)
            scores = self.match.state.scores()
            self.points = [score * (ply + 1) / self.plies for score in scores]
            self.point(ply + 1)

    def point(self, ply: int) -> None:
        self.curve.append(Point(ply, ply // ROUND + 1, self.share[:], self.points[:]))

    def below(self, most: float) -> float:
        return int(self.dice.below(1000)) / 1000 * most

    def judge(self, ply: int, step: Step, decision: Decision) -> None:
        party = sides(self.match.state)[step.seat]
        cost = self.below(0.1 * self.share[party]) if self.dice.below(4) == 0 else 0.0
        error = cost > MARGIN
        gifts = [0.0 if one == party or not error else cost / (self.count - 1) for one in range(self.count)]
        options = self.options(step, decision, cost, self.share[party])
        chosen = next(at for at, option in enumerate(options) if option.text == step.row.text)
        reasons = [Reason("sample", {"points": 2}, ["SJ 54", "SJ 87"])] if error else []
        self.decisions.append(
            Judged(
                ply, step.number, ply // ROUND + 1, step.seat, decision.ask, options, chosen, cost, 20 * cost, MARGIN,
                MARGIN_POINTS, error, 2 * cost, cost if error else 0.0, gifts, reasons,
            )
        )  # fmt: skip
        if error:
            self.errors[party] += cost
            self.share[party] -= cost
            self.gifts = [had + now for had, now in zip(self.gifts, gifts, strict=True)]
            self.share = [had + now for had, now in zip(self.share, gifts, strict=True)]

    def options(self, step: Step, decision: Decision, cost: float, best: float) -> list[Option]:
        mine = next(action for action in decision.actions if action.text == step.row.text)
        rest = [action for action in decision.actions if action is not mine][: WEIGHED - 1]
        order: list[Action] = [*rest, mine] if cost else [mine, *rest]
        found = []
        for at, action in enumerate(order):
            off = cost if action is mine else (cost or 0.02) * at / len(order)
            line = [Said(step.seat, action.text), Said((step.seat + 1) % self.match.seats, action.text)]
            found.append(Option(action.code, action.text, best - off, 30 - 20 * off, line if at == 0 else []))
        return found

    def draw(self, ply: int) -> None:
        part = 0.35 * (ply / self.plies) ** 2
        gain = [part * (end - now) for end, now in zip(self.result, self.share, strict=True)]
        off = self.below(0.3 * min(*self.share, 0.1))
        gain[0] += off
        gain[-1] -= off
        self.draws.append(Draw(ply, ["deck"], gain))
        self.luck = [had + now for had, now in zip(self.luck, gain, strict=True)]
        self.share = [had + now for had, now in zip(self.share, gain, strict=True)]

    def split(self, party: int) -> Split:
        luck, errors, gifts = self.luck[party], self.errors[party], self.gifts[party]
        start, result = 1 / self.count, self.result[party]
        mine = [judged for judged in self.decisions if judged.seat in self.parties[party]]
        rest = result - (start + luck - errors + gifts)
        mistakes = sum(judged.error for judged in mine)
        return Split(party, start, luck, errors, gifts, rest, result, 88.0 - party, len(mine), mistakes)


def review(match: Match, depth: Depth = "standard") -> Review:
    made = Made(match)
    made.all()
    return Review(
        1, match.game.name, match.game.version, match.seats, made.parties, depth, JUDGE, 400, MARGIN, MARGIN_POINTS,
        made.plies, len(made.decisions), len(made.decisions), made.curve, made.decisions, made.draws,
        [made.split(party) for party in range(made.count)],
    )  # fmt: skip


def source(name: str = "san-juan", seed: int = 5, first: int = 20, count: int = 2) -> Source:
    """Puzzles of a game that was played at random, in each of which the last answer is called the best."""
    match = played(name, 2, seed)
    puzzles: list[Puzzle] = []
    for ply, step, decision in answers(match):
        if ply >= first and len(puzzles) < count and len(decision.actions) > 2 and decision.most <= 1:
            order = list(reversed(decision.actions))
            options = [Option(one.code, one.text, 0.6 - 0.05 * at, 40.0 - at) for at, one in enumerate(order)]
            puzzles.append(
                Puzzle(
                    f"{name[:2]}{seed}-{ply}", ply, decision.seat, decision.ask, "role", options, 0.02, step.row.text,
                    2, 2, 1400 + 100 * len(puzzles), 60, [Reason("sample", {"points": 2}, ["SJ 54"])],
                )
            )  # fmt: skip
    record = match.record()
    return Source({**record, "rows": record["rows"][: puzzles[-1].ply]}, puzzles)
