"""San Juan as the registry knows it: players, options, set-up."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Action, Game, Option, State

from .actions import COVER, OF_EVENTS, OF_THE_LETTER, USE, make_actions
from .data import CRANE, EVENTS, GOLD_MINE, INDIGO, PLANTS, QUARRY, ROLES, SMITHY, Cards
from .effects import Bonus, Draw, effects
from .features import feature_pieces, features
from .phases.hand import TO_ASK
from .phases.round_start import StartHand
from .player import Player
from .position import CHANCES, DEAL, GOVERNOR, SanJuan
from .round import BEGIN, Round
from .scoring import BUILDINGS_SOURCE, sources
from .setting import Setting
from .tell import EVENT_KINDS

NAME: Final = "san-juan"

OPTIONS: Final = (
    Option("start_hand", ("no", "yes")),
    Option("events", ("no", "yes")),
    Option("edition", ("first", "second")),
    Option("letter", ("no", "yes")),
)


class SanJuanGame(Game):
    def __init__(self, cards: Cards, digest: str) -> None:
        found = effects(cards)
        bonuses = [effect for effect in found if isinstance(effect, Bonus)]
        points = sources(bonuses, cards.ids)
        super().__init__(
            name=NAME, version=2, data=digest, seats=(2, 3, 4), options=OPTIONS, chances=CHANCES,
            events=EVENT_KINDS, sources=points, longest=20000,
        )  # fmt: skip
        self.cards = cards
        self.effects = found
        self.settings = [Setting(cards, found, second, letter) for second in (False, True) for letter in (False, True)]
        self.set_actions(make_actions(f"{NAME}#{digest}", cards.ids))

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """SJ 5-9, E1: governor by lot, an indigo plant each, then the hands (SJ 99: more cards, four kept)."""
        cards = self.cards
        governor = chance.roll(seats, GOVERNOR, EVERYBODY)
        deck = cards.count + [1 if options["events"] == "yes" else 0] * EVENTS
        deck[INDIGO] -= seats
        setting = self.setting(options["edition"] == "second", options["letter"] == "yes")
        s = table(self, chance, setting, [new_player() for _ in range(seats)], deck, governor)
        s.events = []
        s.push(Round(BEGIN))
        variant = options["start_hand"] == "yes"
        for place in range(seats):
            seat = (governor + place) % seats
            s.score(seat, BUILDINGS_SOURCE, cards.vp[INDIGO])
            s.take(seat, cards.variant_hand[place] if variant else cards.start_hand, DEAL)
        if variant:
            s.push(StartHand(owner=governor, count=seats, done=0, todo=TO_ASK))
        s.run()
        return s

    def setting(self, second: bool, letter: bool) -> Setting:
        return self.settings[2 * int(second) + int(letter)]

    def live(self, seats: int, options: Mapping[str, str]) -> list[int]:
        never = set() if options.get("events") == "yes" else set(OF_EVENTS)
        if options.get("letter") != "yes":
            never.update(OF_THE_LETTER)
        return [action.code for action in self.actions if action.verb not in never and not self.unasked(action)]

    def unasked(self, action: Action) -> bool:
        """SJ 75: the crane is never covered. SJ 61: a building without a function is never used."""
        if action.verb == COVER:
            return action.thing == CRANE
        return action.verb == USE and action.thing not in self.asked_about()

    def asked_about(self) -> list[int]:
        """The buildings whose use may be declined by the letter of the book."""
        return [SMITHY, QUARRY, GOLD_MINE, *[effect.kind for effect in self.effects if isinstance(effect, Draw)]]

    def feature_pieces(self, options: Mapping[str, str] | None = None) -> list[Piece]:
        return feature_pieces(self.cards)

    def features(self, state: State, seat: int, into: vec[i16], at: i64) -> None:
        assert isinstance(state, SanJuan)
        features(state, seat, into, at)

    def standing(self) -> str:
        return self.cards.standing


def new_player() -> Player:
    """SJ 6: an indigo plant, and nothing else yet."""
    return Player(
        hand=[], violet=0, fresh=0, plants=[1] + [0] * (PLANTS - 1), goods=[], under=[], piles=0, known=[], shown=[],
        read=False,
    )  # fmt: skip


def table(
    game: Game, chance: Chance, setting: Setting, players: list[Player], deck: list[int], governor: int
) -> SanJuan:
    """The first round, before anything has happened."""
    return SanJuan(
        game=game, chance=chance, setting=setting, players=players, deck=deck, deck_size=sum(deck),
        unseen=[], opened=[], drawn=[], drawn_by=-1, turned=[], site=-1, tiles=[], tile=-1, trades=0,
        governor=governor, rounds=1, taken=0, picked=0, holders=[-1] * ROLES, face_up=0, resolving=-1,
    )  # fmt: skip


def game(data: Mapping[str, object], digest: str) -> Game:
    return SanJuanGame(Cards(data), digest)
