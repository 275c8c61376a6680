"""Many positions side by side, answered in one call: for learning. What their seats see, what they may answer and what
a game brought lie in buffers that NumPy reads in place; nothing returns to Python before all have gone on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from .chance import Chance
from .errors import Illegal, LudotecaError
from .features import put_zeros, room
from .pieces import width
from .playout import choose
from .protocol import Action, Decision, Game, State
from .ranking import lead, standing, win_share

REWARDS: Final = ("win", "place", "margin")
WIN: Final = 0
PLACE: Final = 1
GIVE_UP: Final = -1  # instead of an answer: the game is left as it is
OVER: Final = 1
BROKEN_OFF: Final = 2
SEEDS: Final = 1_000_000_007  # apart from each other: the first seeds of two batches


def reward_named(name: str) -> int:
    """What a game brings: a share of the victory, the part of the others left behind, or points."""
    if name not in REWARDS:
        raise LudotecaError(f"no reward '{name}'; there are {', '.join(REWARDS)}")
    return REWARDS.index(name)


def reward(kind: int, ranking: list[int], scores: list[int], party: int) -> float:
    """What a game that is over brings a party: the same for each of its seats."""
    if kind == WIN:
        return win_share(ranking, party)
    if kind == PLACE:
        return standing(ranking, party)
    return float(lead(scores, party))


def rewards(kind: int, state: State) -> list[float]:
    """What a game that is over brings each seat."""
    ranking, scores = state.ranking(), state.scores()
    return [reward(kind, ranking, scores, state.party(seat)) for seat in range(state.seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions:
    """`kinds` are numbers of players with options, taken in turn by the games that begin. `silent`: who has only one
    answer is not asked. `again`: where a game is over another one begins. Without `wide` and `codes` there is room for
    what the kinds need. Everything follows from the seed.

    By position: `numbers`, the features as the asked seat sees them (behind those of its kind zeros); `masks` by code;
    `seats`, who is asked, or -1 where all is over; `kind`; `dones`, whether with the last answer a game was OVER, and
    then in `rewards`, by seat, what it brought, or BROKEN_OFF: given up, or as long as a game may get.

    Nothing begins before `begin_all`: what is built on this has its own fields by then."""

    def __init__(
        self,
        game: Game,
        kinds: list[tuple[int, dict[str, str]]],
        number: int,
        reward: int = WIN,
        silent: bool = True,
        again: bool = True,
        wide: int = 0,
        codes: int = 0,
    ) -> None:
        self.game = game
        self.kinds = kinds
        self.number = number
        self.reward = reward
        self.silent = silent
        self.again = again
        self.seed = 0
        self.begun = 0
        if wide == 0:
            codes = game.plain_codes
            for seats, options in kinds:
                sample = game.new(seats, options, 0)
                wide = max(wide, width(sample.feature_pieces()))
                if not sample.plain():
                    codes = len(game.actions)
        self.width = wide
        self.codes = codes
        self.most_seats = max(game.seats)
        self.states: list[State] = []
        self.open: list[list[Action]] = []
        self.answers: vec[i64] = vec[i64]([0] * number)  # in the present games
        self.numbers: vec[i16] = room(number * wide)
        self.masks: vec[u8] = vec[u8]([0] * (number * codes))
        self.seats: vec[i16] = room(number)
        self.kind: vec[i16] = room(number)
        self.dones: vec[u8] = vec[u8]([0] * number)
        self.rewards: vec[float] = vec[float]([0.0] * (number * self.most_seats))

    def begin_all(self, seed: int) -> None:
        """Fresh games everywhere."""
        self.seed = seed
        self.begun = 0
        for at in range(len(self.open)):
            self.close(at)
        self.states = []
        self.open = [[] for _ in range(self.number)]
        for at in range(self.number):
            self.states.append(self.begin(at))
            self.go_on(at)

    def begin(self, at: int) -> State:
        """A fresh game at a position."""
        begun = self.begun
        self.begun += 1
        kind = begun % len(self.kinds)
        self.kind[at] = i16(kind)
        self.answers[at] = 0
        seats, options = self.kinds[kind]
        return self.game.new(seats, options, self.seed * SEEDS + begun)

    def answer(self, codes: list[int]) -> None:
        """Play one answer at each position that is not over, and go on to the next questions. One that is not possible
        is refused before anything has been played."""
        self.check(codes)
        actions = self.game.actions
        for at in range(self.number):
            code = codes[at]
            if self.seats[at] < 0:
                self.unsay(at)
            elif code == GIVE_UP:
                self.give_up(at)
            else:
                self.states[at].apply(actions[code])
                self.answers[at] += 1
                self.go_on(at)

    def check(self, codes: list[int]) -> None:
        if len(codes) != self.number:
            raise LudotecaError(f"{len(codes)} answers for {self.number} positions")
        for at in range(self.number):
            code: i64 = codes[at]
            if self.seats[at] < 0 or code == GIVE_UP:
                continue
            if code < 0 or code >= self.codes or self.masks[at * self.codes + code] == 0:
                raise Illegal(f"position {at}: the code {code} is no answer there")

    def give_up(self, at: int) -> None:
        """The game has not come to its end."""
        self.unsay(at)
        self.break_off(at, self.states[at])
        if self.again:
            self.states[at] = self.begin(at)
            self.continue_at(at)
        else:
            self.close(at)

    def go_on(self, at: int) -> None:
        """Past what is not asked, to a question; write what is seen there."""
        self.unsay(at)
        self.continue_at(at)

    def continue_at(self, at: int) -> None:
        state = self.states[at]
        longest: i64 = self.game.longest
        while True:
            decision = state.decision
            if decision is None or self.answers[at] >= longest:
                if decision is None:
                    self.end(at, state)
                else:
                    self.break_off(at, state)
                if not self.again:
                    self.close(at)
                    return
                state = self.begin(at)
                self.states[at] = state
                continue
            said = self.reply(at, state, decision)
            if said is None:
                break
            state.apply(said)
            self.answers[at] += 1
        self.show(at, state, decision)

    def reply(self, at: int, state: State, decision: Decision) -> Action | None:
        """An answer that is given at once, without asking."""
        return decision.actions[0] if self.silent and len(decision.actions) == 1 else None

    def unsay(self, at: int) -> None:
        """Forget the game that ended before."""
        if self.dones[at] != 0:
            self.dones[at] = 0
            first: i64 = at * self.most_seats
            for place in range(first, first + self.most_seats):
                self.rewards[place] = 0.0

    def end(self, at: int, state: State) -> None:
        """What the game that is over brought each seat."""
        self.dones[at] = OVER
        ranking, scores = state.ranking(), state.scores()
        first: i64 = at * self.most_seats
        for seat in range(state.seats):
            self.rewards[first + seat] = reward(self.reward, ranking, scores, state.party(seat))

    def break_off(self, at: int, state: State) -> None:
        """A game that has not come to its end brings nothing."""
        self.dones[at] = BROKEN_OFF

    def close(self, at: int) -> None:
        """Nobody is asked."""
        start: i64 = at * self.codes
        for action in self.open[at]:
            code: i64 = action.code
            self.masks[start + code] = 0
        self.open[at] = []
        self.seats[at] = -1
        put_zeros(self.numbers, at * self.width, self.width)

    def show(self, at: int, state: State, decision: Decision) -> None:
        """Write a question."""
        self.put_numbers(at, state, decision.seat)
        start: i64 = at * self.codes
        for action in self.open[at]:
            old: i64 = action.code
            self.masks[start + old] = 0
        for action in decision.actions:
            code: i64 = action.code
            self.masks[start + code] = 1
        self.open[at] = decision.actions
        self.seats[at] = i16(decision.seat)

    def put_numbers(self, at: int, state: State, seat: int) -> None:
        """What a seat sees. Kinds may differ in how many numbers they have."""
        if len(self.kinds) > 1:
            put_zeros(self.numbers, at * self.width, self.width)
        self.game.features(state, seat, self.numbers, at * self.width)

    def guesses(self, chance: Chance) -> list[int]:
        """A possible answer at each position, all equally likely; GIVE_UP where nobody is asked."""
        return [choose(acts, chance).code if acts else GIVE_UP for acts in self.open]
