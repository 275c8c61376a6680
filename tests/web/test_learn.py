"""Where games are learnt: the page, the strip of a round in a minute, the words, and what is offered to newcomers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESK, GAMES, PHONE, ROOT, Meet
from tests.web.house import House
from tests.web.test_pages import NARROW, no_raw_keys, ready

FRAMES = 6
WORDS = 34
LAPTOP = {"width": 1366, "height": 768}
SIZES = [
    {"width": 1920, "height": 1080},
    LAPTOP,
    {"width": 1180, "height": 820},
    {"width": 820, "height": 1180},
    {"width": 844, "height": 390},
    PHONE,
    {"width": 360, "height": 640},
]
GUIDED = (ROOT / "src" / "ludoteca" / "i18n" / "it" / "guide" / "san-juan.ftl").exists()
ON = "[data-round] li:has([aria-current=step])"
# What is written and does not fit where it stands, and what lies over something else. A list that scrolls is no fault.
WRONG = """() => {
  const seen = (one) => one.getClientRects().length && getComputedStyle(one).clipPath === "none";
  const said = (one) => `${one.dataset.learn ?? one.className} ${one.textContent.trim().slice(0, 30)}`;
  const written = "h1, h2, .name, .line .ell, .btn, .long, .short, [data-round] p, [data-word] b, [data-word] span";
  const texts = [...document.querySelector("main").querySelectorAll(written)].filter(seen);
  const inline = (one) => getComputedStyle(one).display === "inline";
  const cut = texts.filter((one) => !inline(one) && one.scrollWidth > one.clientWidth + 1);
  const parts = [...document.querySelectorAll("[data-learn], [data-round], main .panel.ask, [data-words]")];
  const over = parts.flatMap((one, i) => parts.slice(i + 1).flatMap((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    return apart ? [] : [`${said(one)} over ${said(other)}`];
  }));
  const out = [...document.querySelectorAll("[data-learn] .btn, [data-word] .rule, [data-round] header .btn")]
    .filter(seen).filter((one) => {
      const [a, b] = [one.getBoundingClientRect(), one.closest(".panel").getBoundingClientRect()];
      return a.left < b.left || a.right > b.right || a.bottom > b.bottom + 1;
    });
  return [...cut.map((one) => `cut: ${said(one)}`), ...over, ...out.map((one) => `out: ${said(one)}`)];
}"""
# Pictures whose things are larger than their window, by more than may lie at its edge on purpose.
DRAWN = """() => [...document.querySelectorAll("[data-round] .window")].map((one) => {
  const [box, stage] = [one.getBoundingClientRect(), one.firstElementChild.getBoundingClientRect()];
  return Math.abs(box.width - stage.width) < 1.5 && Math.abs(box.height - stage.height) < 1.5;
})"""


def learn(page: Page) -> Page:
    page.wait_for_selector("[data-round] [aria-current=step]")
    page.wait_for_selector("[data-word]")
    ready(page)
    return page


def kept(game: str, **progress: Any) -> str:
    value = json.dumps({"table": "t", "step": 1, "steps": 9, "done": None, "left": False, **progress})
    return f"localStorage['guide:{game}'] ??= {json.dumps(value)};"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_round_and_its_words_in_both_languages(meet: Meet, game: str) -> None:
    page = learn(meet(lang="it").go(f"/learn/{game}"))
    captions: list[str] = []
    for lang in ("it", "en"):
        page.click(f"[data-lang={lang}]")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        no_raw_keys(page)
        assert page.locator("[data-round] li").count() == FRAMES
        assert page.locator("[data-word]").count() == WORDS
        assert all(rule.strip() for rule in page.locator("[data-word] .rule").all_inner_texts())
        # Each picture is a button whose name is its caption, and whose description says what is drawn.
        for frame in page.locator("[data-round] li button").all():
            assert frame.evaluate("(one) => one.ariaLabelledByElements[0].textContent.trim().length > 3")
            assert frame.evaluate("(one) => one.ariaDescribedByElements[0].textContent.trim().length > 20")
        captions.append(page.locator("[data-round] ol").inner_text())
    assert captions[0] != captions[1]


def test_the_rules_piece_by_piece_are_one_click_away(meet: Meet) -> None:
    page = learn(meet(lang="en").go("/learn"))
    page.get_by_role("link", name="Rules piece by piece").click()
    page.wait_for_selector("article h3")
    expect(page.locator(".nav [aria-current=page]")).to_have_text("Learn")


def test_a_game_is_chosen_by_its_tile_and_its_minute_by_a_button(meet: Meet) -> None:
    page = learn(meet(lang="en").go("/learn"))
    page.get_by_role("link", name="Venezia", exact=True).click()
    page.wait_for_selector("[data-round=venezia]")
    page.click("[data-minute=burgundy]")
    page.wait_for_selector("[data-round=burgundy]")
    expect(page).to_have_url(f"{page.url.split('/learn')[0]}/learn/burgundy")
    expect(page.locator("[data-round=burgundy] [data-act=next]")).to_be_focused()


@pytest.mark.parametrize("lang", ["it", "en"])
def test_nothing_on_the_page_is_cut_or_lies_over_something_else(meet: Meet, lang: str) -> None:
    ada = meet(lang=lang, painted=True)
    ada.page.add_init_script(kept("venezia", step=12, steps=12, done="2026-09-28", left=True))
    ada.page.add_init_script(kept("puerto-rico", step=11, steps=12))
    for game in ("puerto-rico", "venezia"):
        page = learn(ada.go(f"/learn/{game}"))
        for size in SIZES:
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            assert page.evaluate(NARROW), size
            assert page.evaluate(WRONG) == [], size
            page.wait_for_function(f"({DRAWN})().every(Boolean)")


def test_without_movement_the_pictures_are_turned_by_hand(meet: Meet) -> None:
    page = learn(meet(lang="en").go("/learn/san-juan"))
    expect(page.locator("[data-act=pause]")).to_have_count(0)
    expect(page.locator("[data-round] .running")).to_have_count(0)
    first = page.locator(ON).inner_text()
    page.click("[data-act=before]")
    expect(page.locator(ON)).to_contain_text("6")
    page.click("[data-act=next]")
    assert page.locator(ON).inner_text() == first
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(ON)).to_contain_text("3")


def test_the_minute_goes_on_and_round_and_space_stops_it(meet: Meet) -> None:
    ada = meet(lang="en", moving=True, pace="normal")
    ada.page.clock.install()
    page = learn(ada.go("/learn/san-juan"))
    page.click("[data-minute=san-juan]")
    expect(page.locator("[data-act=pause]")).to_be_focused()
    page.clock.run_for(12_000)
    expect(page.locator(ON)).to_contain_text("2")
    page.keyboard.press("Space")
    expect(page.locator("[data-act=pause]")).to_have_accessible_name("Play")
    expect(page.locator("[data-round] .running.held")).to_have_count(1)
    page.clock.run_for(30_000)
    expect(page.locator(ON)).to_contain_text("2")
    page.keyboard.press("ArrowRight")
    expect(page.locator(ON)).to_contain_text("3")
    page.locator("[data-round] li button").nth(5).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(page.locator("[data-act=pause]")).to_have_accessible_name("Pause")
    expect(page.locator(ON)).to_contain_text("6")
    page.clock.run_for(10_000)
    expect(page.locator(ON)).to_contain_text("1")


def test_a_phone_shows_the_picture_that_is_on(meet: Meet) -> None:
    page = learn(meet(PHONE, lang="en", touch=True).go("/learn/burgundy"))
    top = page.evaluate("scrollY")
    for at in range(FRAMES):
        # Two of them have room at a time: the list is moved, the page is not.
        page.wait_for_function(
            f"""() => {{ const a = document.querySelector("{ON}").getBoundingClientRect();
            return a.left >= 0 && a.right <= innerWidth; }}"""
        )
        expect(page.locator(ON)).to_contain_text(str(at + 1))
        page.locator("[data-act=next]").evaluate("(one) => one.click()")
    assert page.evaluate("scrollY") == top


def test_words_are_found_by_term_sentence_and_rule(meet: Meet) -> None:
    page = learn(meet(lang="en").go("/learn/san-juan"))
    words = page.locator("[data-words] [data-word]")
    page.fill("[data-words] input", "governor")
    assert {"governor", "two"} <= {one.get_attribute("data-word") for one in words.all()}
    page.fill("[data-words] input", "SJ 21")  # inside SJ 19-22
    expect(page.locator("[data-word=builder]")).to_have_count(1)
    page.fill("[data-words] input", "zzz")
    expect(words).to_have_count(0)
    expect(page.locator("[data-words] [role=status]")).to_contain_text("zzz")


@pytest.mark.skipif(not GUIDED, reason="no game has a guide")
def test_a_guide_is_begun_resumed_or_played_again(meet: Meet) -> None:
    ada = meet(lang="en")
    ada.page.add_init_script(kept("san-juan", step=5) + kept("venezia", step=9, done="2026-09-28", left=True))
    page = learn(ada.go("/learn"))
    resume = page.locator("[data-learn=san-juan] [data-guide]")
    expect(resume).to_contain_text("Go on from step 5")
    expect(resume).to_have_attribute("href", "/t/t")
    assert page.locator("[data-learn=san-juan] .dots .on").count() == 4
    expect(page.locator("[data-learn=venezia]")).to_contain_text("28 September")
    expect(page.locator("[data-learn=venezia] [data-guide]")).to_contain_text("again")
    expect(page.locator("[data-learn=burgundy] [data-guide]")).to_contain_text("guided round")


@pytest.mark.skipif(not GUIDED, reason="no game has a guide")
def test_a_newcomer_is_offered_the_guide_until_it_is_put_away(meet: Meet) -> None:
    ada = meet(lang="en")
    ada.page.add_init_script(kept("venezia", step=4))
    page = ada.go("/new/san-juan")
    page.wait_for_selector("[data-offer=san-juan]")
    page.click("[data-game=burgundy]")
    page.wait_for_selector("[data-offer=burgundy]")
    page.click("[data-offer=burgundy] .close")
    expect(page.locator("[data-offer]")).to_have_count(0)
    page = ada.go("/")
    expect(page.locator("[data-offer=san-juan]")).to_contain_text("First time?")
    expect(page.locator("[data-offer=venezia] a")).to_have_attribute("href", "/t/t")
    expect(page.locator("[data-offer=burgundy]")).to_have_count(0)


@pytest.mark.skipif(not GUIDED, reason="no game has a guide")
def test_whoever_has_played_a_game_is_not_offered_its_guide(meet: Meet, house: House) -> None:
    ada = meet(lang="en")
    ada.sit(house.table("san-juan", house.seats(2))).wait_for_selector(".q")
    page = ada.go("/")
    page.wait_for_selector("[data-offer=burgundy]")
    expect(page.locator("[data-offer=san-juan]")).to_have_count(0)


def test_the_desk_is_wide_enough_for_all_games_beside_each_other(meet: Meet) -> None:
    page = learn(meet(DESK).go("/learn"))
    tops = {round(box["y"]) for one in page.locator("[data-learn]").all() if (box := one.bounding_box())}
    assert len(tops) == 1
