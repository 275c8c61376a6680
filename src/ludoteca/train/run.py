"""A training run, segment by segment. Its folder holds the settings, the curve, the last checkpoint and the exported
network: whoever has it can go on, and get what an unbroken run would have got."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np
import torch

from ludoteca.bots.encoding import Encoding
from ludoteca.core import registry

from .evaluate import judge
from .export import export
from .grow import grown
from .league import League
from .network import Network
from .ppo import learn
from .rollout import Player, Slice
from .settings import Settings, change, load
from .shared import Layout
from .tables import ENDED, GUESTS, REWARDS, RIVAL, WHOLE
from .workers import team

SETTINGS = "settings.json"
CURVE = "curve.jsonl"
CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.npz"
TOLD = 10  # updates between two lines of the curve


@dataclass
class Learner:
    """What a checkpoint holds."""

    settings: Settings
    network: Network
    optimizer: torch.optim.Optimizer
    league: League
    segment: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0

    def save(self, path: Path) -> None:
        kept = {
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "league": self.league.kept(),
            "counts": [self.segment, self.decisions, self.games, self.seconds],
        }
        written = path.with_suffix(".new")
        torch.save(kept, written)
        written.replace(path)

    def export(self, path: Path) -> float:
        """The network in whole numbers."""
        return export(self.network, self.settings, path, self.segment, self.touched())

    def touched(self) -> torch.Tensor | None:
        """Which rows were ever there, as far as the optimizer remembers: the others are still what chance made them."""
        kept = self.optimizer.state.get(self.network.first.weight)
        return kept["exp_avg_sq"].sum(0) > 0 if kept else None

    def restore(self, folder: Path) -> None:
        """From the checkpoint; where only the weights were kept, with a fresh optimizer and no earlier selves."""
        if not (folder / CHECKPOINT).exists():
            with np.load(folder / WEIGHTS, allow_pickle=False) as weights:
                found = {name: weights[name].astype(np.float32) for name in weights if name != "counts"}
                self.count([int(number) for number in weights["counts"]])
            known = grown(found, self.network.encoding, registry.game(self.settings.game))
            self.network.load_state_dict({name: torch.from_numpy(part) for name, part in known.items()})
            return
        kept = torch.load(folder / CHECKPOINT, map_location=self.network.where(), weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.league.restore(kept["league"])
        self.count(kept["counts"])

    def count(self, counts: Sequence[float]) -> None:
        self.segment, self.decisions, self.games = (int(number) for number in counts[:3])
        self.seconds = counts[3]

    def keep(self, folder: Path) -> None:
        """The weights alone, in 16 bits: a small file to begin again from, though not exactly where this one stops."""
        weights = {name: kept.half().cpu().numpy() for name, kept in self.network.state_dict().items()}
        touched = self.touched()
        if touched is not None:
            weights["first.weight"] *= touched.cpu().numpy()
        counts = np.array([self.segment, self.decisions, self.games, self.seconds])
        np.savez_compressed(folder / WEIGHTS, counts=counts, **weights)


def device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def learner(settings: Settings, where: torch.device) -> Learner:
    torch.manual_seed(settings.seed)
    encoding = Encoding(registry.game(settings.game), settings.counsel > 0, settings.expansions > 0)
    network = Network(encoding, settings.hidden).to(where)
    optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate, eps=1e-5, fused=where.type == "cuda")
    return Learner(settings, network, optimizer, League(settings.kept_selves))


def begin(settings: Settings, folder: Path, until: int | None = None, limit: float = 0.0) -> Learner:
    """A new run in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    settings.save(folder / SETTINGS)
    (folder / CURVE).write_text("")
    return carry_on(learner(settings, device()), folder, until, limit)


def resume(
    folder: Path, until: int | None = None, limit: float = 0.0, segments: int = 0, changes: Sequence[str] = ()
) -> Learner:
    """Go on from the last checkpoint, with changed settings if such are given; with more segments than before, the
    rates fall anew over all of them from `since` on."""
    settings = load(folder / SETTINGS)
    change(settings, list(changes))
    settings.segments = segments or settings.segments
    found = learner(settings, device())
    found.restore(folder)
    settings.save(folder / SETTINGS)
    return carry_on(found, folder, until, limit)


def carry_on(found: Learner, folder: Path, until: int | None, limit: float) -> Learner:
    """Segment after segment, up to `until` or as long as another one fits into `limit` seconds (0: all)."""
    start = perf_counter()
    longest = 0.0
    last = found.settings.segments if until is None else min(until, found.settings.segments)
    while found.segment < last:
        began = perf_counter()
        if limit and began - start + longest > limit:
            break
        play_segment(found, folder)
        found.segment += 1
        found.save(folder / CHECKPOINT)
        settings = found.settings
        found.export(folder / f"{settings.game}.npz")
        for bot, counts in settings.judged.items():
            for count in counts:
                line = judge(settings.game, folder / f"{settings.game}.npz", bot, count, settings.judged_games)
                note(folder, {"segment": found.segment, **line})
        longest = max(longest, perf_counter() - began)
    return found


def play_segment(found: Learner, folder: Path) -> None:
    settings, network = found.settings, found.network
    encoding = network.encoding
    layout = Layout(settings.workers, settings.tables, encoding.width, encoding.codes)
    torch.manual_seed(settings.seed * 1000 + found.segment)
    dice = torch.Generator().manual_seed(settings.seed * 1000 + found.segment)
    guest = Network(encoding, settings.hidden).to(network.where())
    play = Slice(network, layout, settings.steps)
    with team(settings, layout, found.segment) as workers:
        player = Player(workers, network, guest, layout, int(settings.tables * settings.league))
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
        player.let_go()


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


def note(folder: Path, line: dict[str, object] | dict[str, float]) -> None:
    """A line of the curve, on the screen too."""
    rounded = {name: round(value, 5) if isinstance(value, float) else value for name, value in line.items()}
    with (folder / CURVE).open("a") as file:
        file.write(json.dumps(rounded) + "\n")
    print(json.dumps(rounded), flush=True)
