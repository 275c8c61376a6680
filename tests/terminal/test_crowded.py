"""A table that does not fit: nobody goes while a row is free, and what is left out is said."""

from __future__ import annotations

from typing import Any

import pytest
from tests.terminal.script import session
from tests.terminal.test_layout import BEFORE_DRAINING, EXPANSIONS, asked
from tests.terminal.test_small_screen import HEIGHT, WIDTH, Sheet, shown

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.i18n.texts import LANGUAGES
from ludoteca.terminal.asking import shared
from ludoteca.terminal.desk import WATCHER
from ludoteca.terminal.session import Session


def small(made: Session) -> list[str]:
    made.screen = Sheet()
    return shown(made)


def watched(made: Session, followed: int) -> list[str]:
    made.reader, made.screen = WATCHER, Sheet()
    page = made.screenful()
    page.menu, page.watched, page.drawing.followed = None, True, followed
    made.screen.show(page)
    return made.screen.lines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_all_others_are_on_the_smallest_screen_beside_the_map(players: int, lang: str) -> None:
    lines = small(session([], game="venezia", players=players, seed=9, lang=lang))
    drawn = "\n".join(lines)
    assert all(name in drawn for name in ("▲ Petra", "■ Olmo", "◆ Zeno", "★ Livia")[: players - 1]), drawn
    assert len(lines) < HEIGHT and max(map(len, lines)) <= WIDTH


def test_others_in_one_paragraph_tell_their_hands_swamps_treasures_and_cards_in_front() -> None:
    made = asked("venezia", "drain", BEFORE_DRAINING)
    player = made.match.state.view(0)["players"]
    assert isinstance(player, list)
    (line,) = [line for line in small(made) if line.startswith("hand · swamps · treasures:")]
    for seat, name in ((1, "▲ Petra"), (2, "■ Olmo")):
        told = [str(player[seat][one]) for one in ("hand", "swamps", "treasures")]
        assert f"{name} {'·'.join(told)}" in line
    assert line.endswith("✚✚◈")


def test_nobody_goes_while_a_row_is_free() -> None:
    """On a screen that grows line by line others come back, and the rows they need are never left empty."""
    made = asked("venezia", "drain", 20, players=5)
    seen = []
    for height in range(20, 32):
        made.screen = Sheet(height=height)
        lines = shown(made)
        seen.append(sum(any(name in line for line in lines) for name in ("Petra", "Olmo", "Zeno", "Livia")))
        assert len(lines) < height
        assert seen[-1] == 4 or len(lines) >= height - 2, "\n".join(lines)
    assert seen == sorted(seen) and seen[0] < 4 and seen[-1] == 4


@pytest.mark.parametrize(("lang", "words"), [("en", "the rest: “table”"), ("it", "il resto: «tavolo»")])
@pytest.mark.parametrize(("game", "players"), [("venezia", 5), ("burgundy", 4)])
def test_what_is_left_out_is_said_with_the_way_to_see_it(game: str, players: int, lang: str, words: str) -> None:
    made = asked(game, "drain" if game == "venezia" else "turn.act", 20, lang, players)
    assert words in small(made)[-1]
    made.screen = Sheet(height=100)
    assert words not in shown(made)[-1]


@pytest.mark.parametrize("players", [2, 4])
def test_who_watches_sees_the_duchy_of_whoever_played_last(players: int) -> None:
    made = asked("burgundy", "turn.act", 40, players=players)
    for followed in range(players):
        lines = watched(made, followed)
        titles = [line for line in lines if line[:1] in "●▲■◆" and "[" in line]
        assert len(titles) == players and len(lines) < HEIGHT
        duchy = made.match.state.view(WATCHER)["players"][followed]["duchy"]  # type: ignore[index]
        last = max(at for at, tile in enumerate(duchy["tiles"]) if tile is None)
        assert any(f" {last} " in line for line in lines), "\n".join(lines)


def test_who_watches_venezia_sees_every_player() -> None:
    lines = watched(asked("venezia", "drain", BEFORE_DRAINING), 0)
    assert all(any(f"{name} " in line for line in lines) for name in ("● Player 1", "▲ Petra", "■ Olmo"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_partner_and_rivals_stay_beside_the_board_of_a_team(lang: str) -> None:
    made = asked("burgundy", "turn.act", 60, lang, 4, many=6, team="beginner")
    drawn = "\n".join(small(made))
    assert all(f"{sign} [" in drawn.replace("  [", " [") for sign in ("▲ Petra", "■ Olmo", "◆ Zeno")), drawn


def offering(zone: str, **options: Any) -> Session:
    """The first question of seat 0 that has an answer about this zone."""
    made = session([], game="burgundy", players=4, seed=1, **options)
    match, dice = made.match, seeded(7)
    while (decision := match.decision) is not None:
        named = [target for action in decision.actions for target in action.targets if target.startswith(f"{zone}:")]
        if decision.seat == 0 and named and len(match.rows) > 100:
            return made
        match.play(choose(decision.actions, dice).code)
    raise AssertionError("nobody was offered any")


@pytest.mark.parametrize(("zone", "title"), [("black", "Black"), ("vine", "Doubles")])
def test_tiles_that_answers_name_are_on_the_smallest_screen(zone: str, title: str) -> None:
    made = offering(zone, **{**EXPANSIONS, "routes": "random"})
    lines = small(made)
    assert any(f"{title}" in line for line in lines), "\n".join(lines)
    assert len(lines) < HEIGHT


# Opened groups


def test_an_opened_group_leaves_the_part_of_the_map_it_is_about() -> None:
    made = asked("venezia", "drain", BEFORE_DRAINING)
    small(made)
    made.take("A")
    lines = shown(made)
    drawn = "\n".join(lines)
    assert " a01 A02 a03 " in drawn and "a01 swamp" in drawn and "Begun ✚" in drawn and len(lines) < HEIGHT
    assert "1) a01+1 2) a03+1 3) a04 " in drawn


def test_what_must_be_cut_is_away_from_the_quarter_that_was_opened() -> None:
    for quarter, kept, gone in (("A", "a01 A02 a03", "A Cannaregio"), ("D", "A Cannaregio", "a01 A02 a03")):
        made = asked("venezia", "drain", BEFORE_DRAINING)
        made.screen = Sheet(height=21)
        made.take(quarter)
        drawn = "\n".join(shown(made))
        assert kept in drawn and "more lines of the table: “table”" in drawn, drawn
        assert gone not in drawn


@pytest.mark.parametrize(
    ("lang", "same"), [("en", "1 point · B  You to 12 + treasure:"), ("it", "1 punto · B  Tu a 12")]
)
def test_what_all_answers_of_a_group_bring_is_said_once_in_its_head(lang: str, same: str) -> None:
    made = asked("venezia", "building.site", 100, lang)
    made.screen = Sheet(120, 40)
    drawn = "\n".join(shown(made))
    assert same in drawn and "6) B04   7) B05" in drawn


def test_additions_that_only_some_answers_bring_stay_with_those() -> None:
    assert shared(["You to 12", "You to 12 + treasure"]) == "You to 12"
    assert shared(["+1", "+1"]) == "+1"
    for differ in (["You to 12", "You to 13"], ["+1", ""], ["You to 12"]):
        assert shared(differ) == ""
