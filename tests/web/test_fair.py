"""Fair dealing in the browser: words before the start, and the page that checks the draws of a finished match."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.web import fair_sample
from tests.web.conftest import Meet
from tests.web.house import House

from ludoteca import guides
from ludoteca.core.fair import Fair

FOLD = "[data-act=fair] summary"
WORDS = "[data-words]"


def test_the_sample_of_the_unit_tests_is_the_one_worked_out_here() -> None:
    assert fair_sample.FILE.read_text(encoding="utf-8") == fair_sample.text()


def test_an_open_table_takes_words_before_the_start(meet: Meet, house: House) -> None:
    made = house.table("san-juan", [{"who": "me", "name": "Ada"}, {"who": "person"}], start=False)
    table = made["table"]["id"]
    ada, bea = meet(lang="en").sit(made), meet(lang="it", name="Bea").go(f"/t/{table}")
    for page in (ada, bea):
        page.click(FOLD)
        expect(page.locator("[data-act=fair] code").last).to_have_text(made["table"]["commitment"])
    ada.fill(WORDS, "three geese")
    ada.press(WORDS, "Tab")
    expect(bea.locator("[data-said='0']")).to_contain_text("three geese")
    bea.fill(WORDS, "  un pizzico di sale ")
    bea.click("[data-act=sit]")
    expect(ada.locator("[data-said='1']")).to_contain_text("un pizzico di sale")
    # What is still being written goes before the start.
    ada.fill(WORDS, "four geese")
    ada.click("[data-act=start]")
    ada.wait_for_selector(".q")
    seats = house.call("GET", f"/tables/{table}")["seats"]
    assert [seat["words"] for seat in seats] == ["four geese", "un pizzico di sale"]


def test_a_table_that_begins_at_once_takes_the_words_of_its_maker(meet: Meet, house: House) -> None:
    """They are given after the commitment; one that no longer holds is not followed by the same words."""
    ada = meet(lang="en", name="Ada")
    page = ada.go("/new/san-juan")
    page.click("[data-count='2']")
    page.click(FOLD)
    page.fill(WORDS, "seen too early")
    lost = page.locator("[data-act=fair] code").inner_text()
    house.table("san-juan", house.bots(2), commitment=lost)
    page.click("[data-act=begin]:enabled")
    expect(page.locator(".toast")).to_contain_text("expired")
    expect(page.locator("[data-act=fair] code")).not_to_have_text(lost)
    expect(page.locator(WORDS)).to_have_value("")
    page.fill(WORDS, "three geese")
    promised = page.locator("[data-act=fair] code").inner_text()
    page.click("[data-act=begin]:enabled")
    page.wait_for_selector(".q")
    table = house.call("GET", f"/tables/{page.url.rsplit('/', 1)[-1]}")
    assert table["commitment"] == promised and [seat["words"] for seat in table["seats"]] == ["three geese", ""]
    page.click("[data-act=menu]")
    expect(page.locator(f"dialog code[title='{promised}']")).to_be_visible()
    ada.forgive("status of 4")


def test_a_match_begun_here_is_in_order_at_its_end(meet: Meet, house: House) -> None:
    """Its commitment was shown and noted before the first draw."""
    page = meet(lang="en").go("/new/san-juan")
    page.click("[data-count='2']")
    page.locator("li").nth(0).locator("[data-who=bot]").click()
    page.click(FOLD)
    promised = page.locator("[data-act=fair] code").last.inner_text()
    assert len(promised) == 64
    page.click("[data-act=begin]:enabled")
    page.wait_for_selector("[data-act=result]", timeout=90_000)
    page.click("[data-act=result]")
    page.click("[data-act=verify]")
    expect(page.locator("[data-verdict=fits]")).to_contain_text("All in order")
    expect(page.locator("[data-step=secret] code").first).to_have_text(promised)
    expect(page.locator("[data-step=noted]")).to_contain_text("noted the same commitment before the first draw")
    record = house.call("GET", f"/tables/{page.url.rsplit('/', 1)[-1]}/record")
    count = len(record["start"]) + sum(len(row.get("draws", [])) for row in record["rows"])
    expect(page.locator("[data-step=draws]")).to_contain_text(f"{count} of {count}")
    page.click("[data-act=draws] summary")
    expect(page.locator("tr.yes").first).to_be_visible()
    page.locator("[data-act=draws] [role=region]").press("End")
    expect(page.locator(f"[data-draw='{count - 1}']")).to_be_visible()
    assert page.locator("[data-draw]").count() < 60
    # A server that shows another commitment at the end than at the beginning is found out.
    page.evaluate(f"localStorage.commitments = localStorage.commitments.replace('{promised}', '{promised[::-1]}')")
    page.reload()
    expect(page.locator("[data-verdict=differs]")).to_contain_text("not the one that this browser noted")


def altered(record: dict[str, Any], change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(record))
    change(copy)
    return copy


def judged(page: Page, folder: Path, record: dict[str, Any]) -> tuple[str, str]:
    """The page's verdict on a file, and what it says of it."""
    file = folder / "match.json"
    file.write_text(json.dumps(record))
    page.reload()
    page.set_input_files("input[type=file]", file)
    verdict = page.locator("[data-verdict]")
    return verdict.get_attribute("data-verdict") or "", verdict.inner_text()


def test_a_tampered_file_is_refused_where_it_was_changed(meet: Meet, house: House, tmp_path: Path) -> None:
    page = meet(lang="en").go("/verify")
    good = house.call("GET", f"/tables/{house.played()}/record")
    at = max(at for at, row in enumerate(good["rows"]) if row.get("draws"))
    weights = good["rows"][at]["draws"][0][3]
    values = weights if isinstance(weights, int) else len(weights)

    def other_outcome(record: dict[str, Any]) -> None:
        draw = record["rows"][at]["draws"][0]
        draw[1] = (draw[1] + 1) % values

    assert judged(page, tmp_path, good)[0] == "fits"
    verdict, says = judged(page, tmp_path, altered(good, other_outcome))
    assert verdict == "differs" and f"Row {at}, draw " in says
    # Of many draws only those near the changed one are drawn.
    expect(page.locator("tr.no")).to_have_count(1)
    expect(page.locator("[data-draw='0']")).to_have_count(0)
    for change, expected, words in [
        (lambda record: record["fair"].update(commitment="0" * 64), "differs", "not the one the server committed to"),
        (lambda record: record["fair"]["words"].__setitem__(0, "other"), "differs", "draw 0"),
        (lambda record: record.pop("fair"), "unknown", "reveals no secret"),
    ]:
        verdict, says = judged(page, tmp_path, altered(good, change))
        assert verdict == expected and words in says
    (tmp_path / "match.json").write_text("[1]")
    page.set_input_files("input[type=file]", tmp_path / "match.json")
    expect(page.get_by_role("alert")).to_contain_text("match.json: This file is not a record")


def test_of_a_guided_match_the_page_names_the_part_that_was_prepared(meet: Meet, tmp_path: Path) -> None:
    plan = guides.guide("san-juan")
    match = guides.begin(plan, Fair(bytes(range(32)), [""] * plan.players))
    while match.due is not None:
        match.play(match.due.text)
    for lang, prepared, on_guide in [
        ("it", "prima della riga 22 era preparato", "tutto ciò che è uscito era preparato"),
        ("en", "before row 22 was prepared", "all that was drawn was prepared"),
    ]:
        page = meet(lang=lang).go("/verify")
        verdict, says = judged(page, tmp_path, match.record())
        assert (verdict, prepared in says) == ("unknown", True), says
        more = match.fork()
        for _ in range(8):
            assert more.decision is not None
            more.play(more.decision.actions[0].code)
        verdict, says = judged(page, tmp_path, more.record())
        assert (verdict, prepared in says) == ("fits", True), says
        begun = guides.begin(plan, Fair(bytes(range(32)), [""] * plan.players))
        verdict, says = judged(page, tmp_path, begun.record())
        assert (verdict, on_guide in says) == ("unknown", True), says
