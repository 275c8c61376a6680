"""What every page says is there: commands parse and name games and options that exist, the cheap ones run, scripts and
targets of make are there, links and their anchors lead somewhere."""

from __future__ import annotations

import argparse
import re
import shlex
import tomllib
from contextlib import redirect_stdout
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import fields

from ludoteca.bots.roster import maker
from ludoteca.cli.main import main, parser
from ludoteca.cli.running import UsageError
from ludoteca.core.registry import OURS, game
from ludoteca.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])
IDS = [page.relative_to(ROOT).as_posix() for page in PAGES]
# What stands for something in a command as it is written in running text.
MEANT = {
    "GAME": "san-juan",
    "N": "2",
    "S": "1",
    "FILE": "x.json",
    "NAME=VALUE": "",
    "A,B": "Anna,Bea",
    "a,b": "random,random",
}
EXAMPLES = {"pebbles", "careful"}  # games and bots of a page itself
CHEAP = {"games"}

every_page = pytest.mark.parametrize("page", PAGES, ids=IDS)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[str]:
    """The lines of all blocks of commands, fenced or indented, with those that go on put together."""
    text = text_of(page)
    fenced = re.findall(r"^```(?:sh|bash|console)?\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    rest = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    found = "\n".join(fenced) + "\n" + "\n".join(re.findall(r"^ {4}(\S.*)$", rest, re.MULTILINE))
    return [line.strip() for line in found.replace("\\\n", " ").splitlines() if line.strip()]


def inline(page: Path) -> list[str]:
    """What stands in running text as code."""
    rest = re.sub(r"^```.*?^```", "", text_of(page), flags=re.DOTALL | re.MULTILINE)
    return [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", rest)]


CALL = re.compile(r"(?:\$ )?(?:[A-Z_]+=\S+ )*(?:sudo -u \S+ )?(?:uvx --from \S+ )?(?:\S*/bin/)?ludoteca(?= |$)(.*)")


def called(line: str) -> list[str] | None:
    """The arguments of a line that calls `ludoteca`, however it is called, alone or after other commands."""
    for part in re.split(r" (?:&&|\|\|?|;) ", line):
        if (found := CALL.match(part)) is not None:
            return shlex.split(found[1].split(" > ")[0], comments=True)
    return None


def commands(page: Path) -> list[list[str]]:
    found = [words for line in blocks(page) if (words := called(line)) is not None]
    for code in inline(page):
        words = called(code)
        if words and not {"...", "…"} & set(words):
            found.append([MEANT.get(word, word) for word in words])
    return [words for words in found if words]


def understood(words: list[str]) -> argparse.Namespace:
    """The command as it is understood; one that is only named, or breaks off at an option, is asked for its help."""
    if len(words) == 1 or (words[-1].startswith("--") and words[-1] in helped(words[0])):
        assert helped(words[0])
        return argparse.Namespace()
    return parser().parse_args(words)


@cache
def helped(command: str) -> str:
    said = StringIO()
    with redirect_stdout(said), pytest.raises(SystemExit) as ended:
        parser().parse_args([command, "--help"])
    assert ended.value.code == 0
    return said.getvalue()


def test_the_pages_have_commands() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 60


@every_page
def test_commands_are_commands(page: Path) -> None:
    for words in commands(page):
        try:
            understood(words)
        except UsageError as error:
            raise AssertionError(f"{page.name}: {shlex.join(words)}: {error}") from None


@every_page
def test_commands_name_games_and_options_that_there_are(page: Path) -> None:
    for words in commands(page):
        given = vars(understood(words))
        name, options = given.get("game"), given.get("option")
        if not isinstance(name, str) or name in EXAMPLES:
            continue
        assert name in OURS, words
        if options:
            chosen = dict(each.split("=", 1) if isinstance(each, str) else each for each in options)
            seats = given.get("players") or game(name).fewest(chosen)
            game(name).complete(seats, chosen)


@every_page
def test_commands_name_bots_that_there_are(page: Path) -> None:
    for words in commands(page):
        given = vars(understood(words))
        named = [given.get("focal"), given.get("instead")]
        named += [name for key in ("field", "pool", "bots", "against") for name in given.get(key) or []]
        for name in named:
            if isinstance(name, str) and name not in EXAMPLES and not name.endswith(".npz"):
                maker(name)


@every_page
def test_settings_and_extras_are_there(page: Path) -> None:
    """Variables of the environment that something reads, and extras that the package has."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    text = text_of(page)
    assert set(re.findall(r"\bLUDOTECA_[A-Z_]+", text)) <= settings()
    assert {one for group in re.findall(r"(?:ludoteca|\.)\[([a-z,]+)\]", text) for one in group.split(",")} <= set(
        extras
    )


@cache
def settings() -> set[str]:
    """The variables of the environment that a host may set, or that code or Makefile name."""
    files = [ROOT / "Makefile", ROOT / "setup.py"]
    files += [path for top in ("src", "tools", "tests") for path in (ROOT / top).rglob("*.py")]
    named = {name for file in files for name in re.findall(r"\bLUDOTECA_[A-Z_]+", file.read_text(encoding="utf-8"))}
    return named | {PREFIX + field.name.upper() for field in fields(Settings)}


@every_page
def test_what_is_named_in_python_is_there(page: Path) -> None:
    """`ludoteca.core.match.Match` and the like; groups of entry points are called as modules are."""
    groups = ("ludoteca.games", "ludoteca.bots", "ludoteca.heuristics", "ludoteca.suggestions")
    for code in inline(page):
        found = re.match(r"(ludoteca(?:\.[A-Za-z_]+)+)(?:\(.*)?$", code)
        if found is None or found[1] in groups or found[1].startswith("ludoteca.sqlite"):
            continue
        module, _, name = found[1].rpartition(".")
        there = hasattr(import_module(module), name) or find_spec(found[1]) is not None
        assert there, f"{page.name} names {code}"


@pytest.mark.parametrize(
    "words", sorted({tuple(words) for page in PAGES for words in commands(page) if words[0] in CHEAP})
)
def test_cheap_commands_run(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    if "--board" not in words:
        assert main(list(words)) == 0 and "san-juan" in capsys.readouterr().out


@every_page
def test_scripts_and_modules_are_there(page: Path) -> None:
    for code in [*blocks(page), *inline(page)]:
        for script in re.findall(r"python3? (?!-)(\w\S*/\S+\.py)\b", code):  # one without a folder is the reader's own
            assert (ROOT / script).is_file(), f"{page.name}: {code}"
        for module in re.findall(r"python3? -m ((?:ludoteca|tools|tests|training)[\w.]*)", code):
            assert find_spec(module) is not None, f"{page.name}: {code}"


@every_page
def test_files_that_are_named_are_there(page: Path) -> None:
    """Paths from the top of the project, as pages name them in running text."""
    tops = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")}
    for code in inline(page):
        if (
            re.fullmatch(r"[a-z][\w./-]*/[\w.-]+\.(?:py|ts|svelte|md|json|toml|css|ftl|js)", code)
            and code.split("/")[0] in tops
        ):
            assert (ROOT / code).exists(), f"{page.name} names {code}"


@every_page
def test_targets_of_make_are_there(page: Path) -> None:
    known = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    for line in [*blocks(page), *inline(page)]:
        for target in re.findall(r"(?:^|&& )(?:\S+=\S+ )?make ([a-z]+)", line):
            assert target in known, f"{page.name} says make {target}"


def anchors(page: Path) -> set[str]:
    """The names that a reader of the page jumps to, made of its headings as the forges make them."""
    found: set[str] = set()
    text = re.sub(r"^```.*?^```", "", text_of(page), flags=re.DOTALL | re.MULTILINE)
    for heading in re.findall(r"^#+ +(.*?) *$", text, re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(plain if plain not in found else f"{plain}-{sum(one.startswith(plain) for one in found)}")
    return found


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", text_of(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{page.name} links to {link}"
        if anchor:
            assert anchor in anchors(target), f"{page.name} links to {link}; there is {sorted(anchors(target))}"
