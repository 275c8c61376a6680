"""The builder phase: SJ 19-28, 60, 62, 67-70, 74-80, 87, 90."""

from ludoteca.core.frames import Around
from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import BUILD, COVER, COVER_LOADED, NO_COVER, NO_LIBRARY, PASS, USE, USE_LIBRARY
from ..data import BUILDINGS, CARPENTER, CRANE, LIBRARY, PLANTS, POOR_HOUSE, QUARRY, SMITHY
from ..player import Player
from ..position import LIBRARY_ASKED, NO_LIBRARY_HERE, SanJuan
from .pay import Pay


class Builder(Around[SanJuan]):
    """SJ 19, 22: each player, the builder first, may build one building. The phase in which somebody gets his
    twelfth is played to its end, then the game is over (SJ 55, A1)."""

    def __init__(self, owner: int, count: int, done: int, visit: bool, built: bool) -> None:
        super().__init__(owner, count, done)
        self.visit = visit
        self.built = built

    def clone(self) -> "Builder":
        return Builder(self.owner, self.count, self.done, self.visit, self.built)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if self.built:
            self.built = False
            self.next(s)
            return None
        player = s.players[seat]
        table = s.game.actions
        off = 1 if seat == self.owner else 0
        library = 1 if s.library(seat, self.owner, self.visit) != NO_LIBRARY_HERE else 0
        crane = player.works(CRANE)
        means = len(player.hand) - 1 + s.spendable(player, -1, False)
        acts = [table[PASS]]
        before = -1
        for kind in player.hand:
            if kind == before:
                continue
            before = kind
            if kind >= PLANTS and (player.violet >> kind) & 1:
                continue
            if s.price(player, kind, -1, off + library) <= means or (
                crane and cover_offers(s, player, kind, off, library, len(player.hand) - 1)
            ):
                acts.append(table[BUILD + kind])
        return Decision(seat, "builder.build", acts, 1, 1, True)

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if action.code == PASS:
            self.next(s)
            return
        kind = action.code - BUILD
        s.players[seat].lift(kind)
        s.site = kind
        self.built = True
        s.push(Construction(seat, kind, seat == self.owner, self.visit, CHOOSE_COVER, 0, 0))

    def finish(self, s: SanJuan) -> None:
        end_of_building(s)


def end_of_building(s: SanJuan) -> None:
    """SJ 55, 60, E12: new buildings begin to work; a twelfth one ends the game."""
    last = False
    for player in s.players:
        player.fresh = 0
        last = last or player.buildings() >= s.cards.end
    if last:
        s.over()


def cover_offers(s: SanJuan, player: Player, kind: int, off: int, library: int, cards: int) -> list[Action]:
    """SJ 74-79: the buildings that can be covered by `kind`: never the crane, never the same kind."""
    acts: list[Action] = []
    table = s.game.actions
    for old in range(BUILDINGS):
        if old == kind or old == CRANE or not player.owns(old):
            continue
        more = 0 if old == LIBRARY else library
        if s.price(player, kind, old, off + more) <= cards + s.spendable(player, old, False) and (
            old >= PLANTS or player.loaded(old) < player.plants[old]
        ):
            acts.append(table[COVER + old])
    for old in range(PLANTS):
        if (
            old != kind
            and player.loaded(old)
            and s.price(player, kind, old, off + library) <= cards + s.spendable(player, old, True)
        ):
            acts.append(table[COVER_LOADED + old])
    return acts


CHOOSE_COVER = 0
CHOOSE_HELPER = 1
CHOOSE_LIBRARY = 2
USE_CARPENTER = 3
USE_POOR_HOUSE = 4
BUILT = 5


class Construction(Frame[SanJuan]):
    """One building from the choice of its place to the cards drawn after it. The covered building stops helping at
    once (SJ 75); the library is asked about only where keeping it is possible (SJ 93, A18); carpenter before poor
    house (SJ 68)."""

    def __init__(self, who: int, kind: int, builder: bool, visit: bool, todo: int, relief: int, declined: int) -> None:
        self.who = who
        self.kind = kind
        self.builder = builder
        self.visit = visit
        self.todo = todo
        self.relief = relief  # the cost of the covered building
        self.declined = declined  # by the letter: the discount of smithy or quarry that was not wanted

    def clone(self) -> "Construction":
        return Construction(self.who, self.kind, self.builder, self.visit, self.todo, self.relief, self.declined)

    def step(self, s: SanJuan) -> Decision | None:
        if self.todo == CHOOSE_COVER:
            return self.ask_cover(s)
        if self.todo == CHOOSE_LIBRARY:
            return self.ask_library(s)
        if self.todo == CHOOSE_HELPER:
            return self.ask_helper(s)
        if self.todo == BUILT:
            s.stack.pop()
            return None
        return self.ask_function(s, CARPENTER if self.todo == USE_CARPENTER else POOR_HOUSE)

    def apply(self, s: SanJuan, action: Action) -> None:
        if self.todo == CHOOSE_COVER:
            if action.code == NO_COVER:
                self.place(s, -1, False)
            elif action.code >= COVER_LOADED:
                self.place(s, action.code - COVER_LOADED, True)
            else:
                self.place(s, action.code - COVER, False)
        elif self.todo == CHOOSE_HELPER:
            self.declined = 1 if action.code == PASS else 0
            self.todo = CHOOSE_LIBRARY
        elif self.todo == CHOOSE_LIBRARY:
            self.pay(s, action.code == USE_LIBRARY)
        else:
            self.draw(s, CARPENTER if self.todo == USE_CARPENTER else POOR_HOUSE, action.code != PASS)

    def off(self) -> int:
        return 1 if self.builder else 0

    def owner(self) -> int:
        return self.who if self.builder else -1

    def ask_cover(self, s: SanJuan) -> Decision | None:
        player = s.players[self.who]
        if not player.works(CRANE):
            self.place(s, -1, False)
            return None
        library = 1 if s.library(self.who, self.owner(), self.visit) != NO_LIBRARY_HERE else 0
        cards = len(player.hand)
        acts = cover_offers(s, player, self.kind, self.off(), library, cards)
        plain = s.price(player, self.kind, -1, self.off() + library) <= cards + s.spendable(player, -1, False)
        if plain and not acts:
            self.place(s, -1, False)
            return None
        if plain:
            acts.insert(0, s.game.actions[NO_COVER])
        return Decision(self.who, "builder.cover", acts)

    def place(self, s: SanJuan, cover: int, loaded: bool) -> None:
        s.site = -1
        self.relief = s.cost[cover] if cover >= 0 else 0
        s.place(self.who, self.kind, cover, loaded)
        self.todo = CHOOSE_HELPER if s.letter else CHOOSE_LIBRARY

    def due(self, s: SanJuan, library: bool, declined: int = 0) -> int:
        """The price, now that the building stands (and no longer counts the one it covers)."""
        player = s.players[self.who]
        off = self.off() + self.relief + (1 if library else 0) - self.declined - declined
        return s.price(player, self.kind, -1, off)

    def ask_helper(self, s: SanJuan) -> Decision | None:
        """SJ 61: by the letter the discount of smithy or quarry may be declined, if the price can still be paid."""
        player = s.players[self.who]
        helper = SMITHY if self.kind < PLANTS else QUARRY
        library = s.library(self.who, self.owner(), self.visit) != NO_LIBRARY_HERE
        if (
            player.works(helper)
            and self.due(s, False, 1) > self.due(s, False)
            and self.due(s, library, 1) <= len(player.hand) + s.spendable(player, -1, False)
        ):
            table = s.game.actions
            return Decision(self.who, "builder.discount", [table[PASS], table[USE + helper]])
        self.todo = CHOOSE_LIBRARY
        return None

    def ask_library(self, s: SanJuan) -> Decision | None:
        player = s.players[self.who]
        mode = s.library(self.who, self.owner(), self.visit)
        plain = self.due(s, False)
        helps = mode != NO_LIBRARY_HERE and self.due(s, True) < plain
        if mode != LIBRARY_ASKED or not helps or plain > len(player.hand) + s.spendable(player, -1, False):
            self.pay(s, helps)
            return None
        table = s.game.actions
        return Decision(self.who, "builder.library", [table[USE_LIBRARY], table[NO_LIBRARY]])

    def pay(self, s: SanJuan, library: bool) -> None:
        due = self.due(s, library)
        if library:
            s.players[self.who].read = True
            s.tell(tell.LIBRARY, self.who)
        self.todo = USE_CARPENTER
        s.tell(tell.PAID, self.who, due)
        if due:
            s.push(Pay(self.who, due, 0, 0, 0))

    def ask_function(self, s: SanJuan, function: int) -> Decision | None:
        """SJ 67-69, 87: drawn without asking, unless the letter of the book is played."""
        player = s.players[self.who]
        if function == CARPENTER:
            can = self.kind >= PLANTS and player.works(CARPENTER)
        else:
            can = len(player.hand) <= 1 and player.works(POOR_HOUSE)
        can = can and not s.dry()
        if can and s.letter:
            table = s.game.actions
            return Decision(self.who, "builder.use", [table[PASS], table[USE + function]])
        self.draw(s, function, can)
        return None

    def draw(self, s: SanJuan, function: int, use: bool) -> None:
        self.todo += 1
        if use:
            s.tell(tell.FUNCTION, self.who, function)
            s.take(self.who, 1)
