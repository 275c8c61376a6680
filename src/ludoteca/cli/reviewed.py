"""What `ludoteca review` prints: luck and skill in a table, the course of the match, the costliest decisions."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from ludoteca.core.match import Match
from ludoteca.core.rows import PERSON
from ludoteca.i18n.texts import Texts, package_of
from ludoteca.i18n.voice import Speech
from ludoteca.review.curve import filled, hill, rounds
from ludoteca.review.figures import Figures
from ludoteca.review.shape import Review, Split
from ludoteca.review.words import Answer, Told, costliest, in_words, judge_name, playing
from ludoteca.terminal.players import player_names, shape
from ludoteca.terminal.screenful import seats_of

from .output import print_table

WIDTH = 72
HEIGHT = 3
NOBODY = -1
SUM = (
    "text-review-start", "text-review-luck", "text-review-errors", "text-review-gifts", "text-review-residual",
    "text-review-result",
)  # fmt: skip
REST = ("text-review-without-luck", "text-review-precision", "text-review-mistakes")


class Reviewed:
    """A review of a match, in words of a language."""

    def __init__(self, match: Match, review: Review, lang: str) -> None:
        self.match = match
        self.review = review
        self.texts = Texts(lang, match.game.name, package_of(match.game))
        self.speech = Speech(self.texts, match.game, player_names(match, (), self.texts), NOBODY)
        self.figures = Figures(self.texts)

    def say(self, key: str, **args: int | str) -> str:
        return self.texts.say(key, args)

    def party(self, party: int) -> str:
        """The shapes and names of the seats of a party."""
        seats = seats_of(self.match)[party]
        return self.speech.listed([f"{shape(seat)} {self.speech.seat(seat)}" for seat in seats])

    def show(self, seat: int | None, most: int) -> None:
        self.judge()
        self.split()
        self.winning()
        self.decisions(seat, most)

    def judge(self) -> None:
        review, judge = self.review, judge_name(self.review, self.texts)
        share, points = self.figures.share(review.margin), self.figures.number(review.margin_points)
        print(self.say("text-review-judge", judge=judge, simulations=review.simulations, share=share, points=points))
        for seat, by in enumerate(self.match.control):
            name = f"{shape(seat)} {self.speech.seat(seat)}"
            print(f"  {name if by == PERSON else self.say('text-review-players', name=name, by=by)}")

    def split(self) -> None:
        """A column for each party, a row for each figure: the first of them add up to the result."""
        print(f"\n{self.say('text-review-split')}")
        split = [self.review.split[party] for party in playing(self.match, self.review)]
        columns = [self.column(one) for one in split]
        labels = [self.say(name) for name in (*SUM, *REST)]
        rows = [(label, *cells) for label, *cells in zip(labels, *columns, strict=True)]
        head = ("", *(self.party(one.party) for one in split))
        print_table(head, rows, numbers=range(1, len(head)))

    def column(self, one: Split) -> tuple[str, ...]:
        said = self.figures
        return (
            said.share(one.start, 0),
            *(said.moved(moved) for moved in (one.luck, -one.errors, one.gifts, one.residual)),
            said.share(one.result, 0),
            said.share(one.result - one.luck, 0),
            "" if one.precision is None else said.number(one.precision, 0),
            self.say("text-review-of", mistakes=one.mistakes, decisions=one.decisions),
        )

    def winning(self) -> None:
        """A hill for each party, with where it began and ended."""
        curve = filled(self.review)
        print(f"\n{self.say('text-review-winning')}")
        for party in playing(self.match, self.review):
            values = [point.shares[party] for point in curve]
            first, last = (self.figures.share(value, 0) for value in (values[0], values[-1]))
            print(f"  {self.party(party)}  {first} › {last}")
            for line in hill(values, WIDTH, HEIGHT):
                print(f"  │{line}")
        print(f"   {rounds(curve, WIDTH)}  {self.say('text-review-rounds')}")

    def decisions(self, seat: int | None, most: int) -> None:
        found = costliest(self.review.decisions, seat)
        print(f"\n{self.say('text-review-costliest')}")
        if not found:
            print(self.say("text-review-none"))
        for number, told in enumerate(in_words(self.match, found[:most], self.speech), 1):
            self.decision(number, told)
        if found[most:]:
            lost = sum(judged.cost for judged in found[most:])
            print()
            print(self.say("text-review-more", count=len(found) - most, share=self.figures.lost(lost)))
        if found:
            print(f"\n{self.say('text-review-onward')}")

    def decision(self, number: int, told: Told) -> None:
        judged = told.judged
        name = f"{shape(judged.seat)} {self.speech.seat(judged.seat)}"
        cost = self.say(
            "text-review-cost",
            share=self.figures.lost(judged.cost),
            points=self.figures.signed(-judged.points),
            margin=self.figures.share(judged.margin),
        )
        print(f"\n{number}. {self.say('text-review-head', round=judged.round, name=name, row=judged.row)} · {cost}")
        if told.question:
            print(f"   {told.question}")
        rules = f" ({', '.join(told.rules)})" if told.rules else ""
        why = " ".join(told.reasons) + rules if told.reasons else ""
        then = "; ".join(told.best.line)
        parts = (
            ("text-review-chosen", told.chosen.label),
            ("text-review-best", told.best.label),
            ("text-review-why", why),
            ("text-review-then", then),
        )
        labelled([(self.say(key), said) for key, said in parts if said])
        self.weighed(told.answers)

    def weighed(self, answers: Sequence[Answer]) -> None:
        rows = [
            (f"   {one.label}", self.figures.share(one.option.share), self.figures.number(one.option.points))
            for one in answers
        ]
        print_table(("", self.say("text-review-share"), self.say("text-review-points")), rows, numbers=(1, 2))


def labelled(parts: Sequence[tuple[str, str]]) -> None:
    """Each part behind what it is called, broken between words."""
    wide = max(len(label) for label, _ in parts)
    for label, said in parts:
        lead = f"   {label.ljust(wide)}  "
        print(textwrap.fill(said, WIDTH + 8, initial_indent=lead, subsequent_indent=" " * len(lead)))
