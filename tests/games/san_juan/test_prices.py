"""SJ 20-25, 62, 74-75, 90: a price is what its terms come to, and each cause stands in its own place."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import lay_out as lay
from tests.games.san_juan.scenario import player, san_juan

from ludoteca.games.san_juan.data import CARD_IDS, CRANE, QUARRY, SMITHY
from ludoteca.games.san_juan.prices import less, off_at, price, taken_off, terms

SETTING = san_juan().setting(second=False, letter=False)


@pytest.mark.parametrize("privilege", [0, 1])
@pytest.mark.parametrize("library", [0, 1])
@pytest.mark.parametrize("city", ["", "smithy", "quarry crane", "smithy quarry library"])
def test_a_price_is_the_sum_of_its_terms_but_never_below_nothing(city: str, library: int, privilege: int) -> None:
    owner = lay(player(city=f"indigo_plant {city}"), san_juan().cards.count + [0] * 6)
    for kind in range(len(CARD_IDS)):
        for cover in [-1, *(old for old in owner.kinds() if old not in (kind, CRANE))]:
            off = off_at(SETTING, owner, kind, cover, privilege, library)
            total = sum(number for _, number in terms(SETTING, kind, off))
            assert price(SETTING, owner, kind, cover, privilege, library) == max(total, 0)
            if cover in (SMITHY, QUARRY):
                assert CARD_IDS[cover] not in dict(terms(SETTING, kind, off)), "what is covered does not help"


def test_each_cause_is_named_with_its_number() -> None:
    palace, silver = CARD_IDS.index("palace"), CARD_IDS.index("silver_smelter")
    off = taken_off((1 << SMITHY) | (1 << QUARRY), palace, 1, 1, 3)
    assert terms(SETTING, palace, off) == [
        ("cost", 6),
        ("privilege", -1),
        ("library", -1),
        ("quarry", -1),
        ("crane", -3),
    ]
    assert less(SETTING, palace, off) == 0
    assert terms(SETTING, silver, taken_off(1 << SMITHY, silver, 0, 0, 0)) == [("cost", 5), ("smithy", -1)]
