"""Wordings that were found wrong stay away, in what real games say and on the pages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.i18n import texts

VOICES = Path(__file__).with_name("voices.json")
PAGES = Path(texts.__file__).parent
GOODS = "granturco|indaco|zucchero|tabacco|caffè"


def said(game: str, lang: str) -> list[str]:
    """Every line the fixture of voices has for a game."""
    cases = json.loads(VOICES.read_text(encoding="utf-8"))["cases"]
    return [line for case in cases if case["game"] == game for line in flat(case["said"][lang])]


def flat(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from flat(one)


def page_texts(lang: str) -> dict[str, str]:
    text = (PAGES / lang / "web.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(web-[\w-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE))


def test_goods_are_counted_in_barrels() -> None:
    lines = said("puerto-rico", "it")
    assert not [line for line in lines if re.search(rf"\b\d+ ({GOODS})\b", line) and "coperte" not in line]
    assert any("2 barili di granturco" in line for line in lines)


def test_laying_a_castle_is_no_square_of_a_town() -> None:
    lines = said("burgundy", "it")
    assert not [line for line in lines if re.search(r"\bpiazza\b", line, re.IGNORECASE)]
    assert any("posa il Castello" in line for line in lines)


@pytest.mark.parametrize("part", ["online", "offline", "seat-left", "seat-resigned", "gone-left", "gone-resigned"])
def test_what_is_said_of_a_person_fits_a_woman_too(part: str) -> None:
    text = page_texts("it")[f"web-{part}"]
    assert not re.search(r"\b(sei|è) \w+[aeiu](to|so)\b|\bcollegato\b", text), text


@pytest.mark.parametrize("lang", ["it", "en"])
def test_nothing_is_done_by_itself(lang: str) -> None:
    """Of a move that is saved or a server that is asked again: who reads it is meant to rest, not to wonder."""
    found = [key for key, text in page_texts(lang).items() if re.search(r"\bby itself\b|\bda solo\b", text)]
    assert set(found) <= {"web-ve-set"}, "a building that a player of Venezia builds alone"


def test_advice_and_picking_are_called_by_different_words() -> None:
    for lang in ("it", "en"):
        known = page_texts(lang)
        assert known["web-suggest"].split()[0] != known["web-hint"].split()[0]
    assert page_texts("it")["web-hint"] == "Consiglio", "as the terminal calls it"


# What the Italian rulebooks never say, by game: what is built there, where it stands, what it is taken from.
NOT_IN_THE_BOOK = {
    "san-juan": r"\bedificio?\b",
    "puerto-rico": r"\bedificio?\b|\btesser[ae]\b|\bsegnalin[oi] punt[oi]\b|\bspazi\b",
    "venezia": r"\besagon[oi]\b|\bsit[oi]\b",
    "burgundy": r"\besagon[oi]\b|\bargenti\b",
}


@pytest.mark.parametrize("game", NOT_IN_THE_BOOK)
def test_games_are_told_in_the_words_of_their_italian_books(game: str) -> None:
    """Of the words by which help is found (`.words`) those that people may try are none of these."""
    files = [*(PAGES / "it").glob(f"**/{game}.ftl"), *(PAGES / "it" / game).glob("*.ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    texts = [line for line in lines if not line.startswith(("#", "alike-")) and ".words =" not in line]
    assert len(texts) > 50
    assert not [line for line in texts if re.search(NOT_IN_THE_BOOK[game], line, re.IGNORECASE)]
