"""Many games side by side: each table answers, goes on to the next real question, and writes what its seat sees."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ludoteca.core.features import room
from ludoteca.core.pieces import width
from ludoteca.core.protocol import Game, State

# What is told of a table besides its features: numbers in these places, then the reward of each seat of the game that
# has just ended, in parts of WHOLE.
ASKED: Final = 0
SEATS: Final = 1
GUEST: Final = 2  # whether the asked seat is played by an earlier self
ENDED: Final = 3  # how many sat at the game that ended with the last answer; 0 if none did
GUESTS: Final = 4  # who were earlier selves in that game, as bits
REWARDS: Final = 5
MOST_SEATS: Final = 5
INFO: Final = REWARDS + MOST_SEATS
WHOLE: Final = 30000

WIN_PART: Final = 0.7  # of the reward; the rest is for the lead


class Tables:
    """`counts` are the numbers of players, taken in turn; the last `league` tables seat earlier selves beside the
    learner. `spread` is the lead that is about as good as certain. Everything follows from `seed`."""

    def __init__(self, game: Game, counts: list[int], number: int, league: int, spread: float, seed: int) -> None:
        self.game = game
        self.counts = counts
        self.number = number
        self.league = league
        self.spread = spread
        self.seed = seed
        self.begun = 0
        self.width = width(game.feature_pieces())
        self.codes = len(game.actions)
        self.states: list[State] = []
        self.guests: list[int] = [0] * number
        self.numbers: vec[i16] = room(number * self.width)
        self.masks: vec[u8] = vec[u8]([0] * (number * self.codes))
        self.info: vec[i16] = room(number * INFO)
        for at in range(number):
            self.states.append(self.begin(at))
            self.go_on(at)

    def begin(self, at: int) -> State:
        """A fresh game at a table."""
        begun = self.begun
        self.begun += 1
        seats = self.counts[begun % len(self.counts)]
        if at >= self.number - self.league:
            everybody = (1 << seats) - 1
            who = ((begun * 2654435761 + self.seed) >> 12) & everybody
            self.guests[at] = who if 0 < who < everybody else 1 << (begun % seats)
        return self.game.new(seats, self.game.complete(seats, {}), self.seed * 1_000_000_007 + begun)

    def answer(self, codes: list[int]) -> None:
        """Play one answer at each table and go on to the next questions."""
        actions = self.game.actions
        for at in range(self.number):
            self.states[at].apply(actions[codes[at]])
            self.go_on(at)

    def go_on(self, at: int) -> None:
        """Past answers that are forced and games that are over, to a question; write what is seen there."""
        state = self.states[at]
        info: i64 = at * INFO
        self.info[info + ENDED] = 0
        while True:
            decision = state.decision
            if decision is None:
                self.end(at, state)
                state = self.begin(at)
                self.states[at] = state
            elif len(decision.actions) == 1:
                state.apply(decision.actions[0])
            else:
                break
        seat = decision.seat
        self.game.features(state, seat, self.numbers, at * self.width)
        start: i64 = at * self.codes
        for place in range(start, start + self.codes):
            self.masks[place] = 0
        for action in decision.actions:
            code: i64 = action.code
            self.masks[start + code] = 1
        self.info[info + ASKED] = i16(seat)
        self.info[info + SEATS] = i16(state.seats)
        self.info[info + GUEST] = i16((self.guests[at] >> seat) & 1)

    def end(self, at: int, state: State) -> None:
        """What the game that is over brought each seat."""
        info: i64 = at * INFO
        scores = state.scores()
        ranking = state.ranking()
        winners = 0
        for seat in range(state.seats):
            if ranking[seat] == 1:
                winners += 1
        for seat in range(state.seats):
            best = -1_000_000
            for other in range(state.seats):
                if other != seat and scores[other] > best:
                    best = scores[other]
            share = 1.0 / winners if ranking[seat] == 1 else 0.0
            lead = 1.0 / (1.0 + exp(-(scores[seat] - best) / self.spread))
            place: i64 = info + REWARDS + seat
            self.info[place] = i16(int(WHOLE * (WIN_PART * share + (1.0 - WIN_PART) * lead)))
        self.info[info + ENDED] = i16(state.seats)
        self.info[info + GUESTS] = i16(self.guests[at])
