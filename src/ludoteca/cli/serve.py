"""`ludoteca serve`: a server for others.

Serve tables to browsers and bots. Everything else is set by environment variables: LUDOTECA_<NAME>, listed in
docs/hosting.md.
"""

from __future__ import annotations

import argparse
import os
import sys

from .arguments import Number, add_board, port
from .browser import CLIENT

MOST_WORKERS = 1024


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("--db", metavar="URL", help="sqlite:///FILE or postgresql://... (a file of the user's own)")
    command.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1: this machine only)")
    command.add_argument("--port", type=port, metavar="N", help="(8321); 0 for any free one")
    command.add_argument(
        "--workers", type=Number(0, MOST_WORKERS), metavar="N", dest="bot_workers", help="processes for bots"
    )
    command.add_argument("--plain-log", action="store_true", help="a log for the eye, not one JSON object per line")
    add_board(command)


def run(given: argparse.Namespace) -> None:
    # Not at the top: other commands need not wait for the server's libraries.
    from ludoteca.server.run import serve
    from ludoteca.server.settings import from_environment

    serve(
        from_environment(
            os.environ,
            db=given.db,
            host=given.host,
            port=given.port,
            bot_workers=given.bot_workers,
            log_json=False if given.plain_log else None,
        ),
        opened,
    )


def opened(_: str) -> None:
    if not CLIENT.exists():
        said = "ludoteca: this server has no pages for browsers; `make web` in the source folder builds them"
        print(said, file=sys.stderr, flush=True)
