"""`ludoteca backup`: copy a server's database into a file, while it runs."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path


def add(command: argparse.ArgumentParser) -> None:
    add_file(command, "made anew; itself a database that can be served")


def add_file(command: argparse.ArgumentParser, words: str) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help=words)
    command.add_argument("--db", metavar="URL", help="the database: sqlite:///FILE or postgresql://... (as for serve)")


def run(given: argparse.Namespace) -> None:
    from ludoteca.server.store.copy import backup

    tables = asyncio.run(backup(url(given.db), given.file))
    print(f"{tables} tables in {given.file}")


def url(given: str | None) -> str:
    from ludoteca.server.settings import from_environment

    return from_environment(os.environ, db=given).url()
