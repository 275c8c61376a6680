"""The measuring itself: a page without a fault has none, and each fault that is put into it is found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from tests.web.windows.geometry import SCRIPT, Glass
from tests.web.windows.windows import BY_NAME, Window

PAGE = """
<style>
  body { margin: 0; font: 14px/20px sans-serif; height: 100vh; display: grid; grid-template-rows: 50px 60px 1fr; }
  [data-region] { position: relative; min-width: 0; min-height: 0; }
  button { width: 60px; height: 44px; padding: 0; }
  .fan button { margin-right: -30px; }
  [data-name] { width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; }
  ol { height: 60px; overflow: auto; margin: 0; }
</style>
<header data-region="top"><p data-name style="margin:0">Massimiliana degli Uberti</p></header>
<section class="q" data-region="q"><button id="do">Do it</button> What now?</section>
<main data-region="table">
  <div class="fan" data-fan>
    <button data-target="hand:a" aria-disabled="false">a</button><button data-target="hand:b">b</button>
  </div>
  <p id="text">Some words</p>
  <svg viewBox="0 0 100 100" width="50" height="50" data-art><text x="10" y="50" font-size="12">4</text></svg>
  <ol data-scroller="log"><li>1<li>2<li>3<li>4<li>5<li>6</ol>
  <span class="vh">for ears alone</span>
</main>
"""
DESK, PHONE, TABLET = BY_NAME["1366x657"], BY_NAME["390x844"], BY_NAME["1024x768"]
# What is done to the page, and what is said of it then.
FAULTS = {
    "[...document.querySelectorAll('[data-region]')].at(-1).style.top = '-30px'": "q and table overlap",
    "document.querySelector('.q').removeAttribute('data-region')": "no region q is marked",
    "document.querySelector('main').style.left = '9px'": "table leaves the window",
    "document.querySelector('.q').style.left = '-1300px'": "the question bar leaves the window",
    "document.body.insertAdjacentHTML('beforeend', '<i style=\"position:fixed;inset:0\">')": "question bar is covered",
    "document.querySelector('#do').style.height = '20px'": "is 60x20, less than 24x24",
    "document.querySelector('#do').style.marginLeft = '-50px'": "leaves the window by 50 px left",
    "document.querySelector('.q').insertAdjacentHTML('beforeend',"
    " '<i style=\"position:absolute;inset:0 50% 0 0\"></i>')": "no free 24x24, under <i>",
    "document.querySelector('.fan button').style.marginRight = '-50px'": "no free 24x24",
    "Object.assign(document.querySelector('.fan').style, {overflow: 'hidden', height: '30px'})": "is cut by <div.fan>",
    "document.querySelector('#text').style.fontSize = '10px'": '"Some words" <p> in table: 10.0 px',
    "document.querySelector('#text').style.cssText = 'transform: scale(.5)'": "7.0 px",
    "document.querySelector('svg').removeAttribute('data-art')": '"4" <text> in table: 6.0 px',
    "Object.assign(document.querySelector('#text').style, {overflow: 'hidden', width: '30px', whiteSpace: 'nowrap',"
    " textOverflow: 'ellipsis'})": 'cut: "Some words" <p> in table: with an ellipsis, and is no data-name',
    "document.querySelector('#text').style.transform = 'translateX(-20px)'": "19 px left of the window",
    "document.querySelector('[data-name]').style.textOverflow = 'clip'": "a name without an ellipsis",
    "document.querySelector('#text').dataset.name = ''": '"Some words" is marked as a name and is none',
    "document.querySelector('ol').removeAttribute('data-scroller')": "<ol>",
    "document.querySelector('main').style.height = '900px'": "the page is 1010 px high",
    "document.querySelector('main').style.width = '1500px'": "the page is 1500 px wide",
}


@pytest.fixture(autouse=True)
def deals() -> None:
    """Nothing is dealt here: no server is needed."""


@pytest.fixture
def glass(chromium: Browser) -> Iterator[Glass]:
    page: Page = chromium.new_page()
    page.add_init_script(SCRIPT)
    page.goto("about:blank")
    page.set_content(PAGE)
    yield Glass(page, ["Massimiliana degli Uberti"], [])
    page.close()


@pytest.mark.parametrize("window", [DESK, PHONE, TABLET], ids=["desk", "phone", "tablet"])
def test_a_good_page_has_no_fault(glass: Glass, window: Window) -> None:
    assert glass.faults(window) == []


@pytest.mark.parametrize("change", FAULTS)
def test_a_fault_is_found(glass: Glass, change: str) -> None:
    glass.page.evaluate(change)
    found = glass.faults(DESK)
    assert any(FAULTS[change] in fault for fault in found), found


def test_a_window_is_as_large_as_wanted_whatever_was_before(glass: Glass) -> None:
    """One that had been enlarged once came back with the next page, and the table was measured in that."""
    for name in ("1366x768", "1366x657@150", "1366x768"):
        glass.resize(BY_NAME[name])
    glass.page.goto("data:text/html,<title>another page</title>")
    for later in (Glass(glass.page, [], []), Glass(glass.page, [], [], glass.cdp)):
        later.resize(BY_NAME["1366x768"])
        assert later.page.evaluate("[innerWidth, devicePixelRatio]") == [1366, 1]


def test_fingers_need_more_room_than_a_pointer(glass: Glass) -> None:
    glass.page.evaluate("document.querySelector('#do').style.height = '40px'")
    assert glass.faults(DESK) == []
    assert glass.faults(PHONE) == glass.faults(TABLET) == ['control: <button> "Do it" in q: is 60x40, less than 44x44']
    assert glass.faults(BY_NAME["1366x657@125"]) == []


def test_every_tab_and_every_drawer_is_opened(glass: Glass) -> None:
    glass.page.evaluate(
        """() => {
          const main = document.querySelector('main');
          main.insertAdjacentHTML('beforeend', `
            <button role="tab" aria-selected="true">One</button><button role="tab">Two</button>
            <p id="two" hidden style="font-size: 9px">small</p>
            <button data-opens="log">Log</button>`);
          const [one, two] = main.querySelectorAll('[role=tab]');
          for (const tab of [one, two]) tab.onclick = () => {
            for (const each of [one, two]) each.ariaSelected = String(each === tab);
            main.querySelector('#two').hidden = tab === one;
          };
          main.querySelector('[data-opens]').onclick = () => {
            main.insertAdjacentHTML('beforeend', '<dialog><button style="height: 9px">x</button></dialog>');
            const dialog = main.querySelector('dialog');
            dialog.onclose = () => dialog.remove();
            dialog.showModal();
          };
        }"""
    )
    found = glass.faults(DESK, drawers=True)
    assert [fault.split(":")[0] for fault in found] == ["[tab Two] letters", "[log open] control"]
    assert glass.faults(DESK) == found[:1], "the tab that was open is open again"
