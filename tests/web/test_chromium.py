"""What every test of a page needs: a browser that does as it is told."""

from __future__ import annotations

from tests.web import chromium
from tests.web.conftest import Meet
from tests.web.house import House

PAGES = 8


def test_a_page_that_loads_itself_anew_is_closed_all_the_same(meet: Meet, house: House) -> None:
    """`page.close` never came back from some of such pages."""
    context = meet().context
    for number in range(PAGES):
        page = context.new_page()
        target = chromium.target_of(page)
        page.goto(f"{house.base}/about")
        page.evaluate("(ms) => void setTimeout(() => location.reload(), ms)", number)
        chromium.close(page, target)
        assert page.is_closed()
