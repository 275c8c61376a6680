"""Without a mouse: games by keys, arrows among things, digits that choose, and a focus that never falls.

The second half of one game in `make test`; the long run has all of them, from the first answer on.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import CONFIRM, FRESH, moved, settle, there
from tests.web.conftest import PHONE, Meet
from tests.web.house import House
from tests.web.test_games import EVERY, hasten

BY_KEYS = [("burgundy", 2, "en", 100)]  # and how many answers were given before
POINT = "[data-act=point]"
ARROWS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]
FOCUS = "(wanted) => document.activeElement?.matches(wanted) ?? false"
# As many as a digit can choose, with their numbers.
DIGITS = """[...document.querySelectorAll('.thing.can')].filter((one) => one.getClientRects().length)
  .flatMap((one, i) => i < 9 && !one.matches('.on, .pending') ? [i + 1] : [])"""


def focused(page: Page, wanted: str) -> bool:
    found: bool = page.evaluate(FOCUS, wanted)
    return found


def tab_to(page: Page, wanted: str, most: int = 60) -> None:
    """Tab on until something that matches has the focus."""
    for _ in range(most):
        if focused(page, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached with the Tab key")


# From the thing that has the focus to one that matches: Tab to its group, then the way it lies, the longer way first.
WAY = """([wanted, share]) => {
  const group = (one) => one?.closest('[role=group], [role=tabpanel], [data-region], [data-drawer], section, main');
  const found = [...document.querySelectorAll(wanted)].filter((one) => one.getClientRects().length);
  const goal = found[Math.floor(share * found.length)], here = document.activeElement;
  if (goal === here) return [];
  if (!here?.matches('.thing') || group(here) !== group(goal)) return ['Tab'];
  const [a, b] = [here, goal].map((one) => one.getBoundingClientRect());
  const x = b.left + b.width / 2 - a.left - a.width / 2, y = b.top + b.height / 2 - a.top - a.height / 2;
  const ways = [[Math.abs(x), x > 0 ? 'ArrowRight' : 'ArrowLeft'], [Math.abs(y), y > 0 ? 'ArrowDown' : 'ArrowUp']];
  return ways.filter(([far]) => far > 1).sort((one, two) => two[0] - one[0]).map(([, key]) => key);
}"""


# What has the focus; of equal things which one.
HERE = """`${document.activeElement.dataset.target ?? ''} ` +
  [...document.querySelectorAll('.thing')].indexOf(document.activeElement)"""


def walk_to(page: Page, share: float, wanted: str = FRESH) -> None:
    """With Tab and arrows to one of the things that match, as somebody goes who sees where it lies."""
    been: list[str] = []
    for _ in range(60):
        ways: list[str] = page.evaluate(WAY, [wanted, share])
        if not ways:
            return
        here = page.evaluate(HERE)
        # Where the straight way has been tried in vain, around.
        keys = ways if ways == ["Tab"] else [*ways, *ARROWS]
        page.keyboard.press(keys[min(been.count(here), len(keys) - 1)])
        been.append(here)
    raise AssertionError(f"arrows do not lead to {wanted}: {been}")


def key_step(page: Page, dice: random.Random) -> bool:
    sign = settle(page)
    if sign == "over":
        return False
    digits: list[int] = page.evaluate(DIGITS)
    if there(page, CONFIRM):
        page.keyboard.press("c")
    elif digits and dice.random() < 0.7:
        page.keyboard.press(str(dice.choice(digits)))
    elif there(page, FRESH):
        walk_to(page, dice.random())
        page.keyboard.press("Enter")
    elif there(page, "[data-act=loose]"):
        tab_to(page, "[data-act=loose]")
        page.keyboard.press("Enter")
    else:
        # Where partners point at hexes the other key of the two does it.
        page.keyboard.press("0" if there(page, POINT) else "p")
    moved(page, sign)
    return True


def play_by_keys(page: Page, answers: int = 1500) -> bool:
    """By a table's keys alone, with a focus that never falls, for so many answers at the most; whether it is over."""
    settle(page)
    page.keyboard.press("ArrowDown")
    dice = random.Random(12)
    for _ in range(answers):
        assert not focused(page, "body"), f"the focus fell at {settle(page)}"
        if not key_step(page, dice):
            return True
    return False


def to_the_result(page: Page) -> None:
    tab_to(page, "[data-act=result]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".cards article")


def by_keys(meet: Meet, house: House, game: str, players: int, lang: str, hastened: int = 0) -> None:
    hasten(house, hastened)
    page = meet(name="Ada", lang=lang).go(f"/new/{game}")
    page.wait_for_selector("[data-act=begin]:enabled")
    tab_to(page, f"[data-count='{players}']")
    page.keyboard.press("Enter")
    tab_to(page, "[data-act=begin]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".q")
    assert play_by_keys(page)
    to_the_result(page)


@pytest.mark.parametrize(("game", "players", "lang", "hastened"), BY_KEYS)
def test_a_game_to_its_end_by_keys_alone(
    meet: Meet, house: House, game: str, players: int, lang: str, hastened: int
) -> None:
    by_keys(meet, house, game, players, lang, hastened)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "lang"), EVERY)
def test_every_game_by_keys_with_few_and_many_in_both_languages(
    meet: Meet, house: House, game: str, players: int, lang: str
) -> None:
    by_keys(meet, house, game, players, lang)


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_a_group_of_things_is_one_stop_and_arrows_go_through_it(meet: Meet, house: House, game: str) -> None:
    page = meet().sit(house.table(game, house.seats(2)))
    settle(page)
    roles: int = page.locator(".thing[data-target^='role:']").count()
    tab_to(page, ".thing[data-target^='role:']")
    seen = {page.evaluate("document.activeElement.dataset.target")}
    page.keyboard.press("Tab")
    assert not focused(page, ".thing[data-target^='role:']"), "Tab leaves the roles"
    page.keyboard.press("Shift+Tab")
    assert focused(page, ".thing[data-target^='role:']"), "and comes back to them"
    dice = random.Random(1)
    for _ in range(80):
        page.keyboard.press(dice.choice(ARROWS))
        if not focused(page, ".thing[data-target^='role:']"):
            tab_to(page, ".thing[data-target^='role:']")
        seen.add(page.evaluate("document.activeElement.dataset.target"))
    assert len(seen) == roles


def test_digits_choose_and_show_themselves_on_request(meet: Meet, house: House) -> None:
    page = meet().sit(house.at("san-juan", 2, "round.pick"))
    settle(page)
    expect(page.locator(".digit")).to_have_count(0)
    page.keyboard.press("n")
    roles = page.locator(".thing.can")
    expect(page.locator(".digit")).to_have_text([str(i + 1) for i in range(roles.count())])
    wanted = roles.nth(1).get_attribute("data-target")
    mark, role = page.locator(".digit").nth(1).bounding_box(), roles.nth(1).bounding_box()
    assert mark is not None and role is not None
    assert abs(mark["x"] - role["x"]) < 20 and abs(mark["y"] - role["y"]) < 20
    row = page.locator(".q").get_attribute("data-row")
    page.keyboard.press("2")
    page.wait_for_function("(row) => document.querySelector('.q').dataset.row !== row", arg=row)
    assert page.evaluate("document.activeElement.dataset.target") == wanted, "the focus is where the choice was"


def test_letters_can_be_left_to_others(meet: Meet, house: House) -> None:
    page = meet(keys=False).sit(house.at("san-juan", 2, "round.pick"))
    settle(page)
    page.keyboard.press("n")
    page.keyboard.press("1")
    page.keyboard.press("m")
    expect(page.locator(".digit")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".q")).to_have_attribute("data-ask", "round.pick")


def test_keys_open_the_log_and_the_menu_and_escape_leaves_them(meet: Meet, house: House) -> None:
    page = meet().sit(house.table("san-juan", house.seats(2)))
    settle(page)
    page.keyboard.press("l")
    assert focused(page, "[data-scroller=log]")
    tab_to(page, ".thing.can")
    was = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("m")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.target") == was


def test_where_fingers_play_the_menu_tells_no_keys(meet: Meet, house: House) -> None:
    page = meet(PHONE, touch=True).sit(house.table("san-juan", house.seats(2)))
    settle(page)
    page.locator("[data-act=menu]").tap()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator("dialog[open] kbd")).to_have_count(0)


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico", "venezia"])
def test_the_first_tab_leads_past_the_bar_to_the_table(meet: Meet, house: House, game: str) -> None:
    page = meet().sit(house.table(game, house.seats(2)))
    settle(page)
    address = page.url
    page.keyboard.press("Tab")
    tab_to(page, ".skip", most=1)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement?.matches('main')")
    assert page.url == address


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_a_thing_is_called_by_the_name_that_is_seen(meet: Meet, house: House, game: str) -> None:
    page = meet().sit(house.at(game, 2, "builder.build"))
    settle(page)
    for thing in page.locator(".thing:has(.vh)").all():
        names = [name for name in thing.locator(".name, .nm").all() if name.is_visible()]
        # A drawing has no inner text; of several lines the first is the name.
        seen = " ".join(name.evaluate("(it) => it.innerText ?? it.textContent").split("\n")[0] for name in names)
        assert (thing.locator(".vh").first.text_content() or "").startswith(seen)
