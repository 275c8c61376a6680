"""Earlier selves to play against, so that what beats the present one alone is not all that is learned."""

from __future__ import annotations

import torch
from torch import Tensor

from .network import Network

Weights = dict[str, Tensor]


class League:
    """A few earlier selves, spread over the whole training: when there are too many every other one goes, and from then
    on they are kept half as often. Numbers of 16 bits are enough for a guest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.selves: list[Weights] = []
        self.every = 1
        self.seen = 0

    def offer(self, network: Network) -> None:
        """Keep a network, if its turn has come."""
        if self.seen % self.every == 0:
            self.selves.append({name: kept.detach().half() for name, kept in network.state_dict().items()})
            if len(self.selves) > self.most:
                self.selves = self.selves[::2]
                self.every *= 2
        self.seen += 1

    def seat(self, guest: Network, generator: torch.Generator) -> None:
        """One of the earlier selves, all equally likely, takes its place."""
        if self.selves:
            at = int(torch.randint(len(self.selves), (), generator=generator))
            guest.load_state_dict(self.selves[at])

    def kept(self) -> dict[str, object]:
        return {"selves": self.selves, "every": self.every, "seen": self.seen}

    def restore(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
