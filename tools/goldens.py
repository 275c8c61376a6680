"""Whole random games as text, to be read in review: tests/goldens/<game>-*.txt.

    python tools/goldens.py                                       write all goldens anew
    python tools/goldens.py GAME PLAYERS SEED [OPTION=VALUE ...]  add one
    python tools/goldens.py GAME PLAYERS SEED bot=greedy [...]    one that a bot plays: what random players hardly reach

The first line of a golden says how it is made, so nothing else lists them. A test compares every file with the game
played anew; a change of rules shows as the lines that differ.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from pathlib import Path

from ludoteca.bots.roster import maker
from ludoteca.core.chance import seeded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.protocol import ALL, Event, Game
from ludoteca.core.reader import event
from ludoteca.core.registry import game

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "goldens"
EVERY = 50
BOT = "bot"  # not an option of a game: who plays it


def golden(name: str, seats: int, seed: int, options: dict[str, str]) -> str:
    """The text of one game, random or a bot's: each answer, out of how many, and what happened; now and then a hash."""
    chosen = {key: value for key, value in options.items() if key != BOT}
    match = Match(game(name), seats, chosen, seed)
    lines = [head(name, seats, seed, options), f"# rules version {match.game.version}", ""]
    lines += happened(match.game, match.start_events)
    dice = seeded(seed)
    bot = maker(options[BOT])(match.game, seed) if BOT in options else None
    while (decision := match.decision) is not None:
        number = len(match.rows)
        if number % EVERY == 0:
            lines.append(position(match))
        if bot is None:
            action = choose(decision.actions, dice)
        else:
            action = bot.choose(match.state.determinize(decision.seat, seed), decision.seat)
        row = match.play(action.code)
        lines.append(f"{number:>4}  {row.seat}  {decision.ask}, {len(decision.actions)} possible: {row.text}")
        lines += happened(match.game, match.steps[number].events)
    lines += ["", position(match)]
    for source, points in zip(match.game.sources, match.state.tally(), strict=True):
        lines.append(f"{source}: {' '.join(str(number) for number in points)}")
    lines.append(f"scores: {' '.join(str(score) for score in match.state.scores())}")
    lines.append(f"places: {' '.join(str(place) for place in match.state.ranking())}")
    return "\n".join(lines) + "\n"


def position(match: Match) -> str:
    """A hash of all there is to see, so that a difference shows soon after it arose."""
    seen = json.dumps({**match.state.view(ALL), "asked": match.question(ALL)}, sort_keys=True)
    return f"position {blake2b(seen.encode(), digest_size=8).hexdigest()}"


def happened(made: Game, events: list[Event]) -> list[str]:
    """What was told, in full, several to a line; of runs of equal events only their number."""
    told: list[str] = []
    times: list[int] = []
    for one in events:
        fields = event(made, one, ALL)
        text = " ".join([str(fields.pop("kind")), *(f"{field}={value}" for field, value in fields.items())])
        if told and told[-1] == text:
            times[-1] += 1
        else:
            told.append(text)
            times.append(1)
    texts = [text if count == 1 else f"{text} x{count}" for text, count in zip(told, times, strict=True)]
    return ["      " + "; ".join(texts[at : at + 4]) for at in range(0, len(texts), 4)]


def head(name: str, seats: int, seed: int, options: dict[str, str]) -> str:
    return " ".join(
        ["#", name, f"players={seats}", f"seed={seed}", *(f"{key}={value}" for key, value in options.items())]
    )


def parse(words: list[str]) -> tuple[str, int, int, dict[str, str]]:
    """The words of a head: game, players, seed, options."""
    name, seats, seed, *options = words
    pairs = dict(pair.split("=", 1) for pair in options)
    return name, int(seats.removeprefix("players=")), int(seed.removeprefix("seed=")), pairs


def file_name(name: str, seats: int, options: dict[str, str]) -> str:
    return "-".join([name, f"{seats}p", *(key if value == "yes" else value for key, value in options.items())]) + ".txt"


def write(path: Path, words: list[str]) -> None:
    text = golden(*parse(words))
    changed = not path.exists() or path.read_text() != text
    path.write_text(text)
    print(f"{path.name}: {len(text.splitlines())} lines{'' if changed else ', as before'}")


def main(arguments: list[str]) -> int:
    try:
        if arguments:
            name, seats, _, options = parse(arguments)
            write(FOLDER / file_name(name, seats, options), arguments)
        for path in sorted(FOLDER.glob("*.txt")) if not arguments else []:
            write(path, path.read_text().splitlines()[0].split()[1:])
    except (LudotecaError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
