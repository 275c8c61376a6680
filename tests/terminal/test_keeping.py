"""Every match is kept from the first answer on, and the next start offers to go on with it."""

from __future__ import annotations

import os
import re
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
from tests.terminal.script import Script, session

from ludoteca.cli import play
from ludoteca.sole import SoleUse
from ludoteca.terminal.going_on import Chosen, offer
from ludoteca.terminal.kept import Keeper, unfinished
from ludoteca.terminal.session import Session

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def kept(folder: Path, *lines: str, game: str = "san-juan", names: tuple[str, ...] = ()) -> Session:
    """A match that somebody played with these lines, and then the line was cut."""
    made = session(lines, game=game, names=names)
    made.keeper = Keeper(folder)
    made.run()
    return made


def chosen(folder: Path, *lines: str, game: str = "") -> Chosen:
    keeper = Keeper(folder)
    found = offer(Script(lines), "en", keeper, game)
    keeper.let_go()
    return found


def test_a_match_is_kept_from_the_first_answer_and_not_before(tmp_path: Path) -> None:
    kept(tmp_path, "help", "log")
    assert not unfinished(folder=tmp_path)
    old = kept(tmp_path, "2", names=("Anna",))
    (found,) = unfinished(folder=tmp_path)
    assert (found.game, found.seats, found.names) == ("san-juan", 2, ["Anna"])
    again = chosen(tmp_path, "")
    assert again.match is not None and again.match.rows == old.match.rows and again.names == ["Anna"]
    assert again.match.state.view(0) == old.match.state.view(0)


def test_what_is_played_after_going_on_is_kept_too(tmp_path: Path) -> None:
    rows = len(kept(tmp_path, "2").match.rows)
    for _ in range(2):
        keeper = Keeper(tmp_path)
        found = offer(Script([""]), "en", keeper)
        assert found.match is not None
        made = Session(found.match, Script(["1"]), "en", [], keeper)
        made.run()
        assert made.match.rows == found.match.rows
    last = chosen(tmp_path, "1")
    assert last.match is not None and last.match.rows == made.match.rows and len(made.match.rows) > rows + 1


def test_a_line_that_was_cut_short_is_left_out(tmp_path: Path) -> None:
    old = kept(tmp_path, "2", "1")
    (found,) = unfinished(folder=tmp_path)
    whole = found.path.read_bytes()
    found.path.write_bytes(whole[:-5])
    keeper = Keeper(tmp_path)
    match = keeper.go_on(found)
    assert match.rows == old.match.rows[:-1]
    Session(match, Script(["1"]), "en", [], keeper).run()
    assert chosen(tmp_path, "").match is not None


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_a_kept_match_is_for_nobody_else(tmp_path: Path) -> None:
    kept(tmp_path / "made", "2")
    (found,) = unfinished(folder=tmp_path / "made")
    assert (found.path.stat().st_mode & 0o777, found.path.parent.stat().st_mode & 0o777) == (0o600, 0o700)


def test_the_list_goes_on_throws_away_or_leaves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(tmp_path, "2")
    kept(tmp_path, "1", game="venezia")
    assert [one.game for one in unfinished("venezia", tmp_path)] == ["venezia"]
    assert chosen(tmp_path, "quit").leave and chosen(tmp_path).leave
    new = chosen(tmp_path, "what?", "7", "new")
    assert new.match is None and not new.leave
    assert chosen(tmp_path, "", game="san-juan").match is not None
    assert not chosen(tmp_path, "drop 1", "drop 1").leave
    assert not unfinished(folder=tmp_path)
    said = capsys.readouterr().out
    assert "1. Venezia, 2 players" in said and said.count("“drop 1” throws the first away") > 4


@pytest.mark.parametrize(
    ("asked", "offered"),
    [("", True), ("venezia", True), ("--new", False), ("--load a", False), ("--position a", False)],
)
def test_who_asks_for_another_match_is_not_offered_an_old_one(asked: str, offered: bool) -> None:
    class Terminal(Script):
        def is_terminal(self) -> bool:
            return True

    parser = ArgumentParser()
    play.add(parser)
    assert play.may_go_on(parser.parse_args(asked.split()), Terminal([])) is offered


def test_nobody_goes_on_with_what_is_being_played_elsewhere(tmp_path: Path) -> None:
    kept(tmp_path, "2")
    (found,) = unfinished(folder=tmp_path)
    with SoleUse(found.path):
        assert not unfinished(folder=tmp_path)
    assert unfinished(folder=tmp_path)


def test_what_cannot_be_gone_on_with_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(tmp_path, "2")
    (found,) = unfinished(folder=tmp_path)
    found.path.write_text(found.path.read_text().replace('"version":', '"version":9', 1))
    assert chosen(tmp_path, "1", "new").match is None
    assert "it comes from another version of the rules" in capsys.readouterr().out
    (tmp_path / "other.jsonl").write_text("no record\n")
    (tmp_path / "empty.jsonl").write_text("")
    assert len(unfinished(folder=tmp_path)) == 1


def test_quitting_keeps_and_the_end_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(tmp_path, "2", "quit")
    assert "The match is kept" in capsys.readouterr().out and unfinished(folder=tmp_path)
    made = session(["suggest yes", "1"] * 400, seed=5)
    made.keeper = Keeper(tmp_path / "other")
    while not made.match.over:
        made.step()
        made.keep()
    assert unfinished(folder=tmp_path / "other") == [] and made.keeper.file is not None, "it is in use"
    made.screen = Script([""])
    made.run()
    assert not list((tmp_path / "other").iterdir())


def test_a_disk_that_takes_nothing_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    made = session(["2", "1", "quit", "quit"])
    made.keeper = Keeper(tmp_path / "file")
    made.run()
    said = capsys.readouterr().out
    assert said.count("is not kept") == 1 and "The game is not over and not saved" in said


@pytest.fixture
def spawned(tmp_path: Path) -> Iterator[list[pexpect.spawn]]:  # type: ignore[type-arg]
    children: list[pexpect.spawn] = []  # type: ignore[type-arg]
    yield children
    for child in children:
        child.close(force=True)


def start(folder: Path, *arguments: str) -> pexpect.spawn:  # type: ignore[type-arg]
    command = ["-m", "ludoteca.cli.main", "play", "puerto-rico", "--text", "--lang", "en", "--bots", "random"]
    child = pexpect.spawn(
        sys.executable,
        [*command, *arguments],
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
        env={**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm"},
    )
    child.delaybeforesend = None
    return child


def screen(child: pexpect.spawn) -> str:  # type: ignore[type-arg]
    child.expect_exact("\r\n> ")
    return ESCAPE.sub("", str(child.before)).replace("\r", "")


def table(child: pexpect.spawn) -> list[str]:  # type: ignore[type-arg]
    """What the table shows when it is asked for, without what was typed."""
    child.sendline("table")
    return screen(child).partition("Puerto Rico")[2].splitlines()


def test_killed_in_the_middle_and_started_again_the_position_is_the_same(
    tmp_path: Path,
    spawned: list[pexpect.spawn],  # type: ignore[type-arg]
) -> None:
    # Of the match with this seed no question of these is a series, whose picks would be asked again.
    spawned.append(first := start(tmp_path, "--players", "3", "--seed", "5"))
    screen(first)
    for _ in range(5):
        first.sendline("1")
        assert "Picked" not in screen(first)
    before = table(first)
    first.kill(signal.SIGKILL)
    first.expect(pexpect.EOF)
    spawned.append(second := start(tmp_path))
    assert "Matches you have not finished" in screen(second)
    second.sendline("")
    assert "Puerto Rico" in screen(second)
    assert table(second) == before and len(before) > 10
    second.sendline("1")
    screen(second)
    second.sendeof()
    second.expect(pexpect.EOF)
    assert "The match is kept" in str(second.before)
