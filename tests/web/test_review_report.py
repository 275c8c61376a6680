"""The report of a review in a browser: languages and seats by style alone, in every width, without the network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.review import sample
from tests.web.conftest import DESK, PHONE

from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.review.report import page as report


@pytest.fixture(autouse=True)
def deals() -> None:
    """No server has a part in this."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = sample.played("san-juan", 4)
    path = tmp_path_factory.mktemp("report") / "report.html"
    named = ["Anna", "Bea", "Carlo", "Dario"]
    path.write_text(report(match, sample.review(match), "it", lambda texts: named), encoding="utf-8")
    return path


def test_language_and_seat_are_chosen_by_clicks(chromium: Browser, file: Path) -> None:
    context = chromium.new_context(
        viewport={"width": DESK["width"], "height": DESK["height"]}, java_script_enabled=False
    )
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(file.as_uri())
    texts = {lang: Texts(lang) for lang in LANGUAGES}
    shown = page.get_by_role("heading", name=texts["it"].say("text-report-skill"))
    hidden = page.get_by_role("heading", name=texts["en"].say("text-report-skill"))
    expect(shown).to_be_visible()
    expect(hidden).to_be_hidden()
    page.get_by_text("English").click()
    expect(hidden).to_be_visible()
    expect(shown).to_be_hidden()
    group = page.get_by_role("radiogroup")
    group.get_by_role("radio").nth(3).check(force=True)  # Carlo: it lies beneath its sign
    cards = page.locator("article[lang=en] .card:visible")
    assert cards.count() == page.locator("article[lang=en] .card.d2").count() > 0
    assert page.locator("article[lang=en] .decision:visible").count() == cards.count()
    cards.nth(0).locator("summary").click()
    expect(cards.nth(0).get_by_text("(chosen)")).to_be_visible()
    assert asked == [file.as_uri()]
    context.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_lies_beyond_the_window(chromium: Browser, file: Path, size: dict[str, int]) -> None:
    page = chromium.new_page(viewport={"width": size["width"], "height": size["height"]})
    page.goto(file.as_uri())
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.close()
