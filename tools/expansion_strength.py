"""How well bots use Burgundy's expansions, measured.

    python tools/expansion_strength.py use [EXPANSION ...] [--games 400]   greedy against one that never uses it
    python tools/expansion_strength.py solo [--games 400] [--bots a,b]     how often the duchy is filled, on both boards
    python tools/expansion_strength.py chateau [--games 400] [--bots a,b]  how often Châteauma is beaten, by its level

Greedy that never uses an expansion leaves its answers and its tiles alone wherever it has another choice, and knows
nothing of what it is worth. Two players, or two teams; seats in turn.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator
from functools import partial

from ludoteca.arena.play import play_match
from ludoteca.arena.statistics import interval
from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.heuristics.burgundy_wisdom import WISDOM
from ludoteca.cli.output import print_table, progress
from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Action, Bot, Game, State
from ludoteca.core.registry import game
from ludoteca.games.burgundy.actions import BUY, PICK, TAKE
from ludoteca.games.burgundy.position import Burgundy

Options = dict[str, str]

USED: dict[str, Options] = {
    "boards": {"duchies": "11-18", "link": "yes"},
    "tiles": {"tiles": "yes"},
    "posts": {"posts": "pairs"},
    "white": {"white": "yes"},
    "inns": {"inns": "yes"},
    "routes": {"routes": "own"},
    "shields": {"shields": "yes"},
    "vineyards": {"vineyards": "yes"},
    "team": {"team": "beginner"},
}


class Blind(Bot):
    """Greedy that knows nothing of an expansion."""

    def __init__(self, played: Game, name: str) -> None:
        self.name = name
        self.heuristic = heuristic(played, "")

    def choose(self, state: State, seat: int) -> Action:
        assert isinstance(state, Burgundy) and state.decision is not None
        known = WISDOM.pop(self.name, None)
        try:
            weights = self.heuristic.weigh(state, state.decision)
        finally:
            if known is not None:
                WISDOM[self.name] = known
        actions = state.decision.actions
        others = [at for at, action in enumerate(actions) if not self.own(state, action)] or list(range(len(actions)))
        return actions[max(others, key=weights.__getitem__)]

    def own(self, s: Burgundy, action: Action) -> bool:
        """Whether it is an answer of the expansion, or gets one of its tiles."""
        expansion = next(one for one in s.setting.expansions if one.name == self.name)
        if action.code >= s.game.plain_codes and action.code in expansion.live(s.rules, s.setting.options):
            return True
        if action.verb not in (TAKE, BUY, PICK):
            return False
        return s.rules.pieces.sets[s.spaces[action.thing]] == self.name


def use_one(name: str, seed: int) -> tuple[float, int]:
    """The share of greedy in the victory over a blind one, and its lead; in teams one against the other."""
    played = game("burgundy")
    seat = seed % 2
    blind = Blind(played, name)
    seats = next(number for number in (2, 4) if played.fits(number, USED[name]))
    bots: list[str | Bot] = ["greedy" if one % 2 == seat else blind for one in range(seats)]
    done = play_match(played, USED[name], seed, bots)
    return done.win(seat), done.margin(seat)


def alone_one(options: Options, seats: int, bot: str, seed: int) -> tuple[float, int]:
    """Whether the first seat won, and its points (solo) or its lead."""
    done = play_match(game("burgundy"), options, seed, [bot] * seats)
    return done.win(0), done.scores[0] - (done.scores[-1] if len(done.scores) > 1 else 0)


class Measure:
    """What is measured: a row of the table."""

    def __init__(self, title: list[str], call: partial[tuple[float, int]]) -> None:
        self.title = title
        self.call = call


def measures(given: argparse.Namespace) -> Iterator[Measure]:
    if given.what == "use":
        for name in given.named or USED:
            yield Measure([name], partial(use_one, name))
        return
    options = {"solo": ("33", "34"), "chateau": ("easy", "medium", "hard")}[given.what]
    for value in options:
        for bot in given.bots.split(","):
            yield Measure([value, bot], partial(alone_one, {given.what: value}, 1, bot))


def run(given: argparse.Namespace) -> int:
    rows = []
    todo = list(measures(given))
    with (
        multiprocessing.get_context("spawn").Pool(given.j) as pool,
        progress(given.what, len(todo) * given.games) as step,
    ):
        for one in todo:
            found = []
            for result in pool.imap_unordered(one.call, range(given.seed, given.seed + given.games), chunksize=1):
                found.append(result)
                step()
            wins = sum(share for share, _ in found)
            low, high = interval([(share, 1) for share, _ in found])
            points = sum(lead for _, lead in found) / len(found)
            rows.append(
                [*one.title, f"{len(found)}", f"{wins / len(found):.1%}", f"{low:.1%} - {high:.1%}", f"{points:+.1f}"]
            )
            print(" ".join(rows[-1]), flush=True)
    head = ["expansion"] if given.what == "use" else [given.what, "bot"]
    print_table([*head, "games", "won", "95 %", "points"], rows, tuple(range(len(head), len(head) + 4)))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="How well bots use Burgundy's expansions.")
    parser.add_argument("what", choices=("use", "solo", "chateau"))
    parser.add_argument("named", nargs="*", metavar="EXPANSION", help="only these (of `use`)")
    parser.add_argument("--games", type=int, default=400, help="of each row (400)")
    parser.add_argument("--bots", default="random,greedy", help="with commas between them")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1, help="processes")
    try:
        return run(parser.parse_args())
    except LudotecaError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
