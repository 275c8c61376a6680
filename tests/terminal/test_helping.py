"""`help WORD` answers what a newcomer asks, in both languages, and is friendly about the rest."""

from __future__ import annotations

import re

import pytest
from tests.i18n import catalogue
from tests.terminal.script import session
from tests.terminal.test_small_screen import HEIGHT, WIDTH, Sheet

from ludoteca.core import registry
from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.terminal.draw import burgundy_plans, venezia
from ludoteca.terminal.helping import TOPICS

ASKED = {
    "san-juan": "rules symbols cards hand violet sell points governor library",
    "puerto-rico": "rules symbols doubloons colonist circle ships plantation points quarry trader",
    "venezia": "rules symbols swamp gondola gold treasure palazzo hex points quarter",
    "burgundy": "rules symbols livestock duchy depot worker silver die storage goods area monastery cow",
}
CHIESTO = {
    "san-juan": "regole simboli carte mano viola vendere punti governatore biblioteca",
    "puerto-rico": "regole simboli dobloni colono cerchietto navi piantagione punti cava commerciante",
    "venezia": "regole simboli palude gondola oro tesoro palazzo spazio punti quartiere",
    "burgundy": "regole simboli bestiame ducato deposito lavoratore argento dado merci area monastero mucca",
}


def told(game: str, lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> str:
    made = session([], game=game, players=3, lang=lang)
    made.take(f"help {word}")
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.OURS)
def test_each_word_a_player_would_ask_is_told(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Those of the language of the table, and the English ones everywhere."""
    for word in [*ASKED[game].split(), *(CHIESTO[game].split() if lang == "it" else [])]:
        said = told(game, lang, word, capsys)
        assert len(said) > 60 and "“" not in said.splitlines()[0] and "«" not in said.splitlines()[0], said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.OURS)
def test_rules_and_symbols_fit_the_smallest_screen(game: str, lang: str) -> None:
    made = session([], game=game, players=3, lang=lang)
    for word in ("rules", "symbols"):
        made.screen = Sheet()
        made.take(f"help {word}")
        lines = made.screen.lines()
        assert max(len(line) for line in lines) <= WIDTH and len(lines) < HEIGHT, len(lines)


@pytest.mark.parametrize(("word", "meant"), [("swmap", "Swamps"), ("gondolla", "Gondolas"), ("palazo", "Palazzo")])
def test_a_word_that_is_unknown_is_met_by_what_sounds_like_it(
    word: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told("venezia", "en", word, capsys)
    assert said.startswith(f"There is nothing called “{word}” in this game. Did you mean: ") and meant in said
    assert "“help rules” tells it in short" in told("venezia", "en", "qwertyuiop", capsys)


def test_commands_and_expansions_explain_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    assert "take back an answer" in told("venezia", "en", "undo", capsys)
    assert "ritira una risposta" in told("venezia", "it", "annulla", capsys)
    assert "start" in told("san-juan", "en", "start_hand", capsys).lower()
    assert "help symbols" in told("venezia", "en", "", capsys)


@pytest.mark.parametrize(("lang", "word"), [("en", "duchy 2"), ("it", "ducato 2"), ("it", "duchy 2")])
def test_a_duchy_is_shown_by_its_number(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = told("burgundy", lang, word, capsys)
    assert said.splitlines()[0].endswith(" 2.") and len(said.splitlines()) == 7
    made = session([], game="burgundy", players=3, lang=lang)
    made.screen = Sheet()
    made.take(f"help {word}")
    drawn = made.screen.lines()
    assert len(drawn) == 9 and "✚6  ✚5  ✚4  ♜3" in drawn[1] and made.speech().name("mine") in drawn[8]


def test_symbols_explain_every_sign_of_the_map(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in LANGUAGES:
        for game, signs in (("venezia", venezia.SYMBOLS), ("burgundy", burgundy_plans.SYMBOLS)):
            said = told(game, lang, "symbols", capsys)
            assert all(re.search(rf"{sign} \w+", said) for sign in signs.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.OURS)
def test_no_topic_is_missing_or_unknown_and_no_word_means_two(game: str, lang: str) -> None:
    texts = Texts(lang, game, strict=True)
    topics = [key.removeprefix("topic-") for key in catalogue.messages(lang, f"help/{game}.ftl")]
    assert set(topics) <= set(TOPICS) and {"rules", "symbols", "points"} <= set(topics)
    words = [word.strip() for topic in topics for word in texts.say(f"topic-{topic}", form="words").split(",")]
    assert len(words) == len(set(words)) and all(words)


@pytest.mark.parametrize(
    ("lang", "question", "title"),
    [
        ("en", "can I build two quarries", "The same violet building twice"),
        ("en", "tie", "A tie"),
        ("it", "posso costruire due cave", "Due volte lo stesso palazzo viola"),
        ("it", "quando si finisce?", "Quando finisce la partita"),
    ],
)
def test_a_question_in_words_is_answered_by_the_rules(
    lang: str, question: str, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told("san-juan", lang, question, capsys)
    assert said.startswith(f"{title} (SJ "), said


def test_an_answer_says_if_this_match_is_played_without_what_it_is_about(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Not in this match, which is played without: Events." in told("san-juan", "en", "I drew an event", capsys)
