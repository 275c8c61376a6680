"""Learning from a slice: advantages for each seat over its own answers, then proximal policy optimisation."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from .network import Network
from .rollout import Slice
from .settings import Settings
from .tables import ASKED, ENDED, GUEST, INFO, REWARDS, SEATS, WHOLE


@dataclass
class Lesson:
    """What a slice teaches, by step and table: how much better each answer was than expected, and what each seat from
    the asked one on could expect."""

    advantages: Tensor
    targets: Tensor
    seated: Tensor


def lesson(play: Slice, trace: float, value_trace: float) -> Lesson:
    """Generalised advantages, seat by seat: what a seat expects at its next own answer, or gets at the end, against
    what it expected before. Prospects at the end of the slice stand for what was not played."""
    seats = play.values.shape[2]
    places = torch.arange(seats, device=play.values.device)
    asked = play.info[..., ASKED].long()
    count = play.info[..., SEATS].long().clamp_(min=1)
    seat_at = (asked[..., None] + places) % count[..., None]  # the seat at each place from the asked one on
    place_of = (places - asked[..., None]) % count[..., None]
    rewards = play.info[..., REWARDS:INFO][..., :seats].float() / WHOLE
    ended = play.info[..., ENDED] > 0

    later = play.values[-1].gather(1, place_of[-1])  # by seat
    returns = later.clone()
    gained = torch.zeros_like(later)
    known = torch.zeros_like(later)  # as `gained`, for what prospects are learned from
    advantages = torch.zeros_like(play.logs)
    targets = torch.zeros_like(play.values[:-1])
    for step in range(play.steps - 1, -1, -1):
        over = ended[step + 1][:, None]
        later = torch.where(over, rewards[step + 1], later)
        returns = torch.where(over, rewards[step + 1], returns)
        gained, known = gained.masked_fill(over, 0.0), known.masked_fill(over, 0.0)
        seat = asked[step][:, None]
        value = play.values[step, :, :1]
        news = later.gather(1, seat) - value
        better = news + trace * gained.gather(1, seat)
        gained = gained.scatter(1, seat, better)
        known = known.scatter(1, seat, news + value_trace * known.gather(1, seat))
        later = later.scatter(1, seat, value)
        returns = returns.scatter(1, seat, known.gather(1, seat) + value)
        advantages[step] = better[:, 0]
        targets[step] = returns.gather(1, seat_at[step])
    seated = (places < count[:-1][..., None]).float()
    return Lesson(advantages, targets, seated)


def rate_at(settings: Settings, update: int) -> tuple[float, float]:
    """The learning rate and the part of entropy at an update: both fall evenly."""
    first = settings.first_update
    part = (update - first) / max(1, settings.all_updates - 1 - first)
    rate = settings.rate + (settings.last_rate - settings.rate) * part
    return rate, settings.entropy + (settings.last_entropy - settings.entropy) * part


def learn(
    network: Network, optimizer: torch.optim.Optimizer, play: Slice, settings: Settings, update: int
) -> dict[str, float]:
    """Some passes over a slice in random order; what they looked like on average."""
    taught = lesson(play, settings.trace, settings.value_trace)
    rate, entropy_part = rate_at(settings, update)
    for group in optimizer.param_groups:
        group["lr"] = rate
    device = play.rows.device
    first_code = network.encoding.first_code
    own = torch.nonzero(play.info[:-1, :, GUEST].reshape(-1) == 0)[:, 0]
    rows = play.rows.flatten(0, 1)
    answers, logs = play.answers.reshape(-1), play.logs.reshape(-1)
    advantages = taught.advantages.reshape(-1)
    mean, spread = advantages[own].mean(), advantages[own].std() + 1e-8
    targets, seated = taught.targets.flatten(0, 1), taught.seated.flatten(0, 1)
    only_value = update - settings.first_update < settings.value_first
    # Who has learned to answer would forget it while the layers below are changed for the prospects alone.
    apart = only_value and settings.since > 0
    sums = torch.zeros(4, device=device)
    passes = 0
    for _ in range(settings.epochs):
        for some in own[torch.randperm(len(own), device=device)].split(settings.minibatch):
            read = rows[some]
            allowed = read[:, first_code:] > 0
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                logits, values = network(read, allowed, apart)
            chances = torch.log_softmax(logits, 1)
            new = chances.gather(1, answers[some][:, None])[:, 0]
            ratio = torch.exp(new - logs[some])
            gain = (advantages[some] - mean) / spread
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy = -torch.minimum(ratio * gain, clipped * gain).mean()
            there = seated[some]
            value = ((values - targets[some]) ** 2 * there).sum() / there.sum()
            entropy = -(chances.exp() * chances * allowed).sum(1).mean()
            loss = settings.value_part * value
            if not only_value:
                loss = loss + policy - entropy_part * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), settings.most_gradient)
            optimizer.step()
            with torch.no_grad():
                sums += torch.stack((policy, value, entropy, (logs[some] - new).mean()))
            passes += 1
    policy_, value_, entropy_, kl = (sums / passes).tolist()
    return {"policy": policy_, "value": value_, "entropy": entropy_, "kl": kl, "rate": rate}
