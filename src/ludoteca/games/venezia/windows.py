"""When gold can be paid: VE 48, 58, A11, A14. Nothing else decides where an exchange is offered.

`gold` is one more answer of every menu that the active player has anyway (`with_gold`). Besides there is a question of
its own, a window, at each of these moments, if its function says so:

    before_order       one building is left, and another chooses its site
    before_site        the imaginary player's card has completed a building whose site another chooses
    before_treasures   the site is chosen, no treasure is taken yet
    before_move        before each move of a building
    after_drawing      at the end of a turn
    last               when the game has closed, each player once

With `gold_windows=all` that is always; with `useful` where paying now or later can end differently. "Later" is the next
moment at which he is asked: a window of the same building, a menu of his own, or, in a building that closes the game,
his last exchange, which comes after those of all the others (VE 58). Only numbers of tokens are looked at, each token
counted at the most it can be worth: whether a question comes tells nobody what they are worth. That no ending is lost
is a law of its own (`tests/games/venezia/endings.py`).
"""

from ludoteca.core.protocol import Action

from .actions import GOLD, NO_GOLD
from .data import CROSSING_HIGH, CROSSING_LOW, LAST
from .phases.works import Works, pending
from .position import GOING_ON, Venezia
from .track import land, order_matters


def may_pay(s: Venezia, seat: int) -> bool:
    """Whether the tokens of a seat, seen from outside, can be worth a step."""
    return s.players[seat].most_steps() > 0


def with_gold(s: Venezia, seat: int, menu: list[Action]) -> list[Action]:
    """VE 48: a menu that the active player has anyway, with an exchange before it if he can pay one."""
    if s.players[seat].steps() == 0:
        return menu
    return [s.game.actions[GOLD], *menu]


def gold_menu(s: Venezia, seat: int) -> list[Action]:
    """The menu of a window. Who cannot pay is asked as well: others must not learn what his tokens are worth."""
    return with_gold(s, seat, [s.game.actions[NO_GOLD]])


# The moments


def before_order(s: Venezia, seat: int, chooser: int) -> bool:
    """A11: the last building in the queue is his last moment to pay before a site that another chooses."""
    return chooser != seat and may_pay(s, seat)


def before_site(s: Venezia, works: Works) -> bool:
    """A11, A22: no order was asked, so this is the moment to pay before another chooses the site."""
    if s.ended != GOING_ON or works.chooser(s) == works.active or not may_pay(s, works.active):
        return False
    return s.rules.every_window or bool(s.sites(works.kind))


def before_treasures(s: Venezia, works: Works) -> bool:
    """VE 31-33: where an exchange changes who takes a treasure; or no gondola will move, and it is the last moment."""
    most = s.players[works.active].most_steps()
    if most == 0:
        return False
    if s.rules.every_window or treasures_change(s, works, most):
        return True
    return s.ended != GOING_ON and not works.moves_after(s, 0) and meets(s, s.at, works.active, most)


def before_move(s: Venezia, works: Works) -> bool:
    """VE 42, 69: where an exchange changes the move. VE 58: and before the last move of a game that then closes, where
    it changes the others' last exchanges. VE 57: by the letter, where it lets a gondola stay."""
    active = works.active
    most = s.players[active].most_steps()
    if most == 0:
        return False
    mover = works.party(s)
    steps = works.steps_due(s, works.turn)
    if s.rules.every_window or order_matters(s.at, active, most, mover, steps, s.rules.shared):
        return True
    if s.rules.letter and s.ended == GOING_ON and reaches_sixty(s, active, most):
        return True
    return (
        closes(s, mover, steps)
        and not works.moves_after(s, works.turn + 1)
        and last_move(s, active, most, mover, steps)
    )


def after_drawing(s: Venezia, seat: int, unasked: bool) -> bool:
    """The end of the turn: where something has happened since his last menu, or there was none for drawing."""
    return (unasked or s.rules.every_window) and may_pay(s, seat)


def last(s: Venezia, seat: int) -> bool:
    """VE 58: once for everybody who may be able to pay."""
    return may_pay(s, seat)


# Whether it matters


def treasures_change(s: Venezia, works: Works, most: int) -> bool:
    """Whether an exchange before the treasures brings one to somebody who else has none: the payer's treasures fill a
    chest that is too empty, his gondola comes to the quarter while there is one for him, or it leaves the quarter and
    another has his. Before the end all that changes a draw counts."""
    active = works.active
    quarters = works.quarters(s)
    chest = s.treasures()
    refill = s.players[active].treasures()
    claims, ahead = claimants(s, works, quarters)
    if refill and (claims > chest or (claims and odds_count(s, works, most))):
        return True
    if not works.takes_part(s, active) or chest + refill <= (0 if s.rules.letter else ahead):
        return False
    if s.shore(active) & quarters and claims <= chest and not odds_count(s, works, most):
        return False
    return comes_or_leaves(s, active, most, quarters)


def claimants(s: Venezia, works: Works, quarters: int) -> tuple[int, int]:
    """VE 32: how many would take a treasure now, and how many of them before the active player."""
    claims = 0
    ahead = 0
    for turn in range(works.parties(s)):
        party = (works.master + turn) % len(s.players)
        if party == works.active:
            ahead = claims
        if works.takes_part(s, party) and s.shore(party) & quarters:
            claims += 1
    return claims, ahead


def comes_or_leaves(s: Venezia, seat: int, most: int, quarters: int) -> bool:
    """Whether bought steps take a gondola to the quarters, or away from them."""
    borders = s.shore(seat) & quarters != 0
    for steps in range(1, most + 1):
        if (s.shore_at(land(s.at, seat, steps, s.rules.shared)) & quarters != 0) != borders:
            return True
    return False


def odds_count(s: Venezia, works: Works, most: int) -> bool:
    """A12: a treasure that is paid can be drawn again, so any exchange before the treasures changes what is drawn. That
    is worth a question only near the end, and where he could not as well have paid before the site."""
    return not paid_before(s, works, most) and end_is_near(s, works)


def paid_before(s: Venezia, works: Works, most: int) -> bool:
    """Whether he could as well have paid at the choice of the site, his own: nothing was chosen since, and it would not
    have closed the game before the building (A14)."""
    own = works.chooser(s) == works.active and not works.quarter_is_a_choice(s)
    return own and not reaches_sixty(s, works.active, most)


def end_is_near(s: Venezia, works: Works) -> bool:
    """Whether the game can be over with this building or the next one: it is closing; others of this turn wait, or may
    be begun (only the turn lies below a building that the imaginary player's card has completed); or steps that are due
    or gold can take a gondola to 60."""
    if s.ended != GOING_ON or len(s.stack) == 2 or len(pending(s, works.active)) > 1:
        return True
    for turn in range(len(s.players)):
        seat = (works.master + turn) % len(s.players)
        steps = s.players[seat].most_steps() + (works.steps_due(s, turn) if turn < works.parties(s) else 0)
        if steps and reaches_sixty(s, seat, steps):
            return True
    return False


def reaches_sixty(s: Venezia, seat: int, steps: int) -> bool:
    """With all others in the way, each of them one space more."""
    return s.at[seat] + steps + s.seats - 1 >= LAST


def closes(s: Venezia, mover: int, steps: int) -> bool:
    """VE 56: whether the game is over after a move, if nobody pays before it."""
    return s.ended != GOING_ON or land(s.at, mover, steps, s.rules.shared) >= LAST


def last_move(s: Venezia, payer: int, most: int, mover: int, steps: int) -> bool:
    """The same as `meets`, after the last move; by the letter it may be left out."""
    after = s.at[:]
    after[mover] = land(s.at, mover, steps, s.rules.shared)
    return meets(s, after, payer, most) or (s.rules.letter and meets(s, s.at, payer, most))


def meets(s: Venezia, at: list[int], payer: int, most: int) -> bool:
    """VE 43, 58: whether the payer's steps and those that another may buy at the end can cross, so that it matters who
    comes first. Every gondola besides the two may lengthen a way by one."""
    more = s.seats - 2
    low = at[payer]
    high = low + most + more
    for other in range(s.seats):
        steps = s.players[other].most_steps() if other != payer else 0
        if steps and cross(low, high, at[other], at[other] + steps + more, s.rules.shared):
            return True
    return False


def cross(low: int, high: int, start: int, end: int, shared: bool) -> bool:
    """A9: two stretches of the track with a space in common; 10 and 45 are one."""
    if start <= high and low <= end:
        return True
    return shared and (
        (low <= CROSSING_LOW <= high and start <= CROSSING_HIGH <= end)
        or (low <= CROSSING_HIGH <= high and start <= CROSSING_LOW <= end)
    )
