"""The games there are: ours, and those of other packages through the entry point group `ludoteca.games`.

The one module of the core that looks at installed packages and at the component files beside the games.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib import import_module, resources
from importlib.metadata import entry_points
from pathlib import Path

from .errors import BadData, UnknownGame
from .given import shown
from .protocol import Action, Game

GROUP = "ludoteca.games"
DEBUG = "LUDOTECA_DEBUG"  # at 1, positions check the answers they are given
SCHEMA = "schema"  # what a file says it is; it may stand in several

# name -> (module with `game(data, digest)`, component files in ludoteca/data)
OURS: dict[str, tuple[str, ...]] = {
    "san-juan": ("ludoteca.games.san_juan.meta", "san_juan.json"),
    "puerto-rico": ("ludoteca.games.puerto_rico.meta", "puerto_rico.json"),
    "venezia": ("ludoteca.games.venezia.meta", "venezia.json"),
    "burgundy": (
        "ludoteca.games.burgundy.meta",
        "burgundy.json",
        "burgundy_tiles.json",
        "burgundy_routes.json",
        "burgundy_shields.json",
        "burgundy_vineyards.json",
        "burgundy_chateau.json",
        "burgundy_boards.json",
    ),
}

# What an owner may replace by a file of his own, by the schema it says: the game, and the component file.
OWN: dict[str, tuple[str, str]] = {
    "ludoteca.venezia.board/1": ("venezia", "venezia.json"),
    "ludoteca.burgundy.board/1": ("burgundy", "burgundy_boards.json"),
    "ludoteca.burgundy.routes/1": ("burgundy", "burgundy_routes.json"),
    "ludoteca.burgundy.vineyards/1": ("burgundy", "burgundy_vineyards.json"),
    "ludoteca.burgundy.chateau/1": ("burgundy", "burgundy_chateau.json"),
}

_by_home: dict[str, Game] = {}
_files: dict[str, dict[str, str]] = {}  # by home, the files of an owner's that a game was made with
_boards: dict[str, str] = {}  # by component file, the owner's that is played with in this process


def names() -> list[str]:
    """All registered games, ours first."""
    return [*OURS, *_others()]


@cache
def _others() -> list[str]:
    """Looked for once: it means reading a file of every installed package, and a server asks at every message."""
    return sorted({point.name for point in entry_points(group=GROUP)} - set(OURS))


def game(name: str) -> Game:
    """The game of that name, with the files chosen for it or with the component data that come with it."""
    if not isinstance(name, str):  # it comes from outside
        raise UnknownGame(f"a game is named by text, as 'san-juan', not by {shown(name)}")
    return _with(name, tuple(_own_of(name).items()))


def _own_of(name: str) -> dict[str, str]:
    """Of the files that are chosen those of one game."""
    return {file: path for file, path in _boards.items() if name in OURS and file in OURS[name]}


@cache
def _with(name: str, own: tuple[tuple[str, str], ...]) -> Game:
    if name in OURS:
        return from_files(name, dict(own))
    for point in entry_points(group=GROUP):
        if point.name == name:
            made: Callable[[], Game] = point.load()
            return remember(made())
    raise UnknownGame(f"no game '{name}'; there are {', '.join(names())}")


def from_file(name: str, path: str) -> Game:
    """One of our games with a file of the reader's own in place of its last component file: an owner's board."""
    if name not in OURS:
        raise UnknownGame(f"'{name}' takes no component file; there are {', '.join(OURS)}")
    return from_files(name, {OURS[name][-1]: path})


def from_files(name: str, own: Mapping[str, str]) -> Game:
    """One of our games with files of the reader's own, by the component file that each replaces."""
    try:
        made = remember(build(OURS[name][0], component_files(name, own)))
    except BadData as error:
        raise _blamed(name, own, error) from None
    if own:
        _files[home(name, made.data)] = {file: str(Path(path).resolve()) for file, path in own.items()}
    return made


def _blamed(name: str, own: Mapping[str, str], error: BadData) -> BadData:
    """The error with the file it comes of: of several the one that cannot be used without the others either."""
    if not own or any(str(error).startswith(path) for path in own.values()):
        return error
    if len(own) > 1:
        for file, path in own.items():
            try:
                from_files(name, {file: path})
            except BadData as found:
                return found
    return BadData(f"{', '.join(own.values())}: {error}")


def component_files(name: str, own: Mapping[str, str] | None = None) -> dict[str, bytes]:
    """What lies in the component files of a game of ours, an owner's in place of each that he replaces."""
    replaced = _own_of(name) if own is None else own
    folder = resources.files("ludoteca.data")
    files: dict[str, bytes] = {}
    for file in OURS[name][1:]:
        if file in replaced:
            files[replaced[file]] = _read(replaced[file])
        else:
            files[file] = folder.joinpath(file).read_bytes()
    return files


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise BadData(f"{path}: cannot be read ({error.strerror})") from None


def choose_boards(paths: Sequence[str]) -> list[Game]:
    """From now on every game in this process is played with these files, boards or other components; each says by its
    schema what it is. The game of each."""
    found: dict[str, str] = {}
    games: list[str] = []
    for path in paths:
        name, file = _meant(path)
        if file in found:
            raise BadData(f"{path}: {found[file]} takes the place of {file} already")
        found[file] = path
        games.append(name)
    chosen = {**_boards, **found}
    made = {name: from_files(name, {file: chosen[file] for file in OURS[name] if file in chosen}) for name in games}
    _boards.update(found)
    _with.cache_clear()
    return [made[name] for name in games]


def boards() -> list[str]:
    """The files chosen: what a process that is started from this one has to choose too."""
    return list(_boards.values())


@contextmanager
def with_boards(paths: Sequence[str]) -> Iterator[list[Game]]:
    """The games of these files, which are played with them meanwhile."""
    before = dict(_boards)
    try:
        yield choose_boards(paths)
    finally:
        _boards.clear()
        _boards.update(before)


@contextmanager
def board(path: str) -> Iterator[Game]:
    """The game of one file, which is played with it meanwhile."""
    with with_boards([path]) as made:
        yield made[0]


def _meant(path: str) -> tuple[str, str]:
    """The game an owner's file is for, and the component file whose place it takes."""
    data = _parsed(_read(path), path)
    said = data.get(SCHEMA) if isinstance(data, dict) else None
    if isinstance(said, str) and said in OWN:
        return OWN[said]
    known = ", ".join(json.dumps(schema) for schema in OWN)
    raise BadData(f"{path}: no board: its schema is {json.dumps(said)}, that of a board is {known}")


def _parsed(text: bytes, where: str) -> object:
    try:
        return json.loads(text)
    except UnicodeDecodeError:
        raise BadData(f"{where}: not a text file") from None
    except ValueError as error:
        raise BadData(f"{where}: not JSON ({error})") from None
    except RecursionError:
        raise BadData(f"{where}: nested too deeply") from None


def build(module: str, files: Mapping[str, bytes]) -> Game:
    """A game from the text of its component files, read as one object."""
    data: dict[str, object] = {}
    origin: dict[str, str] = {}
    for file, text in files.items():
        part = _parsed(text, file)
        if not isinstance(part, dict):
            raise BadData(f"{file}: not an object")
        for key in part:
            if key != SCHEMA and key in origin:
                raise BadData(f"{file}: '{key}' is what {origin[key]} says")
            origin[key] = file
        data |= part
    made: Game = import_module(module).game(data, blake2b(b"".join(files.values()), digest_size=8).hexdigest())
    return made


def home(name: str, data: str) -> str:
    """What an action names its game by: other data, other table."""
    return f"{name}#{data}"


def remember(made: Game) -> Game:
    """The one game with these data, so that its actions are the same objects everywhere."""
    known = _by_home.setdefault(home(made.name, made.data), made)
    known.careful = known.careful or os.environ.get(DEBUG) == "1"
    return known


def files_of(made: Game) -> dict[str, str]:
    """The files of an owner's that a game was made with."""
    return _files.get(home(made.name, made.data), {})


def interned(where: str, code: int) -> Action:
    """The one object of an action that was pickled."""
    return at_home(where, {}).actions[code]


def at_home(where: str, own: Mapping[str, str]) -> Game:
    """The one game of that home; `own` are the files it is made with, if it is not known yet."""
    if where not in _by_home:
        name = where.split("#", 1)[0]
        if own:
            from_files(name, own)
        else:
            game(name)
    if where not in _by_home:
        raise UnknownGame(f"no game with these data: {where}; choose its board or other component files first")
    return _by_home[where]
