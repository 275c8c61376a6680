"""Options: listed values, and names given for all seats or for each."""

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.protocol import Option

PLAIN = Option("letter", ("no", "yes"))
NAMED = Option("boards", ("random",), ("a", "b"))


@pytest.mark.parametrize("value", ["random", "a", "b", "a.b.a"])
def test_an_option_takes_its_values_one_name_or_a_name_for_each_seat(value: str) -> None:
    NAMED.check(value, 3)


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (PLAIN, "maybe", "option letter is one of no, yes, not 'maybe'"),
        (NAMED, "a.c.a", "there is no 'c'"),
        (NAMED, "a.b", "names 2 for 3 seats"),
        (NAMED, "", "there is no ''"),
    ],
)
def test_an_option_refuses_what_it_does_not_take(option: Option, value: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        option.check(value, 3)
