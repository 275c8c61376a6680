"""A training run, segment by segment. Its folder (`folder`) holds the settings, the curve, the last checkpoint and the
exported network: whoever has it can go on, and get what an unbroken run would have got."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from time import perf_counter

import torch

import ludoteca
from ludoteca.cli.output import progress
from ludoteca.core.errors import LudotecaError

from .evaluate import judge
from .folder import CHECKPOINT, SETTINGS, forget_after, has_network, make, network_of, note
from .learner import Learner, device, learner, restored
from .network import Network
from .ppo import learn
from .rollout import Player, Slice
from .settings import Settings
from .shared import Layout
from .tables import ENDED, GUESTS, REWARDS, RIVAL, WHOLE
from .workers import team

TOLD = 10  # updates between two lines of the curve


def begin(settings: Settings, folder: Path, until: int | None = None, limit: float = 0.0) -> Learner:
    """A new run in a folder."""
    found = learner(settings, device())
    make(folder, settings)
    return carry_on(found, folder, until, limit)


def resume(settings: Settings, folder: Path, until: int | None = None, limit: float = 0.0) -> Learner:
    """Go on from the last checkpoint; with more segments than before, the rates fall anew over all of them from `since`
    on. A run whose first segment was broken off begins again."""
    found = restored(settings, network_of(folder)) if has_network(folder) else learner(settings, device())
    settings.save(folder / SETTINGS)
    forget_after(folder, found.decisions)
    return carry_on(found, folder, until, limit)


def carry_on(found: Learner, folder: Path, until: int | None, limit: float) -> Learner:
    """Segment after segment, up to `until` or as long as another one fits into `limit` seconds (0: all)."""
    start = perf_counter()
    longest = 0.0
    settings = found.settings
    last = settings.segments if until is None else min(until, settings.segments)
    if found.segment >= last:
        print(f"{folder}: {found.segment} segments are played; resume --segments N plays more", file=sys.stderr)
        return found
    note(folder, {"begun": found.segment, **made_with(found), "settings": asdict(settings)})
    while found.segment < last:
        began = perf_counter()
        if limit and began - start + longest > limit:
            break
        with progress(f"{settings.game}, segment {found.segment + 1} of {last}", settings.updates) as step:
            play_segment(found, folder, step)
        found.segment += 1
        found.save(folder / CHECKPOINT)
        found.export(folder / f"{settings.game}.npz")
        for bot, counts in settings.judged.items():
            for count in counts:
                note(folder, {"segment": found.segment, **judged(found, folder, bot, count)})
        longest = max(longest, perf_counter() - began)
    return found


def judged(found: Learner, folder: Path, bot: str, players: int) -> dict[str, object]:
    """How well it plays now. Who has hardly begun to learn may never end a game: that is noted, and no more."""
    settings = found.settings
    try:
        return judge(settings.game, folder / f"{settings.game}.npz", bot, players, settings.judged_games)
    except LudotecaError as error:
        return {"against": bot, "players": players, "failed": str(error)}


def made_with(found: Learner) -> dict[str, str]:
    """What else a run depends on."""
    where = found.network.where()
    name = torch.cuda.get_device_name(where) if where.type == "cuda" else where.type
    return {"ludoteca": ludoteca.__version__, "torch": torch.__version__, "device": name}


def play_segment(found: Learner, folder: Path, step: Callable[[], None]) -> None:
    """One segment, with a `step` after each update."""
    settings, network = found.settings, found.network
    encoding = network.encoding
    layout = Layout(settings.workers, settings.tables, encoding.width, encoding.codes)
    torch.manual_seed(settings.seed * 1000 + found.segment)
    dice = torch.Generator().manual_seed(settings.seed * 1000 + found.segment)
    guest = Network(encoding, settings.hidden).to(network.where())
    play = Slice(network, layout, settings.steps)
    with (
        team(settings, layout, found.segment) as workers,
        closing(Player(workers, network, guest, layout, int(settings.tables * settings.league))) as player,
    ):
        for number in range(settings.updates):
            began = perf_counter()
            update = found.segment * settings.updates + number
            if number % TOLD == 0:
                found.league.offer(network)
            found.league.seat(guest, dice)
            player.play(play)
            played = perf_counter()
            told = learn(network, found.optimizer, play, settings, update)
            found.decisions += play.answers.numel()
            found.games += int((play.info[1:, :, ENDED] > 0).sum())
            found.seconds += perf_counter() - began
            if number % TOLD == TOLD - 1 or number == settings.updates - 1:
                told["playing"] = (played - began) / (perf_counter() - began)
                told["ahead"] = ahead(play, False)
                if settings.rivals:
                    told["ahead_of_rivals"] = ahead(play, True)
                note(folder, {**summary(found, update), **told})
            step()


def summary(found: Learner, update: int) -> dict[str, float]:
    return {"update": update, "decisions": found.decisions, "games": found.games, "seconds": found.seconds}


def ahead(play: Slice, rivals: bool) -> float:
    """How much more the learner got than earlier selves at their tables, or than rivals at theirs, on average of the
    last slice."""
    info = play.info[1:].flatten(0, 1)
    info = info[(info[:, ENDED] > 0) & (info[:, GUESTS] > 0) & ((info[:, GUESTS] >= RIVAL) == rivals)]
    if not len(info):
        return 0.0
    places = torch.arange(play.values.shape[2], device=info.device)
    seated = places < info[:, ENDED : ENDED + 1]
    guests = ((info[:, GUESTS : GUESTS + 1] >> places) & 1).bool() & seated
    rewards = info[:, REWARDS : REWARDS + len(places)].float() / WHOLE
    return float(rewards[seated & ~guests].mean() - rewards[guests].mean())
