"""Who sits where, and how each seat is told from the others: by shape, colour and name."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteca import guides
from ludoteca.arena.play import Player
from ludoteca.bots.luck import luck
from ludoteca.bots.roster import maker
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.parties import members
from ludoteca.core.rows import PERSON
from ludoteca.i18n.texts import Texts

SHAPES = "●▲■◆★"
# Middle tones of the 256 colours, readable on black and on white.
COLOURS = ("color(32)", "color(166)", "color(29)", "color(169)", "color(100)")
BOT_NAMES = ("Petra", "Olmo", "Zeno", "Livia", "Tito")


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)] if seat >= 0 else " "


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "default"


def seat_bots(match: Match, bots: Sequence[str], people: Collection[int]) -> None:
    """The seats that people do not hold are held by the bots named, in turn."""
    free = [seat for seat in range(match.seats) if seat not in people]
    for place, seat in enumerate(free):
        match.take(seat, bots[place % len(bots)])


def computer_players(match: Match) -> dict[int, Player]:
    """A bot for each seat that the match says a bot holds. Known bots only: a record may name others."""
    made: dict[int, Player] = {}
    for seat, name in enumerate(match.control):
        if name != PERSON:
            bot = maker(name)(match.game, luck(match, f"bot in seat {seat}"))
            made[seat] = Player(name, bot, seat, seeded(luck(match, f"deals for seat {seat}")))
    return made


def player_names(match: Match, given: Sequence[str], texts: Texts) -> list[str]:
    """Names by seat: those given for people, ours for bots or those of a guide, numbers for the rest; parties without a
    seat last."""
    called = guides.names_of(match)
    bots = iter(BOT_NAMES)
    people = iter(given)
    names = []
    for seat, holder in enumerate(match.control):
        name = next(people, "") if holder == PERSON else called[seat] if called else next(bots)
        names.append(name or texts.say("seat", {"number": seat + 1}))
    unseated = [party for party, seats in enumerate(members(match.state)) if not seats]
    own = texts.has("party-name")
    return names + [texts.say("party-name") if own else texts.say("party", {"number": one + 1}) for one in unseated]
