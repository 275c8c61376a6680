"""A person at the table: answers by number, name and notation, commands, and what others may not see."""

import json
import os
import re
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest
from tests.terminal.script import session

from ludoteca.core.protocol import Decision
from ludoteca.core.rows import PERSON
from ludoteca.games.venezia.position import Venezia
from ludoteca.terminal.session import Session


def run(made: Session, capsys: pytest.CaptureFixture[str]) -> str:
    made.run()
    return capsys.readouterr().out


def plays(made: Session) -> list[str]:
    return [row.text for row in made.match.rows if row.kind == "play" and made.match.control[row.seat] == PERSON]


def test_an_answer_can_be_a_number_a_name_or_notation() -> None:
    answers = []
    for said in ("2", "producer", "prod", "role producer", "ROLE-PRODUCER"):
        made = session([said])
        made.run()
        answers.append(plays(made)[0])
    assert answers == ["role producer"] * 5


def test_an_answer_can_be_a_name_in_the_language_of_the_table() -> None:
    made = session(["artigiano"], lang="it")
    made.run()
    assert plays(made)[0] == "role producer"


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("9", "There is no 9: the answers go from 1 to 5."),
        ("0", "There is no 0"),
        ("pro", "“pro” could be: 2 Producer, 5 Prospector."),
        ("xyzzy", "“xyzzy” is no answer here."),
        ("build library", "“build library” is not possible now."),
        (";", "No answer was given."),
    ],
)
def test_a_wrong_answer_changes_nothing(said: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = session([said])
    assert complaint in run(made, capsys)
    assert plays(made) == []


def test_a_series_is_picked_in_any_order_one_by_one_or_at_once() -> None:
    by_one = session(["builder", "tobacco", "silver", "undo", "2", "tobacco"], seed=1)
    by_numbers = session(["1", "1", "2, 1"], seed=1)
    at_once = session(["builder; build tobacco_storage; pay silver_smelter; pay tobacco_storage"], seed=1)
    for made in (by_one, by_numbers, at_once):
        made.run()
        paid = ["pay tobacco_storage", "pay silver_smelter"]
        assert plays(made) == ["role builder", "build tobacco_storage", *paid]


def test_what_cannot_be_chosen_says_why_and_by_which_rule(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["1", "help prefecture", "why", "why xyzzy"], seed=5)
    said = run(made, capsys)
    assert re.search(r"\(SJ \d+", said)
    assert "With the Councillor you may keep two cards" in said
    assert "Builder › What do you build?" in said
    assert "“xyzzy” has no part in this question." in said


def test_undo_goes_back_and_refuses_after_something_was_seen(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["undo", "1", "undo", "1", "reset", "prospector", "undo", "undo anyway"])
    said = run(made, capsys)
    assert said.count("Nothing to undo") == 2
    assert not made.match.line or all(mark.seat != 0 for mark in made.match.line)


def test_going_back_anyway_asks_for_who_left_too(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["prospector", "undo anyway", "no"])
    made.match.take(1, PERSON)
    made.match.leave(1)
    said = run(made, capsys)
    assert "Does Petra agree to go back?" in said
    assert not any(row.kind == "undo" for row in made.match.rows)


def test_a_game_is_saved_and_loaded_with_everybody_in_their_seats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    made = session(["2", f"save {file}", "1", f"load {file}", "quit"], players=3)
    said = run(made, capsys)
    assert f"Saved in {file}." in said and f"Going on with {file}." in said
    assert made.match.control == [PERSON, "random", "random"]
    assert json.loads(file.read_text())["rows"] == made.match.record()["rows"]


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_a_saved_game_is_for_nobody_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, again = tmp_path / "game.json", tmp_path / "again.json"
    left = tmp_path / f".game.json.{os.getpid()}"
    again.write_text(json.dumps(session([]).match.record()))
    left.write_text("of a table that was killed")
    again.chmod(0o644)
    left.chmod(0o666)
    before = os.umask(0)
    try:
        said = run(session([f"save {file}", f"save {again}", "quit"]), capsys)
    finally:
        os.umask(before)
    assert {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {
        "game.json": 0o600,
        "again.json": 0o600,
    }
    assert said.count("could be read by others") == 1 and f"{again} could be read by others" in said


def test_files_that_are_no_records_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("shopping")
    made = session([f"save {notes}", f"load {notes}", f"load {tmp_path / 'none'}", f"save {tmp_path / 'no' / 'x'}"])
    said = run(made, capsys)
    assert notes.read_text() == "shopping"
    assert "is no record of a match" in said and said.count("was not loaded") == 2 and "Not saved in" in said


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        ({"version": 99}, "viene da un’altra versione delle regole"),
        ({"game": "chess"}, "gioco, opzioni o giocatori che qui non ci sono"),
        ({"rows": "many"}, "non è una partita salvata"),
        ({"rows": [{"kind": "play", "seat": 0, "text": "fly"}]}, "la mossa alla riga 0 non è possibile"),
        ({}, "Si riprende"),
    ],
)
def test_a_record_that_cannot_be_loaded_is_explained_in_the_language_of_the_table(
    edit: dict[str, object], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(session([]).match.record() | edit))
    assert complaint in run(session([f"carica {file}"], lang="it"), capsys)


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("carica nessuno.json", "il file non c’è o non si può leggere"),
        ("carica .", "il file non c’è o non si può leggere"),
        ("salva nessuna/partita.json", "la cartella non c’è"),
    ],
)
def test_a_file_that_cannot_be_used_is_explained_in_the_language_of_the_table(
    said: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert complaint in run(session([said], lang="it"), capsys)
    assert list(tmp_path.iterdir()) == []


def test_quitting_warns_once_about_a_game_that_is_not_saved(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["2", "quit", "quit", "never read"])
    assert run(made, capsys).count("not over and not saved") == 1
    assert getattr(made.screen, "lines", None) == ["never read"]


def test_suggestions_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["suggest", "builder", "tobacco", "suggest", "suggest yes"], seed=1)
    said = run(made, capsys)
    assert "Nothing to suggest here" in said and "Suggested: " in said
    assert [text.split()[0] for text in plays(made)][:4] == ["role", "build", "pay", "pay"]


def test_a_failing_hint_is_told_and_the_game_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = session(["hint", "producer"])

    def fail(*_: object) -> None:
        raise BrokenExecutor("the process died")

    monkeypatch.setattr(made.worker, "hints", fail)
    said = run(made, capsys)
    assert "The search for a hint failed (BrokenExecutor: the process died)" in said
    assert plays(made)[0] == "role producer"


def test_hints_are_thought_about_shown_and_played(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["hint", "hint 2", "hint 9"], seed=1)
    said = run(made, capsys)
    assert said.count("The best answers") == 2 and "“hint 1” plays the first." in said
    best = re.findall(r"^  (\d)\. .* · (\d+)% to win · (-?\d+) points?$", said, re.MULTILINE)
    assert [number for number, _, _ in best[:3]] == ["1", "2", "3"]
    assert [text.split()[0] for text in plays(made)][:1] == ["role"]
    assert made.worker.pool is None


def test_the_language_can_be_changed_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(session(["language it", "lingua xx"]), capsys)
    assert "Which role do you take?" in said and "Quale ruolo scegli?" in said and "Ci sono: it, en." in said


def test_the_notation_of_answers_is_shown_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert "[role producer]" in run(session(["notation"]), capsys)


def test_hot_seat_players_are_covered_from_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["", "1", "5", "", "1"], people=2, names=["Anna", "Bea"])
    said = run(made, capsys)
    prompts = getattr(made.screen, "prompts", [])
    assert prompts[0].startswith("Anna, it is your turn") and any(text.startswith("Bea, it is") for text in prompts)
    hands = [set(made.match.state.view(seat)["players"][seat]["cards"]) for seat in (0, 1)]  # type: ignore[index]  # views are plain mappings
    assert hands[0] != hands[1]
    first = said.split("Bea, it is your turn")[0]
    assert "Hand: " in first


def test_nothing_of_other_hands_is_ever_shown(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["3"] * 30, players=3, seed=11)
    said = run(made, capsys)
    assert "Petra draws" in said
    assert not re.search(r"(Petra|Olmo) (draws|discards) (?!a card|\d+ cards)", said)


def test_pr_2_the_points_of_others_are_shown_on_request_alone(capsys: pytest.CaptureFixture[str]) -> None:
    made = session([], game="puerto-rico")
    shown = run(made, capsys)
    assert re.search(r"^You: .*, 0 points\.$", shown, re.MULTILINE)
    assert re.search(r"^Petra: .* of 12 city spaces\.$", shown, re.MULTILINE)
    asked = run(session(["points"], game="puerto-rico"), capsys)
    assert "Petra: total 0." in asked


def test_an_empty_line_shows_the_table_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(session([""]), capsys).count("Roles: ") == 2


def test_the_log_and_the_points_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(session(["log", "log 1", "log all", "points"]), capsys)
    assert said.count("Round 1: ") >= 3
    assert "total 1" in said


def test_a_long_menu_is_told_by_its_heads_and_each_opens(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(session(["basta", "a", "E", "tavolo"], game="venezia", players=3, seed=5, lang="it"), capsys)
    menus = [one.split("> ")[0].splitlines() for one in said.split("Quali paludi bonifichi?")[1:]]
    assert [line[:2] for line in menus[0][1:6]] == ["A:", "B:", "C:", "D:", "E:"]
    assert menus[0][1] == "A: risposte da 1 a 19."
    assert menus[1][1].startswith(
        "A: 1) a01, fa posto a 1 Palazzo; 2) a03, fa posto a 1 Basilica e 2 Palazzo; 3) a04; "
    )
    assert menus[1][2].startswith("B: risposte da 20 ") and menus[2][1] == menus[0][1] and "e01" in menus[2][5]
    alone = said.split("> tavolo")[1]
    assert "A Cannaregio: " in alone and "Quali paludi" not in alone


def test_what_may_be_picked_later_in_a_series_is_not_refused(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["gold"], game="venezia", players=3)
    state = made.match.state
    assert isinstance(state, Venezia)
    state.players[state.decision.seat if state.decision else 0].tokens = [1, 1, 2, 0, 0, 0, 0]
    state.run()
    said = run(made, capsys).split("Which tokens do you pay?")[1]
    assert "1. 2 gold ×2" in said and "2. 1 gold" in said
    assert "token 1" not in said and "token 0: worth nothing" in said


def test_one_person_is_not_asked_for_the_only_answer_two_are() -> None:
    for people, asked in ((1, 0), (2, 1)):
        made = session([""] * 9, game="venezia", players=3, people=people)
        made.match.state.decision = Decision(0, "turn.gold", [made.match.game.actions[1]], 1, 1, True)
        assert (made.forced(made.match.state.decision) is None) == bool(asked)
