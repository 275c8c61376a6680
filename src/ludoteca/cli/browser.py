"""The table in the browser, on this machine: a server for its own pages, and a browser that opens them."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path

import ludoteca

CLIENT = Path(ludoteca.__file__).parent / "web" / "index.html"


def built() -> bool:
    """Whether the client is in this package; a source checkout has it after `make web`."""
    return CLIENT.exists()


def play(page: str, port: int | None, show: bool) -> None:
    # Not at the top: the other ways to play need not wait for the server's libraries.
    from ludoteca.server.run import serve
    from ludoteca.server.settings import from_environment

    def opened(address: str) -> None:
        print("Stop with Ctrl-C; every game is kept.", flush=True)
        if show:
            webbrowser.open(address + page)

    serve(from_environment(os.environ, port=port, log_json=False), opened)
