"""The positions a network learns from: some seats are earlier selves of it or rivals, and besides what a seat sees
there may be what a heuristic thinks."""

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.bots.counsel import put_counsel
from ludoteca.bots.expanded import Expanded
from ludoteca.bots.heuristic import Heuristic
from ludoteca.bots.rows import Placing
from ludoteca.core.batch import Positions
from ludoteca.core.chance import seeded
from ludoteca.core.features import room
from ludoteca.core.pieces import width
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action, Decision, Game, State
from ludoteca.core.ranking import lead

# What is told of a table besides its features: numbers in these places, then the reward of each seat of the game that
# has just ended, in parts of WHOLE.
ASKED: Final = 0
SEATS: Final = 1
GUEST: Final = 2  # whether the asked seat is played by an earlier self
ENDED: Final = 3  # how many sat at the game that ended with the last answer; 0 if none did
GUESTS: Final = 4  # who were earlier selves or rivals in that game, as bits, with RIVAL if they were rivals
REWARDS: Final = 5
MOST_SEATS: Final = 5
INFO: Final = REWARDS + MOST_SEATS
WHOLE: Final = 30000
RIVAL: Final = 32
SLIPS: Final = 8  # while tables are spread over a game, one of so many answers is any


class Tables(Positions):
    """`kinds` are the numbers of players with options, taken in turn; the last `league` tables seat earlier selves
    beside the learner, the `rivals` tables before them the heuristic, which answers at once. With `counsel` what the
    heuristic thinks follows the features; where options bring expansions, `expanded` says how these are told. Tables
    begin anywhere in the first `stagger` answers of a game. `spread` is the lead that is about as good as certain,
    `win_part` what of the reward is for the win. Everything follows from `seed`."""

    def __init__(
        self,
        game: Game,
        kinds: list[tuple[int, dict[str, str]]],
        number: int,
        league: int,
        spread: float,
        seed: int,
        heuristic: Heuristic[Any],
        counsel: bool = False,
        rivals: int = 0,
        stagger: int = 0,
        win_part: float = 0.7,
        expanded: Expanded | None = None,
    ) -> None:
        codes = game.plain_codes if expanded is None else len(game.actions)
        features = width(game.feature_pieces() if expanded is None else expanded.pieces)
        counsels = codes + max(game.seats) if counsel else 0
        super().__init__(game, kinds, number, wide=features + counsels, codes=codes)
        self.heuristic = heuristic
        self.counsel = counsel
        self.rivals = rivals
        self.win_part = win_part
        self.expanded = expanded
        self.placings: list[Placing | None] = [None] * number
        self.league = league
        self.spread = spread
        self.features = features
        self.guests: list[int] = [0] * number
        self.info: vec[i16] = room(number * INFO)
        self.begin_all(seed)
        if stagger:
            self.spread_out(stagger)

    def spread_out(self, answers: int) -> None:
        """Let the heuristic play some answers at each table, so that not all are at the same point of a game."""
        chance = seeded(self.seed)
        for at in range(self.number):
            for _ in range(int(chance.below(answers))):
                decision = self.states[at].decision
                assert decision is not None
                if chance.below(SLIPS) == 0:
                    self.states[at].apply(choose(decision.actions, chance))
                else:
                    self.states[at].apply(self.heuristic.pick(self.states[at], decision))
                self.go_on(at)

    def with_rivals(self, at: int) -> bool:
        behind = self.number - self.league
        return behind - self.rivals <= at < behind

    def begin(self, at: int) -> State:
        """A fresh game at a table."""
        begun = self.begun
        state = super().begin(at)
        seats = state.seats
        if seats == 1:
            self.guests[at] = 0  # a guest would leave nobody to learn
        elif at >= self.number - self.league - self.rivals:
            everybody = (1 << seats) - 1
            who = ((begun * 2654435761 + self.seed) >> 12) & everybody
            self.guests[at] = who if 0 < who < everybody else 1 << (begun % seats)
        if self.expanded is not None:
            placing = self.expanded.placing(state)
            assert placing is not None, self.kinds[begun % len(self.kinds)]
            self.placings[at] = placing
        return state

    def go_on(self, at: int) -> None:
        self.info[i64(at) * INFO + ENDED] = 0
        super().go_on(at)

    def reply(self, at: int, state: State, decision: Decision) -> Action | None:
        if len(decision.actions) > 1 and self.with_rivals(at) and (self.guests[at] >> decision.seat) & 1:
            return self.heuristic.pick(state, decision)
        return super().reply(at, state, decision)

    def show(self, at: int, state: State, decision: Decision) -> None:
        super().show(at, state, decision)
        seat = decision.seat
        if self.counsel:
            place_of_counsel: i64 = at * self.width + self.features
            put_counsel(self.heuristic, state, decision, self.codes, self.most_seats, self.numbers, place_of_counsel)
        info: i64 = at * INFO
        self.info[info + ASKED] = i16(seat)
        self.info[info + SEATS] = i16(state.seats)
        self.info[info + GUEST] = i16((self.guests[at] >> seat) & 1)

    def put_numbers(self, at: int, state: State, seat: int) -> None:
        placing = self.placings[at]
        if placing is None:
            self.game.features(state, seat, self.numbers, at * self.width)
        else:
            placing.put(state, seat, self.numbers, at * self.width)

    def break_off(self, at: int, state: State) -> None:
        """A game that is as long as one may get is told by how it stands."""
        self.end(at, state)

    def end(self, at: int, state: State) -> None:
        """What the game that is over brought each seat: partners share alike, and a party without a seat can win."""
        super().end(at, state)
        info: i64 = at * INFO
        scores = state.scores()
        for seat in range(state.seats):
            ahead = 1.0 / (1.0 + exp(-lead(scores, state.party(seat)) / self.spread))
            share = self.rewards[at * self.most_seats + seat]
            self.info[info + REWARDS + seat] = i16(int(WHOLE * (self.win_part * share + (1.0 - self.win_part) * ahead)))
        self.info[info + ENDED] = i16(state.seats)
        self.info[info + GUESTS] = i16(self.guests[at] + (RIVAL if self.with_rivals(at) else 0))
