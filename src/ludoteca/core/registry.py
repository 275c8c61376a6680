"""The games there are: ours, and those of other packages through the entry point group `ludoteca.games`.

The one module of the core that looks at installed packages and at the component files beside the games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib import import_module, resources
from importlib.metadata import entry_points
from pathlib import Path

from .errors import BadData, UnknownGame
from .protocol import Action, Game

GROUP = "ludoteca.games"

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

BOARD_SCHEMA = "ludoteca.venezia.board/1"

_by_home: dict[str, Game] = {}
_boards: dict[str, str] = {}  # by game, the file of the board that is played on in this process


def names() -> list[str]:
    """All registered games, ours first."""
    return [*OURS, *_others()]


@cache
def _others() -> list[str]:
    """Looked for once: it means reading a file of every installed package, and a server asks at every message."""
    return sorted({point.name for point in entry_points(group=GROUP)} - set(OURS))


def game(name: str) -> Game:
    """The game of that name, on the board chosen for it or with the component data that come with it."""
    return _with(name, _boards.get(name, ""))


@cache
def _with(name: str, path: str) -> Game:
    if path:
        return from_file(name, path)
    if name in OURS:
        return remember(build(OURS[name][0], component_files(name)))
    for point in entry_points(group=GROUP):
        if point.name == name:
            made: Callable[[], Game] = point.load()
            return remember(made())
    raise UnknownGame(f"no game '{name}'; there are {', '.join(names())}")


def from_file(name: str, path: str) -> Game:
    """One of our games with a file of the reader's own in place of its last component file: an owner's board."""
    if name not in OURS:
        raise UnknownGame(f"'{name}' takes no component file; there are {', '.join(OURS)}")
    try:
        made = build(OURS[name][0], component_files(name, path))
    except BadData as error:
        raise error if str(error).startswith(path) else BadData(f"{path}: {error}") from None
    return remember(made)


def component_files(name: str, path: str | None = None) -> dict[str, bytes]:
    """What lies in the component files of a game of ours, the last one replaced by an owner's if there is one."""
    path = _boards.get(name) if path is None else path
    _, *names = OURS[name]
    own = [] if path is None else [path]
    folder = resources.files("ludoteca.data")
    files = {file: folder.joinpath(file).read_bytes() for file in names[: len(names) - len(own)]}
    for file in own:
        files[file] = _read(file)
    return files


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise BadData(f"{path}: cannot be read ({error.strerror})") from None


def choose_boards(paths: Sequence[str]) -> list[Game]:
    """From now on every game in this process is played on the boards of these files; each says by its schema which
    game it is for."""
    found = {path: _game_of(path) for path in paths}
    made = [from_file(name, path) for path, name in found.items()]
    _boards.update({name: path for path, name in found.items()})
    _with.cache_clear()
    return made


def boards() -> list[str]:
    """The files of the boards chosen: what a process that is started from this one has to choose too."""
    return list(_boards.values())


@contextmanager
def board(path: str) -> Iterator[Game]:
    """The game of a board file, which is played on that board meanwhile."""
    before = dict(_boards)
    try:
        yield choose_boards([path])[0]
    finally:
        _boards.clear()
        _boards.update(before)


def _game_of(path: str) -> str:
    """The game a board file is for: `ludoteca.<game>.board/<version>` is its schema."""
    data = _parsed(_read(path), path)
    said = data.get("schema") if isinstance(data, dict) else None
    words = said.split("/")[0].split(".") if isinstance(said, str) else []
    if len(words) == 3 and words[0] == "ludoteca" and words[1] in OURS and words[2] == "board":
        return words[1]
    raise BadData(f'{path}: no board: its schema is {json.dumps(said)}, that of a board is "{BOARD_SCHEMA}"')


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
    for file, text in files.items():
        part = _parsed(text, file)
        if not isinstance(part, dict) or part.keys() & data.keys():
            raise BadData(f"{file}: not an object, or one that repeats what another file says")
        data |= part
    made: Game = import_module(module).game(data, blake2b(b"".join(files.values()), digest_size=8).hexdigest())
    return made


def home(name: str, data: str) -> str:
    """What an action names its game by: other data, other table."""
    return f"{name}#{data}"


def remember(made: Game) -> Game:
    """The one game with these data, so that its actions are the same objects everywhere."""
    return _by_home.setdefault(home(made.name, made.data), made)


def interned(where: str, code: int) -> Action:
    """The one object of an action that was pickled."""
    if where not in _by_home:
        game(where.split("#", 1)[0])
    if where not in _by_home:
        raise UnknownGame(f"no game with these data: {where}")
    return _by_home[where].actions[code]
