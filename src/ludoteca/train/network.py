"""The network in PyTorch: the same rows as `bots.encoding`, two hidden layers, a logit for each code and the prospect
of each seat from the asked one on."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from ludoteca.bots.encoding import LIMIT, UNIT, Encoding

FORBIDDEN = -1e9


class Network(nn.Module):
    def __init__(self, encoding: Encoding, hidden: int) -> None:
        super().__init__()
        self.encoding = encoding
        self.first = nn.Linear(encoding.rows, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.last = nn.Linear(hidden, encoding.codes + encoding.seats)
        for layer, gain in ((self.first, 1.4), (self.second, 1.4), (self.last, 0.05)):
            nn.init.normal_(layer.weight, std=gain / layer.in_features**0.5)
            nn.init.zeros_(layer.bias)
        # About a tenth of the rows are there at a time.
        nn.init.normal_(self.first.weight, std=1.4 / (0.1 * encoding.rows) ** 0.5)
        for name in ("numbers", "most", "words", "sizes", "starts"):
            self.register_buffer(f"at_{name}", torch.from_numpy(getattr(encoding, name)), persistent=False)

    def where(self) -> torch.device:
        return self.first.weight.device

    def reads(self) -> torch.dtype:
        """The kind of numbers it reads: those of a GPU hold all that a row can be."""
        return torch.bfloat16 if self.where().type == "cuda" else torch.float32

    def rows(self, features: Tensor, masks: Tensor) -> Tensor:
        """What the network reads, in parts of UNIT."""
        encoding, kind = self.encoding, self.reads()
        rows = torch.zeros(len(features), encoding.rows, dtype=kind, device=features.device)
        numbers = features[:, self.at_numbers].int() * UNIT
        numbers = torch.div(numbers, self.at_most, rounding_mode="floor").clamp_(-LIMIT, LIMIT)
        rows[:, : len(self.at_numbers)] = numbers.to(kind) / UNIT
        words = torch.minimum(features[:, self.at_words].long().clamp_(min=0), self.at_sizes - 1) + self.at_starts
        rows.scatter_(1, words, 1.0)
        rows[:, encoding.first_code :] = masks.to(kind)
        return rows

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logits with what is not allowed left out, and prospects between 0 and 1."""
        hidden = torch.relu(self.second(torch.relu(self.first(rows))))
        out = self.last(hidden).float()
        codes = self.encoding.codes
        logits = out[:, :codes].masked_fill(masks == 0, FORBIDDEN)
        return logits, torch.sigmoid(out[:, codes:])
