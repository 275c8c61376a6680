"""What a person sees at the usual sizes: legends, long lists in groups, and the room there is used."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.terminal.script import session
from tests.terminal.test_small_screen import Sheet, shown

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.i18n.texts import LANGUAGES
from ludoteca.terminal.desk import WATCHER
from ludoteca.terminal.draw import venezia
from ludoteca.terminal.draw.burgundy_hexes import cut
from ludoteca.terminal.session import Session

BEFORE_DRAINING = 80


def asked(game: str, ask: str, rows: int, lang: str = "en", players: int = 3, many: int = 0, **options: Any) -> Session:
    """The first time that seat 0 is asked this after so many rows, with so many answers."""
    made = session([], game=game, players=players, lang=lang, seed=players, **options)
    match, dice = made.match, seeded(7)
    while (decision := match.decision) is not None:
        if decision.seat == 0 and decision.ask == ask and len(match.rows) >= rows and len(decision.actions) >= many:
            made.read_to[0] = len(match.rows) - 5
            return made
        match.play(choose(decision.actions, dice).code)
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_of_venezia_has_its_legend_on_the_smallest_screen(lang: str) -> None:
    made = asked("venezia", "drain", BEFORE_DRAINING, lang)
    made.screen = Sheet()
    drawn = "\n".join(shown(made))
    say = made.speech().say
    assert f"a01 {say('table-swamp')}" in drawn and "⌂ Casa" in drawn and "C Dorsoduro" in drawn
    assert all(f" {name} " in drawn for name in ("57", "♛♛", "d16", "36"))
    assert re.match(rf"{say('table-left')} ✚\d ♛\d ◈\d ∩\d ⌂\d+ +37  36", drawn.splitlines()[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_of_burgundy_has_its_legend_on_the_smallest_screen(lang: str) -> None:
    made = asked("burgundy", "turn.act", 200, lang, many=10)
    made.screen = Sheet()
    drawn = "\n".join(shown(made))
    name = made.speech().name
    assert f"✚{name('monastery')}  ≈{name('ship')}" in drawn and made.say("table-depots") in drawn


def test_a_long_list_is_folded_by_kind_and_a_kind_can_be_opened() -> None:
    made = asked("venezia", "drain", BEFORE_DRAINING)
    made.screen = Sheet()
    folded = shown(made)
    (heads,) = [line for line in folded if "   A 1–" in line]
    assert [part.split(" ")[0] for part in heads.split("   ")][1:6] == ["A", "B", "C", "D", "E"]
    assert "“A” to open" in folded[-1]
    made.take("b")
    opened = shown(made)
    assert any(line.startswith("B ") and ") b01" in line for line in opened) and len(opened) < 24
    made.take("A01")
    assert not made.opened or made.picked


def test_a_long_list_is_folded_by_die_and_heads_that_begin_so_are_opened() -> None:
    made = asked("burgundy", "turn.act", 0, many=16)
    made.screen = Sheet()
    folded = "\n".join(shown(made))
    heads = list(dict.fromkeys(entry.group for entry in made.menu().entries))
    assert all(entry.group in folded or entry.label in folded for entry in made.menu().entries)
    assert ": take 1–" in folded
    made.take(heads[0].split(":")[0])
    assert made.opened == {head for head in heads if head.startswith(heads[0].split(":")[0])}


EXPANSIONS: Any = {
    "vineyards": "yes",
    "shields": "yes",
    "inns": "yes",
    "routes": "own",
    "white": "yes",
    "posts": "pairs",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_full_of_expansions_shows_what_its_screen_has_room_for(lang: str) -> None:
    made = asked("burgundy", "turn.act", 90, lang, 2, **EXPANSIONS)
    say = made.speech().say
    made.screen = Sheet()
    lines = shown(made)
    assert any(line.startswith(f"● {made.speech().seat(0)}") for line in lines), "\n".join(lines)
    assert say("table-route") in "".join(lines) and say("table-vines") in "".join(lines)
    made.screen = Sheet(120, 40)
    drawn = "\n".join(shown(made))
    assert all(say(f"table-{one}") in drawn for one in ("posts", "inns", "shields", "vine-shop", "order", "storage"))


def test_who_watches_sees_every_duchy() -> None:
    made = asked("burgundy", "turn.act", 40, players=2)
    made.reader, made.screen = WATCHER, Sheet(120, 40)
    watched = made.screenful()
    watched.menu, watched.watched = None, True
    made.screen.show(watched)
    assert sum(" ♜Cast" in line for line in made.screen.lines()) >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_all_duchies_to_choose_from_are_shown(lang: str, plain: bool, capsys: pytest.CaptureFixture[str]) -> None:
    made = asked("burgundy", "setup.side", 0, lang)
    if not plain:
        made.screen = Sheet()
    lines = shown(made) if not plain else told(made, capsys)
    drawn = "\n".join(lines)
    titles = [made.say("table-duchy-of", name=name) for name in ("1", "2")]
    assert all(title in drawn for title in titles)
    if not plain:
        assert any("♣6  ♜5  ♜4  ✚3" in line and "✚6  ✚5  ✚4  ♜3" in line for line in lines)


def told(made: Session, capsys: pytest.CaptureFixture[str]) -> list[str]:
    made.screen.show(made.screenful())
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", ["round.role", "builder.build"])
def test_puerto_ricos_roles_and_buildings_have_their_whole_names_on_a_wide_screen(ask: str, lang: str) -> None:
    made = asked("puerto-rico", ask, 60, lang, players=4)
    made.screen = Sheet(120, 40)
    lines = shown(made)
    names = made.speech().name
    for building in ("small_warehouse", "large_warehouse", "coffee_roaster", "small_indigo_plant", "wharf"):
        assert re.search(rf"\d {names(building)} [×–]", "\n".join(lines)), "\n".join(lines)
    assert all(names(role) in lines[1] for role in ("settler", "builder", "trader"))
    assert len(lines) < 40 and max(map(len, lines)) <= 120


def test_a_group_that_fills_the_screen_is_parted_by_quarters() -> None:
    made = asked("venezia", "building.site", 0, players=2, many=30)
    heads = {entry.group for entry in made.menu().entries}
    assert len(heads) > 2 and all(re.fullmatch(r".* · [A-E]", head) for head in heads if "·" in head)
    made.take(f"{next(head for head in sorted(heads) if '·' in head)[-1]}")
    assert made.opened


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prices_are_told_on_the_smallest_screen_too(lang: str) -> None:
    made = asked("puerto-rico", "builder.build", 0, lang, many=9)
    made.screen = Sheet()
    drawn = "\n".join(shown(made))
    words = made.speech().texts.say("fact-price", {"price": 10, "terms_n": 1, "terms": ""}).split()[0]
    assert drawn.count(f" {words} ") >= 8


def test_the_order_of_seats_is_never_broken_into_rows() -> None:
    for height in (24, 60):
        made = session([], game="burgundy", players=2, seed=4)
        made.take("1")
        made.screen = Sheet(height=height)
        assert not any(line.strip() == "▲ Petra" for line in shown(made))


def test_another_player_has_facts_beside_the_name() -> None:
    made = asked("san-juan", "councillor.keep", 100, players=4)
    for width in (50, 60, 70, 80):
        made.screen = Sheet(width, 24)
        assert not any(re.fullmatch(r"[▲■◆] \w+( ♛ governor)?", line.strip()) for line in shown(made))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hexes_and_tiles_of_a_tight_map_do_not_touch_and_keep_their_numbers(lang: str) -> None:
    made = asked("burgundy", "turn.act", 60, lang, 4, team="beginner")
    made.screen = Sheet()
    drawn = "\n".join(shown(made))
    assert "♜Cast" in drawn and not re.search(r"\d[♜◊✚≈♣⌂][A-Za-z]", drawn)
    assert cut("Mon16", 4) == "Mo16" and cut("Mon16", 6) == "Mon16" and cut("Cast", 3) == "Cas"


def test_the_title_of_the_depots_is_whole_or_short() -> None:
    for lang in LANGUAGES:
        made = session([], game="burgundy", players=1, seed=3, lang=lang, solo="33")
        title = made.say("table-depots")
        match, dice = made.match, seeded(2)
        for _ in range(40):
            match.play(choose(match.decision.actions, dice).code)  # type: ignore[union-attr]
        for width in (70, 74, 80):
            made.screen = Sheet(width, 24)
            (line,) = [line for line in shown(made) if title.split(":")[0] + ":" in line or "depo" in line]
            assert title in line or line.rstrip().endswith(title.split(":")[0]), line


def test_posts_beyond_the_track_are_drawn_once_somebody_comes_near_and_symbols_tell_of_them() -> None:
    made = session([], game="venezia", players=3)
    made.screen = Sheet(120, 40)
    assert venezia.POST not in "\n".join(shown(made))
    for lang in LANGUAGES:
        texts = session([], game="venezia", lang=lang).texts
        assert venezia.POST in texts.say("topic-symbols", form="help")
