"""The settler phase: PR 16-22, 63-66."""

from typing import Final

from ludoteca.core.frames import Around
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS, STACK, USE_HACIENDA, menu_or_pass, place_of_tile
from ..data import CONSTRUCTION_HUT, HACIENDA, HOSPICE, QUARRY
from ..packed import kinds, some, total
from ..player import Player
from ..position import DRAW, PuertoRico

ASK_HACIENDA: Final = 0
ASK_TILE: Final = 1
ASK_HOSPICE: Final = 2


class Settler(Around[PuertoRico]):
    """PR 16-18, 63-66: each player, the settler first, may draw a tile by the hacienda, then may take a tile that lies
    face up (or a quarry), and by the hospice a colonist for that one. `tile` is the one just taken."""

    def __init__(self, owner: int, count: int, done: int, todo: int, tile: int) -> None:
        super().__init__(owner, count, done)
        self.todo = todo
        self.tile = tile

    def clone(self) -> "Settler":
        return Settler(owner=self.owner, count=self.count, done=self.done, todo=self.todo, tile=self.tile)

    def turn(self, s: PuertoRico, seat: int) -> Decision | None:
        player = s.players[seat]
        if self.todo == ASK_HACIENDA:
            if player.works(HACIENDA) and s.stacks != 0 and not player.full():
                return Decision(seat, "settler.hacienda", hacienda_menu(s))
            self.todo = ASK_TILE
            return None
        if self.todo == ASK_TILE:
            offers = tile_offers(s, player, seat == self.owner)
            if offers:
                return Decision(seat, "settler.take", s.menus.take[offers])
        elif player.works(HOSPICE) and s.colonist_left():
            return Decision(seat, "settler.hospice", s.menus.hospice)
        self.end_turn(s)
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        seat = self.seat()
        player = s.players[seat]
        if self.todo == ASK_HACIENDA:
            self.todo = ASK_TILE
            if action.verb != PASS:
                draw_by_hacienda(s, seat, s.first_stack() if action.verb == USE_HACIENDA else action.thing)
        elif self.todo == ASK_TILE:
            if action.verb == PASS:
                self.end_turn(s)
            else:
                self.take(s, seat, action.thing)
        else:
            if action.verb != PASS:
                s.lend_colonist(seat, place_of_tile(self.tile))
                player.men += some(1, self.tile)
            self.end_turn(s)

    def take(self, s: PuertoRico, seat: int, tile: int) -> None:
        if tile == QUARRY:
            s.quarries -= 1
        else:
            s.row -= some(1, tile)
        s.players[seat].settle(tile)
        s.tell(tell.TILE, seat, tile)
        self.tile = tile
        self.todo = ASK_HOSPICE

    def end_turn(self, s: PuertoRico) -> None:
        self.todo = ASK_HACIENDA
        self.next(s)

    def finish(self, s: PuertoRico) -> None:
        """PR 18: what nobody took is discarded, then the new row is turned up."""
        if s.row:
            s.tell(tell.DISCARD, int(total(s.row)))
            s.discards += s.row
            s.row = 0
        s.reveal_row()


def tile_offers(s: PuertoRico, player: Player, settler: bool) -> int:
    """PR 16-17, 21-22, 64-65: the kinds in the row; a quarry as the settler's privilege or by a construction hut."""
    if player.full():
        return 0
    offers = int(kinds(s.row))
    if s.quarries > 0 and (settler or player.works(CONSTRUCTION_HUT)):
        offers |= 1 << QUARRY
    return offers


def hacienda_menu(s: PuertoRico) -> list[Action]:
    """PR 63: by the letter of the book its owner also chooses the stack."""
    if not s.letter:
        return s.menus.hacienda
    return menu_or_pass(s, STACK, kinds(s.stacks))


def draw_by_hacienda(s: PuertoRico, seat: int, stack: int) -> None:
    """PR 63: the tile is placed at once, whatever it is."""
    tile = s.draw(stack, DRAW)
    s.players[seat].settle(tile)
    s.tell(tell.DRAWN, seat, tile, stack + 1)
