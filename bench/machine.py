"""The machine that is measured: a server of our own, what else happens to it, and what processes use."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BENCH = Path(__file__).parent


@contextmanager
def server(db: str, log: Path) -> Iterator[tuple[str, int]]:
    """A server of our own; its address and process id. If it ends before we do, how it ended is told with its log."""
    command = [sys.executable, "-m", "ludoteca.cli.main", "serve", "--port", "0", "--db", db]
    with (
        log.open("wb") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline().decode().split()
            yield said[-1] if said else "", process.pid
        finally:
            ended = process.poll()
            process.terminate()
            if ended is not None:
                how = subprocess.CalledProcessError(ended, "the server")
                print(f"{how}\n{log.read_text()[-4000:]}", file=sys.stderr)


@contextmanager
def meanwhile(program: str, base: str, wanted: bool) -> Iterator[dict[str, int]]:
    """Meanwhile another program here does something to the server; afterwards what it did is told."""
    did: dict[str, int] = {}
    if not wanted:
        yield did
        return
    with subprocess.Popen(
        [sys.executable, str(BENCH / program), base], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdout.readline()
        try:
            yield did
        finally:
            process.stdin.close()
            did.update(json.loads(process.stdout.readline() or "{}"))


def spare_the_clock() -> None:
    """A search for garbage among all connections stops the generator, and would be taken for the server's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 5, 1000)


def memory(pid: int) -> float:
    """Megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return round(int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024, 1)


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
