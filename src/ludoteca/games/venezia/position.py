"""The position: what lies on the table, and the small rules about cards, pawns, tokens and gondolas."""

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.protocol import Action, Game, State
from ludoteca.core.ranking import places

from . import tell
from .actions import SITE, drain_verb
from .board import SHAPE, Board
from .data import CASA, KIND_IDS, KINDS, LAST, NEED, POOREST_TREASURE, RICHEST_SWAMP, VALUES
from .ground import Ground, Menus, kind_of, list_sites
from .player import Player
from .scoring import JUMPS_SOURCE, SOURCE_COUNT
from .track import land

# Kinds of chance (the names stand in CHANCES).
FIRST: Final = 0
DEAL: Final = 1
DRAW: Final = 2
THIRD: Final = 3
SWAMP: Final = 4
TREASURE: Final = 5
CHANCES: Final = ("first", "deal", "draw", "third", "swamp", "treasure")

# Why a game ends (VE 56): by the last piece of a type, or by a gondola at 60. The names stand in CAUSES.
GOING_ON: Final = 0
AT_SIXTY: Final = 1 + KINDS
CAUSES: Final = ("none", *KIND_IDS, "sixty")


def last_piece(kind: int) -> int:
    """The cause of a game that ends because there is no building of a type left."""
    return 1 + kind


class Rules:
    """The options of a game, settled."""

    def __init__(self, shared: bool, start_borders: bool, every_window: bool, letter: bool) -> None:
        self.shared = shared  # A9: 10 and 45 are one place
        self.start_borders = start_borders  # A10
        self.every_window = every_window  # A11
        self.letter = letter


class Venezia(State):
    """The draw pile is counts: cards are drawn when they leave it. `opened` is a bit set of types, for no type lies
    open twice (VE 52). `pawns` says who holds which master builder, -1 for the board. `bog` counts by value the tokens
    on the swamps, whose places nobody knows, `chest` the treasures (3 gold and up), `gone` the spent swamps. `at` are
    the gondolas, `earned` the steps made, by party and source. `ended` is why the game is closing."""

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        board: Board,
        rules: Rules,
        players: list[Player],
        deck: list[int],
        deck_size: int,
        discard: list[int],
        discard_size: int,
        opened: int,
        pawns: list[int],
        supply: list[int],
        ground: Ground,
        menus: Menus,
        bog: list[int],
        chest: list[int],
        gone: list[int],
        at: list[int],
        earned: list[int],
        ended: int,
    ) -> None:
        super().__init__(game, seats, chance)
        self.board = board
        self.rules = rules
        self.players = players
        self.deck = deck
        self.deck_size = deck_size
        self.discard = discard
        self.discard_size = discard_size
        self.opened = opened
        self.pawns = pawns
        self.supply = supply
        self.ground = ground
        self.menus = menus
        self.bog = bog
        self.chest = chest
        self.gone = gone
        self.at = at
        self.earned = earned
        self.ended = ended

    def clone(self) -> "Venezia":
        other = Venezia(
            game=self.game, seats=self.seats, chance=self.chance.clone(), board=self.board, rules=self.rules,
            players=[player.clone() for player in self.players], deck=self.deck[:], deck_size=self.deck_size,
            discard=self.discard[:], discard_size=self.discard_size, opened=self.opened, pawns=self.pawns[:],
            supply=self.supply[:], ground=self.ground, menus=self.menus, bog=self.bog[:], chest=self.chest[:],
            gone=self.gone[:], at=self.at[:], earned=self.earned[:], ended=self.ended,
        )  # fmt: skip
        self.hand_on(other)
        return other

    # Cards

    def lies_open(self, kind: int) -> bool:
        """VE 52: whether a card of a type lies open."""
        return (self.opened >> kind) & 1 != 0

    def draw(self, kind: int, seen: int) -> int:
        """VE 54, A3: the top card; the discards become the pile when one is due and none is there. -1: no card."""
        if self.deck_size == 0:
            if self.discard_size == 0:
                return -1
            self.deck, self.discard = self.discard, self.deck
            self.deck_size, self.discard_size = self.discard_size, 0
            self.tell(tell.SHUFFLE, self.deck_size)
        card = self.chance.pick(self.deck, self.deck_size, kind, seen)
        self.deck[card] -= 1
        self.deck_size -= 1
        return card

    def throw(self, party: int, kind: int, number: int) -> None:
        """Cards go face up to the discards."""
        self.discard[kind] += number
        self.discard_size += number
        self.tell(tell.DISCARD, party, kind, number)

    def laid(self, kind: int) -> int:
        """The cards of all parties for the joint building of a type."""
        number = 0
        for player in self.players:
            number += player.front[kind]
        return number

    def lay(self, party: int, kind: int) -> None:
        """VE 16-17, Decided: a card goes in front; who begins, or has strictly more than the master, has the pawn."""
        player = self.players[party]
        player.front[kind] += 1
        if self.events is not None:
            self.tell(tell.PLAY, party, kind, self.laid(kind))
        if kind == CASA:
            return
        master = self.pawns[kind]
        if master < 0 or (master != party and player.front[kind] > self.players[master].front[kind]):
            self.give_pawn(kind, party)

    def give_pawn(self, kind: int, party: int) -> None:
        """To a party, or home (-1)."""
        before = self.pawns[kind]
        if before != party:
            self.pawns[kind] = party
            self.tell(tell.PAWN, kind, party, before)

    def drop_front(self, party: int, kind: int) -> None:
        """VE 46, A7: cards of an unfinished building are discarded; its pawn goes to whom most of it belongs then."""
        player = self.players[party]
        number = player.front[kind]
        player.front[kind] = 0
        self.throw(party, kind, number)
        if self.pawns[kind] == party:
            self.give_pawn(kind, heir(self.players, party, kind))

    def clear_joint(self, kind: int) -> None:
        """VE 45, A6: the cards of a joint building are discarded, the pawn goes home."""
        for party, player in enumerate(self.players):
            if player.front[kind]:
                self.throw(party, kind, player.front[kind])
                player.front[kind] = 0
        self.give_pawn(kind, -1)

    # The map

    def sites(self, kind: int) -> list[Action]:
        """VE 26-27, 30: where a building of a type fits now."""
        shape = SHAPE[kind]
        menu = self.menus.sites[shape]
        if menu is None:
            menu = list_sites(self.board, self.ground, self.game.by_verb[SITE], shape)
            self.menus.sites[shape] = menu
        return menu

    def place(self, kind: int, site: int) -> None:
        """VE 56: a piece leaves the supply; the last of its type closes the game."""
        self.ground = self.ground.with_piece(self.board, kind, site)
        self.menus = Menus(self.menus.drains, self.menus.opens)
        self.supply[kind] -= 1

    def unpacked(self) -> None:
        """The menus belong to the map as it is."""
        answers = self.game.by_verb[drain_verb(self.board)]
        marshes = self.board.marshes
        drains = [answers[at] for at in range(len(marshes)) if self.ground.is_swamp(self.board, marshes[at])]
        self.menus = Menus([*drains, self.menus.drains[-1]], self.menus.opens)

    def drain(self, seat: int, marsh: int) -> None:
        """VE 47: the token's value is drawn now, and only its new owner sees it."""
        hex = self.board.marshes[marsh]
        bog = self.bog
        worth = self.chance.pick(bog, bog[0] + bog[1] + bog[2], SWAMP, seat)
        bog[worth] -= 1
        self.players[seat].tokens[worth] += 1
        self.ground = self.ground.drained(self.board, hex)
        drains = self.menus.drains[:]
        drains.remove(self.game.by_verb[drain_verb(self.board)][marsh])
        self.menus = Menus(drains, self.menus.opens)
        self.tell(tell.DRAIN, seat, hex, worth)

    # Gondolas and tokens

    def shore(self, seat: int) -> int:
        """VE 34: the quarters a gondola borders, as bits."""
        return self.shore_at(self.at[seat])

    def shore_at(self, number: int) -> int:
        """VE 34, A10: the quarters a number of the track borders."""
        if number > LAST or (number == 0 and not self.rules.start_borders):
            return 0
        return self.board.borders[number]

    def treasures(self) -> int:
        chest = self.chest
        return chest[0] + chest[1] + chest[2] + chest[3]

    def treasure(self, seat: int) -> None:
        """VE 31-33: a token from the chest, if there is one."""
        total = self.treasures()
        if total == 0:
            self.tell(tell.NO_TREASURE, seat)
            return
        drawn = self.chance.pick(self.chest, total, TREASURE, seat)
        self.chest[drawn] -= 1
        worth = drawn + POOREST_TREASURE
        self.players[seat].tokens[worth] += 1
        self.tell(tell.TREASURE, seat, worth)

    def spend(self, seat: int) -> None:
        """VE 49, A12: of the tokens laid out, swamps leave the game and treasures go back to the chest."""
        player = self.players[seat]
        for worth, number in enumerate(player.paid):
            if number:
                self.tell(tell.SPENT, seat, worth, number)
                if worth <= RICHEST_SWAMP:
                    self.gone[worth] += number
                else:
                    self.chest[worth - POOREST_TREASURE] += number
        player.paid = [0] * VALUES

    def move(self, seat: int, steps: int, source: int, active: int) -> None:
        """VE 42-43, 56: forward, jumping the others; at 60 the game closes."""
        if steps == 0:
            return
        before = self.at[seat]
        after = land(self.at, seat, steps, self.rules.shared)
        self.at[seat] = after
        self.tell(tell.MOVE, seat, before, after)
        self.score(seat, source, steps)
        self.score(seat, JUMPS_SOURCE, after - before - steps)
        if after >= LAST:
            self.close(active, AT_SIXTY)

    def close(self, active: int, cause: int) -> None:
        """VE 56, A13: the game ends by the act of the active player; the first cause counts."""
        if self.ended == GOING_ON:
            self.ended = cause
            self.tell(tell.CLOSE, active, cause)

    # The rest of the contract

    def score(self, party: int, source: int, number: int) -> None:
        if number != 0:
            self.earned[party * SOURCE_COUNT + source] += number
            self.tell(tell.SCORE, party, source, number)

    def tally(self) -> list[list[int]]:
        return [self.earned[source::SOURCE_COUNT] for source in range(SOURCE_COUNT)]

    def ranking(self) -> list[int]:
        """VE 60-61, A16: only gondolas still on the start can share a place; the imaginary party has none and comes
        last."""
        ranks = places([[at] for at in self.at])
        return ranks + [self.seats + 1] * (len(self.players) - self.seats)

    def components(self) -> list[int]:
        """Cards by type, tokens by value, pieces by type."""
        cards = self.deck[:]
        tokens = self.bog + self.chest
        pieces = self.supply[:]
        for kind in range(KINDS):
            cards[kind] += self.discard[kind] + self.lies_open(kind)
            for player in self.players:
                cards[kind] += player.hand[kind] + player.front[kind] + NEED[kind] * player.has_set(kind)
        for worth in range(VALUES):
            for player in self.players:
                tokens[worth] += player.tokens[worth] + player.paid[worth]
            if worth <= RICHEST_SWAMP:
                tokens[worth] += self.gone[worth]
        for piece in self.ground.pieces:
            pieces[kind_of(piece)] += 1
        swamps = self.ground.swamps()
        return cards + tokens + pieces + [swamps - sum(self.bog), len(self.pawns), len(self.at)]

    def redeal(self, seat: int) -> None:
        from .secrets import redeal

        redeal(self, seat)


def heir(players: list[Player], party: int, kind: int) -> int:
    """A7: who has most cards of a type, the nearest clockwise from `party` on a tie; -1 if nobody has any."""
    best = -1
    most = 0
    for step in range(1, len(players)):
        other = (party + step) % len(players)
        if players[other].front[kind] > most:
            best = other
            most = players[other].front[kind]
    return best
