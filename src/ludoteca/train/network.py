"""The network in PyTorch: the same rows as `bots.encoding`, two hidden layers, a logit for each code and the prospect
of each seat from the asked one on."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ludoteca.bots.counsel import STEP
from ludoteca.bots.encoding import Encoding
from ludoteca.bots.rows import EACH, LIMIT, TOP, UNIT

from .settings import TRUST

FORBIDDEN = -1e9
# Of the encoding: what lies beside the weights.
COLUMNS = ("numbers", "most", "words", "sizes", "starts", "counted", "counted_sizes", "counted_starts", "slots")


class Network(nn.Module):
    def __init__(self, encoding: Encoding, hidden: int) -> None:
        super().__init__()
        self.encoding = encoding
        self.first = nn.Linear(encoding.inputs, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.last = nn.Linear(hidden, encoding.answers + encoding.seats)
        for layer, gain in ((self.first, 1.4), (self.second, 1.4), (self.last, 0.05)):
            nn.init.normal_(layer.weight, std=gain / layer.in_features**0.5)
            nn.init.zeros_(layer.bias)
        # About a tenth of the rows are there at a time.
        nn.init.normal_(self.first.weight, std=1.4 / (0.1 * encoding.inputs) ** 0.5)
        if encoding.counsel:
            self.trust = nn.Parameter(torch.full((encoding.answers,), TRUST))
        for name in COLUMNS:
            self.register_buffer(f"at_{name}", torch.from_numpy(getattr(encoding, name)), persistent=False)
        if encoding.verbs:
            self.register_buffer("at_shared", torch.from_numpy(sharers(encoding)), persistent=False)

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
        if encoding.verbs:
            rows[:, encoding.first_shared : encoding.first_code] = codes[:, self.at_shared].amax(2)
        return rows

    def forward(self, rows: Tensor, masks: Tensor, apart: bool = False) -> tuple[Tensor, Tensor]:
        """Logits with what is not allowed left out, and prospects between 0 and 1. `apart`: only the last layer is to
        learn from them."""
        hidden = torch.relu(self.second(torch.relu(self.first(rows[:, : self.encoding.inputs]))))
        if apart:
            hidden = hidden.detach()
        out = self.last(hidden).float()
        answers = self.encoding.answers
        logits = out[:, :answers]
        trust = self.trust if self.encoding.counsel else None
        if self.encoding.verbs:
            logits = logits.index_select(1, self.at_slots)
            trust = None if trust is None else trust.index_select(0, self.at_slots)
        if trust is not None:
            logits = logits + rows[:, self.encoding.first_code :].float() * trust * (UNIT / STEP)
        return logits.masked_fill(masks == 0, FORBIDDEN), torch.sigmoid(out[:, answers:])


def sharers(encoding: Encoding) -> NDArray[np.int64]:
    """For each answer that several codes share these codes, the first of them again where others have more."""
    each = [np.flatnonzero(encoding.slots == slot) for slot in range(encoding.plain, encoding.answers)]
    longest = max(len(codes) for codes in each)
    return np.array([[*codes, *[codes[0]] * (longest - len(codes))] for codes in each], np.int64)
