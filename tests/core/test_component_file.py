"""Component files, read with complaints that name the place; printed numbers stay out of fingerprints."""

import pytest

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.fingerprint import spell
from ludoteca.core.protocol import Printed

DATA = FilePart(
    {
        "count": 3,
        "flag": True,
        "name": "x",
        "row": [1, 2],
        "mixed": [1, "2"],
        "ids": ["a"],
        "part": {},
        "parts": [{"id": "a"}, {}],
    },
    "game",
)


def test_numbers_and_texts_are_read() -> None:
    assert DATA.number("count") == 3
    assert DATA.numbers("row", 2) == [1, 2]
    assert DATA.text("name") == "x"
    assert DATA.texts("ids") == ["a"]


def test_a_complaint_names_the_way_to_the_place() -> None:
    first, second = DATA.parts("parts")
    with pytest.raises(BadData, match=r"^game: parts a: 'cost' is not a number$"):
        first.number("cost")
    with pytest.raises(BadData, match=r"^game: parts 1: 'cost' is not a number$"):
        second.number("cost")
    with pytest.raises(BadData, match=r"^game: part: 'cost' is not a text$"):
        DATA.part("part").text("cost")


@pytest.mark.parametrize(
    ("read", "name"),
    [("number", "flag"), ("number", "name"), ("texts", "mixed"), ("text", "count"), ("part", "ids"), ("parts", "ids")],
)
def test_what_is_of_another_kind_is_refused(read: str, name: str) -> None:
    with pytest.raises(BadData, match=f"game: '{name}' is not"):
        getattr(DATA, read)(name)


@pytest.mark.parametrize(("name", "length"), [("row", 3), ("mixed", 2), ("count", 1)])
def test_a_list_has_its_length_and_numbers_only(name: str, length: int) -> None:
    with pytest.raises(BadData, match=f"'{name}' is not a list of {length} numbers"):
        DATA.numbers(name, length)


class Prices(Printed):
    def __init__(self, price: int) -> None:
        self.price = price


def test_printed_numbers_stay_out_of_a_fingerprint() -> None:
    assert spell(Prices(1)) == spell(Prices(2)) == "Prices"
