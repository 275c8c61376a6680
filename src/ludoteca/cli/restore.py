"""`ludoteca restore`: copy a backup into an empty database."""

from __future__ import annotations

import argparse
import asyncio

from ludoteca.core.errors import LudotecaError

from .backup import add_file, url


def add(command: argparse.ArgumentParser) -> None:
    add_file(command, "a file made by backup")


def run(given: argparse.Namespace) -> None:
    from ludoteca.server.store.copy import restore

    if not given.file.is_file():
        raise LudotecaError(f"there is no file {given.file}")
    tables = asyncio.run(restore(given.file, url(given.db)))
    print(f"{tables} tables restored")
