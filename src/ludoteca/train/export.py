"""From the network of training to the whole numbers that are played by: every column of weights has a scale of its own,
sums are divided by powers of two, and no sum can reach 2**24."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from ludoteca.bots.counsel import STEP
from ludoteca.bots.encoding import Encoding
from ludoteca.bots.net import MOST
from ludoteca.bots.rows import TOP, UNIT
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

from .network import Network
from .settings import Settings
from .workers import tables_of

LARGEST = 127  # weight
MOST_BYTES = 500_000
# How finely rows are weighed, those of the plain game and those that only expansions have: the first that fits.
FINENESS = ((1, 1), (1, 2), (2, 2), (2, 4), (2, 8), (4, 8))
TABLES = 48
STEPS = 160
EVERY = 4  # of these steps one is looked at
SAMPLE_SEED = 77
USUAL = 0.9995  # the part of the sums that stays below TOP
Floats = NDArray[np.float64]


class TooLarge(LudotecaError):
    """A sum could reach 2**24, or the file is larger than it may be."""


@torch.no_grad()
def sample(network: Network, settings: Settings) -> Tensor:
    """Rows of positions as they come up when the network plays itself: the same of the same network."""
    tables = tables_of(settings, TABLES, 0.0, 0.0, SAMPLE_SEED)
    where = network.where()
    dice = torch.Generator(where).manual_seed(SAMPLE_SEED)
    found = []
    for step in range(STEPS):
        features = torch.from_numpy(np.frombuffer(memoryview(tables.numbers), np.int16).reshape(TABLES, -1).copy()).to(
            where
        )
        masks = torch.from_numpy(np.frombuffer(memoryview(tables.masks), np.uint8).reshape(TABLES, -1).copy()).to(where)
        rows = network.rows(features, masks).float()
        if step % EVERY == 0:
            found.append(rows)
        logits, _ = network(rows, masks)
        tables.answer(torch.multinomial(logits.softmax(1), 1, generator=dice)[:, 0].tolist())
    return torch.cat(found)


def export(network: Network, settings: Settings, path: Path, segment: int, touched: Tensor | None = None) -> float:
    """Write the network as it is played by; the part of a sample of questions it answers as it did in training. Rows
    that nothing `touched` in training have no say. With expansions rows are weighed as finely as the file allows."""
    rows = sample(network, settings)
    for steps in FINENESS if network.encoding.expanded else FINENESS[:1]:
        agreement = write(network, settings, path, segment, touched, rows, steps)
        if path.stat().st_size <= MOST_BYTES:
            return agreement
    raise TooLarge(f"{settings.game}: the file has {path.stat().st_size} bytes")


def write(
    network: Network,
    settings: Settings,
    path: Path,
    segment: int,
    touched: Tensor | None,
    rows: Tensor,
    steps: tuple[int, int],
) -> float:
    """The same with one fineness: weights of rows are rounded to multiples of `steps`."""
    fine = np.where(added_rows(network, settings), steps[1], steps[0])[:, None]
    read: Floats = np.rint(rows.double().cpu().numpy() * UNIT)
    inputs = read[:, : network.encoding.inputs]
    worth: Floats = np.full(inputs.shape[1], 1 / UNIT)  # of one part of each input
    kept: dict[str, NDArray[np.generic]] = {}
    sums = inputs
    layers = (network.first, network.second, network.last)
    for at, layer in enumerate(layers):
        weights: Floats = layer.weight.detach().double().cpu().numpy().T * worth[:, None]
        if at == 0 and touched is not None:
            weights = weights * touched.cpu().numpy()[:, None]
        bias: Floats = layer.bias.detach().double().cpu().numpy()
        scale = np.maximum(np.abs(weights).max(0) / LARGEST, 1e-12)
        if layer is network.last:
            # One for all answers, so that they can be compared, and a finer one for prospects: their weights are small.
            answers = network.encoding.answers
            scale = np.concatenate([np.full(len(part), part.max()) for part in (scale[:answers], scale[answers:])])
        whole, whole_bias = np.rint(weights / scale), np.rint(bias / scale)
        if at == 0:
            whole = np.clip(np.rint(whole / fine) * fine, -LARGEST, LARGEST)
        sizes = np.abs(whole)
        largest = (network.encoding.largest(sizes) if at == 0 else sizes.sum(0) * TOP) + np.abs(whole_bias)
        sums = inputs @ whole + whole_bias
        if layer is network.last and network.encoding.counsel:
            trust: Floats = np.rint(network.trust.detach().double().cpu().numpy() / STEP / scale[0])
            kept["trust"] = trust.astype(np.int32)
            largest[:answers] += np.abs(trust) * TOP
        if largest.max() >= MOST:
            raise TooLarge(f"{settings.game}: a sum of layer {at + 1} could reach 2**24")
        shifts = np.zeros(len(bias)) if layer is network.last else shifted(sums)
        kept[f"weights{at}"] = np.ascontiguousarray(whole, np.int8)  # row by row files are a fifteenth smaller
        kept[f"bias{at}"] = whole_bias.astype(np.int32)
        kept[f"shifts{at}"] = shifts.astype(np.int8)
        inputs = np.clip(np.floor(sums / 2.0**shifts), 0, TOP)
        worth = scale * 2.0**shifts
    slots = network.encoding.slots
    sums = sums[:, slots]
    if "trust" in kept:
        sums = sums + read[:, network.encoding.first_code :] * kept["trust"].astype(np.float64)[slots]
    agreement = agree(network, rows, sums)
    about = {
        "game": settings.game, "encoding": network.encoding.digest, "segment": segment, "seed": settings.seed,
        "worth": float(worth[0]), "prospects": float(worth[-1]), "agreement": round(agreement, 4),
        "expansions": network.encoding.expanded is not None,
    }  # fmt: skip
    kept["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez_compressed(path, **kept)  # type: ignore[arg-type] # its stubs take the names for its flags
    return agreement


def added_rows(network: Network, settings: Settings) -> NDArray[np.bool_]:
    """Which rows there are for expansions alone."""
    plain = set(Encoding(registry.game(settings.game), network.encoding.counsel).names()[0])
    return np.array([name not in plain for name in network.encoding.names()[0]])


def shifted(sums: Floats) -> Floats:
    """By what powers of two the sums of each output are to be divided, so that nearly all of them stay below TOP."""
    top = np.quantile(np.maximum(sums, 0), USUAL, axis=0)
    return np.maximum(np.ceil(np.log2(np.maximum(top, 1.0) / TOP)), 0)


@torch.no_grad()
def agree(network: Network, rows: Tensor, sums: Floats) -> float:
    """How often both give the same answer."""
    encoding = network.encoding
    masks = rows[:, encoding.first_code :] > 0
    logits, _ = network(rows, masks)
    mine = np.where(masks.cpu().numpy(), sums, -np.inf)
    return float((mine.argmax(1) == logits.argmax(1).cpu().numpy()).mean())
