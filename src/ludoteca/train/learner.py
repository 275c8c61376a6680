"""What learns, with all that a checkpoint holds: written, read again, exported, kept in a few numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from pickle import UnpicklingError
from typing import Any
from zipfile import BadZipFile

import numpy as np
import torch

from ludoteca.bots.encoding import Encoding
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

from .export import export
from .folder import CHECKPOINT, WEIGHTS
from .grow import grown
from .league import League
from .network import Network
from .settings import Settings

UNREADABLE = (RuntimeError, EOFError, KeyError, ValueError, OSError, UnpicklingError, BadZipFile)


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

    def restore(self, kept: Path) -> None:
        """From a checkpoint; where only the weights were kept, with a fresh optimizer and no earlier selves."""
        try:
            if kept.name == CHECKPOINT:
                self.take(torch.load(kept, map_location=self.network.where(), weights_only=True))
            else:
                with np.load(kept, allow_pickle=False) as weights:
                    self.begin_again({name: weights[name] for name in weights})
        except UNREADABLE as error:
            raise LudotecaError(f"{kept} does not fit the settings beside it, or cannot be read: {error}") from None

    def take(self, kept: dict[str, Any]) -> None:
        """All of a checkpoint."""
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.league.restore(kept["league"])
        self.count(kept["counts"])

    def begin_again(self, kept: dict[str, Any]) -> None:
        """The weights that were kept."""
        self.count([int(number) for number in kept.pop("counts")])
        found = {name: part.astype(np.float32) for name, part in kept.items()}
        known = grown(found, self.network.encoding, registry.game(self.settings.game))
        self.network.load_state_dict({name: torch.from_numpy(part) for name, part in known.items()})

    def count(self, counts: Sequence[float]) -> None:
        self.segment, self.decisions, self.games = (int(number) for number in counts[:3])
        self.seconds = counts[3]

    def keep(self, folder: Path) -> Path:
        """The weights alone, in 16 bits: a small file to begin again from, though not exactly where this one stops."""
        weights = {name: kept.half().cpu().numpy() for name, kept in self.network.state_dict().items()}
        touched = self.touched()
        if touched is not None:
            weights["first.weight"] *= touched.cpu().numpy()
        counts = np.array([self.segment, self.decisions, self.games, self.seconds])
        np.savez_compressed(folder / WEIGHTS, counts=counts, **weights)
        return folder / WEIGHTS


def device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def learner(settings: Settings, where: torch.device) -> Learner:
    """What begins. On a processor it adds on one core: the others are for workers, and however many there are, the same
    comes of the same seed."""
    if where.type == "cpu":
        torch.set_num_threads(1)
    torch.manual_seed(settings.seed)
    encoding = Encoding(registry.game(settings.game), settings.counsel > 0, settings.expansions > 0)
    network = Network(encoding, settings.hidden).to(where)
    optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate, eps=1e-5, fused=where.type == "cuda")
    return Learner(settings, network, optimizer, League(settings.kept_selves))


def restored(settings: Settings, kept: Path) -> Learner:
    """What a checkpoint holds."""
    found = learner(settings, device())
    found.restore(kept)
    return found
