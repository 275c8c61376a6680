"""Tiles of the black depot that are had without buying them (E 10.11, 11.8, 12.17), and what lies beside it and is
bought like them. Whoever lets a player pick says where the tile goes; here is only what lies there."""

from ludoteca.core.protocol import Action

from ..actions import PICK
from ..data import DEPOT_SPACES, NONE, SPACES
from ..position import Burgundy


def pick_offers(s: Burgundy, seat: int, wide: bool) -> list[Action]:
    """What may be picked, in the order of codes; with `wide` also what takes two storage places."""
    acts: list[Action] = []
    for space in range(DEPOT_SPACES, SPACES):
        if s.spaces[space] != NONE:
            acts.append(s.rules.codes.picks[space])
    for picker in s.setting.pickers:
        picker.offer(s, seat, wide, acts)
    return acts


def picked(s: Burgundy, action: Action) -> int:
    """The space that an answer means."""
    if action.verb == PICK:
        return action.thing
    for picker in s.setting.pickers:
        if picker.verb == action.verb:
            return picker.space(s, action)
    raise ValueError(f"nothing is picked by {action}")
