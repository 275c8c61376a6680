"""Questions in words are answered over HTTP by the same search as in the terminal."""

from __future__ import annotations

import pytest

from ludoteca.asking import ask
from ludoteca.core import registry

from .house import house

pytestmark = pytest.mark.anyio
ASK = "/api/games/san-juan/ask"


async def test_a_question_is_answered_with_rules_in_either_language(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        for lang, question in (("it", "a che cosa serve la cava"), ("en", "what is a quarry good for")):
            told = await server.call("GET", f"{ASK}?lang={lang}&q={question}")
            found = ask(registry.game("san-juan"), lang, question)
            assert [one["id"] for one in told] == [one.entry.id for one in found]
            assert told[0]["id"] == "name-quarry" and told[0]["rules"] == ["SJ 90"] and told[0]["text"].endswith(".")


async def test_an_expansion_is_named_and_comes_later_where_it_is_not_played(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        found = {}
        for chosen in ("yes", "no"):
            told = await server.call("GET", f"/api/games/burgundy/ask?lang=en&q=inn in each area&inns={chosen}")
            ids = [one["id"] for one in told]
            found[chosen] = ids.index("name-inn")
            assert told[found[chosen]]["when"] == {"inns": ["yes"]}
        assert found["yes"] < found["no"]


async def test_what_is_no_question_finds_nothing_or_is_refused(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        for nothing in ("", "?!", "xqzzyk wvvbn"):
            assert await server.call("GET", f"{ASK}?q={nothing}") == []
        for odd in ("q=a&edition=third", "q=a&nonsense=1"):
            await server.call("GET", f"{ASK}?{odd}", status=422)
        for odd in (f"q={'a' * 201}", "q=a&lang=de"):
            await server.call("GET", f"{ASK}?{odd}", status=400)
        await server.call("GET", "/api/games/chess/ask?q=a", status=404)
