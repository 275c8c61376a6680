"""What the pages offer to ask has an answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.asking import ask
from ludoteca.core.registry import OURS, game
from ludoteca.i18n import texts
from ludoteca.i18n.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_pages_offer_to_ask_is_answered(lang: str) -> None:
    text = (Path(texts.__file__).parent / lang / "web.ftl").read_text(encoding="utf-8")
    questions: list[tuple[str, str]] = re.findall(r"^web-ask-([a-z-]+)-\d = (.*)$", text, re.MULTILINE)
    assert {name for name, _ in questions} == set(OURS) and len(questions) == 4 * len(OURS)
    assert not [question for name, question in questions if not ask(game(name), lang, question)]
