"""Reviews for pages to show: the real answers of a real match, with figures that are made up but add up."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from playwright.sync_api import Page, Route

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.record import from_record
from ludoteca.core.rows import FREE, PLAY, UNDO
from ludoteca.review.shape import Draw, Judged, Option, Point, Reason, Review, Said, Split

MARGIN = 0.012
POINTS = 38.0  # what a share of the victory is in points, in these figures


class Step:
    """An answer, what else could have been answered, and whether chance followed."""

    def __init__(self, match: Match, row: Any) -> None:
        decision = match.decision
        assert decision is not None
        self.ply, self.row, self.seat, self.ask = len(match.line), len(match.rows), decision.seat, decision.ask
        self.text = row.text
        self.others = [action for action in decision.actions if action.text != row.text]
        self.code = next(action.code for action in decision.actions if action.text == row.text)
        self.kinds = [draw.kind for draw in row.draws] if hasattr(next(iter(row.draws), None), "kind") else []
        self.drawn = len(row.draws) > 0
        self.round = int(getattr(match.state, "round", 0))


def steps(record: dict[str, Any]) -> tuple[Match, list[Step]]:
    """A finished match, and how it came there."""
    whole = from_record(record, registry.game)
    match = from_record(record, registry.game, until=0)
    found = []
    for row in whole.rows:
        assert row.kind not in (UNDO, FREE), "nothing was taken back in these matches"
        if row.kind == PLAY:
            found.append(Step(match, row))
            match.replay(row.text, row.seat, row.draws)
    return whole, found


def parties(match: Match) -> list[list[int]]:
    count = len(match.state.scores())
    return [[seat for seat in range(match.seats) if match.state.party(seat) == party] for party in range(count)]


def review(record: dict[str, Any], done: int | None = None, seed: int = 1) -> Review:
    """The review of a match, or of its first `done` decisions."""
    match, played = steps(record)
    sides = parties(match)
    count = len(sides)
    party = {seat: side for side, seats in enumerate(sides) for seat in seats}
    dice = random.Random(seed)
    final = results(match)
    decided = [step for step in played if step.others]
    judged = {step.ply: judge(step, played, party[step.seat], count, dice) for step in decided}
    given = [0.0] * count
    for one in judged.values():
        if one.error:
            for side in range(count):
                given[side] += one.gifts[side] - (one.cost if side == party[one.seat] else 0)
    rest = [0.01, -0.01] + [0.0] * (count - 2) if count > 1 else [0.0]
    lucky = [final[side] - 1 / count - given[side] - rest[side] for side in range(count)]
    draws = spread([step.ply + 1 for step in played if step.drawn] or [len(played) // 2], lucky, dice)
    curve = walk(played, judged, draws, party, final, match, count)
    shown = decided if done is None else decided[:done]
    last = len(played) if done is None else (shown[-1].ply if shown else 0)
    return Review(
        format=1, game=match.game.name, version=match.game.version, seats=match.seats, parties=sides,
        depth="standard", judge="grandmaster", simulations=400, margin=MARGIN, margin_points=0.4, plies=len(played),
        done=len(shown), due=len(decided),
        curve=[point for point in curve if point.ply <= last],
        decisions=[judged[step.ply] for step in shown],
        draws=[draw for draw in draws if draw.ply <= last],
        split=split(judged, draws, rest, final, party, count) if done is None else [],
    )  # fmt: skip


def results(match: Match) -> list[float]:
    """The victory, shared by those who won it."""
    first = [place == 1 for place in match.state.ranking()]
    return [won / max(1, sum(first)) for won in first]


def judge(step: Step, played: list[Step], mine: int, count: int, dice: random.Random) -> Judged:
    error = dice.random() < 0.12
    cost = round(MARGIN + dice.expovariate(1 / 0.018), 4) if error else round(dice.random() * MARGIN, 4)
    base = 0.15 + 0.5 * dice.random()
    chosen = 0 if not error and dice.random() < 0.7 else dice.randrange(1, min(4, len(step.others) + 1))
    if chosen == 0:
        cost = 0.0
    gaps = sorted([0.0, *(cost * (0.3 + dice.random()) for _ in range(min(3, len(step.others))))])
    gaps[chosen] = cost
    gaps = [0.0, *sorted(gaps[1:chosen]), *gaps[chosen:]] if chosen else gaps
    gaps = [min(gap, cost) if place < chosen else max(gap, cost) for place, gap in enumerate(gaps)]
    others = [(action.code, action.text) for action in dice.sample(step.others, len(gaps) - 1)]
    answers = [*others[:chosen], (step.code, step.text), *others[chosen:]]
    after = [Said(one.seat, one.text) for one in played[step.ply + 1 :] if one.others][:4]
    options = [
        Option(code, text, round(base - gap, 4), round(POINTS * (0.8 + base / 3 - gap), 2), after)
        for (code, text), gap in zip(answers, gaps, strict=True)
    ]
    parts: list[float] = [0.0 if side == mine else dice.random() for side in range(count)]
    whole = sum(parts)
    gifts = [cost * part / whole if error and whole > 0 else 0.0 for part in parts]
    return Judged(
        ply=step.ply, row=step.row, round=step.round, seat=step.seat, ask=step.ask, options=options, chosen=chosen,
        cost=cost, points=round(options[0].points - options[chosen].points, 2), margin=MARGIN, margin_points=0.4,
        error=error and chosen > 0, stake=cost + 0.08, lost=sum(gifts), gifts=gifts,
        reasons=[Reason("nobody-knows", {}, [])],
    )  # fmt: skip


def spread(plies: list[int], lucky: list[float], dice: random.Random) -> list[Draw]:
    """Luck over the draws, which comes to what is wanted in all."""
    weights = [dice.expovariate(1) for _ in plies]
    made = []
    for ply, weight in zip(plies, weights, strict=True):
        part = [luck * weight / sum(weights) for luck in lucky]
        made.append(Draw(ply, ["draw"], part))
    return made


def walk(
    played: list[Step],
    judged: dict[int, Judged],
    draws: list[Draw],
    party: dict[int, int],
    final: list[float],
    match: Match,
    count: int,
) -> list[Point]:
    now, scores = [1 / count] * count, match.state.scores()
    chance = {draw.ply: draw.luck for draw in draws}
    made = []
    for step in [*played, None]:
        ply = step.ply if step else len(played)
        now = [share + luck for share, luck in zip(now, chance.get(ply, [0.0] * count), strict=True)]
        kept = [max(0.004, share) for share in now]
        shares = [share / sum(kept) for share in kept] if step else final
        far = ply / len(played)
        points = [score * (0.55 + 0.45 * far) + 9 * (share - 1 / count) * (1 - far)
                  for score, share in zip(scores, shares, strict=True)]  # fmt: skip
        made.append(Point(ply, step.round if step else played[-1].round, shares, points))
        one = judged.get(ply)
        if one and one.error:
            mine = party[one.seat]
            now = [share + one.gifts[side] - (one.cost if side == mine else 0) for side, share in enumerate(now)]
    return made


def split(
    judged: dict[int, Judged],
    draws: list[Draw],
    rest: list[float],
    final: list[float],
    party: dict[int, int],
    count: int,
) -> list[Split]:
    made = []
    for side in range(count):
        own = [one for one in judged.values() if party[one.seat] == side]
        errors = sum(one.cost for one in own if one.error)
        stake = sum(one.stake for one in own)
        made.append(
            Split(
                party=side, start=1 / count, luck=sum(draw.luck[side] for draw in draws), errors=errors,
                gifts=sum(one.gifts[side] for one in judged.values() if one.error), residual=rest[side],
                result=final[side], precision=100 * (1 - errors / stake) if stake else None,
                decisions=len(own), mistakes=sum(one.error for one in own),
            )
        )  # fmt: skip
    return made


def sent(route: Route) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(route.request.post_data or "{}")
    return found


class Judge:
    """Answers in the place of the server what it would say of a review: of one match, made in these pieces."""

    def __init__(self, record: dict[str, Any], *pieces: int | None) -> None:
        """With each question the next piece has been found; `None` is all of it. The review has been made already
        where none are named."""
        self.whole = review(record)
        self.pieces = [self.whole if piece is None else review(record, piece) for piece in pieces]
        self.status = "none" if pieces else "done"
        self.asked: list[str] = []
        self.given: list[int] = []

    def sit(self, page: Page) -> None:
        page.route("**/api/replays/*/review*", self.reviews)
        page.route("**/api/replays/*/puzzle*", self.puzzles)

    def reviews(self, route: Route) -> None:
        method, found = route.request.method, None
        if method == "POST":
            self.asked.append(sent(route)["depth"])
            self.status = "running"
        elif method == "DELETE":
            self.status = "stopped"
        elif self.status == "running" and self.pieces:
            found = self.pieces.pop(0)
            self.status = "done" if found.done == self.whole.done else "running"
        self.say(route, self.whole if self.status == "done" else found)

    def say(self, route: Route, found: Review | None) -> None:
        last = found.decisions[-1] if found else None
        now = {"ply": last.ply, "round": last.round, "seat": last.seat, "ask": last.ask} if last else None
        state = {
            "status": self.status, "reason": "", "depth": "standard", "done": found.done if found else 0,
            "due": self.whole.due, "seconds": 118.0, "now": now if self.status == "running" else None, "review": found,
        }  # fmt: skip
        route.fulfill(body=msgspec.json.encode(state), content_type="application/json")

    def puzzles(self, route: Route) -> None:
        """Taken at the second look."""
        status, made = ("checking", "") if route.request.method == "POST" else ("taken", "p123")
        if status == "checking":
            self.given.append(sent(route)["ply"])
        route.fulfill(json={"status": status, "reason": "", "id": made})
