"""Puzzles in the browser: the list, one answered right, one wrong that comes back, the modes, phones, two languages."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect
from tests.web import puzzled
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.test_axe import AXE, RUN
from tests.web.test_pages import NARROW, no_raw_keys, ready

DAY = 86_400
# What lies out of its place once a puzzle has been answered: cut words, and things out of the window.
CUT = """() => [...document.querySelectorAll("[data-quiz] *, .q h2, .q p, .q .btn, [data-badge]")]
  .filter((one) => one.getClientRects().length && getComputedStyle(one).clipPath === "none")
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline"
    && getComputedStyle(one).overflowX !== "visible")
  .map((one) => one.className + ": " + one.textContent.trim().slice(0, 40))"""


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """Four of San Juan, and one of each other game."""
    made = [
        puzzled.puzzle("sj-1", "san-juan", "builder.build", "build", rating=1500),
        puzzled.puzzle("sj-2", "san-juan", "round.pick", "role", rating=1450),
        puzzled.puzzle("sj-3", "san-juan", "builder.build", "build", skip=6, rating=1550),
        puzzled.puzzle("sj-4", "san-juan", "round.pick", "role", skip=5, rating=1400),
        puzzled.puzzle("pr-1", "puerto-rico", "round.role", "role"),
        puzzled.puzzle("ve-1", "venezia", "drain", "drain", least=3),
        puzzled.puzzle("bu-1", "burgundy", "turn.act", "dice"),
    ]
    return tuple(made)


def options(id: str) -> list[dict[str, Any]]:
    """The answers of a puzzle, the best first, each with the things it touches."""
    one = next(one for one in positions() if one["id"] == id)
    targets = {choice["code"]: choice["targets"] for choice in one["frame"]["question"]["menu"]["choices"]}
    return [{**option, "targets": targets[option["code"]]} for option in one["puzzle"]["options"]]


def shown(page: Page) -> str:
    """The puzzle that is open, once it can be answered."""
    page.wait_for_selector(".q.mine")
    ready(page)
    return page.url.rsplit("/", 1)[-1]


def answer(page: Page, place: int) -> str:
    """Give the answer of that place, as at a table; the puzzle."""
    id = shown(page)
    for target in options(id)[place]["targets"]:
        page.locator(f'[data-target="{target}"][aria-disabled=false]').first.click()
    confirm = page.locator("[data-act=confirm]")
    if confirm.count():
        confirm.click()
    page.wait_for_selector("[data-verdict]")
    return id


def nothing_is_wrong(page: Page) -> None:
    page.evaluate(AXE.read_text() + "; 0")
    assert page.evaluate(RUN, {}) == []


def kept(page: Page) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(page.evaluate("localStorage.puzzles"))
    return said


def test_a_right_answer_is_told_and_rated_and_the_next_one_comes(meet: Meet) -> None:
    ada = meet(lang="it")
    puzzled.serve(ada.page, list(positions()))
    page = ada.go("/learn")
    page.get_by_role("link", name="Quesiti", exact=True).click()
    page.wait_for_selector("[data-theme-row=build]")
    no_raw_keys(page)
    expect(page.locator(".nav [aria-current=page]")).to_have_text("Impara")
    expect(page.locator("[data-theme-row]")).to_have_count(2)
    expect(page.locator("[data-rating]")).to_have_text("1500")
    page.click("[data-theme-row=build] button")
    first = answer(page, 0)
    assert first in ("sj-1", "sj-3")
    expect(page.locator("[data-verdict=right] h2")).to_contain_text("Giusto: ")
    best, *others = options(first)
    expect(page.locator(".thing.is-best")).to_have_attribute("data-target", best["targets"][0])
    expect(page.locator("[data-answer]")).to_have_count(1 + len(others))
    expect(page.locator("[data-why]")).to_contain_text("SJ ")
    assert page.locator("[data-change]").inner_text().startswith("+")
    assert page.locator("[data-say=moves]").inner_text().startswith("Giusto: ")
    assert not page.evaluate(CUT)
    no_raw_keys(page)
    # It does not count twice: the page is loaded again, and it is answered once more.
    assert kept(page)["run"] == 1
    page.reload()
    answer(page, 1)
    assert kept(page)["run"] == 1 and len(kept(page)["last"]) == 1
    page.click("[data-act=next]")
    assert {first, shown(page)} == {"sj-1", "sj-3"}
    # The list knows it all, and so does English.
    page.click("[data-badge]")
    expect(page.locator("[data-theme-row=build] .done span").last).to_have_text("1 di 2")
    page.click("[data-lang=en]")
    expect(page.locator("[data-theme-row=build] .done span").last).to_have_text("1 of 2")
    assert int(page.locator("[data-rating]").inner_text()) > 1600
    no_raw_keys(page)


def test_a_wrong_answer_is_marked_and_comes_back_after_three_days(meet: Meet) -> None:
    ada = meet(lang="en", theme="dark", painted=True)
    puzzled.serve(ada.page, list(positions()))
    page = ada.go("/q/sj-2")
    shown(page)
    nothing_is_wrong(page)
    # By keys alone: the thing, Enter, and then the button for the next one has the focus.
    page.locator(f'[data-target="{options("sj-2")[2]["targets"][0]}"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-verdict=wrong]")
    expect(page.locator("[data-act=next]")).to_be_focused()
    expect(page.locator(".is-mine .mark")).to_have_text("Yours")
    expect(page.locator(".is-best .mark")).to_have_text("The best")
    expect(page.locator("[data-answer=mine]")).to_contain_text("31.2%")
    assert page.locator("[data-change]").inner_text().startswith("−")
    assert not page.evaluate(CUT)
    nothing_is_wrong(page)
    due = kept(page)["done"]["sj-2"]["again"]["due"]
    assert due == kept(page)["days"][0] + 3
    # Three days later it is the first to be asked; right then, it waits for ten.
    page.clock.install()
    page.clock.fast_forward(3 * DAY * 1000)
    page.goto(f"{ada.base}/puzzles/san-juan")
    expect(page.locator("[data-game=san-juan] .due")).to_contain_text("1")
    nothing_is_wrong(page)
    page.click("[data-act=mixed]")
    assert answer(page, 0) == "sj-2"
    assert kept(page)["done"]["sj-2"]["again"] == {"step": 1, "due": due + 10}


def test_without_mistakes_the_first_one_ends_the_run(meet: Meet) -> None:
    ada = meet(lang="en")
    puzzled.serve(ada.page, list(positions()))
    page = ada.go("/puzzles/san-juan")
    page.click("[data-mode=clean]")
    page.click("[data-act=mixed]")
    answer(page, 0)
    expect(page.locator("[data-change]")).to_have_count(0)
    page.click("[data-act=next]")
    shown(page)
    page.click("[data-act=skip]")
    page.wait_for_function("JSON.parse(sessionStorage['puzzles-run']).seen.length === 3")
    answer(page, 1)
    expect(page.locator("[data-quiz]")).to_contain_text("The run ends here: one without a mistake.")
    expect(page.locator("[data-act=next]")).to_contain_text("Once more")
    assert kept(page)["best"] == {"clean san-juan": 1} and kept(page)["ratings"] == {}
    # Three minutes go only while a question is open.
    page.goto(f"{ada.base}/puzzles/san-juan")
    page.click("[data-mode=rush]")
    page.click("[data-act=mixed]")
    shown(page)
    expect(page.locator("[data-badge=rush]")).to_contain_text("2:5")
    answer(page, 0)
    left = page.evaluate("JSON.parse(sessionStorage['puzzles-run']).left")
    page.wait_for_timeout(400)
    assert page.evaluate("JSON.parse(sessionStorage['puzzles-run']).left") == left


def test_every_game_is_asked_on_screens_and_phones(meet: Meet) -> None:
    ada = meet(lang="it", touch=True)
    puzzled.serve(ada.page, list(positions()))
    for id in ("sj-1", "pr-1", "ve-1", "bu-1"):
        page = ada.go(f"/q/{id}")
        for size in (DESK, PHONE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            shown(page)
            assert page.evaluate(NARROW)
            assert not page.evaluate(CUT), id
        page.click("[data-act=log]")
        expect(page.locator("[data-drawer] [data-quiz=open]")).to_contain_text("Trova la risposta migliore.")
        no_raw_keys(page)
    page = ada.go("/q/sj-1")
    answer(page, 2)
    # On a phone what is told opens by itself, over the table and not over the question.
    expect(page.locator("[data-drawer] [data-answer=mine]")).to_be_visible()
    expect(page.locator("[data-act=next]")).to_be_visible()
    assert page.evaluate(NARROW) and not page.evaluate(CUT)
