"""What the terminal's table says: heads that can be typed, reasons, hints below, swamps as the map spells them."""

from __future__ import annotations

import re
import sys

import pytest
from tests.terminal.script import Script, session
from tests.terminal.test_crowded import small
from tests.terminal.test_layout import BEFORE_DRAINING, asked
from tests.terminal.test_small_screen import WIDTH, Sheet, shown

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.i18n.texts import LANGUAGES
from ludoteca.terminal import plain
from ludoteca.terminal.heads import meant, shortest
from ludoteca.terminal.menu import Refusal
from ludoteca.terminal.session import Session


def told(made: Session, line: str, capsys: pytest.CaptureFixture[str]) -> str:
    made.screen = Script([])
    made.take(line)
    return capsys.readouterr().out


def alone_in_its_group(lang: str) -> Session:
    for seed in range(1, 12):
        made = asked_with("venezia", seed, lang)
        sizes = [entry.group for entry in made.menu().entries]
        if any(sizes.count(head) == 1 for head in sizes if head) and len(set(sizes)) > 1:
            return made
    raise AssertionError("no such question")


def asked_with(game: str, seed: int, lang: str) -> Session:
    made = session([], game=game, players=2, lang=lang, seed=seed)
    match, dice = made.match, seeded(7)
    while (decision := match.decision) is not None:
        if decision.seat == 0 and decision.ask == "building.site" and len(match.rows) >= 200:
            break
        match.play(choose(decision.actions, dice).code)
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_group_of_one_answer_keeps_its_head(lang: str) -> None:
    made = alone_in_its_group(lang)
    heads = [entry.group for entry in made.menu().entries]
    (entry, *_) = [entry for entry in made.menu().entries if heads.count(entry.group) == 1 and entry.group]
    drawn = " ".join(" ".join(small(made)).split())
    assert re.search(rf"{entry.group} .{{0,30}}{entry.number}\) {entry.item}", drawn), drawn


def test_points_of_a_head_are_told_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    made = alone_in_its_group("en")
    for entry in made.menu().entries:
        said = told(made, f"why {entry.number}", capsys)
        if entry.group:
            assert said.startswith(f"{entry.label} can be chosen now: {entry.group.split(' · ')[0]}")
        assert said.endswith(".\n") and ". " not in said


def test_a_reason_without_facts_is_a_whole_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    made = asked("venezia", "drain", BEFORE_DRAINING)
    (entry, *_) = [entry for entry in made.menu().entries if not entry.facts]
    assert told(made, f"why {entry.number}", capsys) == f"{entry.label} can be chosen now.\n"


def refused(lang: str) -> tuple[Session, Refusal]:
    """A table at which a card is too dear by a sum of several terms."""
    for seed in range(1, 20):
        made = session([], game="san-juan", players=3, lang=lang, seed=seed)
        match, dice = made.match, seeded(seed)
        while (decision := match.decision) is not None:
            if decision.seat == 0 and decision.ask == "builder.build":
                for refusal in made.menu().refusals:
                    if " = " in refusal.because:
                        return made, refusal
            match.play(choose(decision.actions, dice).code)
    raise AssertionError("no such question")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("cost", "in hand", "It could be done")), ("it", ("costo", "in mano", "Si potrebbe"))]
)
def test_why_not_is_answered_with_the_sum_what_would_help_and_the_rules(
    lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    made, refusal = refused(lang)
    said = " ".join(told(made, f"why {refusal.target.partition(':')[2]}", capsys).split())
    assert f"{refusal.name}: {refusal.because}" in said
    for word in (*words, "SJ 20"):
        assert word in said


@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "1 point A"), ("it", "1 punto A"), ("en", "1 point · A"), ("en", "a")]
)
def test_a_head_is_taken_without_its_dot(lang: str, typed: str) -> None:
    made = asked("venezia", "building.site", 100, lang)
    heads = [entry.group for entry in made.menu().entries]
    assert meant(typed, made.menu()) == {heads[0]}
    made.screen = Sheet()
    made.take(typed)
    assert made.opened == {heads[0]}


def test_the_shortest_word_that_opens_a_group_is_named() -> None:
    made = asked("venezia", "building.site", 100)
    menu = made.menu()
    assert shortest(menu.entries[0].group, menu) == "A"
    made.take("A")
    made.screen = Sheet()
    assert "“B” to open" in shown(made)[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [WIDTH, 120])
def test_the_bottom_line_fits_and_keeps_the_hint(lang: str, width: int) -> None:
    for game, ask in (("venezia", "drain"), ("burgundy", "turn.act")):
        made = asked(game, ask, 20, lang, many=10)
        made.screen = Sheet(width, 24)
        below = shown(made)[-1]
        assert len(below) <= width and "↑↓" in below and made.say("text-not-all") in below
        assert {"en": "· hint", "it": "· consiglio"}[lang] in below


def test_on_a_slim_screen_the_hint_is_the_last_to_go_from_the_bottom_line() -> None:
    made = asked("burgundy", "turn.act", 20, "it", many=10)
    made.screen = Sheet(66, 24)
    assert shown(made)[-1].endswith("· consiglio") and "↑↓" not in shown(made)[-1]


@pytest.mark.parametrize(
    ("lang", "line", "last"),
    [("en", "help letter", "In this match: no."), ("it", "aiuto lettera", "In questa partita: no.")],
)
def test_what_is_played_of_an_option_is_a_sentence(
    lang: str, line: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in ("venezia", "burgundy"):
        assert told(session([], game=game, lang=lang), line, capsys).splitlines()[-1] == last


def test_the_kind_of_a_tile_is_told_where_its_name_does_not_say_it(capsys: pytest.CaptureFixture[str]) -> None:
    made = session([], game="burgundy")
    assert told(made, "help market", capsys).splitlines()[-1] == "Kind: Building."
    assert told(made, "help monastery 15", capsys).splitlines()[-1] != "Monastery"


def test_a_suggestion_has_its_numbers_behind_the_names(capsys: pytest.CaptureFixture[str]) -> None:
    made = asked("venezia", "drain", BEFORE_DRAINING)
    assert re.search(r"Suggested: [a-e]\d\d \(\d+\)( and [a-e]\d\d \(\d+\))?\.", told(made, "suggest", capsys))


@pytest.mark.parametrize("typed", ["a01", "A01"])
def test_swamps_are_small_as_on_the_map_and_taken_either_way(typed: str) -> None:
    made = asked("venezia", "drain", BEFORE_DRAINING)
    swamps = made.match.state.view(0)["swamps"]
    assert isinstance(swamps, list)
    items = [entry.item for entry in made.menu().entries if entry.group]
    assert items == [name.lower() for name in swamps]
    made.take(typed)
    assert [action.text for action in made.picked] == ["drain A01"]


def test_swamps_that_are_refused_are_small_too() -> None:
    made = asked("venezia", "building.site", 100)
    (names,) = [names for names, reason, rule in made.menu().grouped() if reason == "swamp"]
    assert names[0].startswith("a01")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_first_answer_nothing_is_since_it(lang: str) -> None:
    made = session([], game="san-juan", lang=lang, seed=4)
    made.screen = Sheet(height=60)
    assert made.screenful().since == "text-so-far"
    made.read_to[0] = 0
    assert made.screenful().since == "text-since"


def test_plain_lines_are_broken_between_words_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "  City: " + "Prospector " * 20
    parts = plain.parts(long, WIDTH)
    assert len(parts) > 1 and max(map(len, parts)) <= WIDTH and parts[0].startswith("  City: ")
    assert " ".join(parts).split() == long.split() and plain.parts("", WIDTH) == [""]


def test_into_a_pipe_plain_lines_stay_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert not sys.stdout.isatty()
    plain.put("word " * 40)
    assert capsys.readouterr().out == "word " * 40 + "\n"
