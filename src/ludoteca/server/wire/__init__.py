"""Everything that crosses the wire, in both directions, under one name. `docs/wire.md` tells the story;
`tools/wire_ts.py` makes the TypeScript of it. Seats are numbers from 0; readers are seats, PUBLIC (-1, spectators) or
ALL (-2, after the end)."""

# ruff: noqa: F403 - a list of all the names would have to be kept current by hand; `tools/wire_ts.py` reads the modules
from .base import *
from .games import *
from .house import *
from .messages import *
from .play import *
from .puzzles import *
from .replays import *
from .reviews import *
from .tables import *
