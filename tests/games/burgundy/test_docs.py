"""The page about the game is true."""

import re
from pathlib import Path

from tests.games.burgundy.scenario import burgundy
from tests.i18n.catalogue import reasons

DOCS = Path(__file__).parents[3] / "docs"
PAGES = [DOCS / "burgundy.md", *sorted((DOCS / "burgundy").glob("*.md"))]
PAGE = "\n".join(page.read_text() for page in PAGES)


def test_every_verb_option_and_source_is_on_the_page() -> None:
    verbs = {action.text.split()[0] for action in burgundy().actions}
    options = {option.name for option in burgundy().options} | {
        v for option in burgundy().options for v in option.values
    }
    assert [word for word in verbs if not re.search(rf"`{word}[ `]", PAGE)] == []
    assert [word for word in options | set(burgundy().sources) if f"`{word}`" not in PAGE] == []


def test_the_table_of_codes_is_that_of_the_game() -> None:
    table = burgundy().actions
    rows = re.findall(r"^\| ([\d, -]+) \| `(\w+)", PAGE, re.MULTILINE)
    seen: list[int] = []
    for codes, verb in rows:
        for block in codes.split(", "):
            first, _, last = block.partition("-")
            span = range(int(first), int(last or first) + 1)
            seen += span
            if verb != "end":
                assert {table[code].text.split()[0] for code in span} == {verb}
    assert sorted(seen) == list(range(len(table)))


def test_every_reason_and_question_is_on_the_page() -> None:
    assert [reason for reason in reasons(burgundy()) if f"`{reason}`" not in PAGE] == []
    assert len({kind.name for kind in burgundy().events}) == len(burgundy().events)
