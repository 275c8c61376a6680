"""A slice of play: so many answers at every table, with what the network read, answered and expected."""

from __future__ import annotations

import torch

from .network import Network
from .shared import HALVES, Half, Layout
from .tables import GUEST, INFO
from .workers import Team

WARM_UP = 3  # runs before a GPU learns the sequence of its work by heart


class Slice:
    """Tensors by step and table; info and values have one step more, with which the next slice begins."""

    def __init__(self, network: Network, layout: Layout, steps: int) -> None:
        tables, encoding = HALVES * layout.whole, network.encoding
        where = network.where()
        self.steps = steps
        self.rows = torch.zeros(steps, tables, encoding.rows, dtype=network.reads(), device=where)
        self.info = torch.zeros(steps + 1, tables, INFO, dtype=torch.int16, device=where)
        self.values = torch.zeros(steps + 1, tables, encoding.seats, device=where)
        self.answers = torch.zeros(steps, tables, dtype=torch.int64, device=where)
        self.logs = torch.zeros(steps, tables, device=where)  # of the probability of each answer


class Seat:
    """Answers the questions of one half by the network, and at the tables of the league by an earlier self where that
    is asked. Everything has its fixed place, so that a GPU can repeat the whole of it at one command."""

    def __init__(self, network: Network, guest: Network, layout: Layout, league: int, half: Half) -> None:
        self.network, self.guest = network, guest
        where, encoding = network.where(), network.encoding
        first = layout.tables - league
        at = [table for table in range(layout.whole) if table % layout.tables >= first]
        self.league = torch.tensor(at, dtype=torch.int64, device=where)
        self.shared = [torch.from_numpy(array) for array in (half.answers, half.numbers, half.masks, half.info)]
        self.cuda = where.type == "cuda"
        if self.cuda:  # it reads memory faster that stays in its place
            torch.cuda.cudart().cudaHostRegister(self.shared[0].data_ptr(), half.memory.size, 0)
        self.features = torch.zeros(layout.whole, encoding.width, dtype=torch.int16, device=where)
        self.masks = torch.zeros(layout.whole, encoding.codes, dtype=torch.uint8, device=where)
        self.info = torch.zeros(layout.whole, INFO, dtype=torch.int16, device=where)
        self.graph: torch.cuda.CUDAGraph | None = None
        self.think()

    def listen(self) -> None:
        """Read the questions the workers wrote."""
        for place, shared in zip((self.features, self.masks, self.info), self.shared[1:], strict=True):
            place.copy_(shared, non_blocking=True)

    @torch.no_grad()
    def think(self) -> None:
        with torch.autocast(self.features.device.type, torch.bfloat16, enabled=self.cuda, cache_enabled=False):
            self.rows = self.network.rows(self.features, self.masks)
            logits, self.values = self.network(self.rows, self.masks)
            if len(self.league):
                theirs, _ = self.guest(self.rows[self.league], self.masks[self.league])
                is_guest = self.info[self.league, GUEST].bool()[:, None]
                logits[self.league] = torch.where(is_guest, theirs, logits[self.league])
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
        self.answers = (logits + noise).argmax(1)
        self.logs = torch.log_softmax(logits, 1).gather(1, self.answers[:, None])[:, 0]

    def learn_by_heart(self) -> None:
        """Let a GPU record `think`, to repeat it without being told every step of it."""
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(WARM_UP):
                self.think()
        torch.cuda.current_stream().wait_stream(aside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.think()
        self.graph = graph

    def answer(self) -> None:
        if self.cuda and self.graph is None:
            self.learn_by_heart()
        if self.graph is not None:
            self.graph.replay()
        else:
            self.think()

    def say(self) -> None:
        """Write the answers for the workers."""
        self.shared[0].copy_(self.answers)

    def let_go(self) -> None:
        """Before the shared memory is given back."""
        if self.cuda:
            torch.cuda.synchronize()
            torch.cuda.cudart().cudaHostUnregister(self.shared[0].data_ptr())
        self.graph = None
        self.shared.clear()


class Player:
    """Plays a segment, slice by slice."""

    def __init__(self, team: Team, network: Network, guest: Network, layout: Layout, league: int) -> None:
        self.team = team
        self.whole = layout.whole
        self.seats = [Seat(network, guest, layout, league, half) for half in team.halves]
        self.fresh = True

    def play(self, into: Slice) -> None:
        """Fill a slice; it begins with the questions that the last one ended with."""
        for step in range(into.steps + 1):
            for half, seat in enumerate(self.seats):
                at = slice(half * self.whole, (half + 1) * self.whole)
                if step or self.fresh:
                    self.team.await_questions(half)
                    seat.listen()
                seat.answer()
                if step < into.steps:
                    seat.say()
                    self.team.answer(half)
                    into.rows[step, at] = seat.rows
                    into.answers[step, at] = seat.answers
                    into.logs[step, at] = seat.logs
                into.info[step, at] = seat.info
                into.values[step, at] = seat.values
        self.fresh = False

    def close(self) -> None:
        for seat in self.seats:
            seat.let_go()
