"""Answers of several picks: table, answers and hints agree about the picks made so far."""

from __future__ import annotations

import re
from concurrent.futures import Future

import pytest
from tests.terminal.script import session
from tests.terminal.test_small_screen import Sheet
from tests.terminal.test_small_screen import shown as shown_lines

from ludoteca.bots.hints import Hint
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.playout import choose
from ludoteca.games.puerto_rico.show.view import PlayerView
from ludoteca.terminal.session import Session
from ludoteca.terminal.words import Outcome


def placing(lines: list[str]) -> Session:
    """Somebody with several colonists and more circles than that, asked where they go."""
    made = session(lines, game="puerto-rico", players=3, seed=2)
    match, dice = made.match, seeded(4)
    while match.decision is not None:
        decision = match.decision
        if decision.seat == 0 and decision.ask == "mayor.man" and decision.most > 2 and len(decision.actions) > 2:
            made.read_to[0] = len(match.rows)
            return made
        match.play(choose(decision.actions, dice).code)
    raise AssertionError("nobody was asked")


def shown(made: Session) -> tuple[dict[str, int], dict[str, int]]:
    """How many colonists stand where, by the table and by the answers."""
    screenful = made.screenful()
    mine: PlayerView = screenful.view["players"][0]  # type: ignore[index]  # views are plain mappings
    table = {one["tile"]: one["colonists"] for one in mine["island"]}
    table |= {one["building"]: one["colonists"] for one in mine["city"]}
    told = {}
    for entry in made.menu().entries:
        if entry.action in made.menu().series and entry.count > 0:
            (fact,) = [fact for fact in entry.facts if fact.endswith("here")]
            told[entry.action.text.split(" ")[1]] = int(fact.split()[0])
    return table, told


def test_pr_26_table_and_answers_agree_about_where_colonists_stand() -> None:
    made = placing([])
    table, told = shown(made)
    assert told and told == {place: table[place] for place in told}
    last = made.menu().entries[-1]
    made.answer([last.action])
    after, told = shown(made)
    assert sum(after.values()) == sum(table.values()) + 1
    assert told == {place: after[place] for place in told}


class Thinker:
    """A process that thinks, without the process: answers are those given, by how many rows are played."""

    def __init__(self, *answers: list[Hint]) -> None:
        self.answers = list(answers)

    def hints(self, match: Match, seed: int) -> Future[list[Hint]]:
        done: Future[list[Hint]] = Future()
        done.set_result(self.answers.pop(0))
        return done

    def stop(self) -> None:
        self.answers.clear()


def paying(*answers: list[Hint]) -> Session:
    """Somebody who has to pay for the tobacco storage with two cards, and has picked one of them."""
    made = session([], seed=1)
    made.answer([find(made.match.game, "role builder")])
    made.answer([find(made.match.game, "build tobacco_storage")])
    assert made.menu().due == 2
    made.worker = Thinker(*answers)  # type: ignore[assignment]  # as much of it as hints need
    made.answer([find(made.match.game, "pay tobacco_storage")])
    return made


def pay(made: Session, *cards: str) -> list[int]:
    return [find(made.match.game, f"pay {card}").code for card in cards]


def test_a_hint_keeps_the_picks_made_so_far() -> None:
    made = paying()
    other = pay(made, "silver_smelter")[0]
    fits = Hint(sorted([other, made.picked[0].code]), 0.4, 20.0)
    made.worker = Thinker([Hint([other], 0.5, 21.0), fits])  # type: ignore[assignment]  # see above
    assert made.take("hint") is Outcome.SAID and [hint.codes for hint in made.hinted] == [fits.codes]
    assert made.take("hint 1") is Outcome.CHANGED
    assert [row.text for row in made.match.rows if row.seat == 0][-2:] == ["pay tobacco_storage", "pay silver_smelter"]


def test_a_hint_goes_on_from_picks_that_no_best_answer_holds() -> None:
    made = paying()
    other = pay(made, "silver_smelter")[0]
    made.worker = Thinker([Hint([other], 0.5, 21.0)], [Hint([other], 0.3, 19.0)])  # type: ignore[assignment]  # see above
    made.take("hint")
    assert [hint.codes for hint in made.hinted] == [[made.picked[0].code, other]]


def test_a_hint_for_other_picks_is_not_played() -> None:
    made = paying()
    other = pay(made, "silver_smelter")[0]
    whole = [made.picked[0].code, other]
    made.worker = Thinker([Hint(whole, 0.4, 20.0)], [Hint(whole, 0.4, 20.0)])  # type: ignore[assignment]  # see above
    made.take("hint")
    made.take("undo")
    assert made.take("hint 1") is Outcome.SAID, "it is thought about again"


def test_a_hint_names_what_then_follows_by_force_too() -> None:
    """The core takes cards in one order: after the last but one only the last is left, and no search names it."""
    made = session([], players=3, seed=4)
    match, dice = made.match, seeded(4)
    while (decision := match.decision) is not None:
        last = decision.actions[-1]
        if decision.seat == 0 and decision.ask == "builder.pay" and decision.most == 2 and len(decision.actions) > 1:
            break
        match.play(choose(decision.actions, dice).code)
    made.worker = Thinker([Hint([last.code], 0.4, 20.0)])  # type: ignore[assignment]  # see above
    made.reader = 0
    made.take("hint")
    assert [len(hint.codes) for hint in made.hinted] == [2]
    rows = len(match.rows)
    assert made.take("hint 1") is Outcome.CHANGED and len(match.rows) > rows and not made.picked


def test_hints_are_sorted_by_what_they_show(capsys: pytest.CaptureFixture[str]) -> None:
    made = session([])
    codes = [action.code for action in made.match.decision.actions] if made.match.decision else []
    worse, even, best = Hint(codes[:1], 0.30, 25.0), Hint(codes[1:2], 0.4, 20.0), Hint(codes[2:3], 0.402, 21.0)
    made.worker = Thinker([worse, even, best])  # type: ignore[assignment]  # see above
    made.take("hint")
    said = re.findall(r"(\d+)% to win · (\d+) points", capsys.readouterr().out)
    assert said == [("40", "21"), ("40", "20"), ("30", "25")] and made.hinted[0].codes == best.codes


def test_why_and_a_number_tell_of_that_answer(capsys: pytest.CaptureFixture[str]) -> None:
    made = session([])
    for entry in made.menu().entries:
        made.take(f"why {entry.number}")
        assert capsys.readouterr().out.startswith(f"{entry.label} can be chosen now")
    made.take("why 9")
    assert "There is no 9: the answers go from 1 to 5." in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "hint"), [("en", "· hint ·"), ("it", "· consiglio ·")])
def test_the_hint_is_named_in_the_bottom_line(lang: str, hint: str) -> None:
    for height in (24, 60):
        made = session([], game="puerto-rico", players=4, lang=lang)
        made.screen = Sheet(height=height)
        assert hint in shown_lines(made)[-1]
