"""The command as people run it, but every deal is known: number after number, from the one in a file (LUDOTECA_DEALS).

A test that waits for a position must not hang on luck.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.dealing import known_luck, secret_of

from ludoteca.cli.main import main
from ludoteca.server.lobby import creation
from ludoteca.server.thinking import bots

DEALS = "LUDOTECA_DEALS"


def next_deal() -> bytes:
    file = Path(os.environ[DEALS])
    deal = int(file.read_text())
    file.write_text(str(deal + 1))
    return secret_of(deal)


if __name__ == "__main__":
    creation.new_secret = next_deal
    vars(bots)["luck"] = known_luck
    sys.exit(main())
