"""A review as one page that needs nothing else: charts, luck and skill, decisions, in every language we have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

import ludoteca
from ludoteca.arena.report import table
from ludoteca.core.match import Match
from ludoteca.i18n.texts import LANGUAGES, Texts, package_of
from ludoteca.i18n.voice import Speech

from . import charts, looks
from .cards import Cards
from .curve import filled
from .figures import Figures
from .shape import Point, Review, Split
from .words import judge_name, luckiest, playing

NOBODY = -1
LUCKY = 3
LITTLE = 0.15  # luck below this, of everybody, decided nothing
KINDS = {"luck": "text-report-luck", "errors": "text-report-errors", "gifts": "text-report-gifts"}
SUM = (
    "text-review-start", "text-review-luck", "text-review-errors", "text-review-gifts", "text-review-residual",
    "text-review-result", "text-review-mistakes",
)  # fmt: skip

Named = Callable[[Texts], list[str]]
"""What the seats are called, in the language of some texts; parties without a seat last."""


def page(match: Match, review: Review, lang: str, named: Named) -> str:
    """All of it; `lang` is the language that is shown first."""
    langs = (lang, *(other for other in LANGUAGES if other != lang))
    reports = [Report(match, review, one, named) for one in langs]
    chosen = "".join(
        f'<label><input type="radio" name="lang" id="show-{one}"{" checked" if one == lang else ""}>'
        f"{escape(Texts(one).say('language'))}</label>"
        for one in langs
    )
    style = looks.style(langs, match.seats)
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(reports[0].title())}</title><style>{style}</style></head><body>\n"
        f'<header class="pick">{chosen}</header>\n<main>'
        + "\n".join(report.article() for report in reports)
        + "</main>\n</body></html>\n"
    )


class Report:
    """The report in one language."""

    def __init__(self, match: Match, review: Review, lang: str, named: Named) -> None:
        self.match = match
        self.review = review
        self.lang = lang
        self.texts = Texts(lang, match.game.name, package_of(match.game))
        self.speech = Speech(self.texts, match.game, named(self.texts), NOBODY)
        self.figures = Figures(self.texts)
        self.curve = filled(review)
        self.parties = playing(match, review)
        self.cards = Cards(match, review, self.speech, self.figures)

    def say(self, key: str, **args: int | str) -> str:
        return escape(self.texts.say(key, args))

    def title(self) -> str:
        scores = sorted(self.match.state.scores(), reverse=True)
        name = self.match.game.name
        game = self.texts.say(f"game-{name}") if self.texts.has(f"game-{name}") else name
        return f"{game}, {'–'.join(str(score) for score in scores)}"

    def party(self, party: int) -> str:
        """Names alone, as charts take them."""
        return self.speech.listed([self.speech.seat(seat) for seat in self.seats(party)])

    def seats(self, party: int) -> list[int]:
        """Of a party without seats the number behind them that its name has."""
        parties = self.review.parties
        unseated = sum(1 for seats in parties[:party] if not seats)
        return parties[party] or [self.review.seats + unseated]

    def signed(self, party: int) -> str:
        """With the sign of each seat, as HTML."""
        return ", ".join(charts.sign(seat) + escape(self.speech.seat(seat)) for seat in self.seats(party))

    def article(self) -> str:
        left = [self.winning(), self.skill(), self.lucky(), self.points()]
        made = self.say("text-report-made", version=ludoteca.__version__)
        parts = [
            self.head(),
            f'<div class="columns"><div>{"".join(left)}</div><div>{self.cards.panel()}</div></div>',
            self.cards.every(),
            f'<p class="soft">{self.say("text-report-method")} {made}</p>',
        ]
        return f'<article lang="{self.lang}">{charts.patterns(self.lang)}' + "\n".join(parts) + "</article>"

    def head(self) -> str:
        review, judge = self.review, judge_name(self.review, self.texts)
        share, points = self.figures.share(review.margin), self.figures.number(review.margin_points)
        said = self.say("text-review-judge", judge=judge, simulations=review.simulations, share=share, points=points)
        title = f"<div><h1>{escape(self.title())}</h1>{self.places()}</div>"
        return f'<header class="top">{title}<p class="soft">{said}</p></header>'

    def places(self) -> str:
        """Who came where, with how many points."""
        ranking, scores = self.match.state.ranking(), self.match.state.scores()
        order = sorted(range(len(ranking)), key=lambda party: ranking[party])
        each = [f"<span>{self.signed(party)} <b>{scores[party]}</b></span>" for party in order]
        return f'<p class="names">{"".join(each)}</p>'

    # Who was winning

    def winning(self) -> str:
        curve = self.curve
        lines = self.lines([point.shares for point in curve])
        scale = [(part / 4, f"{25 * part}%") for part in range(5)]
        axis = charts.Axis(0, 1, scale, 1 / len(lines) if len(lines) > 1 else None)
        drawn = charts.course(
            self.texts.say("text-report-share-chart"), lines, axis, self.rounds(), self.cards.marks(curve)
        )
        rows = [[self.figures.share(point.shares[party], 0) for party in self.parties] for point in self.begun()]
        note = self.say("text-report-share-note")
        return self.panel("text-report-winning", self.narrow() + drawn, self.by_round(rows), note)

    def points(self) -> str:
        curve = self.curve
        lines = self.lines([point.points for point in curve])
        high = max(max(line.values) for line in lines)
        scale = charts.ticks(max(high, 1))
        axis = charts.Axis(0, scale[-1], [(value, f"{value:.0f}") for value in scale])
        drawn = charts.course(self.texts.say("text-report-points-chart"), lines, axis, self.rounds(), [])
        rows = [[self.figures.number(point.points[party]) for party in self.parties] for point in self.begun()]
        return self.panel("text-report-expected", self.narrow() + drawn, self.by_round(rows))

    def narrow(self) -> str:
        """Whose lines they are, where the ends of the lines are out of sight."""
        each = "".join(f"<span>{self.signed(party)}</span>" for party in self.parties)
        return f'<p class="names narrow">{each}</p>'

    def lines(self, by_ply: Sequence[Sequence[float]]) -> list[charts.Line]:
        return [
            charts.Line(self.party(party), self.seats(party)[0], [values[party] for values in by_ply])
            for party in self.parties
        ]

    def begun(self) -> list[Point]:
        """The first position of each round, and the last of all."""
        curve = self.curve
        firsts = [point for at, point in enumerate(curve) if at == 0 or point.round > curve[at - 1].round]
        return firsts if firsts[-1] is curve[-1] else [*firsts, curve[-1]]

    def rounds(self) -> list[tuple[int, int]]:
        curve = self.curve
        return [(at, one.round) for at, one in enumerate(curve) if at == 0 or one.round > curve[at - 1].round]

    def by_round(self, rows: Sequence[Sequence[str]]) -> str:
        """The alternative to a chart: what stood at the beginning of each round, and at the end."""
        heads = [str(number) for _, number in self.rounds()]
        named = [*heads, self.texts.say("text-report-end")][-len(rows) :] if len(rows) > len(heads) else heads
        names = [self.party(party) for party in self.parties]
        body = [(escape(head), *row) for head, row in zip(named, rows, strict=True)]
        return self.folded(table((self.texts.say("text-report-column-round"), *names), body))

    def folded(self, inner: str) -> str:
        summary = f"<summary>{self.say('text-report-as-table')}</summary>"
        return f'<details class="folded">{summary}<div class="scroll" tabindex="0">{inner}</div></details>'

    def panel(self, key: str, body: str, below: str = "", note: str = "") -> str:
        told = f'<span class="soft">{note}</span>' if note else ""
        heading = f"<header><h2>{self.say(key)}</h2>{told}</header>"
        return f'<section class="panel">{heading}<div class="body">{body}</div>{below}</section>'

    # Luck or skill

    def skill(self) -> str:
        split = self.split()
        if not split:
            return ""
        values = [value for one in split for value in (one.luck, -one.errors, one.gifts)]
        reach = min(values), max(values)
        rows = [(self.who(one), self.bars(one, reach), self.without(one)) for one in split]
        legend = "".join(f"<span>{self.swatch(kind)}{self.say(key)}</span>" for kind, key in KINDS.items())
        heading = f'<header><h2>{self.say("text-report-skill")}</h2><div class="legend">{legend}</div></header>'
        drawn = table(("", self.texts.say("text-report-unit"), self.texts.say("text-review-without-luck")), rows)
        little = all(abs(one.luck) < LITTLE for one in split)
        note = f'<p class="soft">{self.say("text-report-little-luck")}</p>' if little and len(split) > 1 else ""
        return (
            f'<section class="panel">{heading}<div class="body skill">{drawn}{note}</div>'
            f"{self.folded(self.sums())}</section>"
        )

    def split(self) -> list[Split]:
        return [one for one in self.review.split if one.party in self.parties]

    def swatch(self, kind: str) -> str:
        fill = "" if kind == "errors" else f' fill="url(#{self.lang}-{kind})"'
        return f'<svg viewBox="0 0 20 12" aria-hidden="true"><rect class="{kind}" width="20" height="12"{fill}/></svg>'

    def who(self, one: Split) -> str:
        precise = "" if one.precision is None else self.say("text-report-precise", precision=f"{one.precision:.0f}")
        return f"<b>{self.signed(one.party)}</b><small>{precise}</small>"

    def bars(self, one: Split, reach: tuple[float, float]) -> str:
        parts = [("luck", one.luck), ("errors", -one.errors), ("gifts", one.gifts)]
        said = [(kind, value, self.figures.moved(value)) for kind, value in parts]
        title = ", ".join(f"{self.texts.say(KINDS[kind])} {text}" for kind, _, text in said)
        return charts.bars(title, said, reach, self.lang)

    def without(self, one: Split) -> str:
        result = self.say("text-report-instead", share=self.figures.share(one.result, 0))
        return f'<span class="big">{self.figures.share(one.result - one.luck, 0)}</span><small>{result}</small>'

    def sums(self) -> str:
        """What adds up to the result, to a tenth."""
        moved = self.figures.signed
        rows = [
            (
                self.signed(one.party),
                self.figures.share(one.start),
                *(moved(100 * value) for value in (one.luck, -one.errors, one.gifts, one.residual)),
                self.figures.share(one.result),
                self.say("text-review-of", mistakes=one.mistakes, decisions=one.decisions),
            )
            for one in self.split()
        ]
        return table(("", *(self.texts.say(key) for key in SUM)), rows)

    def lucky(self) -> str:
        found = luckiest(self.match, self.review, self.speech, LUCKY)
        if not found:
            return ""
        rows = "".join(
            f"<li><span><small>{self.say('text-review-round', round=one.round)} ·</small> "
            f"{escape(one.said) or self.say('text-report-set-up')}</span>"
            f"<span>{self.signed(one.party)} <b>{self.figures.moved(one.gain)}</b></span></li>"
            for one in found
        )
        return self.panel("text-report-lucky", f'<ol class="luckiest">{rows}</ol>')
