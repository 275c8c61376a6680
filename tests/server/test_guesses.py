"""Guessing table codes: wrong ones count for the address, for the networks around it, and for all together."""

from __future__ import annotations

import pytest

from ludoteca.server.errors import Refusal
from ludoteca.server.limits.wrong_codes import ALL, MINUTE, NARROW, WIDE, WIDER, WrongCodes, around

from .house import house

pytestmark = pytest.mark.anyio


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def wrong(guesses: WrongCodes, address: str) -> bool:
    """Guess a wrong code; whether it was looked for."""
    try:
        with guesses.trying(address):
            raise Refusal("unknown", "there is no table with that code")
    except Refusal as refusal:
        return refusal.reason == "unknown"


def test_an_address_is_in_ever_wider_networks() -> None:
    assert [network for network, _ in around("192.0.2.7")] == ["192.0.2.7/32", "192.0.2.0/24", ""]
    assert [network for network, _ in around("2001:db8:1:2::3")] == [
        "2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8::/32", "",
    ]  # fmt: skip
    assert around("::ffff:192.0.2.7") == around("192.0.2.7")
    assert around("unknown") == [("unknown", NARROW), ("", ALL)]


@pytest.mark.parametrize(
    ("addresses", "allowed"),
    [
        (["192.0.2.1"], NARROW),
        ([f"192.0.2.{number}" for number in range(200)], WIDE),
        ([f"2001:db8:1:2::{number:x}" for number in range(200)], NARROW),
        ([f"2001:db8:1:{number:x}::1" for number in range(200)], WIDE),
        ([f"2001:db8:{number:x}::1" for number in range(300)], WIDER),
        ([f"2001:{number:x}::1" for number in range(1000)], ALL),
    ],
)
def test_wrong_codes_run_out_by_network(addresses: list[str], allowed: tuple[int, int]) -> None:
    time = Time()
    guesses = WrongCodes(time)
    tried = [addresses[number % len(addresses)] for number in range(1000)]
    assert sum(wrong(guesses, address) for address in tried) == allowed[0]
    time.now += MINUTE
    assert sum(wrong(guesses, address) for address in tried) == allowed[1]


def test_right_codes_are_no_guesses() -> None:
    guesses = WrongCodes(Time())
    for _ in range(1000):
        with guesses.trying("192.0.2.1"):
            pass
    assert wrong(guesses, "192.0.2.1")


async def test_who_guessed_too_often_does_not_even_find_what_is_there(url: str) -> None:
    async with house(url) as server:
        server.service.limits.wrong_codes = WrongCodes(Time())
        table, _ = await server.table("san-juan", ["me", "person"])
        code = (await server.call("GET", f"/api/tables/{table}"))["code"]

        async def status(wanted: str, last: int) -> int:
            forwarded = {"x-forwarded-for": f"2001:db8:1:{last:x}::1"}
            return (await server.client.get(f"/api/codes/{wanted}", headers=forwarded)).status_code

        assert await status(code, 0) == 200
        answers = [await status("ZZZZZZ", number) for number in range(WIDE[0] + 3)]
        assert answers == [404] * WIDE[0] + [429] * 3
        assert await status(code, 999) == 429
        assert (await server.client.get(f"/api/codes/{code.lower()}")).status_code == 200
