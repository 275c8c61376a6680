"""`ludoteca play`: play in the browser or in this terminal, against bots or together.

Without arguments, or with a game alone: the table in the browser. With --text, or anything else that belongs to it:
the table in this terminal.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

from ludoteca import guides
from ludoteca.arena.records import read_record
from ludoteca.bots.levels import MIDDLE
from ludoteca.bots.roster import maker
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.core.positions import begun_at, named_game, parsed
from ludoteca.core.protocol import Game
from ludoteca.core.record import from_record
from ludoteca.i18n.texts import LANGUAGES, preferred

from . import browser, guided, onward
from .arguments import BOTS_HELP, Number, add_board, add_table, names, options, player_count, port, seconds, seed
from .text import headline

if TYPE_CHECKING:
    from ludoteca.terminal.screen import Screen


PAUSE = 1.5
DEFAULT = [MIDDLE]  # as at a table in the browser
SEEDS = 2**31


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help="which game; asked if none is named")
    command.add_argument("--port", type=port, metavar="N", help="of the browser table (8321)")
    command.add_argument("--no-open", action="store_true", help="say where the browser table is, open no browser")
    command.add_argument("--text", action="store_true", help="in this terminal")
    command.add_argument("--plain", action="store_true", help="lines without drawing or colour, for screen readers")
    command.add_argument("--lang", choices=LANGUAGES, help="language of the table (that of this machine)")
    command.add_argument(
        "--bots", type=names, default=[], metavar="A,B,...", help=f"your opponents ({MIDDLE}): {BOTS_HELP}"
    )
    command.add_argument(
        "--hot-seat", type=Number(1), default=1, metavar="N", help="N people take turns at this keyboard"
    )
    command.add_argument("--names", type=names, default=[], metavar="A,B,...", help="what the people are called")
    command.add_argument(
        "--seed", type=seed, metavar="S", help="the same seed, the same cards; without one, nobody can foretell them"
    )
    command.add_argument(
        "--words", action="store_true", help="everybody at the keyboard adds words to the secret that cards come from"
    )
    command.add_argument("--new", action="store_true", help="a new match, also where one waits to be gone on with")
    command.add_argument("--load", type=Path, metavar="FILE", help="go on with a game that was saved")
    command.add_argument("--position", type=Path, metavar="FILE", help="begin at a position that was written")
    onward.add(command)
    guided.add(command)
    command.add_argument("--watch", action="store_true", help="only watch a match between bots, move by move")
    command.add_argument(
        "--pause", type=seconds, default=PAUSE, metavar="S", help=f"with --watch: seconds after each turn ({PAUSE})"
    )
    add_table(command)
    add_board(command)


def run(given: argparse.Namespace) -> None:
    if not in_terminal(given):
        page = f"/new/{registry.game(given.game).name}" if given.game else "/"
        browser.play(page, given.port, not given.no_open)
        return
    if given.guide:
        guided.check(given)
    for name in given.bots:
        maker(name)
    from ludoteca.terminal.drawn import DrawnScreen
    from ludoteca.terminal.going_on import Chosen, offer
    from ludoteca.terminal.kept import Keeper
    from ludoteca.terminal.plain import PlainScreen
    from ludoteca.terminal.session import Session

    screen = PlainScreen() if given.plain else DrawnScreen()
    lang = given.lang or preferred()
    if given.watch:
        watch(given, screen, lang)
        return
    keeper = Keeper()
    chosen = offer(screen, lang, keeper, game_named(given)) if may_go_on(given, screen) else Chosen()
    if chosen.leave:
        return
    match = chosen.match or opened(given, screen, lang)
    if match is not None:
        Session(match, screen, lang, given.names or chosen.names, keeper).run()


def may_go_on(given: argparse.Namespace, screen: Screen) -> bool:
    """Whether matches that were not finished are offered: to a person, who did not ask for another one."""
    another = (given.load, given.source, given.position)
    return not given.new and all(one is None for one in another) and screen.is_terminal()


def game_named(given: argparse.Namespace) -> str:
    return registry.game(given.game).name if given.game else ""


def in_terminal(given: argparse.Namespace) -> bool:
    """Whether anything was asked for that only the table in the terminal has."""
    asked = (
        given.text,
        given.plain,
        given.lang,
        given.bots,
        given.names,
        given.load,
        given.position,
        given.source,
        given.watch,
        given.option,
        given.words,
        given.guide,
    )
    return any(asked) or given.hot_seat > 1 or given.seed is not None or given.players is not None


def opened(given: argparse.Namespace, screen: Screen, lang: str) -> Match | None:
    """The match to play: one that was saved, or a new one; none if nobody says which."""
    if given.guide:
        game = registry.game(given.game) if given.game else ask_game(screen, lang, guides.names())
        return None if game is None else guided.opened(given, game, screen, lang)
    if given.load is not None:
        saved = from_record(read_record(given.load), registry.game)
        if given.game and given.game != saved.game.name:
            raise BadOption(f"{given.load} is a match of {saved.game.name}, not of {given.game}")
        return saved
    written = position_of(given) if given.position is not None else None
    if given.words and given.seed is not None:
        raise BadOption("words go with a secret: leave out either --words or --seed")
    source = onward.source_of(given) if given.source is not None else None
    game = game_of(given, source, written, screen, lang)
    if game is None:
        return None
    from ludoteca.terminal.fairness import promise
    from ludoteca.terminal.players import seat_bots

    begun = source if source is not None else written
    players = begun.seats if begun is not None else seats(given, game, given.hot_seat)
    if given.hot_seat > players:
        raise BadOption(f"{given.hot_seat} people do not fit {players} seats")
    if len(given.names) > given.hot_seat:
        raise BadOption(f"{len(given.names)} names for {given.hot_seat} at the keyboard; --hot-seat says how many play")
    fit(given.bots, players - given.hot_seat, players)
    people = onward.mine(given, players)
    chosen = game.settle(players, options(given.option)) if begun is None else {}
    fair = None if given.seed is not None else promise(screen, lang, players, people if given.words else ())
    if source is not None:
        match = onward.opened(given, source, people, fair)
    elif written is not None:
        match = Match(game, players, written.options, written.seed, fair, position=written.position)
    else:
        match = Match(game, players, chosen, given.seed or 0, fair)
    seat_bots(match, given.bots or DEFAULT, people)
    return match


def position_of(given: argparse.Namespace) -> Match:
    """The match that begins at the position of a file; nothing else says how it is set up."""
    if given.source is not None or given.option or given.players is not None:
        raise BadOption("--position says which game it is and how it is set up: leave out the rest")
    data = parsed(read_record(given.position))
    game = named_game(data)
    if given.game and given.game != game.name:
        raise BadOption(f"{given.position} is a position of {game.name}, not of {given.game}")
    return begun_at(game, data, given.seed or 0)


def game_of(
    given: argparse.Namespace, source: Match | None, written: Match | None, screen: Screen, lang: str
) -> Game | None:
    """The game of what is gone on with, the one that is named, or the one that is asked for."""
    for begun in (source, written):
        if begun is not None:
            return begun.game
    return registry.game(given.game) if given.game else ask_game(screen, lang)


def fit(bots: list[str], free: int, players: int) -> None:
    if len(bots) > free:
        raise BadOption(f"{len(bots)} bots do not fit {players} seats")


def ask_game(screen: Screen, lang: str, among: Sequence[str] = ()) -> Game | None:
    """Which game, by number or name; an empty line leaves."""
    from ludoteca.i18n.texts import Texts
    from ludoteca.terminal.matching import matches

    texts = Texts(lang)
    titles = {name: texts.say(f"game-{name}") for name in among or registry.names()}
    screen.say([f"{number}. {title}" for number, title in enumerate(titles.values(), 1)], texts.say("text-which-game"))
    while True:
        try:
            line = screen.ask(texts.say("text-prompt")).strip()
        except EOFError:
            return None
        if not line:
            return None
        numbers = {name: [str(number), name, titles[name]] for number, name in enumerate(titles, 1)}
        found = matches(line, numbers)
        if len(found) == 1:
            return registry.game(found[0])
        screen.wrong(texts.say("text-no-game", {"word": line}))


def seats(given: argparse.Namespace, game: Game, people: int) -> int:
    """As many as asked for; else enough for everybody who is named."""
    if given.players is not None:
        return int(given.players)
    return player_count(game, len(given.bots) + people, options(given.option))


def watch(given: argparse.Namespace, screen: Screen, lang: str) -> None:
    from ludoteca.terminal.players import seat_bots
    from ludoteca.terminal.watching import Watching

    game = registry.game(given.game or registry.names()[0])
    players = seats(given, game, 0)
    chosen = game.settle(players, options(given.option))
    fit(given.bots, players, players)
    match = Match(game, players, chosen, randbelow(SEEDS) if given.seed is None else int(given.seed))
    seat_bots(match, given.bots or DEFAULT, ())
    print(headline(match), flush=True)
    Watching(match, screen, lang, given.pause).run()
