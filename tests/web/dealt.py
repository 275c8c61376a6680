"""The command as people run it, but every deal is known: number after number, from the one in a file (LUDOTECA_DEALS).

A test that waits for a position must not hang on luck.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ludoteca.cli.main import main
from ludoteca.server import lobby

DEALS = "LUDOTECA_DEALS"


def next_deal() -> int:
    file = Path(os.environ[DEALS])
    seed = int(file.read_text())
    file.write_text(str(seed + 1))
    return seed


if __name__ == "__main__":
    lobby.new_seed = next_deal
    sys.exit(main())
