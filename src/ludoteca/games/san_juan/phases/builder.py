"""The builder phase: SJ 19-28, 60, 62, 67-70, 74-80, 87, 90."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import (
    BUILD,
    COVER,
    COVER_LOADED,
    NO_COVER,
    PASS,
    USE,
    USE_LIBRARY,
    by_code,
)
from ..data import CRANE, LIBRARY, PLANTS
from ..effects import AFTER_BUILDING
from ..player import Player
from ..position import LIBRARY_ASKED, NO_LIBRARY_HERE, SanJuan
from ..prices import helper_of, less, price, spendable, taken_off
from .functions import ask_draw, can_draw, draw_by
from .library import RolePhase, ask_library
from .pay import Pay

TO_BUILD: Final = 0
HAS_BUILT: Final = 1


class Builder(RolePhase):
    """SJ 19, 22: each player, the builder first, may build one building. The phase in which somebody gets his
    twelfth is played to its end, then the game is over (SJ 55, A1)."""

    def clone(self) -> "Builder":
        return Builder(owner=self.owner, count=self.count, done=self.done, todo=self.todo, visit=self.visit)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if self.todo == HAS_BUILT:
            self.todo = TO_BUILD
            self.next(s)
            return None
        player = s.players[seat]
        build = s.game.by_verb[BUILD]
        privilege = 1 if seat == self.owner else 0
        library = 1 if s.library(seat, self.owner, self.visit) != NO_LIBRARY_HERE else 0
        crane = player.works(CRANE)
        cards = len(player.hand) - 1
        means = cards + spendable(player, -1, False)
        acts = [s.game.actions[PASS]]
        before = -1
        for kind in player.hand:
            if kind == before or player.barred(kind):
                continue
            before = kind
            if price(s.setting, player, kind, -1, privilege, library) <= means or (
                crane and cover_offers(s, player, kind, privilege, library, cards)
            ):
                acts.append(build[kind])
        return Decision(seat, "builder.build", acts, 1, 1, True)

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if action.verb == PASS:
            self.next(s)
            return
        kind = action.thing
        s.players[seat].lift(kind)
        s.site = kind
        self.todo = HAS_BUILT
        s.push(construction(seat, kind, seat == self.owner, self.visit))

    def finish(self, s: SanJuan) -> None:
        end_of_building(s)


def end_of_building(s: SanJuan) -> None:
    """SJ 55, 60, E12: new buildings begin to work; a twelfth one ends the game."""
    last = False
    for player in s.players:
        player.fresh = 0
        last = last or player.buildings() >= s.setting.cards.end
    if last:
        s.end_game()


def cover_offers(s: SanJuan, player: Player, kind: int, privilege: int, library: int, cards: int) -> list[Action]:
    """SJ 74-79: the buildings that can be covered by `kind`: never the crane, never the same kind."""
    setting = s.setting
    cover = s.game.by_verb[COVER]
    acts: list[Action] = []
    loads = player.loads()
    for old in player.kinds():
        if old == kind or old == CRANE or (old < PLANTS and loads[old] == player.plants[old]):
            continue
        more = 0 if old == LIBRARY else library
        if price(setting, player, kind, old, privilege, more) <= cards + spendable(player, old, False):
            acts.append(cover[old])
    cover = s.game.by_verb[COVER_LOADED]
    for old in range(PLANTS):
        if (
            old != kind
            and loads[old]
            and price(setting, player, kind, old, privilege, library) <= cards + spendable(player, old, True)
        ):
            acts.append(cover[old])
    return by_code(acts) if setting.cards.more else acts


CHOOSE_COVER: Final = 0
CHOOSE_HELPER: Final = 1
CHOOSE_LIBRARY: Final = 2
USE_FUNCTIONS: Final = 3


class Construction(Frame[SanJuan]):
    """One building from the choice of its place to the cards drawn after it. The covered building stops helping at
    once (SJ 75); the library is asked about only where keeping it is possible (SJ 93, A18); the buildings that bring a
    card come last, `drawn` of them are done with."""

    def __init__(
        self, who: int, kind: int, builder: bool, visit: bool, todo: int, relief: int, declined: bool, drawn: int
    ) -> None:
        self.who = who
        self.kind = kind
        self.builder = builder
        self.visit = visit
        self.todo = todo
        self.relief = relief  # the cost of the covered building
        self.declined = declined  # by the letter: the discount of smithy or quarry is not wanted
        self.drawn = drawn

    def clone(self) -> "Construction":
        return Construction(
            who=self.who, kind=self.kind, builder=self.builder, visit=self.visit, todo=self.todo, relief=self.relief,
            declined=self.declined, drawn=self.drawn,
        )  # fmt: skip

    def step(self, s: SanJuan) -> Decision | None:
        if self.todo == CHOOSE_COVER:
            return self.ask_cover(s)
        if self.todo == CHOOSE_LIBRARY:
            return self.ask_library(s)
        if self.todo == CHOOSE_HELPER:
            return self.ask_helper(s)
        return self.ask_function(s)

    def apply(self, s: SanJuan, action: Action) -> None:
        if self.todo == CHOOSE_COVER:
            self.place(s, action.thing, action.verb == COVER_LOADED)
        elif self.todo == CHOOSE_HELPER:
            self.declined = action.verb == PASS
            self.todo = CHOOSE_LIBRARY
        elif self.todo == CHOOSE_LIBRARY:
            self.pay(s, action.verb == USE_LIBRARY)
        else:
            self.drawn += 1
            if action.verb != PASS:
                draw_by(s, self.who, action.thing)

    def privilege(self) -> int:
        return 1 if self.builder else 0

    def owner(self) -> int:
        return self.who if self.builder else -1

    def library(self, s: SanJuan) -> int:
        """1 if the library can double the privilege."""
        return 1 if s.library(self.who, self.owner(), self.visit) != NO_LIBRARY_HERE else 0

    def ask_cover(self, s: SanJuan) -> Decision | None:
        player = s.players[self.who]
        if not player.works(CRANE):
            self.place(s, -1, False)
            return None
        library = self.library(s)
        cards = len(player.hand)
        acts = cover_offers(s, player, self.kind, self.privilege(), library, cards)
        plain = price(s.setting, player, self.kind, -1, self.privilege(), library)
        payable = plain <= cards + spendable(player, -1, False)
        if payable and not acts:
            self.place(s, -1, False)
            return None
        if payable:
            acts.insert(0, s.game.actions[NO_COVER])
        return Decision(self.who, "builder.cover", acts)

    def place(self, s: SanJuan, cover: int, loaded: bool) -> None:
        s.site = -1
        self.relief = s.setting.cost[cover] if cover >= 0 else 0
        s.place(self.who, self.kind, cover, loaded)
        self.todo = CHOOSE_HELPER if s.setting.letter else CHOOSE_LIBRARY

    def off(self, s: SanJuan, library: bool, declined: bool) -> i64:
        """What is taken off the price now that the building stands (and no longer counts the one it covers)."""
        player = s.players[self.who]
        works: i64 = 0 if declined else player.violet & ~player.fresh
        return taken_off(works, self.kind, self.privilege(), 1 if library else 0, self.relief)

    def due(self, s: SanJuan, library: bool) -> int:
        return less(s.setting, self.kind, self.off(s, library, self.declined))

    def ask_helper(self, s: SanJuan) -> Decision | None:
        """SJ 61: by the letter the discount of smithy or quarry may be declined, if the price can still be paid."""
        player = s.players[self.who]
        helper = int(helper_of(self.kind))
        without = less(s.setting, self.kind, self.off(s, False, True))
        if player.works(helper) and without > self.due(s, False):
            least = less(s.setting, self.kind, self.off(s, self.library(s) == 1, True))
            if least <= len(player.hand) + spendable(player, -1, False):
                acts = [s.game.actions[PASS], s.game.by_verb[USE][helper]]
                return Decision(self.who, "builder.discount", acts)
        self.todo = CHOOSE_LIBRARY
        return None

    def ask_library(self, s: SanJuan) -> Decision | None:
        player = s.players[self.who]
        mode = s.library(self.who, self.owner(), self.visit)
        plain = self.due(s, False)
        helps = mode != NO_LIBRARY_HERE and self.due(s, True) < plain
        if mode != LIBRARY_ASKED or not helps or plain > len(player.hand) + spendable(player, -1, False):
            self.pay(s, helps)
            return None
        return ask_library(s, self.who, "builder.library")

    def pay(self, s: SanJuan, library: bool) -> None:
        due = self.due(s, library)
        if library:
            s.players[self.who].read = True
            s.tell(tell.LIBRARY, self.who)
        self.todo = USE_FUNCTIONS
        s.tell(tell.PAID, self.who, due)
        if due:
            s.push(Pay(who=self.who, due=due, last=0, spent=0, floor=0))

    def ask_function(self, s: SanJuan) -> Decision | None:
        if can_draw(s, self.who, AFTER_BUILDING):
            draws = s.setting.draws[AFTER_BUILDING]
            while self.drawn < len(draws):
                question = ask_draw(s, self.who, draws[self.drawn], self.kind)
                if question is not None:
                    return question
                self.drawn += 1
        s.stack.pop()
        return None


def construction(who: int, kind: int, builder: bool, visit: bool) -> Construction:
    """The frame before anything was chosen."""
    return Construction(
        who=who, kind=kind, builder=builder, visit=visit, todo=CHOOSE_COVER, relief=0, declined=False, drawn=0
    )
