"""Where things lie: words in their boxes, events beside the roles, the hand at the thumb. That everything fits in every
window is shown by `tests/web/windows`."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.clicks import settle
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.house import House

Seen = dict[str, Any]


def own(seen: Seen) -> Seen:
    player: Seen = seen["view"]["players"][seen["reader"]]
    return player


def fits(page: Page) -> None:
    """Nothing is cut off, nor lies on the rail; a coin may overhang the corner of its card."""
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    outside = page.evaluate(
        "[...document.querySelectorAll('main *, .rail > *, .top > *')].filter((one) => {"
        " const box = one.getBoundingClientRect();"
        " const edge = (one.closest('main') ?? document.body).getBoundingClientRect().right + 10;"
        " return box.width && !one.closest('svg, .log, .vh') && (box.bottom > innerHeight + 1 ||"
        " box.right > edge + 1 || box.left < -1); })"
        ".map((one) => `${one.tagName}.${one.className}`)"
    )
    assert not outside, f"out of sight: {outside[:5]}"


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_harbour_holds_its_boxes(meet: Meet, house: House, lang: str, size: dict[str, int]) -> None:
    page = meet(size, lang=lang).sit(house.at("puerto-rico", 3, "trader.sell"))
    settle(page)
    if size == PHONE:
        page.locator("[role=tab]").nth(1).click()
    port = page.locator(".port").bounding_box()
    assert port is not None
    for box in page.locator(".port .side .box").all():
        found = box.bounding_box()
        assert found is not None
        assert found["x"] + found["width"] <= port["x"] + port["width"]
        inside = box.evaluate("(box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]")
        assert max(inside) <= 0, "words do not fit in their box"


@pytest.mark.parametrize("lang", ["it", "en"])
def test_events_stand_beside_the_roles(meet: Meet, house: House, lang: str) -> None:
    def two(seen: Seen) -> bool:
        return len(seen["view"]["face_up"]) >= 2

    made = house.at("san-juan", 4, "round.pick", two, options={"events": "yes"})
    page = meet(lang=lang).sit(made)
    settle(page)
    fits(page)
    phone = meet(PHONE, touch=True, lang=lang).sit(made)
    settle(phone)
    for shown in (page, phone):
        for event in shown.locator("[data-target^='event:'] > *").all():
            assert event.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "its name is cut"


@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 5), (4, 7)])
def test_on_a_phone_the_hand_lies_at_the_thumb(meet: Meet, house: House, players: int, cards: int) -> None:
    def held(seen: Seen) -> bool:
        return bool(own(seen)["hand"] == cards and seen["view"]["round"] >= 3)

    page = meet(PHONE, touch=True).sit(house.at("san-juan", players, "round.pick", held))
    settle(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    hand = [card.bounding_box() for card in page.locator(".thing[data-target^='hand:']").all()]
    assert len(hand) == cards
    lowest = max(box["y"] + box["height"] for box in hand if box)
    assert 0 <= PHONE["height"] - lowest <= 16
    question = page.locator(".q").bounding_box()
    assert question is not None
    assert question["y"] + question["height"] <= min(box["y"] for box in hand if box)
