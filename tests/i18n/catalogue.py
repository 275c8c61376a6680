"""What a complete catalogue must hold, read off the games themselves."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, TextElement
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.core import registry
from ludoteca.core.preview import Preview
from ludoteca.core.protocol import Frame, Game
from ludoteca.i18n.texts import LANGUAGES, SHARED, Texts
from ludoteca.i18n.voice import plain

SOURCE = Path(ludoteca.__file__).parent
CATALOGUE = SOURCE / "i18n"
WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
# Things that explain themselves: every id of these words of a preview has a help text and a rule number.
# Words of a notation that are no things: `any` in place of a die.
NOTATION = {"any"}
# What games call the maker of a reason: target, reason, rule.
REASONERS = ("blocked", "because")
REASON = re.compile(r"[a-z]+(-[a-z]+)+")
EXPLAINED = ("card", "role", "event", "building", "tile")


@cache
def messages(lang: str, file: str) -> dict[str, Message]:
    resource = FluentParser().parse((CATALOGUE / lang / file).read_text(encoding="utf-8"))
    assert isinstance(resource, Resource)
    found: dict[str, Message] = {}
    for entry in resource.body:
        assert type(entry).__name__ != "Junk", f"{lang}/{file}: {getattr(entry, 'content', '')[:80]}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def catalogue_files() -> list[str]:
    """By the path inside the folder of a language."""
    folders = [CATALOGUE / lang for lang in LANGUAGES]
    return sorted({path.relative_to(folder).as_posix() for folder in folders for path in folder.rglob("*.ftl")})


def files_of(game: str) -> list[str]:
    """The file of a game, and those of its expansions."""
    return [file for file in catalogue_files() if file == f"{game}.ftl" or file.startswith(f"{game}/")]


def games() -> list[str]:
    return [name for name in registry.OURS if f"{name}.ftl" in catalogue_files()]


@cache
def module_names(game: Game) -> list[str]:
    package = type(game).__module__.rsplit(".", 1)[0]
    found = importlib.import_module(package)
    return [package, *(info.name for info in pkgutil.walk_packages(found.__path__, f"{package}."))]


@cache
def nodes(game: Game) -> list[ast.AST]:
    """Everything that is written in the modules of a game."""
    paths = [importlib.import_module(name).__file__ for name in module_names(game)]
    return [node for path in paths if path is not None for node in ast.walk(ast.parse(Path(path).read_text()))]


@cache
def asks(game: Game) -> set[str]:
    """Questions are the only strings of a game with a dot between two words; some are one word, given to `Decision`."""
    constants = [node.value for node in nodes(game) if isinstance(node, ast.Constant)]
    words = [text.split(".") for text in constants if isinstance(text, str) and text.count(".") == 1]
    found = {".".join(pair) for pair in words if all(part.isidentifier() and part.islower() for part in pair)}
    for node in (node for node in nodes(game) if isinstance(node, ast.Call)):
        if isinstance(node.func, ast.Name) and node.func.id == "Decision" and isinstance(node.args[1], ast.Constant):
            found.add(str(node.args[1].value))
    return found


@cache
def reasons(game: Game) -> set[str]:
    """Words joined by hyphens, where previews and expansions give reasons: nothing else is written so. And what is
    given as such."""
    found: set[str] = set()
    for name in module_names(game):
        leaf, apart = name.rsplit(".", 1)[-1], (".show.expansions.", ".show.why.")
        if leaf.startswith(("preview", "reasons")) or any(part in name for part in apart):
            path = importlib.import_module(name).__file__
            assert path is not None
            inside = list(ast.walk(ast.parse(Path(path).read_text())))
            texts = {node.value for node in inside if isinstance(node, ast.Constant) and isinstance(node.value, str)}
            found |= {text for text in texts if REASON.fullmatch(text)}
            calls = [node for node in inside if isinstance(node, ast.Call) and named(node) in REASONERS]
            given = [call.args[1] for call in calls if len(call.args) > 1]
            words = {str(one.value) for one in given if isinstance(one, ast.Constant)}
            found |= {word for word in words if word.replace("-", "").isalpha()}
    return found


@cache
def ways(game: Game) -> set[str]:
    """What would make something possible: the first argument of each `way`."""
    calls = [node for node in nodes(game) if isinstance(node, ast.Call) and named(node) == "way"]
    return {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


@cache
def whys(game: Game) -> set[str]:
    """Why choices may not go together, also by terms that only other data bring."""
    calls = [node for node in nodes(game) if isinstance(node, ast.Call)]
    given = [part.value for call in calls if named(call) == "Term" for part in call.keywords if part.arg == "why"]
    return {str(one.value) for one in given if isinstance(one, ast.Constant)}


def named(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


@cache
def frames(game: Game) -> set[str]:
    """The phases that can be in progress: not what several of them share, which makes no copy of itself."""
    names = set(module_names(game))
    found: set[str] = set()
    left: list[type[Frame[Any]]] = [Frame]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if kind.__module__ in names and "clone" in vars(kind):
            found.add(kind.__name__.lower())
    return found


def act_keys(game: Game, texts: Texts) -> tuple[set[str], set[str]]:
    """The key that says each answer, and the ids among the words left over."""
    keys, ids = set(), set()
    for action in game.actions:
        words = action.text.split(" ")
        lengths = [n for n in range(len(words), 0, -1) if texts.has(f"act-{plain('-'.join(words[:n]))}")]
        length = lengths[0] if lengths else 1
        keys.add(f"act-{plain('-'.join(words[:length]))}")
        ids |= {word for word in words[length:] if word.replace("_", "").isalpha() and word.islower()} - NOTATION
    return keys, ids


def needed(game: Game, texts: Texts) -> set[str]:
    """Every key that follows from the game's own lists and code; facts, causes and trails that a game makes itself
    are met in play."""
    keys, ids = act_keys(game, texts)
    for field, words in game.preview().words.items():
        if field not in ("source", "cause"):
            ids |= {word for word in words if word.isidentifier() and word.islower()}
    keys |= {f"name-{thing}" for thing in ids}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= {f"option-{option.name}-{value}" for option in game.options for value in option.values}
    keys |= {f"term-{term.why}" for term in game.terms} | {f"term-{why}" for why in whys(game)}
    keys |= {f"event-{kind.name}" for kind in game.events}
    keys |= {f"source-{source}" for source in game.sources}
    keys |= {f"ask-{plain(ask)}" for ask in asks(game)}
    keys |= {f"reason-{reason}" for reason in reasons(game)}
    keys |= {f"way-{way}" for way in ways(game)}
    keys.add("last-round")  # every view says whether it has begun
    if type(game.preview()).trail is Preview.trail:
        keys |= {f"trail-{frame}" for frame in frames(game)}
    return keys


def zones(game: Game) -> set[str]:
    """Where things lie that an answer touches; a zone may have words of its own."""
    return {f"zone-{target.split(':')[0]}" for action in game.actions for target in action.targets}


def explained(game: Game) -> set[str]:
    words = game.preview().words
    return {thing for field in EXPLAINED for thing in words.get(field, ())}


@cache
def mentioned() -> set[str]:
    """Every literal string of the terminal and the speech, f-strings cut where something is put in."""
    found: set[str] = set()
    for path in [path for part in ("cli", "terminal", "review", "i18n") for path in (SOURCE / part).rglob("*.py")]:
        nodes = list(ast.walk(ast.parse(path.read_text())))
        found |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found


@cache
def shown() -> tuple[set[str], tuple[str, ...]]:
    """The keys that the browser client names, and the beginnings of those it puts together."""
    sources = [path.read_text() for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}")]
    found = [match for text in sources for match in re.finditer(r"(web-[a-z0-9_-]+)(\$\{)?", text)]
    return {one[1] for one in found if not one[2]}, tuple({one[1] for one in found if one[2]})


class Words(Visitor):
    """The words of a pattern, without everything that is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  # the name is Fluent's
        self.found.append(node.value.strip(" ·()/+−:,"))


def text_of(message: Message, form: str = "") -> list[str]:
    """The words of a message or form, piece by piece."""
    patterns = [part.value for part in message.attributes if part.id.name == form] if form else [message.value]
    words = Words()
    for pattern in patterns:
        if pattern is not None:
            words.visit(pattern)
    return [text for text in words.found if any(char.isalpha() for char in text)]


def arguments(lang: str, game: str) -> dict[str, list[str]]:
    """For each text of a game what it asks for, itself or by a text that it puts in."""
    direct: dict[str, tuple[set[str], set[str]]] = {}
    for file in (*shared_files(), *files_of(game)):
        source = (CATALOGUE / lang / file).read_text(encoding="utf-8")
        for key, message in messages(lang, file).items():
            assert message.span is not None
            text = source[message.span.start : message.span.end]
            direct[key] = set(re.findall(r"\$(\w+)", text)), set(re.findall(r"\{ *([a-z][\w-]*)", text))
    found: dict[str, list[str]] = {}
    for key in direct:
        names, left, met = set[str](), {key}, set[str]()
        while left:
            one = left.pop()
            met.add(one)
            asked, others = direct.get(one, (set(), set()))
            names |= asked
            left |= others - met
        found[key] = sorted(names)
    return found


def shared_files() -> list[str]:
    return [name for name in SHARED if (CATALOGUE / "en" / name).is_file()]
