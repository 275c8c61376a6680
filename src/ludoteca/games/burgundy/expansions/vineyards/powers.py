"""What a turn offers with vineyards: double tiles taken and planted with a die, or bought in the shop (E 12.10-12.14,
12.20)."""

from mypy_extensions import i64

from ludoteca.core.protocol import Action

from ...actions import FIRST, FREE, SECOND, by_source
from ...data import NONE
from ...estate import Estate
from ...hooks import FIRST_DIE, NO_DIE_NEEDED, SECOND_DIE, Picker, Power
from ...phases.act import acquire, can_store
from ...position import Burgundy, Rules
from ...powers import BOUGHT
from ...reach import reach, workers_for
from ..numbers import ALL_SPACES, SHOP_SPACES, VINE_SPACES
from .bonus import DOUBLE_WIDTH
from .cellar import cellar, vines
from .codes import BUY_SHOP, HARVEST, PICK_SHOP, PLANT
from .doubles import doubles_in
from .planted import choose_double, fitting_doubles
from .vine_board import RIGHT


class DieAction(Power):
    """What a die does, or an action without one; a city hall only fills the duchy. Workers turn the die (with monastery
    8 two steps each), the monasteries that turn it for free do not: they name tiles of the main board."""

    def __init__(self, verb: int, rules: Rules) -> None:
        super().__init__(verb)
        self.answers = by_source(rules.by_verb[verb])

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        player = s.players[seat]
        if sources & FIRST_DIE:
            self.offer_with(s, seat, player.first, self.answers[FIRST], acts)
        if sources & SECOND_DIE:
            self.offer_with(s, seat, player.second, self.answers[SECOND], acts)
        if sources & NO_DIE_NEEDED:
            self.offer_with(s, seat, value, self.answers[FREE], acts)

    def offer_with(self, s: Burgundy, seat: int, value: int, answers: list[Action], acts: list[Action]) -> None:
        """With a die of that value."""
        raise NotImplementedError


class Harvest(DieAction):
    """E 12.10-12.11: the double tile of a slot with the number; storage is made free for it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(HARVEST, rules)

    def offer_with(self, s: Burgundy, seat: int, value: int, answers: list[Action], acts: list[Action]) -> None:
        e = s.estate(seat)
        bits: i64 = reach(e.has(8), 0, e.workers, value)
        for slot, numbers in enumerate(cellar(s).printed.dice[s.setting.players]):
            if s.spaces[VINE_SPACES + slot] != NONE and any_in(bits, numbers):
                acts.append(answers[slot])

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        numbers = cellar(s).printed.dice[s.setting.players][action.thing - VINE_SPACES]
        s.hire(seat, -cheapest(s.estate(seat), value, numbers))
        acquire(s, seat, action.thing)


class Plant(DieAction):
    """E 12.12-12.14: a stored double tile onto a double space with the number. The answer names the hex of its first
    grape, the other lies beside it; one with two equal grapes goes by the left hex alone."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(PLANT, rules)

    def offer_with(self, s: Burgundy, seat: int, value: int, answers: list[Action], acts: list[Action]) -> None:
        if not doubles_in(s.stock(seat)):
            return
        turned = fitting_doubles(s, seat, RIGHT)
        e = s.estate(seat)
        bits = reach(e.has(8), 0, e.workers, value)
        board = cellar(s).printed.board
        for space in board.open(vines(e).covered):
            if (bits >> (board.number[space] - 1)) & 1:
                acts.append(answers[2 * space])
                if turned:
                    acts.append(answers[2 * space + 1])

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        number = cellar(s).printed.board.number[action.thing // 2]
        s.hire(seat, -cheapest(s.estate(seat), value, [number]))
        choose_double(s, seat, action.thing)


class Shop(Power):
    """E 12.20: the purchase of a turn may be a double tile of the shop."""

    def __init__(self) -> None:
        super().__init__(BUY_SHOP)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        if s.estate(seat).silver < s.rules.pieces.black_price or s.players[seat].used & BOUGHT:
            return
        if can_store(s, seat, DOUBLE_WIDTH):
            for space in range(SHOP_SPACES, ALL_SPACES):
                if s.spaces[space] != NONE:
                    acts.append(s.rules.by_verb[BUY_SHOP][space])

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        s.players[seat].used |= BOUGHT
        s.earn(seat, -s.rules.pieces.black_price)
        acquire(s, seat, action.thing)


class PickShop(Picker):
    """E 12.21: whoever may have a tile of the black depot without buying it may have one of the shop."""

    def __init__(self) -> None:
        super().__init__(PICK_SHOP)

    def offer(self, s: Burgundy, seat: int, wide: bool, acts: list[Action]) -> None:
        if wide:
            for space in range(SHOP_SPACES, ALL_SPACES):
                if s.spaces[space] != NONE:
                    acts.append(s.rules.by_verb[PICK_SHOP][space])

    def space(self, s: Burgundy, action: Action) -> int:
        return action.thing


def any_in(bits: i64, numbers: list[int]) -> bool:
    """Whether one of the numbers is among those within reach."""
    for number in numbers:
        if (bits >> (number - 1)) & 1:
            return True
    return False


def cheapest(e: Estate, value: int, numbers: list[int]) -> int:
    """The least workers that turn a die into one of the numbers."""
    return min([workers_for(e.has(8), 0, value, number) for number in numbers])
