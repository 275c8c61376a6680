"""SJ 56-57, 95-98: points and the order of the players."""

from typing import Final

from .effects import Bonus
from .player import Player
from .setting import Setting

BUILDINGS_SOURCE: Final = 0
CHAPEL_SOURCE: Final = 1
FIRST_BONUS: Final = 2


def sources(bonuses: list[Bonus], ids: list[str]) -> tuple[str, ...]:
    """Where points come from: what is printed, what the chapel holds, and each building that scores at the end."""
    return ("buildings", "chapel", *[ids[bonus.kind] for bonus in bonuses])


def points(player: Player, setting: Setting) -> list[int]:
    """The points of one player by source. SJ 56: the palace counts all others."""
    cards = setting.cards
    printed = 0
    for kind in player.city():
        printed += cards.vp[kind]
    parts = [printed, player.tucked()]
    last = False
    for bonus in setting.bonuses:
        number = 0
        if player.owns(bonus.kind):
            if bonus.counts_bonuses():
                last = True
            else:
                number = bonus.points(player, cards, setting.second, 0)
        parts.append(number)
    if last:
        count_bonuses(player, setting, parts)
    return parts


def count_bonuses(player: Player, setting: Setting, parts: list[int]) -> None:
    others = sum(parts)
    for at, bonus in enumerate(setting.bonuses):
        if bonus.counts_bonuses() and player.owns(bonus.kind):
            parts[FIRST_BONUS + at] = bonus.points(player, setting.cards, setting.second, others)


def tie_break(player: Player) -> int:
    """SJ 57: hand cards and goods; who is equal in these too shares a place (A20)."""
    return len(player.hand) + len(player.goods)
