"""Help that helps: advice with a reason, things that explain themselves, going back by asking, inviting, watching."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.clicks import moved, settle, step
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.house import House

Seen = dict[str, Any]


# Advice


def advise(page: Page, shares: list[float], lead: str) -> None:
    """Answer every question for advice with the first answers of the menu, and these shares."""
    menu: dict[str, Any] = {}

    def route(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "update" and said["question"] and said["question"]["menu"]:
                menu.update(said["question"]["menu"])
            browser.send(message)

        def asked(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "hint":
                server.send(message)
                return
            options = [
                {"codes": [choice["code"]], "texts": [choice["text"]], "share": share, "points": 20.0}
                for choice, share in zip(menu["choices"], shares, strict=False)
            ]
            hint = {"row": said["row"], "seat": 0, "level": "veteran", "lead": lead, "options": options}
            browser.send(json.dumps({"type": "hinted", "id": said["id"], "hint": hint}))

        server.on_message(heard)
        browser.on_message(asked)

    page.route_web_socket("**/ws/tables/*", route)


@pytest.mark.parametrize(
    ("lang", "lead", "shares", "reason"),
    [
        ("it", "share", [0.62, 0.55, 0.4], "62% di vittorie attese («"),
        ("en", "share", [0.62, 0.55, 0.4], "62% of wins to expect (“"),
        ("it", "level", [0.5, 0.5, 0.5], "vale quanto «"),
        ("en", "level", [0.5, 0.5, 0.5], "as good as “"),
    ],
)
def test_the_best_answer_alone_is_marked_with_one_reason(
    meet: Meet, house: House, lang: str, lead: str, shares: list[float], reason: str
) -> None:
    ada = meet(lang=lang)
    advise(ada.page, shares, lead)
    page = ada.sit(house.at("san-juan", 2, "round.pick"))
    settle(page)
    expect(page.locator(".thing.hinted")).to_have_count(0)
    page.click("[data-act=hint]")
    said = page.locator("[data-say=hint]")
    expect(said).to_contain_text(reason)
    expect(page.locator(".thing.hinted")).to_have_count(1)
    role = page.locator(".thing.hinted .name").first.text_content() or "?"
    assert said.inner_text().startswith(role), "the one that is marked is the one that is said"
    assert said.inner_text().count("%") <= 2


@pytest.mark.parametrize(("game", "ask", "lang"), [("venezia", "cards.play", "it"), ("burgundy", "turn.act", "en")])
def test_advice_marks_what_it_names(meet: Meet, house: House, game: str, ask: str, lang: str) -> None:
    ada = meet(lang=lang)
    advise(ada.page, [0.62, 0.55, 0.4], "share")
    page = ada.sit(house.at(game, 2, ask))
    settle(page)
    expect(page.locator(".hinted")).to_have_count(0)
    page.click("[data-act=hint]")
    expect(page.locator("[data-say=hint]")).to_contain_text("62%")
    expect(page.locator(".hinted").first).to_be_visible()


# Things explain themselves


def described(page: Page) -> str:
    """What a screen reader adds to the thing that has the focus."""
    told: str = page.evaluate(
        "(document.activeElement.getAttribute('aria-describedby') ?? '').split(' ')"
        ".map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()"
    )
    return told


@pytest.mark.parametrize(
    ("game", "ask"),
    [
        ("san-juan", "builder.build"),
        ("puerto-rico", "round.role"),
        ("venezia", "cards.play"),
        ("burgundy", "turn.act"),
    ],
)
def test_what_the_lens_shows_is_said_with_the_thing(meet: Meet, house: House, game: str, ask: str) -> None:
    page = meet().sit(house.at(game, 2, ask))
    settle(page)
    for thing in page.locator(".thing.can").all()[:4]:
        thing.focus()
        lens = page.locator(".lens")
        expect(lens).to_be_visible()
        for part in lens.locator("p").all_inner_texts():
            for words in part.split(" · "):
                assert words.lower().rstrip(".") in described(page).lower()
    assert page.evaluate("document.querySelector('.lens').getAttribute('aria-hidden')") == "true", "not read twice"


def rival_built(seen: Seen) -> bool:
    return len(seen["view"]["players"][1 - seen["reader"]]["city"]) >= 2


@pytest.mark.parametrize("how", ["hover", "focus", "tap"])
def test_a_rival_explains_its_buildings_like_ones_own(meet: Meet, house: House, how: str) -> None:
    touch = how == "tap"
    page = meet(PHONE if touch else DESK, touch=touch).sit(house.at("san-juan", 2, "round.pick", rival_built))
    settle(page)
    opener = page.locator("[data-opens=seat]")
    if not page.locator(".thing[data-target^='card:']").count():
        opener.first.tap()
    thing = page.locator(".thing[data-target^='card:']").nth(1)
    kind = (thing.get_attribute("data-target") or ":").split(":")[1]
    # It cannot be chosen, which Playwright takes for a reason to wait.
    {"hover": thing.hover, "focus": thing.focus, "tap": lambda: thing.tap(force=True)}[how]()
    expect(page.locator(f"[data-help={kind}]")).to_be_visible()
    expect(page.locator(f"[data-help={kind}]")).to_contain_text("SJ ")


# Going back by asking


def friends(house: House) -> tuple[Seen, Seen]:
    """A table of Ada and Bea in which Ada has answered and Bea is asked."""
    made = house.table("san-juan", [{"who": "me", "name": "Ada"}, {"who": "person", "name": ""}])
    table = made["table"]["id"]
    joined: Seen = house.call("POST", f"/tables/{table}/join", {"name": "Bea"})
    return made, joined


def until_asked(house: House, made: Seen, joined: Seen) -> None:
    """Play for both until Bea is asked and Ada can go back only if Bea agrees."""
    table = made["table"]["id"]
    tokens = [made["tokens"][0]["token"], joined["tokens"][0]["token"]]
    dice = random.Random(4)
    for _ in range(60):
        seen = house.call("GET", f"/tables/{table}/state", token=tokens[0])
        if seen["question"]["seat"] == 1 and seen["back"]["ask"] is not None:
            return
        asked = house.call("GET", f"/tables/{table}/state", token=tokens[seen["question"]["seat"]])
        menu = asked["question"]["menu"]
        now = [choice["code"] for choice in menu["choices"] if choice["now"]]
        codes = menu["suggest"] or [dice.choice(now)]
        house.call("POST", f"/tables/{table}/answer", {"row": asked["row"], "codes": codes}, asked_token(tokens, asked))
    raise AssertionError("nobody had to be asked")


def asked_token(tokens: list[str], seen: Seen) -> str:
    seat: int = seen["question"]["seat"]
    return tokens[seat]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_asking_to_go_back_is_a_button_with_its_state(meet: Meet, house: House, size: dict[str, int]) -> None:
    made, joined = friends(house)
    until_asked(house, made, joined)
    phone = size is PHONE
    ada, bea = meet(size, touch=phone, lang="en"), meet(lang="en")
    page, other = ada.sit(made), bea.sit(joined)
    ask, state = page.locator("[data-act=ask-back]"), page.locator("[data-say=back]")
    expect(ask).to_be_visible()
    ask.click()
    expect(state).to_contain_text("You asked to go back. Still to agree: Bea.")
    other.locator("[data-news=proposal] .btn:not(.primary)").click()
    expect(state).to_have_text("Bea does not agree: nothing is taken back.")
    ask.click()
    page.locator("[data-act=withdraw-back]").click()
    expect(state).to_have_count(0)
    row = page.locator(".q").get_attribute("data-row")
    ask.click()
    other.locator("[data-news=proposal] .btn.primary").click()
    page.wait_for_function("(row) => document.querySelector('.q').dataset.row !== row", arg=row)
    expect(state).to_have_count(0)
    expect(page.locator(".q.mine")).to_be_visible()


def test_after_undo_nothing_else_lies_under_the_pointer(meet: Meet, house: House) -> None:
    """Pressed once more in haste, the same place must not start the turn over."""
    page = meet().sit(house.table("san-juan", house.seats(2)))
    dice = random.Random(1)
    tried = 0
    for _ in range(40):
        sign = settle(page)
        undo = page.locator("[data-act=undo]")
        if page.locator("[data-act=reset]").count() and undo.is_enabled():
            box = undo.bounding_box()
            assert box is not None
            point = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            page.mouse.click(*point)
            moved(page, sign)
            settle(page)
            under = page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-act]')?.dataset.act ?? ''", point
            )
            assert under in ("undo", ""), under
            tried += 1
            if tried == 3:
                return
        if not step(page, dice):
            break
    assert tried, "nothing could be taken back in two ways"


# Inviting, watching, and a line that is lost


@pytest.mark.parametrize(
    ("reach", "shown"),
    [
        ({"hosts": ["192.168.1.7"], "command": ""}, "http://192.168.1.7:"),
        ({"hosts": [], "command": "ludoteca serve --host 0.0.0.0"}, "ludoteca serve --host 0.0.0.0"),
    ],
    ids=["open", "closed"],
)
def test_an_invitation_never_names_this_machine_to_a_friend(
    meet: Meet, house: House, reach: dict[str, Any], shown: str
) -> None:
    ada = meet()
    ada.page.route("**/api/reach", lambda route: route.fulfill(json=reach))
    page = ada.sit(house.table("san-juan", [{"who": "me", "name": "Ada"}, {"who": "person", "name": ""}]))
    invite = page.locator(".lobby .invite").first
    expect(invite).to_be_visible()
    if reach["hosts"]:
        expect(page.locator("#link")).to_have_value(f"{shown}{house.port}/t/{page.url.rsplit('/', 1)[1]}")
    else:
        expect(invite.locator("code")).to_have_text(shown)
        expect(page.locator("#link")).to_have_count(0)
    assert "127.0.0.1" not in page.locator(".lobby").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("lang", "words"), [("it", "Stai guardando"), ("en", "You are watching")])
def test_who_watches_is_told_so(meet: Meet, house: House, size: dict[str, int], lang: str, words: str) -> None:
    made = house.table("san-juan", [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}])
    page = meet(size, lang=lang).go(f"/t/{made['table']['id']}")
    expect(page.locator("[data-say=watching]")).to_contain_text(words)
    own = meet(size, lang=lang).sit(made)
    own.locator("[data-act=uncover]").click()
    own.wait_for_selector(".q")
    expect(own.locator("[data-say=watching]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_lost_line_is_told_inside_its_pill(meet: Meet, house: House, lang: str, size: dict[str, int]) -> None:
    ada = meet(size, lang=lang)
    lines: list[WebSocketRoute] = []

    def route(browser: WebSocketRoute) -> None:
        if lines:
            browser.close()
            return
        lines.append(browser)
        browser.connect_to_server()

    ada.page.route_web_socket("**/ws/tables/*", route)
    page = ada.sit(house.table("san-juan", house.seats(2)))
    settle(page)
    lines[0].close()
    pill = page.locator(".turn.off")
    expect(pill).to_be_visible()
    out = pill.evaluate(
        "(pill) => { const words = document.createRange(); words.selectNodeContents(pill);"
        " const a = words.getBoundingClientRect(), b = pill.getBoundingClientRect();"
        " return [b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom, b.right - innerWidth]"
        ".some((far) => far > 0.5) || pill.scrollWidth > pill.clientWidth; }"
    )
    assert not out, "the words run out of the pill"
    ada.forgive("WebSocket")
