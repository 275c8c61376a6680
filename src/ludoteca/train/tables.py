"""Many games side by side: each table answers, goes on to the next real question, and writes what its seat sees."""

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ludoteca.bots.counsel import put_counsel
from ludoteca.bots.expanded import Expanded
from ludoteca.bots.heuristic import Heuristic
from ludoteca.bots.rows import Placing
from ludoteca.core.chance import seeded
from ludoteca.core.features import room
from ludoteca.core.pieces import width
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Game, State

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


class Tables:
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
        self.game = game
        self.heuristic = heuristic
        self.counsel = counsel
        self.rivals = rivals
        self.win_part = win_part
        self.kinds = kinds
        self.expanded = expanded
        self.placings: list[Placing | None] = [None] * number
        self.number = number
        self.league = league
        self.spread = spread
        self.seed = seed
        self.begun = 0
        self.codes = game.plain_codes if expanded is None else len(game.actions)
        self.most_seats = max(game.seats)
        self.features = width(game.feature_pieces() if expanded is None else expanded.pieces)
        self.width = self.features + (self.codes + self.most_seats if counsel else 0)
        self.states: list[State] = []
        self.guests: list[int] = [0] * number
        self.numbers: vec[i16] = room(number * self.width)
        self.masks: vec[u8] = vec[u8]([0] * (number * self.codes))
        self.info: vec[i16] = room(number * INFO)
        for at in range(number):
            self.states.append(self.begin(at))
            self.go_on(at)
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
        self.begun += 1
        seats, options = self.kinds[begun % len(self.kinds)]
        if seats == 1:
            self.guests[at] = 0  # a guest would leave nobody to learn
        elif at >= self.number - self.league - self.rivals:
            everybody = (1 << seats) - 1
            who = ((begun * 2654435761 + self.seed) >> 12) & everybody
            self.guests[at] = who if 0 < who < everybody else 1 << (begun % seats)
        state = self.game.new(seats, options, self.seed * 1_000_000_007 + begun)
        if self.expanded is not None:
            placing = self.expanded.placing(state)
            assert placing is not None, options
            self.placings[at] = placing
        return state

    def answer(self, codes: list[int]) -> None:
        """Play one answer at each table and go on to the next questions."""
        actions = self.game.actions
        for at in range(self.number):
            self.states[at].apply(actions[codes[at]])
            self.go_on(at)

    def go_on(self, at: int) -> None:
        """Past answers that are forced and games that are over, to a question; write what is seen there."""
        state = self.states[at]
        rivals = self.with_rivals(at)
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
            elif rivals and (self.guests[at] >> decision.seat) & 1:
                state.apply(self.heuristic.pick(state, decision))
            else:
                break
        seat = decision.seat
        placing = self.placings[at]
        if placing is None:
            self.game.features(state, seat, self.numbers, at * self.width)
        else:
            placing.put(state, seat, self.numbers, at * self.width)
        if self.counsel:
            place_of_counsel: i64 = at * self.width + self.features
            put_counsel(self.heuristic, state, decision, self.codes, self.most_seats, self.numbers, place_of_counsel)
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
        """What the game that is over brought each seat: partners share alike, and a party without a seat can win."""
        info: i64 = at * INFO
        scores = state.scores()
        ranking = state.ranking()
        winners = 0
        for place_of_party in ranking:
            if place_of_party == 1:
                winners += 1
        for seat in range(state.seats):
            party = state.party(seat)
            best = -1_000_000
            for other in range(len(scores)):
                if other != party and scores[other] > best:
                    best = scores[other]
            share = 1.0 / winners if ranking[party] == 1 else 0.0
            lead = 1.0 / (1.0 + exp(-(scores[party] - best) / self.spread))
            place: i64 = info + REWARDS + seat
            self.info[place] = i16(int(WHOLE * (self.win_part * share + (1.0 - self.win_part) * lead)))
        self.info[info + ENDED] = i16(state.seats)
        self.info[info + GUESTS] = i16(self.guests[at] + (RIVAL if self.with_rivals(at) else 0))
