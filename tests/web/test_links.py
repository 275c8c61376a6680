"""The pages beside the tables: files, links that lead nowhere, weight, and what the rules help knows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.i18n import catalogue
from tests.web.clicks import settle
from tests.web.conftest import AWAY, DESK, GAMES, ROOT, Meet
from tests.web.house import House

from ludoteca.core import registry

MOST = 250_000
BOARD = 150_000
SEATS = {name: registry.game(name).seats for name in GAMES}


class Scale:
    """What a page fetches from now on, as it is sent, by address; nothing is taken from what the browser has kept."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, float] = {}
        self.asked: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on("Network.requestWillBeSent", self._begun)
        session.on("Network.loadingFinished", self._come)

    def _begun(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["request"]["url"]

    def _come(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.asked:  # else it was asked for before
            self.sizes[self.asked[event["requestId"]]] = event["encodedDataLength"]

    def weight(self) -> float:
        return sum(self.sizes.values())


def test_the_first_page_is_light(meet: Meet) -> None:
    ada = meet()
    scale = Scale(ada.page)
    page = ada.go("/")
    page.wait_for_selector("[data-play=san-juan]:enabled")
    page.wait_for_load_state("networkidle")
    assert 50_000 < scale.weight() <= MOST, f"the first page weighs {scale.weight() / 1000:.0f} KB"


def test_the_board_of_each_game_is_light(meet: Meet, house: House) -> None:
    """Scripts, styles, texts and art of a game's table; what the tables of all games share is no part of its board."""
    fetched: dict[str, dict[str, float]] = {}
    for game in GAMES:
        ada = meet()
        page = ada.go("/")
        page.wait_for_load_state("networkidle")
        scale = Scale(page)
        settle(ada.sit(house.table(game, house.seats(max(SEATS[game])))))
        page.wait_for_load_state("networkidle")
        fetched[game] = {url: size for url, size in scale.sizes.items() if "/assets/" in url}
    shared = set.intersection(*(set(files) for files in fetched.values()))
    boards = {game: sum(size for url, size in files.items() if url not in shared) for game, files in fetched.items()}
    assert all(20_000 < weight <= BOARD for weight in boards.values()), boards


def test_a_record_comes_back_and_a_broken_one_is_explained(meet: Meet, house: House, tmp_path: Path) -> None:
    ada = meet(lang="en")
    good = house.call("GET", f"/tables/{house.played()}/record")
    bad = {**good, "rows": [*good["rows"][:5], {**good["rows"][5], "text": "fly away"}]}
    wrong = {
        "picture.json": ("\x89PNG", "not a record"),
        "list.json": ("[1, 2]", "not a record"),
        "foreign.json": ('{"game": "chess", "moves": ["e4"]}', "not a record"),
        "old.json": (json.dumps({**good, "version": 999}), "other rules"),
        "broken.json": (json.dumps(bad), "move 5 is not possible"),
    }
    page = ada.go("/mine")
    for name, (text, says) in wrong.items():
        (tmp_path / name).write_text(text)
        page.set_input_files("input[type=file]", tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(name)
        expect(page.get_by_role("alert")).to_contain_text(says)
    (tmp_path / "good.json").write_text(json.dumps(good))
    page.set_input_files("input[type=file]", tmp_path / "good.json")
    expect(page.locator(".at")).to_have_text(re.compile(r"^move 0 of \d+$"))
    ada.forgive("status of 4")


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/t/nosuchtable",
        "/r/nosuchmatch",
        "/p/nosuchmatch",
        "/verify/nosuchmatch",
        "/learn/chess",
        "/pieces/chess",
        "/p/%E0",
    ],
)
def test_a_link_that_leads_nowhere_says_so(meet: Meet, path: str) -> None:
    ada = meet(lang="en")
    page = ada.go(path)
    expect(page.locator("main h1")).to_have_text(re.compile("no such"))
    page.locator("main").get_by_role("link", name="Home").click()
    page.wait_for_selector("[data-play]")
    ada.forgive("status of 404")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_help_knows_every_piece_and_option(meet: Meet, house: House, game: str) -> None:
    page = meet(lang="en").go(f"/pieces/{game}")
    page.wait_for_selector("[data-option]")
    page.wait_for_selector("article:not([data-option]) h3")
    texts = [one for file in catalogue.files_of(game) for one in catalogue.messages("en", file).items()]
    told = {
        catalogue.text_of(message, "")[0].strip()
        for key, message in texts
        if key.startswith("name-") and any(part.id.name == "help" for part in message.attributes)
    }
    shown = {text.split("\n")[0] for text in page.locator("article:not([data-option]) h3").all_inner_texts()}
    assert told == shown
    rules = page.locator("article:not([data-option]) .chip").all_inner_texts()
    assert len(rules) >= len(told) and all(re.search(r"\d", rule) for rule in rules)
    assert page.locator("[data-option]").count() == len(house.call("GET", f"/games/{game}")["options"])
    page.fill("input[type=search]", "zzz")
    expect(page.locator("article")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("zzz")
    page.fill("input[type=search]", sorted(told)[0].upper())
    expect(page.locator("article").first).to_be_visible()


def test_everything_bundled_is_credited(meet: Meet) -> None:
    page = meet().go("/about")
    page.wait_for_selector("[data-package]")
    credited = {row.get_attribute("data-package") for row in page.locator("[data-package]").all()} - {""}
    sources = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    used: set[str] = set()
    for source in sources:
        if not source.name.endswith(".test.ts"):
            used |= set(re.findall(r"""(?:from|import) "((?:@[\w-]+/)?[\w-]+)""", source.read_text()))
    assert used == credited


def test_home_waits_for_a_server_that_is_away(meet: Meet, house: House) -> None:
    ada = meet(lang="en")
    page = ada.go("/")
    page.wait_for_selector("[data-play=san-juan]:enabled")
    house.stop(kill=True)
    page.click("[data-play=san-juan]")
    expect(page.locator(".toast")).to_contain_text("does not answer")
    page.click("nav a[href='/mine']")
    expect(page.locator("main h1")).to_contain_text("does not answer")
    house.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".count").first).to_be_visible()
    ada.forgive(*AWAY)


def test_a_table_that_could_not_be_fetched_is_tried_again(meet: Meet, house: House) -> None:
    ada = meet(lang="en")
    page = ada.page
    page.route("**/assets/Table-*.js", lambda route: route.abort())
    ada.sit(house.table("san-juan", house.seats(2)))
    expect(page.locator("h1")).to_contain_text("does not answer")
    page.unroute("**/assets/Table-*.js")
    page.get_by_role("button", name="Try again").click()
    settle(page)
    ada.forgive("ERR_FAILED")


def test_whoever_leaves_may_come_back_and_whoever_resigns_may_not(meet: Meet, house: House) -> None:
    ada = meet(lang="en")
    made = house.table("san-juan", [{"who": "me", "name": "Ada"}, {"who": "person"}], start=True)
    joined = house.call("POST", f"/tables/{made['table']['id']}/join", {"name": "Bea"})
    assert joined["table"]["status"] == "running"
    page = ada.sit(made)
    for act in ("leave", "resign"):
        page.wait_for_selector(".q")
        page.click("[data-act=menu]")
        page.click(f"[data-act={act}]")
        page.click("[data-act=sure]")
        page.wait_for_selector("[data-play]")
        page.go_back()
        if act == "leave":
            page.click("[data-act=return]")
            expect(page.locator("[data-act=return]")).to_have_count(0)
    expect(page.get_by_text("You resigned")).to_be_visible()
    expect(page.locator("[data-act=return]")).to_have_count(0)


def test_an_imaginary_player_is_in_the_result(meet: Meet, house: House) -> None:
    page = meet(lang="en").go(f"/r/{house.played('venezia')}")
    expect(page.locator(".cards article")).to_have_count(3)
    expect(page.locator(".cards")).to_contain_text("the third player")
    totals = [int(text) for text in page.locator("tr.sum td.r").all_inner_texts()]
    assert totals == [int(text) for text in page.locator(".cards .num").all_inner_texts()]


@pytest.mark.parametrize("path", ["/", "/mine"])
def test_a_table_with_two_of_my_seats_is_listed_once_and_long_names_fit(meet: Meet, house: House, path: str) -> None:
    ada = meet(lang="en")
    long = "The long tournament of the lagoon, second leg, third match of"
    seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea the Bold of Bergamo"}, *house.bots(1)]
    made = house.table("san-juan", seats, name=long[:60], public=True)
    page = ada.sit(made)
    settle(page)
    page.goto(f"{house.base}{path}")
    expect(page.locator("li.turn")).to_have_count(1)
    expect(page.locator("li.turn")).to_contain_text("The long tournament")
    edges = "[...document.querySelectorAll('main .panel')].map((one) => one.getBoundingClientRect().right)"
    assert max(page.evaluate(edges)) <= DESK["width"] - 40, "a panel is pushed out of the page"


BROKEN = '{"status_code": 500, "detail": "Internal Server Error"}'


@pytest.mark.parametrize("path", ["/mine", "/new/burgundy", "/r/nosuchmatch", "/p/nosuchmatch"])
def test_a_server_that_fails_is_tried_again(meet: Meet, path: str) -> None:
    ada = meet(lang="en")
    page = ada.page
    page.route("**/api/**", lambda route: route.fulfill(status=500, content_type="application/json", body=BROKEN))
    ada.go(path)
    expect(page.locator("main")).to_contain_text("went wrong on the server")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("main")).not_to_contain_text("went wrong on the server")
    ada.forgive("status of 500", "status of 404")


def test_the_name_can_be_changed_later(meet: Meet) -> None:
    ada = meet(lang="en", name="Ada")
    page = ada.go("/")
    page.click("header .me")
    page.get_by_label("Your name").fill("Adele")
    page.keyboard.press("Tab")
    expect(page.locator("header .me b")).to_have_text("Adele")
    page.reload()
    expect(page.locator("header .me b")).to_have_text("Adele")
