"""The table in the browser, on this machine: a server for its own pages, and a browser that opens them."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path

import ludoteca
from ludoteca.core.errors import LudotecaError

CLIENT = Path(ludoteca.__file__).parent / "web" / "index.html"


class NotBuilt(LudotecaError):
    """A source checkout has no pages before `make web`."""


def play(page: str, port: int | None, show: bool) -> None:
    if not CLIENT.exists():
        raise NotBuilt(
            "the browser's pages are not built here: `make web` in the source folder builds them; "
            "`ludoteca play --text` plays in this terminal"
        )
    # Not at the top: the other ways to play need not wait for the server's libraries.
    from ludoteca.server.run import serve
    from ludoteca.server.settings import from_environment

    def opened(address: str) -> None:
        print("Stop with Ctrl-C; every game is kept.", flush=True)
        if show:
            webbrowser.open(address + page)

    serve(from_environment(os.environ, port=port, log_json=False), opened)
