"""Why, in San Juan: by question."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.san_juan.actions import (  # fmt: skip
    BUILD,
    CHANGE,
    COVER,
    COVER_LOADED,
    DISCARD,
    EVENT,
    KEEP,
    MINE,
    NO_COVER,
    NO_LIBRARY,
    PASS,
    PAY,
    PRODUCE,
    QUAKE,
    QUAKE_LOADED,
    ROLE,
    SELL,
    TUCK,
    USE_LIBRARY,
    VISIT,
)
from ludoteca.games.san_juan.position import SanJuan

from ...shape import Reason
from ..ground import Ground, varied
from ..series import differing
from .build import built, covered, free_or_paid, library
from .cards import better_kept
from .eyes import Eyes
from .goods import made, sold
from .hand import mined, tucked
from .roles import chosen

Grounds = Callable[[Eyes, Action, Action | None], list[Ground]]


def why(s: SanJuan, decision: Decision, best: Action, other: Action | None) -> list[Reason]:
    eyes = Eyes(s, decision)
    for verbs, found in BY_VERB:
        if best.verb in verbs or (best.verb == PASS and other is not None and other.verb in verbs):
            return varied(found(eyes, best, other))
    return []


def given_up(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """Cards that are paid or discarded: what the better answer keeps is worth more than what it gives up."""
    if other is None or other.verb != best.verb:
        return []
    gone, stays = differing(eyes.s, eyes.decision, best, other, eyes.known)
    return rather(eyes, named_first(stays, other.thing), named_first(gone, best.thing))


def kept_of_drawn(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    if other is None or other.verb != best.verb:
        return []
    stays, gone = differing(eyes.s, eyes.decision, best, other, eyes.known)
    return rather(eyes, named_first(stays, best.thing), named_first(gone, other.thing))


def named_first(kinds: list[int], named: int) -> list[int]:
    """The card that the answer names stands for the whole series, where the two differ in it."""
    return [named] if named in kinds else kinds[:2]


def rather(eyes: Eyes, kept: list[int], lost: list[int]) -> list[Ground]:
    return [one for kind in kept for other in lost for one in better_kept(eyes, kind, other)]


BY_VERB: tuple[tuple[tuple[int, ...], Grounds], ...] = (
    ((ROLE, EVENT, VISIT), chosen),
    ((BUILD,), free_or_paid),
    ((COVER, COVER_LOADED, NO_COVER), covered),
    ((USE_LIBRARY, NO_LIBRARY), library),
    ((PAY, DISCARD, CHANGE), given_up),
    ((KEEP,), kept_of_drawn),
    ((MINE,), mined),
    ((TUCK,), tucked),
    ((SELL,), sold),
    ((PRODUCE,), made),
    ((QUAKE, QUAKE_LOADED), built),
)
