"""Programs that play by JSON: what they are shown, what is refused, and the recorded example."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.agents import Message, answer_in, play_agent
from ludoteca.arena.program import AgentFailed, Program
from ludoteca.cli.main import main
from ludoteca.core.errors import Illegal
from ludoteca.core.record import from_record
from ludoteca.core.registry import OURS

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "agent.py"
RECORDED = ROOT / "docs" / "examples" / "agent-san-juan.jsonl"


def first(message: Message) -> object:
    return {"answer": message["answers"][0]["answer"]} if message["type"] == "question" else None


@pytest.mark.parametrize("name", OURS)
def test_a_function_plays_every_game_through(name: str) -> None:
    heard: list[tuple[str, Message]] = []
    turns = iter(range(10**6))

    def agent(message: Message) -> object:
        if message["type"] != "question":
            return None
        answers = message["answers"]
        return answers[next(turns) % len(answers)]["code"]

    played, speaker = play_agent(
        ludoteca.game(name), agent, ["random"], {}, 3, moved=1, hear=lambda who, said: heard.append((who, said))
    )
    assert (speaker.seat, speaker.illegal) == (1, 0) and speaker.moves > 5
    assert json.loads(json.dumps([said for _, said in heard])) == [said for _, said in heard], "plain JSON"
    assert [heard[0][1]["type"], heard[-1][1]["type"]] == ["start", "over"]
    assert played.record is not None
    assert from_record(played.record, ludoteca.game).state.scores() == played.scores == heard[-1][1]["scores"]
    rows = [row["row"] for who, said in heard if who == "table" for row in said.get("happened", [])]
    assert rows == list(range(-1, len(played.record["rows"]))), "every row is told once, in order"


def test_it_is_shown_what_its_seat_may_see() -> None:
    match = ludoteca.Match(ludoteca.game("san-juan"), 2, {}, 1)
    seen: list[Message] = []

    def agent(message: Message) -> object:
        seen.append(message)
        return first(message)

    play_agent(match.game, agent, ["random"], {}, 1)
    questions = [message for message in seen if message["type"] == "question"]
    for message in questions:
        others = [player for player in message["view"]["players"] if player["seat"] != 0]
        assert all("cards" not in player for player in others)
        drawn = [one for row in message["happened"] for one in row["events"] if one["kind"] == "card"]
        assert all(("card" in one) == (one["seat"] == 0) for one in drawn)
    assert any("cards" in player for message in questions for player in message["view"]["players"])


def test_an_illegal_answer_is_refused_with_the_reason_and_asked_for_again() -> None:
    wrong: list[object] = ["build moon", {"answer": "take d1 1.1"}, {"no": 1}, None, 10**9, True]
    reasons: list[Message] = []
    question: list[Message] = []

    def agent(message: Message) -> object:
        if message["type"] == "question":
            question[:] = [message]
            return wrong.pop(0) if wrong else first(message)
        if message["type"] == "illegal":
            reasons.append(message)
            return wrong.pop(0) if wrong else first(question[0])
        return None

    _, speaker = play_agent(ludoteca.game("san-juan"), agent, ["random"], {}, 1, tries=10)
    assert (speaker.illegal, speaker.given_up) == (6, 0)
    assert "'build moon' is not an answer of san-juan" in reasons[0]["reason"]
    assert '{"answer": text or code}' in reasons[2]["reason"]
    assert [message["tries_left"] for message in reasons] == [9, 8, 7, 6, 5, 4]


def test_whoever_never_answers_legally_is_played_for() -> None:
    played, speaker = play_agent(ludoteca.game("venezia"), lambda message: "nonsense", ["random"], {}, 2, tries=2)
    assert speaker.given_up == speaker.moves and speaker.illegal == 2 * speaker.moves
    assert played.record is not None and from_record(played.record, ludoteca.game).over


def test_the_recorded_example_is_what_the_program_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`docs/examples/agent-san-juan.jsonl` was written by this command."""
    transcript, records = tmp_path / "transcript.jsonl", tmp_path / "records.jsonl"
    command = ["agent", "san-juan", "--program", f"{sys.executable} {EXAMPLE}", "--against", "apprentice"]
    command += ["--games", "1", "--seed", "5", "--transcript", str(transcript), "--records", str(records), "--json"]
    assert main(command) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["games"], said["illegal"], said["given_up"]) == (1, 0, 0)
    assert transcript.read_text() == RECORDED.read_text()
    assert main(["replay", str(records)]) == 0


FLOOD = "while True: print(1, flush=True)"
BYTES = "import sys; [sys.stdout.buffer.write(b'\\xff\\n') and sys.stdout.flush() for line in sys.stdin]"
HALVES = "import sys; [print(chr(34) + chr(92) + 'ud800' + chr(34), flush=True) for line in sys.stdin]"
PROGRAMS = {
    FLOOD: "did not read for 0.3 s",
    "import sys; sys.exit(3)": "ended with code 3 in the middle of a match",
    "import sys; [print('no json', flush=True) for line in sys.stdin]": "",
    "import time; time.sleep(60)": "did not answer within 0.3 s",
}


@pytest.mark.parametrize(("code", "reason"), PROGRAMS.items(), ids=PROGRAMS.values())
def test_programs_that_fail(code: str, reason: str) -> None:
    hangs = "sleep" in code or code == FLOOD
    program = Program(f'{sys.executable} -c "{code}"', seconds=0.3 if hangs else 30)
    try:
        if reason:
            with pytest.raises(AgentFailed, match=reason):
                play_agent(ludoteca.game("san-juan"), program, ["random"], {}, 1)
        else:
            _, speaker = play_agent(ludoteca.game("san-juan"), program, ["random"], {}, 1, tries=1)
            assert speaker.given_up == speaker.moves
    finally:
        program.process.kill()
        program.close()


@pytest.mark.parametrize("code", [BYTES, HALVES], ids=["no UTF-8", "half a character"])
def test_whatever_is_said_is_answered_and_kept(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    transcript = tmp_path / "transcript.jsonl"
    command = ["agent", "san-juan", "--program", f'{sys.executable} -c "{code}"', "--games", "1", "--tries", "1"]
    assert main([*command, "--transcript", str(transcript), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["given_up"] == said["decisions"] > 0
    assert [json.loads(line)["from"] for line in transcript.read_text().splitlines()].count("agent") == said["given_up"]


@pytest.mark.parametrize("odd", [10**5000, {"answer": 10**5000}, "x" * 100_000, float("nan"), b"x", [[]]], ids=type)
def test_an_odd_answer_is_refused_in_a_short_line(odd: object) -> None:
    with pytest.raises(Illegal) as refused:
        answer_in(odd)
    assert len(str(refused.value)) < 200


def test_what_a_program_started_ends_with_it() -> None:
    """A shell around a program that listens to nothing: the run does not wait for it."""
    program = Program("sh -c 'sleep 1000 & wait'", seconds=0.1)
    with pytest.raises(AgentFailed, match="did not answer"):
        program({"type": "question"})
    program.process.kill()
    program.close()
    assert not program.reader.is_alive()


SEATS = {
    ("burgundy", "--option", "solo=33"): [],
    ("burgundy", "--option", "team=beginner"): ["random"] * 3,
    ("burgundy", "--option", "team=beginner", "--against", "greedy,random"): ["greedy", "random", "greedy"],
    ("puerto-rico",): ["random"],
    ("puerto-rico", "--players", "4", "--against", "greedy"): ["greedy"] * 3,
    ("puerto-rico", "--against", "greedy,random"): ["greedy", "random"],
}


@pytest.mark.parametrize(("asked", "against"), SEATS.items(), ids=[" ".join(asked) for asked in SEATS])
def test_as_few_play_as_can_where_nobody_says_how_many(
    asked: tuple[str, ...], against: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["agent", *asked, "--program", f"{sys.executable} {EXAMPLE}", "--games", "1"]
    assert main([*command, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["against"], said["players"], said["given_up"]) == (against, len(against) + 1, 0)
    if not against:
        assert main(command) == 0
        assert capsys.readouterr().out.startswith("burgundy, 1 player, 1 games alone\n")


def test_what_cannot_be_started_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agent", "san-juan", "--program", "/no/such/program"]) == 2
    assert capsys.readouterr().err == "ludoteca: '/no/such/program' cannot be started: No such file or directory\n"
