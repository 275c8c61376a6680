"""The report of a review: one page that needs nothing else, in both languages, with every figure also in a table."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

import pytest
from tests.review import sample

from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.review import charts
from ludoteca.review.curve import filled, hill, rounds
from ludoteca.review.figures import Figures
from ludoteca.review.report import page
from ludoteca.review.shape import Point, Review, Split
from ludoteca.review.words import costliest

EMPTY = {"meta", "input"}


def named(texts: Texts) -> list[str]:
    return [f"<{texts.lang}> {seat}" for seat in range(5)]


class Read(HTMLParser):
    """What a browser would find: the tags must close as they open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, f"</{tag}> closes nothing"


@cache
def made(name: str = "san-juan", seats: int = 4, lang: str = "it") -> tuple[Review, str]:
    match = sample.played(name, seats)
    review = sample.review(match)
    return review, page(match, review, lang, named)


def test_the_page_is_whole_and_needs_nothing_from_elsewhere() -> None:
    _, text = made()
    read = Read(text)
    assert not {"script", "link", "img", "iframe"} & set(read.tags)
    assert "http" not in text and "@import" not in text and not re.search(r"url\((?!#)", text)
    assert len(read.ids) == len(set(read.ids))
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= set(read.ids)


def test_it_says_everything_in_both_languages_and_begins_with_one() -> None:
    for lang in LANGUAGES:
        _, text = made(lang=lang)
        assert f'<html lang="{lang}">' in text and f'id="show-{lang}" checked' in text
        for other in LANGUAGES:
            texts = Texts(other, "san-juan", strict=True)
            assert f'<article lang="{other}">' in text
            assert f"<h2>{texts.say('text-report-skill')}</h2>" in text and f"&lt;{other}&gt; 3" in text


def test_what_it_says_is_what_the_review_found() -> None:
    review, text = made()
    figures = Figures(Texts("it"))
    for one in review.split:
        assert f">{figures.share(one.result - one.luck, 0)}</span>" in text
        assert f"<td>{figures.signed(100 * one.luck)}</td>" in text
    dearest = costliest(review.decisions)[0]
    best = text.index('<span class="number">1</span>')
    assert f'<span class="big">{figures.lost(dearest.cost)}</span>' in text[best : best + 1500]
    assert text.count("<polyline") == 2 * 2 * 4  # of shares and points, for four, in two languages


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("burgundy", 4, [("team", "beginner")]), ("venezia", 2, [])],
)
def test_every_game_and_table_has_a_report(name: str, seats: int, options: list[tuple[str, str]]) -> None:
    match = sample.played(name, seats, 5, *options)
    review = sample.review(match)
    review.decisions = review.decisions[::9]
    Read(page(match, review, "en", named))


def test_numbers_stand_apart_on_the_chart() -> None:
    lines = [charts.Line("one", 0, [0.5] * 101), charts.Line("other", 1, [0.5] * 101)]
    marks = [charts.Mark(number, 50, 0, "d0", "") for number in range(1, 6)]
    drawn = charts.course("", lines, charts.Axis(0, 1, [(0, "0%")]), [(0, 1), (50, 2)], marks)
    places = [float(y) for y in re.findall(r'<circle cx="[\d.]+" cy="([\d.]+)"', drawn)]
    assert len(places) == 5 and all(abs(a - b) > 19 for a in places for b in places if a is not b)
    names = [float(y) for y in re.findall(r'y="([\d.]+)" text-anchor="start" class="name"', drawn)]
    assert abs(names[0] - names[1]) >= charts.CLOSE


def test_a_hill_is_as_high_as_the_share() -> None:
    assert hill([0.0, 0.5, 1.0], 3, 2) == ["  █", " ██"]
    assert hill([0.001], 1, 1) == ["▁"]
    assert hill([0.25] * 90, 10, 1) == ["▂" * 10]


def test_positions_that_nobody_judged_are_as_the_one_before() -> None:
    review = sample.review(sample.played("san-juan", 4))
    whole = filled(review)
    review.curve = [point for point in review.curve if point.ply % 7 != 2]
    assert [point.ply for point in filled(review)[1:4]] == [1, 1, 3] and len(filled(review)) == len(whole)


def test_who_plays_alone_is_a_party_alone() -> None:
    """A review compares with a party that stands for nobody."""
    match = sample.played("burgundy", 1, 5, ("solo", "33"))
    review = sample.review(match)
    review.parties.append([])
    for point in review.curve:
        point.shares.append(1 - point.shares[0])
        point.points.append(0)
    for draw in review.draws:
        draw.luck.append(-draw.luck[0])
    review.split.append(Split(1, 0, 0, 0, 0, 0, 0, None, 0, 0))
    review.decisions = review.decisions[:9]
    text = page(match, review, "en", named)
    assert text.count("<polyline") == 2 * 2 and "&lt;en&gt; 1" not in text


def test_rounds_stand_where_they_begin_with_room_between() -> None:
    curve = [Point(ply, ply // 4 + 8, [], []) for ply in range(16)]
    said = rounds(curve, 16)
    assert said == "8   9   10  11"
    assert rounds(curve, 5) == "8 10"


def test_numbers_are_written_as_the_language_has_them() -> None:
    it, en = Figures(Texts("it")), Figures(Texts("en"))
    assert (it.share(0.3456), en.share(0.3456)) == ("34,6%", "34.6%")
    assert (en.signed(2.6), en.signed(-2.6), en.signed(-0.04), en.moved(-0.28)) == ("+2.6", "−2.6", "0.0", "−28")
    assert (en.lost(0.068), en.lost(0.0001)) == ("−6.8%", "0.0%")
