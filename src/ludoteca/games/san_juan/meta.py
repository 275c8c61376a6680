"""San Juan as the registry knows it: players, options, set-up."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.protocol import Game, Option, State

from .actions import ASKED_BY_LETTER, BUILD, COVER, DRAW, EVENT, QUAKE, USE, make_actions
from .data import BUILDINGS, CRANE, EVENTS, INDIGO, KINDS, PLANTS, ROLES, Cards
from .phases.round_start import StartHand
from .player import Player
from .position import CHANCES, DEAL, GOVERNOR, SanJuan
from .round import BEGIN, Round
from .scoring import BUILDINGS_SOURCE, SOURCES
from .tell import EVENT_KINDS

NAME: Final = "san-juan"
VERSION: Final = 2
LONGEST: Final = 20000

OPTIONS: Final = (
    Option("start_hand", ("no", "yes")),
    Option("events", ("no", "yes")),
    Option("edition", ("first", "second")),
    Option("letter", ("no", "yes")),
)


class SanJuanGame(Game):
    def __init__(self, cards: Cards, digest: str) -> None:
        super().__init__(NAME, VERSION, digest, (2, 3, 4), OPTIONS, CHANCES, EVENT_KINDS, SOURCES, LONGEST)
        self.cards = cards
        self.set_actions(make_actions(f"{NAME}#{digest}"))

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """SJ 5-9, E1: governor by lot, an indigo plant each, then the hands (SJ 99: more cards, four kept)."""
        governor = chance.roll(seats, GOVERNOR, EVERYBODY)
        deck = self.cards.count + [1 if options["events"] == "yes" else 0] * EVENTS
        deck[INDIGO] -= seats
        second = options["edition"] == "second"
        players = [Player([], 0, 0, [1] + [0] * (PLANTS - 1), [], [], 0, [], [], False) for _ in range(seats)]
        s = SanJuan(
            self, chance, self.cards, second, options["letter"] == "yes", players, deck, sum(deck),
            [], [], [], -1, [], -1, [], -1, 0, governor, 1, 0, 0, [-1] * ROLES, 0, -1,
        )  # fmt: skip
        s.events = []
        s.push(Round(BEGIN))
        variant = options["start_hand"] == "yes"
        for place in range(seats):
            seat = (governor + place) % seats
            s.score(seat, BUILDINGS_SOURCE, self.cards.vp[INDIGO])
            s.take(seat, self.cards.variant_hand[place] if variant else self.cards.start_hand, DEAL)
        if variant:
            s.push(StartHand(governor, seats, 0, False))
        s.run()
        return s

    def live(self, seats: int, options: Mapping[str, str]) -> list[int]:
        never = {COVER + CRANE}
        if options.get("events") != "yes":
            never.update(range(EVENT, BUILD), range(QUAKE, USE))
        if options.get("letter") == "yes":
            never.update(USE + kind for kind in range(BUILDINGS) if kind not in ASKED_BY_LETTER)
        else:
            never.update(range(USE, DRAW + 1))
        return [code for code in range(len(self.actions)) if code not in never]

    def features(self, state: State, seat: int) -> list[int]:
        from .features import features

        assert isinstance(state, SanJuan)
        return features(state, seat)

    def standing(self) -> str:
        return self.cards.standing


def game(data: Mapping[str, object], digest: str) -> Game:
    assert BUILDINGS + EVENTS == KINDS
    return SanJuanGame(Cards(data), digest)
