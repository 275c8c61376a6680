"""A server that cannot reach its database: the page says so, tries again, and is never blank."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.conftest import Meet
from tests.web.house import House

SAYS = {"en": "The server cannot read or save this table just now.", "it": "Il server ora non riesce a leggere"}
BUSY = {"type": "refused", "id": 0, "reason": "busy", "message": "no database", "row": None}


def open_table(house: House) -> dict[str, Any]:
    return house.table("san-juan", [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}])


def uncover(page: Page) -> None:
    page.locator("[data-act=uncover]").click()
    expect(page.locator(".app .q")).to_be_visible()


def test_a_table_that_cannot_be_fetched_is_tried_again_until_it_can(meet: Meet, house: House) -> None:
    ada = meet(lang="en")
    ada.page.route("**/api/tables/*", lambda route: route.fulfill(status=503, json=BUSY))
    page = ada.sit(open_table(house))
    expect(page.locator("h1")).to_contain_text("The server is busy")
    expect(page.locator(".note")).to_contain_text("Trying again…")
    expect(page.locator("[data-act=again]")).to_be_visible()
    page.unroute("**/api/tables/*")
    uncover(page)
    ada.forgive("503")


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_table_without_a_position_says_why_and_shows_it_when_it_comes(meet: Meet, house: House, lang: str) -> None:
    ada = meet(lang=lang)
    line = Line()
    ada.page.route_web_socket("**/ws/tables/*", line.route)
    page = ada.sit(open_table(house))
    expect(page.locator(".note h1")).to_contain_text(SAYS[lang])
    expect(page.locator("[data-act=again]")).to_be_visible()
    line.heal()
    uncover(page)
    line.browser.send(json.dumps(BUSY))
    expect(page.locator("[data-say=trouble]")).to_contain_text(SAYS[lang])
    line.heal()
    expect(page.locator("[data-say=trouble]")).to_have_count(0)


class Line:
    """Between browser and server: positions are held back, and trouble is told instead."""

    def __init__(self) -> None:
        self.update = ""
        self.browser: WebSocketRoute

    def route(self, browser: WebSocketRoute) -> None:
        self.browser = browser
        browser.connect_to_server().on_message(self.heard)

    def heard(self, message: str | bytes) -> None:
        held_back = json.loads(message)["type"] == "update"
        self.update = str(message) if held_back else self.update
        self.browser.send(json.dumps(BUSY) if held_back else message)

    def heal(self) -> None:
        assert self.update
        self.browser.send(self.update)
