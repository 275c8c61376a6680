"""How well an exported network plays: alone against copies of another bot, seats rotated on common seeds."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from ludoteca.arena.arena import Arena
from ludoteca.arena.tournament import Plan, Scoreboard
from ludoteca.bots.roster import maker
from ludoteca.cli.output import progress
from ludoteca.core import registry

from .settings import Settings

SEED = 500_000


def check(settings: Settings) -> None:
    """Refuse what no run can be made by, and before a segment what could not be played after it."""
    settings.check()
    game = registry.game(settings.game)
    for bot, counts in settings.judged.items():
        maker(bot)(game, 0)
        for count in counts:
            game.settle(count, {})


def judge(
    game: str, net: Path, bot: str, players: int, games: int, options: Mapping[str, str] | None = None
) -> dict[str, object]:
    """The network's share of the wins against a bot, with its 95% interval."""
    plan = Plan(game, players, dict(options or {}), [f"net:{net}", bot], games, SEED, True)
    board = Scoreboard(plan)
    processes = max(1, min(os.cpu_count() or 1, games // 20))
    with progress(f"{game}, {players} players, against {bot}", games) as step:
        seconds, _ = Arena([board], processes=processes).run(lambda _, played: board.add(played), step)
    mine, theirs = board.summary(seconds)["bots"][:2]
    return {
        "against": bot, "players": players, "options": dict(options or {}), "games": games, "share": mine["win_share"],
        "low": mine["low"], "high": mine["high"], "margin": mine["margin"],
        "ms": mine["ms_per_move"], "their_ms": theirs["ms_per_move"], "seconds": seconds,
    }  # fmt: skip
