"""Tree search by a network: its answers say where to look first, its prospects stand for what is not played.

As in `tree`, every iteration deals again what the seat cannot see and walks down by the answers alone, and each seat
maximises the prospects of its party (max^n). But a network is asked once for each node, not at every visit, so what
follows an answer has a node for each question that may follow: after other dice or other cards other answers are
possible, and what the network said of one menu says nothing of another.

A network sees what the asked seat sees, so only at questions of the searching party does it know that party's hand:
from a new question on the heuristic plays to the next one of these, and the network judges that. Several iterations ask
the network together, since several questions take it little more time than one; what they tried counts as lost until it
has answered, so that the next one goes elsewhere.
"""

from math import exp, sqrt
from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludoteca.core.chance import Chance
from ludoteca.core.features import room
from ludoteca.core.protocol import Decision, State

from .forks import Aim, Edge, Fork, credit, follow, lead
from .rollout import Rollout, sigmoid
from .rows import Reader


class Trial:
    """An iteration that waits for the network: the new question it has come to, the later one by which it is judged
    (none where the game is over), what else is known of its worth by party, the points that the searching party can
    expect, and the way it went."""

    def __init__(self, forks: list[Fork], edges: list[Edge], fork: Fork, decision: Decision) -> None:
        self.forks = forks
        self.edges = edges
        self.fork = fork
        self.decision = decision
        self.judged: Decision | None = None
        self.utility: list[float] = []
        self.points = 0.0
        self.places = (0, 0)  # of both questions among those that were read


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """A network, for who searches by it."""

    def think(self, count: int, wanted: list[int]) -> list[float]:
        """The last sums of `count` positions that were read, side by side; of them those in the `wanted` places, as
        logits."""
        raise NotImplementedError


class Guided:
    """`explore` weighs curiosity against success; `even` is the part of the priors that is shared out evenly, `sharp`
    how much the network's preferences count. From a new question on the heuristic plays, at least `depth` answers;
    `mix` is the part of its opinion in the worth of what is reached. `batch` iterations ask the network together."""

    def __init__(
        self,
        reader: Reader,
        rollout: Rollout,
        chance: Chance,
        aim: Aim,
        explore: float,
        even: float,
        sharp: float,
        depth: int,
        mix: float,
        batch: int,
    ) -> None:
        self.reader = reader
        self.rollout = rollout
        self.chance = chance
        self.aim = aim
        self.explore = explore
        self.even = even
        self.sharp = sharp
        self.depth = depth
        self.mix = mix
        self.batch = batch
        self.most = 2 * batch  # questions that are read side by side
        self.rows: vec[i16] = room(int(reader.rows) * self.most)
        self.width = int(reader.codes + reader.seats)  # of the last sums of one position
        self.codes = int(reader.codes)
        self.waiting: list[Trial] = []
        self.read = 0
        self.sides: list[int] = []  # the party of each seat, asked once for each search
        self.parties = 0
        self.telling = False  # whether the points of the answers at the root are wanted too

    def run(self, thinker: Thinker, state: State, seat: int, iterations: int, seconds: float, decide: bool) -> Fork:
        """The tree after so many iterations, or after so many seconds if that is above 0. With `decide` it stops as
        soon as the most visited answer cannot be overtaken; otherwise the points of the answers are told too."""
        decision = state.decision
        assert decision is not None
        self.telling = not decide
        self.sides = [state.party(other) for other in range(state.seats)]
        self.parties = len(state.scores())
        self.waiting = []
        self.read = 0
        root = Fork(0, self.sides[seat])
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        first = Trial([], [], root, decision)
        first.judged = decision
        self.put(state, decision)
        self.waiting.append(first)
        self.hear(thinker)
        done = 0
        while done < iterations:
            some = min(self.batch, iterations - done)
            for _ in range(some):
                self.descend(root, state.imagine(seat, self.chance))
            self.hear(thinker)
            done += some
            if end > 0.0 and perf_counter() >= end:
                break
            if decide and lead(root) > iterations - done:
                break
        return root

    def descend(self, root: Fork, s: State) -> None:
        """Walk down to a question nobody has asked the network yet, or to the end of the game."""
        forks: list[Fork] = []
        edges: list[Edge] = []
        fork = root
        decision = s.decision
        while decision is not None:
            number = self.pick(fork)
            edge = fork.edges[number]
            edge.visits += 1
            forks.append(fork)
            edges.append(edge)
            s.apply(decision.actions[number])
            decision = s.decision
            while decision is not None and len(decision.actions) == 1:
                s.apply(decision.actions[0])
                decision = s.decision
            if decision is not None:
                fork = follow(edge, decision, self.sides[decision.seat])
                if not fork.edges:
                    self.play_on(Trial(forks, edges, fork, decision), s, root.party)
                    return
        credit(forks, edges, self.aim.reached(s))
        if self.telling:
            edges[0].points += float(s.scores()[root.party])

    def play_on(self, trial: Trial, s: State, party: int) -> None:
        """From a new question on, by the heuristic, to one of the searching party; read both for the network."""
        first = self.put(s, trial.decision)
        heuristic = self.rollout.heuristic
        decision: Decision | None = trial.decision
        plies = 0
        while decision is not None:
            if len(decision.actions) == 1:
                s.apply(decision.actions[0])
            elif plies < self.depth or self.sides[decision.seat] != party:
                s.apply(heuristic.pick(s, decision))
                plies += 1
            else:
                break
            decision = s.decision
        trial.judged = decision
        if decision is None:
            trial.utility = self.aim.reached(s)
            trial.points = float(s.scores()[party])
            trial.places = (first, first)
        else:
            if self.mix > 0.0 or self.telling:
                outcome = self.rollout.judge(s)
                trial.utility = outcome.utility
                trial.points = outcome.points[party]
            trial.places = (first, self.put(s, decision) if plies else first)
        self.waiting.append(trial)

    def pick(self, fork: Fork) -> int:
        """PUCT: what was never tried is taken to be as good as the question itself."""
        edges = fork.edges
        tried = 0
        for edge in edges:
            tried += edge.visits
        reach = self.explore * sqrt(tried + 1.0)
        fresh = fork.total / fork.visits
        best = 0
        top = -1e9
        for number in range(len(edges)):
            edge = edges[number]
            visits = edge.visits
            mean = edge.total / visits if visits else fresh
            score = mean + reach * edge.prior / (1.0 + visits)
            if score > top:
                top = score
                best = number
        return best

    def put(self, s: State, decision: Decision) -> int:
        """Read a question for the network; its place among those that were read."""
        at: i64 = self.read
        self.reader.read(s, decision, self.rows, at * self.reader.rows)
        self.read += 1
        return self.read - 1

    def hear(self, thinker: Thinker) -> None:
        """Ask the network what it thinks of all that was read, and tell those on the way."""
        if not self.waiting:
            return
        seats = len(self.sides)
        wanted: list[int] = []
        for trial in self.waiting:
            first, second = trial.places
            for action in trial.decision.actions:
                wanted.append(first * self.width + action.code)
            for place in range(seats):
                wanted.append(second * self.width + self.codes + place)
        sums = thinker.think(self.read, wanted)
        at = 0
        for trial in self.waiting:
            answers = len(trial.decision.actions)
            fork = trial.fork
            if not fork.edges:
                fork.edges = self.edges(sums, at, answers)
            utility = self.worth(trial, sums, at + answers)
            fork.visits += 1
            fork.total += utility[fork.party]
            credit(trial.forks, trial.edges, utility)
            if self.telling and trial.edges:
                trial.edges[0].points += trial.points
            at += answers + seats
        self.waiting = []
        self.read = 0

    def worth(self, trial: Trial, sums: list[float], at: int) -> list[float]:
        """By party: the end of the game, or what network and heuristic expect of it."""
        judged = trial.judged
        if judged is None:
            return trial.utility
        found = [0.0] * self.parties
        for place in range(len(self.sides)):
            found[self.sides[(judged.seat + place) % len(self.sides)]] = sigmoid(sums[at + place])
        if self.mix > 0.0 and trial.utility:
            for party in range(self.parties):
                found[party] += self.mix * (trial.utility[party] - found[party])
        return found

    def edges(self, sums: list[float], at: int, answers: int) -> list[Edge]:
        """An edge for each answer, as likely as the network thinks; a part is shared out evenly."""
        top = sums[at]
        for number in range(at + 1, at + answers):
            if sums[number] > top:
                top = sums[number]
        total = 0.0
        parts: list[float] = []
        for number in range(at, at + answers):
            part = exp((sums[number] - top) * self.sharp)
            parts.append(part)
            total += part
        scale = (1.0 - self.even) / total
        even = self.even / answers
        return [Edge(part * scale + even) for part in parts]
