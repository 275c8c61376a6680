"""`ludoteca backup` and `ludoteca restore`: the whole database in one file, and back."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from .arguments import Commands


def add(commands: Commands) -> None:
    words = "the database: sqlite:///FILE or postgresql://... (as for serve)"
    save = commands.add("backup", run_backup, help="copy a server's database into a file, while it runs")
    save.add_argument("file", type=Path, metavar="FILE", help="made anew; itself a database that can be served")
    save.add_argument("--db", metavar="URL", help=words)
    load = commands.add("restore", run_restore, help="copy a backup into an empty database")
    load.add_argument("file", type=Path, metavar="FILE", help="a file made by backup")
    load.add_argument("--db", metavar="URL", help=words)


def run_backup(given: argparse.Namespace) -> None:
    from ludoteca.server.store.copy import backup

    tables = asyncio.run(backup(url(given.db), given.file))
    print(f"{tables} tables in {given.file}")


def run_restore(given: argparse.Namespace) -> None:
    from ludoteca.core.errors import LudotecaError
    from ludoteca.server.store.copy import restore

    if not given.file.is_file():
        raise LudotecaError(f"there is no file {given.file}")
    tables = asyncio.run(restore(given.file, url(given.db)))
    print(f"{tables} tables restored")


def url(given: str | None) -> str:
    from ludoteca.server.settings import from_environment

    return from_environment(os.environ, db=given).url()
