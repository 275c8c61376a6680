"""The page that says what a finished match was like, against figures that are made up but add up: the server's own
take minutes. What the server really says is in tests/server and tests/review."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESK, PHONE, Meet, Person
from tests.web.house import House
from tests.web.replayed import opened, size
from tests.web.reviewed import Judge
from tests.web.test_axe import ALL, AXE, COLOURS, RUN
from tests.web.test_pages import no_raw_keys, ready

WINDOWS = ["360x640", "844x390", "820x1180", "1024x768", "1280x657", "1920x1080"]
# Wider than the window, or words that run out of their place.
FAULTS = """() => {
  const found = document.documentElement.scrollWidth > innerWidth ? [`${innerWidth}: the page is too wide`] : [];
  for (const one of document.querySelectorAll("main button, main h1, main h2, main .says span, main td, main th")) {
    const box = one.getBoundingClientRect();
    const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === "visible";
    const out = box.right > innerWidth + 1 || box.left < -1 || (cut && one.clientWidth);
    if (box.width && !one.closest(".vh, .scroll") && out)
      found.push(`${innerWidth}: ${one.className} ${one.textContent.trim().slice(0, 40)}`);
  }
  return found;
}"""


class Match:
    """A match that Ada has played against bots, to the end."""

    def __init__(self, house: House, players: int = 3) -> None:
        self.made = house.table("san-juan", house.seats(players))
        assert not house.advance(self.made, lambda _seen: False, random.Random(1))
        self.key: str = self.made["table"]["id"]
        self.record: dict[str, Any] = house.call("GET", f"/tables/{self.key}/record")

    def open(self, person: Person, judge: Judge, key: str = "") -> Page:
        """As Ada, or by somebody else's link."""
        if not key:
            seats = json.dumps({self.key: self.made["tokens"]})
            person.page.add_init_script(f"localStorage.seats ??= {json.dumps(seats)};")
        judge.sit(person.page)
        page = person.go(f"/a/{key or self.key}")
        page.wait_for_selector("[data-part=winning], [data-review]")
        return page


@pytest.fixture(scope="module")
def match(house: House) -> Match:
    """One match for all tests: nothing changes it any more."""
    house.deal_from(23)
    return Match(house)


def words_are_there(page: Page) -> None:
    """The questions of the rows in sight have been fetched."""
    expect(page.locator("[data-ply] .question").first).to_have_text(re.compile(r"\?"))
    page.wait_for_load_state("networkidle")


def test_a_review_is_asked_for_and_found_in_pieces(meet: Meet, match: Match) -> None:
    judge = Judge(match.record, 30, 60, None)
    page = match.open(meet(lang="en"), judge)
    expect(page.get_by_role("radio", name="Standard")).to_be_checked()
    page.get_by_role("radio", name="Quick").check()
    page.click("[data-act=review]")
    done = page.locator("[data-part=done]")
    expect(done).to_contain_text(f"30 of {judge.whole.due} decisions, round ")
    assert judge.asked == ["quick"]
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "30")
    expect(page.locator(".chart [fill='url(#review-wait)']")).to_have_count(1)
    expect(page.locator("[data-party] .wait")).to_have_count(3)
    expect(page.locator("[data-ply]")).to_have_count(
        len([one for one in errors(judge, 0) if one.ply <= cut(judge, 30)][:5])
    )
    # Who wants to be told may go elsewhere.
    page.click("[data-act=tell-me]")
    expect(page.locator("[data-act=tell-me]")).to_have_attribute("aria-pressed", "true")
    page.click("[data-tab=r]")
    page.wait_for_selector(".cards article")
    toast = page.locator(".toast")
    expect(toast).to_contain_text(re.compile(r"The review of San Juan, \d+ to \d+ is ready\."), timeout=15_000)
    toast.get_by_role("link", name="Open it").click()
    expect(page.locator("[data-party] .wait")).to_have_count(0)
    expect(page.locator("[data-review]")).to_have_count(0)
    expect(page.locator("[data-ply]")).to_have_count(min(5, len(errors(judge, 0))))


def errors(judge: Judge, seat: int) -> list[Any]:
    found = [one for one in judge.whole.decisions if one.seat == seat and one.error]
    return sorted(found, key=lambda one: -one.cost)


def cut(judge: Judge, done: int) -> int:
    return judge.whole.decisions[done - 1].ply


def test_a_review_that_is_stopped_keeps_what_was_found(meet: Meet, match: Match) -> None:
    judge = Judge(match.record, 40, 40, 40)
    page = match.open(meet(lang="it"), judge)
    page.click("[data-act=review]")
    expect(page.locator("[data-part=done]")).to_contain_text("40 di ")
    page.click("[data-act=stop]")
    expect(page.locator("[data-review=stopped]")).to_contain_text("Analisi ferma")
    expect(page.locator(".chart [fill='url(#review-wait)']")).to_have_count(1)
    page.click("[data-act=review]")
    expect(page.locator("[data-review=running]")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("it", False), ("en", True)])
def test_the_costly_decisions_lead_on(meet: Meet, house: House, match: Match, lang: str, phone: bool) -> None:
    judge = Judge(match.record)
    person = meet(PHONE, touch=True, lang=lang) if phone else meet(DESK, lang=lang)
    page = match.open(person, judge)
    words_are_there(page)
    no_raw_keys(page)
    costly = errors(judge, 0)
    rows = page.locator("[data-ply]")
    assert rows.evaluate_all("all => all.map((one) => +one.dataset.ply)") == [one.ply for one in costly[:5]]
    assert page.locator(".drawn .number").all_inner_texts() == [str(n + 1) for n in range(len(costly[:5]))]
    expect(rows.first.locator("[data-act=go-to]")).to_be_visible()
    comma = "," if lang == "it" else "."
    expect(rows.first.locator(".cost b")).to_have_text(f"−{100 * costly[0].cost:.1f}%".replace(".", comma))
    options = rows.first.locator("[data-option]")
    assert options.count() >= min(2, len(costly[0].options))
    # A number of the chart opens its decision.
    if len(costly) > 1:
        page.locator(".drawn .number").nth(1).dispatch_event("click")
        expect(rows.nth(1).locator("[data-act=go-to]")).to_be_visible()
        expect(rows.first.locator("[data-act=go-to]")).to_have_count(0)
        rows.first.locator("button").first.click()
    # All decisions of the seat, in their order.
    page.click("[data-act=all]")
    own = [one.ply for one in judge.whole.decisions if one.seat == 0]
    assert rows.evaluate_all("all => all.map((one) => +one.dataset.ply)") == own
    page.click("[data-act=all]")
    # Giving it as a puzzle says what becomes of it.
    page.click("[data-act=gift]")
    expect(page.locator("[data-gift=taken]")).to_be_visible()
    assert judge.given == [costly[0].ply]
    # Playing on, from before it, in its seat.
    page.click("[data-act=go-on]")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("input[name=seat]").first).to_be_checked()
    page.keyboard.press("Escape")
    # In the replay the same cost stands beside the move.
    page.click("[data-act=go-to]")
    opened(page)
    assert page.url.endswith(f"#{costly[0].ply + 1}")
    expect(page.locator("[data-part=verdict]")).to_contain_text(f"{costly[0].points:.1f}".replace(".", comma))
    marks = page.locator("[data-cost]")
    assert marks.count() > 0
    # Through own eyes nobody hears what others should have played: it would name hidden cards.
    page.goto(f"{house.base}/p/{match.key}#{errors(judge, 1)[0].ply + 1}")
    page.reload()
    expect(opened(page).locator("[data-part=verdict]")).to_contain_text(
        "di meglio" if lang == "it" else "there was better"
    )
    page.click("[data-reader='-2']")
    expect(page.locator("[data-part=verdict]")).to_contain_text("meglio era" if lang == "it" else "better was")
    page.click("[data-act=menu]")
    page.locator("dialog [role=switch]").click()
    page.keyboard.press("Escape")
    expect(marks).to_have_count(0)
    expect(page.locator("[data-part=verdict]")).to_have_count(0)


def test_a_review_is_read_with_keys_and_heard(meet: Meet, match: Match) -> None:
    judge = Judge(match.record)
    page = match.open(meet(lang="en"), judge)
    words_are_there(page)
    chart = page.get_by_role("img", name=re.compile("^Win share of .+ over \\d+ rounds"))
    expect(chart).to_be_visible()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^End of the game, .+ 100%"))
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^R1, before .+ \d+%, .+ \d+%, .+ \d+%$"))
    # A group of radio buttons is one stop, and the arrows choose.
    page.locator("[data-look=share]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-look=points]")).to_have_attribute("aria-checked", "true")
    expect(page.get_by_role("img", name=re.compile("^Expected points of"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    table = page.locator("[data-part=winning] table")
    expect(table.locator("tbody tr").last).to_contain_text("100%")
    page.locator("[data-seat='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-seat='1']")).to_have_attribute("aria-checked", "true")
    plies = page.locator("[data-ply]").evaluate_all("all => all.map((one) => +one.dataset.ply)")
    assert plies == [one.ply for one in errors(judge, 1)[:5]]
    # The bars are told in a sentence, and so is what is left over.
    split = judge.whole.split[0]
    said = page.locator("[data-party='0'] .bars").get_attribute("aria-label") or ""
    assert f"{round(100 * split.luck):+d}".replace("-", "−") in said
    page.click("[data-act=method]")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("tbody tr")).to_have_count(3)
    sums = sheet.locator("tbody tr").first.locator("td").all_inner_texts()
    start, luck, lost, gifts, rest, result = (int(text.strip("%").replace("−", "-").strip("+")) for text in sums)
    assert abs(start + luck + lost + gifts + rest - result) <= 3, "whole numbers of figures that add up"


def test_a_link_without_names_tells_none(meet: Meet, house: House, match: Match) -> None:
    token = match.made["tokens"][0]["token"]
    shared = house.call("POST", f"/replays/{match.key}/share", {"ply": 0, "reader": -2, "names": False}, token)
    page = match.open(meet(lang="en"), Judge(match.record), shared["key"])
    words_are_there(page)
    for name in ("Ada", "Petra", "Zeno"):
        assert name not in page.evaluate("document.body.innerText")
    expect(page.locator("[data-act=gift]")).to_have_count(0)
    expect(page.get_by_text("you chose")).to_have_count(0)


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_review_fits_every_window(meet: Meet, match: Match, lang: str) -> None:
    page = match.open(meet(lang=lang, painted=True), Judge(match.record))
    words_are_there(page)
    faults: list[str] = []
    for window in WINDOWS:
        page.set_viewport_size(size(window))  # type: ignore[arg-type]
        page.wait_for_function("innerWidth === " + window.split("x")[0])
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")
        faults += page.evaluate(FAULTS)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_review(meet: Meet, match: Match, theme: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed; make setup installs it")
    faults: list[str] = []
    for pieces in [(), (40, 40, 40)]:
        judge = Judge(match.record, *pieces)
        page = match.open(meet(theme=theme, painted=True), judge)
        page.evaluate(AXE.read_text() + "; 0")
        if pieces:
            faults += page.evaluate(RUN, ALL if theme == "light" else COLOURS)
            page.click("[data-act=review]")
        words_are_there(page)
        ready(page)
        faults += page.evaluate(RUN, ALL if theme == "light" else COLOURS)
    assert not faults, "\n".join(faults)
