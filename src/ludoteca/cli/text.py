"""A match as plain lines."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import rows
from ludoteca.core.match import Match
from ludoteca.core.parties import members
from ludoteca.core.rows import Row

from .output import print_table

SHOWN = 12  # digits of a commitment, where it need not be compared


def headline(match: Match) -> str:
    chosen = "".join(f", {name} {value}" for name, value in match.options.items())
    board = f" on {match.game.board_name()}" if match.game.board_name() else ""
    dealt = f"seed {match.seed}" if match.fair is None else f"commitment {match.fair.commitment[:SHOWN]}..."
    return f"{match.game.name}{board}, {match.seats} players{chosen}, {dealt}"


HIDDEN = {rows.DEAL: "what it could not know is dealt again", rows.KEEP: "everybody keeps what they held"}


def row_line(at: int, row: Row) -> str:
    if row.kind == rows.PLAY:
        said = row.text
    elif row.kind == rows.TAKE:
        said = f"is played by {row.text}"
    elif row.kind == rows.UNDO:
        said = f"goes back to row {row.text}"
    elif row.kind == rows.FREE:
        said = "leaves the guide" if row.text == rows.SKIP else "gives the last answer of the guide: it is over"
    elif row.kind == rows.FROM:
        said = f"plays on from here: {HIDDEN[row.text]}"
    else:
        said = f"{row.kind} {row.text}".rstrip()
    return f"{at:5}  seat {row.seat}  {said}"


def print_position(view: Mapping[str, object], indent: str = "") -> None:
    """A view as it comes: a field a line, and a line for each thing that lies somewhere."""
    for name, value in view.items():
        if isinstance(value, Mapping) and value:
            print(f"{indent}{name}:")
            print_position(value, indent + "  ")
        elif isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
            for at, item in enumerate(value):
                print_thing(f"{indent}{name} {at}", item, indent)
        else:
            print(f"{indent}{name}: {plain(value)}")


def print_thing(name: str, thing: Mapping[str, object], indent: str) -> None:
    if any(isinstance(value, Mapping | list) and value for value in thing.values()):
        print(f"{name}:")
        print_position(thing, indent + "  ")
    else:
        print(f"{name}: " + ", ".join(f"{key} {plain(value)}" for key, value in thing.items() if value))


def plain(value: object) -> str:
    if value is None or value == {} or value == []:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return " ".join(plain(item) for item in value)
    return str(value)


def party_name(party: int, seats: list[int]) -> str:
    if not seats:
        return f"party {party}"
    return f"seat{'s' if len(seats) > 1 else ''} {'+'.join(str(seat) for seat in seats)}"


def print_result(match: Match) -> None:
    """Points by source, and the places if the match is over."""
    tally = match.state.tally()
    parties = range(len(match.state.scores()))
    sources = zip(match.game.sources, tally, strict=True)
    lines = [(name, *(str(points[party]) for party in parties)) for name, points in sources]
    lines.append(("points", *(str(score) for score in match.state.scores())))
    if match.over:
        lines.append(("place", *(str(place) for place in match.state.ranking())))
    head = ("", *(party_name(party, seats) for party, seats in enumerate(members(match.state))))
    print_table(head, lines, numbers=range(1, len(head)))
    if not match.over and match.decision is not None:
        print(f"seat {match.decision.seat} is asked {match.decision.ask}")
