"""The network in PyTorch: the same rows as `bots.encoding`, two hidden layers, a logit for each code and the prospect
of each seat from the asked one on."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from ludoteca.bots.counsel import STEP
from ludoteca.bots.encoding import Encoding
from ludoteca.bots.rows import EACH, LIMIT, TOP, UNIT

FORBIDDEN = -1e9
TRUST = 1.5  # in counsel at first, for each point


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
        if encoding.counsel:
            self.trust = nn.Parameter(torch.full((encoding.codes,), TRUST))
        for name in ("numbers", "most", "words", "sizes", "starts", "counted", "counted_sizes", "counted_starts"):
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
        if encoding.runs:
            counted = torch.minimum(features[:, self.at_counted].long().clamp_(min=0), self.at_counted_sizes - 1)
            counted += self.at_counted_starts
            rows.scatter_add_(1, counted, torch.full(counted.shape, EACH / UNIT, dtype=kind, device=rows.device))
        codes = masks.to(kind)
        if encoding.counsel:
            counsel = features[:, encoding.features : encoding.features + encoding.codes]
            codes = codes * ((counsel + UNIT).clamp_(1, TOP).to(kind) / UNIT)
        rows[:, encoding.first_code :] = codes
        return rows

    def forward(self, rows: Tensor, masks: Tensor, apart: bool = False) -> tuple[Tensor, Tensor]:
        """Logits with what is not allowed left out, and prospects between 0 and 1. `apart`: only the last layer is to
        learn from them."""
        hidden = torch.relu(self.second(torch.relu(self.first(rows))))
        if apart:
            hidden = hidden.detach()
        out = self.last(hidden).float()
        codes = self.encoding.codes
        logits = out[:, :codes]
        if self.encoding.counsel:
            logits = logits + rows[:, self.encoding.first_code :].float() * self.trust * (UNIT / STEP)
        return logits.masked_fill(masks == 0, FORBIDDEN), torch.sigmoid(out[:, codes:])
