"""Italian and English: switched in place, and never a key where a text belongs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.conftest import GAMES, Meet
from tests.web.house import House
from tests.web.test_pages import no_raw_keys

TEXTS = re.compile(rf"/assets/({'|'.join(GAMES)})-[^/]+\.js$")


def words(page: Page) -> str:
    text: str = page.evaluate("document.title + '\\n' + document.body.innerText")
    return re.sub(r"[A-Z0-9]{6}\b", "CODE", text)


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)])
def test_a_page_switched_reads_like_one_opened_in_that_language(meet: Meet, house: House, every: int) -> None:
    """Of the pages of games every third, all in the long run."""
    ada, bea = meet(lang="it"), meet(lang="en")
    table = house.played("venezia")
    seats = [{"who": "person", "name": ""}, *house.bots(1)]
    lobby = house.table("san-juan", seats, options={"events": "yes"}, start=False)["table"]["id"]
    paths = ["/", "/mine", "/about", f"/r/{table}", f"/t/{lobby}", "/nowhere"]
    of_games = [f"/{page}/{game}" for page in ("new", "learn") for game in GAMES]
    for path in [*paths, *of_games[::every]]:
        page, fresh = ada.go(path), bea.go(path)
        for one in (page, fresh):
            one.wait_for_selector("main h1")
            one.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == "it"
        italian = words(page)
        page.click("[data-lang=en]")
        page.wait_for_function("document.documentElement.lang === 'en'")
        page.wait_for_load_state("networkidle")
        expect(page.locator("[data-lang=en]")).to_have_attribute("aria-checked", "true")
        assert words(page) == words(fresh) != italian, path
        no_raw_keys(page)
        page.click("[data-lang=it]")
        page.wait_for_function("document.documentElement.lang === 'it'")


class Late:
    """The texts of the games wait on their way until they are let go. A key shown meanwhile is an error in the console,
    which fails the test."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[Route] = []
        self.free = False
        page.route(TEXTS, lambda route: route.continue_() if self.free else self.waiting.append(route))

    def go(self) -> None:
        while self.waiting:
            self.waiting.pop().continue_()

    def no_more(self) -> None:
        """Those that are asked for from now on do not wait."""
        self.free = True
        self.go()


@pytest.mark.parametrize("path", ["/new/burgundy", "/pieces/burgundy"])
def test_no_key_is_shown_while_texts_are_on_their_way(meet: Meet, path: str) -> None:
    ada = meet(lang="it")
    page, late = ada.page, Late(ada.page)
    with page.expect_response("**/api/games"), page.expect_request(TEXTS):
        ada.go(path)
    page.wait_for_selector("main h1")
    assert page.locator("[data-option]").count() == 0
    late.go()
    expect(page.locator("[data-option=tiebreak]")).to_contain_text("Parità")
    with page.expect_request(TEXTS):
        page.click("[data-lang=en]")
    assert page.evaluate("document.documentElement.lang") == "it"
    late.go()
    expect(page.locator("[data-option=tiebreak]")).to_contain_text("Ties")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_of_two_games_picked_in_a_hurry_the_last_stands(meet: Meet) -> None:
    page = meet(lang="en").go("/new/san-juan")
    page.wait_for_selector("[data-option=events]")
    late = Late(page)
    with page.expect_request(TEXTS):
        page.click("[data-game=burgundy]")
    page.click("[data-game=san-juan]")
    with page.expect_response(TEXTS):
        late.go()
    with page.expect_request(TEXTS):
        page.click("[data-game=venezia]")
    assert page.locator("[data-game][aria-checked=true]").get_attribute("data-game") == "san-juan"
    late.go()
    page.wait_for_selector("[data-game=venezia][aria-checked=true]")


def test_of_two_languages_asked_in_a_hurry_the_last_stands(meet: Meet) -> None:
    page = meet(lang="it").go("/new/san-juan")
    page.wait_for_selector("[data-option=events]")
    late = Late(page)
    with page.expect_request(TEXTS):
        page.click("[data-lang=en]")
    page.click("[data-lang=it]")
    page.evaluate("""() => {
        window.tongues = [];
        const note = () => tongues.push(document.documentElement.lang);
        new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["lang"] });
    }""")
    with page.expect_response(TEXTS):
        late.go()
    late.no_more()
    page.click("[data-game=burgundy]")
    page.wait_for_selector("[data-game=burgundy][aria-checked=true]")
    assert page.evaluate("tongues") == []
