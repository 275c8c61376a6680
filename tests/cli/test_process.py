"""The command as a process: pipes, terminals and Ctrl-C."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

LUDOTECA = [sys.executable, "-m", "ludoteca.cli.main"]
PATIENCE = 120.0
ARENA = [*LUDOTECA, "arena", "san-juan", "--bots", "random,random"]


def test_a_broken_pipe_is_no_drama() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run([*LUDOTECA, "games"], stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (141, b"")


def heed_ctrl_c() -> None:
    """A shell in the background has its children ignore it, and these tests may be such children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_ends_quietly(processes: str, tmp_path: Path) -> None:
    pipe = tmp_path / "records.jsonl"
    os.mkfifo(pipe)
    command = [*ARENA, "--games", "1000000", "-j", processes, "--records", str(pipe)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=heed_ctrl_c
    )
    watchdog = Timer(PATIENCE, running.kill)  # else one that hangs would hang the tests
    watchdog.start()
    with pipe.open() as records:
        assert records.readline().startswith("{")
        os.killpg(running.pid, signal.SIGINT)
        while records.read(1 << 16):
            pass
    out, err = running.communicate()
    watchdog.cancel()
    assert (running.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize("ended", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_an_arena_that_is_killed(ended: signal.Signals, tmp_path: Path) -> None:
    """Nobody tells them: they hold its standard error open for as long as they live."""
    pipe = tmp_path / "records.jsonl"
    os.mkfifo(pipe)
    command = [*ARENA, "--games", "1000000", "-j", "2", "--records", str(pipe)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    watchdog = Timer(PATIENCE, os.killpg, (running.pid, signal.SIGKILL))
    watchdog.start()
    with pipe.open() as records:
        assert records.readline().startswith("{")
        running.send_signal(ended)
        while records.read(1 << 16):
            pass
        said = running.communicate()
    assert watchdog.is_alive()
    watchdog.cancel()
    if ended == signal.SIGTERM:
        assert (running.returncode, *said) == (143, b"", b""), "in order: files are closed, nothing is complained of"
    else:
        assert running.returncode == -ended


def test_a_result_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    kept, whole = tmp_path / "kept.jsonl", tmp_path / "whole.jsonl"
    command = [*ARENA, "--games", "60", "--seed", "4", "-j", "2", "--json", "--resume"]
    subprocess.run([*command, str(whole)], check=True, stdout=subprocess.DEVNULL)
    lines = whole.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:20]) + lines[20][:30])  # as it lies there after the power went
    again = subprocess.run([*command, str(kept)], check=True, stdout=subprocess.PIPE, text=True)
    assert json.loads(again.stdout)["games"] == 60
    assert [played(line) for line in kept.read_text().splitlines()] == [played(line) for line in lines]


def played(line: str) -> object:
    """A result without the time it took."""
    data = json.loads(line)
    return {name: value for name, value in data.items() if name != "seconds"} if isinstance(data, dict) else data


HALF_A_MESSAGE = """
import os
from ludoteca.arena.schedule import pool

try:
    with pool(2) as workers:
        workers.submit(os.getpid).result()
        workers._result_queue._writer._send(bytes([0, 0, 255, 255]))  # its length, and nothing of it
        raise KeyboardInterrupt
except KeyboardInterrupt:
    print("ended")
"""


def test_a_worker_that_ends_in_the_middle_of_a_message_is_not_waited_for() -> None:
    ended = subprocess.run([sys.executable, "-c", HALF_A_MESSAGE], capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.stdout, ended.returncode) == ("ended\n", 0), ended.stderr


@pytest.mark.parametrize("processes", ["1", "2"])
def test_progress_is_shown_on_a_terminal_and_not_in_a_pipe(processes: str) -> None:
    command = [*ARENA, "--games", "4", "-j", processes]
    piped = subprocess.run(command, capture_output=True, check=True)
    assert piped.stderr == b"" and b"4 games" in piped.stdout
    shown = on_a_terminal(command)
    assert "san-juan, 2 players" in shown and "4/4" in shown


def on_a_terminal(command: list[str]) -> str:
    """What a command writes to a terminal as its standard error."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=theirs, env=environment)
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:  # how Linux says that the other end of a terminal is closed
        pass
    os.close(ours)
    assert running.wait() == 0
    return shown.decode()


def test_an_error_is_one_line_without_a_traceback() -> None:
    ended = subprocess.run([*LUDOTECA, "arena", "chess", "--bots", "random"], capture_output=True, text=True)
    assert ended.returncode == 2 and ended.stdout == ""
    assert ended.stderr.count("\n") == 1 and ended.stderr.startswith("ludoteca: no game 'chess'")
