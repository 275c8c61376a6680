"""The position: what lies on the table, and the small rules about drawing, discarding and prices."""

from typing import Final

from ludoteca.core.chance import EVERYBODY, NOBODY, Chance
from ludoteca.core.protocol import Game
from ludoteca.core.scored import Scored

from . import tell
from .data import EVENTS, LIBRARY
from .packed import as_good, card_beneath, card_of
from .player import Player
from .scoring import BUILDINGS_SOURCE, FIRST_BONUS, points, tie_break
from .setting import Setting

# Kinds of chance (the names stand in CHANCES).
GOVERNOR: Final = 0
DEAL: Final = 1
DRAW: Final = 2
GOOD: Final = 3
TILE: Final = 4
TURN_UP: Final = 5
CHANCES: Final = ("governor", "deal", "draw", "good", "tile", "turn_up")

# Whether the library can double a privilege.
NO_LIBRARY_HERE: Final = 0
LIBRARY_AT_ONCE: Final = 1
LIBRARY_ASKED: Final = 2


class SanJuan(Scored):
    """Draw pile and discards are counts and unordered lists: cards are drawn when they leave the pile.

    The discards are the players' own (`Player.known`), `unseen` ones (goods, known to nobody) and `open` ones.
    Cards being chosen lie in `drawn` (seen by `drawn_by`), turned up by a gold mine in `turned`, a building whose
    place is being chosen in `site`. `tiles` are the price tiles in the order seen so far; `tile` is the one in
    sight. `holders` says who took which role. `face_up` is a bit set of events, `resolving` the one being carried out.
    `drawn`, `turned`, `tiles` and `holders` are replaced, never changed, so that clones share them.
    """

    def __init__(
        self,
        game: Game,
        chance: Chance,
        setting: Setting,
        players: list[Player],
        deck: list[int],
        deck_size: int,
        unseen: list[int],
        opened: list[int],
        drawn: list[int],
        drawn_by: int,
        turned: list[int],
        site: int,
        tiles: list[int],
        tile: int,
        trades: int,
        governor: int,
        rounds: int,
        taken: int,
        picked: int,
        holders: list[int],
        face_up: int,
        resolving: int,
    ) -> None:
        super().__init__(game, len(players), chance)
        self.setting = setting
        self.players = players
        self.deck = deck
        self.deck_size = deck_size
        self.unseen = unseen
        self.opened = opened
        self.drawn = drawn
        self.drawn_by = drawn_by
        self.turned = turned
        self.site = site
        self.tiles = tiles
        self.tile = tile
        self.trades = trades
        self.governor = governor
        self.rounds = rounds
        self.taken = taken
        self.picked = picked
        self.holders = holders
        self.face_up = face_up
        self.resolving = resolving

    def clone(self) -> "SanJuan":
        other = SanJuan(
            game=self.game, chance=self.chance.clone(), setting=self.setting,
            players=[player.clone() for player in self.players],
            deck=self.deck[:], deck_size=self.deck_size, unseen=self.unseen[:], opened=self.opened[:],
            drawn=self.drawn, drawn_by=self.drawn_by, turned=self.turned, site=self.site,
            tiles=self.tiles, tile=self.tile, trades=self.trades, governor=self.governor, rounds=self.rounds,
            taken=self.taken, picked=self.picked, holders=self.holders, face_up=self.face_up,
            resolving=self.resolving,
        )  # fmt: skip
        self.hand_on(other)
        return other

    # Drawing and discarding

    def draw(self, kind: int, seen: int) -> int:
        """SJ 28, A12-A14: the top card, -1 if there is none. The discards become the new draw pile as soon as the
        last card has left it, or at the next draw if there were none then."""
        if self.deck_size == 0 and not self.shuffle():
            return -1
        deck = self.deck
        card = self.chance.pick(deck, self.deck_size, kind, seen)
        deck[card] = deck[card] - 1  # mypyc takes from an element in place by the slow way of all objects
        self.deck_size -= 1
        if self.deck_size == 0:
            self.shuffle()
        return card

    def shuffle(self) -> bool:
        """All discards into the draw pile; nobody knows any more where his own are."""
        for card in self.unseen:
            self.deck[card] += 1
        for card in self.opened:
            self.deck[card] += 1
        self.deck_size += len(self.unseen) + len(self.opened)
        if self.unseen:
            self.unseen = []
        if self.opened:
            self.opened = []
        for player in self.players:
            for card in player.known:
                self.deck[card] += 1
            self.deck_size += len(player.known)
            player.known.clear()
        if self.deck_size == 0:
            return False
        self.tell(tell.SHUFFLE, self.deck_size)
        return True

    def dry(self) -> bool:
        """A14: no card can be drawn, not even from the discards."""
        if self.deck_size or self.unseen or self.opened:
            return False
        for player in self.players:
            if player.known:
                return False
        return True

    def draw_seen(self, kind: int, seen: int) -> int:
        """E2: a card that somebody looks at; an event goes face up beside the roles and is replaced at once."""
        buildings = self.setting.cards.buildings
        while True:
            card = self.draw(kind, seen)
            if card < buildings:
                return card
            self.chance.reveal()
            self.face_up |= 1 << (card - buildings)
            self.tell(tell.EVENT_UP, card - buildings)

    def take(self, seat: int, number: int, kind: int = DRAW) -> int:
        """Draw cards into a hand; how many there were."""
        player = self.players[seat]
        for count in range(number):
            card = self.draw_seen(kind, seat)
            if card < 0:
                return count
            player.gain(card)
            self.tell(tell.CARD, seat, card)
        return number

    def look_at(self, number: int, kind: int, seen: int) -> list[int]:
        """Cards that are chosen from, sorted, which a seat or everybody sees; A14: or what there is."""
        cards: list[int] = []
        for _ in range(number):
            card = self.draw_seen(kind, seen)
            if card < 0:
                break
            cards.append(card)
            if seen == EVERYBODY:
                self.tell(tell.TURN_UP, card)
            else:
                self.tell(tell.CARD, seen, card)
        cards.sort()
        return cards

    def discard(self, seat: int, card: int) -> None:
        """SJ 27: face down from the hand; only its owner knows it."""
        player = self.players[seat]
        player.drop(card)
        player.known.append(card)
        self.tell(tell.DISCARD, seat, card)

    def lose_good(self, player: Player, plant: int) -> None:
        """A good goes unseen to the discards."""
        self.unseen.append(player.unload(plant))

    def lay_good(self, seat: int, plant: int) -> bool:
        """SJ 29: the top card, unseen, on an empty plant; false if there is none (A14)."""
        card = self.draw(GOOD, NOBODY)
        if card < 0:
            return False
        self.players[seat].goods.append(as_good(plant, card))
        self.tell(tell.PRODUCE, seat, plant)
        return True

    # Building

    def place(self, seat: int, kind: int, cover: int, loaded: bool) -> None:
        """SJ 19, 74-78: the building stands at once; it works when the phase is over (SJ 60)."""
        player = self.players[seat]
        self.tell(tell.BUILD, seat, kind, cover)
        if cover < 0:
            player.put(kind)
        else:
            if loaded:
                self.lose_good(player, cover)
            player.cover(cover, kind)
            self.score(seat, BUILDINGS_SOURCE, -self.setting.cards.vp[cover])
        self.score(seat, BUILDINGS_SOURCE, self.setting.cards.vp[kind])

    # Roles and events

    def hold(self, seat: int, role: int) -> None:
        """SJ 18: a role that somebody took is gone for this round."""
        self.taken |= 1 << role
        self.holders = self.holders[:]
        self.holders[role] = seat

    def begin_event(self, event: int) -> None:
        """E4: it is no longer face up, and not discarded yet."""
        self.face_up &= ~(1 << event)
        self.resolving = event

    def is_up(self, event: int) -> bool:
        """E2: whether the event lies face up beside the roles."""
        return (self.face_up >> event) & 1 == 1

    def library(self, seat: int, owner: int, visit: bool) -> int:
        """SJ 91-93, E5: whether the library can double the privilege, and whether that is a question: only for the
        governor of a two-player game at his first pick, who may want to keep it for the second."""
        player = self.players[seat]
        if visit or seat != owner or player.read or not player.works(LIBRARY):
            return NO_LIBRARY_HERE
        if self.setting.letter or (self.seats == 2 and seat == self.governor and self.picked == 1):
            return LIBRARY_ASKED
        return LIBRARY_AT_ONCE

    # The rest of the contract

    def score(self, seat: int, source: int, number: int) -> None:
        """Say that points were gained or lost."""
        self.tell_points(tell.SCORE, seat, source, number)

    def end_game(self) -> None:
        """SJ 55-56: nothing more is played; the buildings that score at the end do."""
        self.close(tell.OVER, tell.SCORE, FIRST_BONUS)

    def points(self, seat: int) -> list[int]:
        return points(self.players[seat], self.setting)

    def tie_break(self, seat: int) -> int:
        return tie_break(self.players[seat])

    def components(self) -> list[int]:
        """All cards by kind, wherever they are (A3: covered cards too)."""
        counts = self.deck[:]
        buildings = self.setting.cards.buildings
        zones = [self.unseen, self.opened, self.drawn, self.turned]
        for player in self.players:
            zones += [player.hand, player.known, player.city(), [card_of(good) for good in player.goods]]
            zones.append([card_beneath(entry) for entry in player.under])
        for zone in zones:
            for card in zone:
                counts[card] += 1
        if self.site >= 0:
            counts[self.site] += 1
        for event in range(EVENTS):
            if self.is_up(event) or self.resolving == event:
                counts[buildings + event] += 1
        return counts

    def redeal(self, seat: int) -> None:
        from .secrets import redeal

        redeal(self, seat)
