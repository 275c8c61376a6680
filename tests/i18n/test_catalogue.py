"""Nothing is missing, unused or untranslated, in any language, for any game."""

import re

import pytest
from tests.i18n import catalogue

from ludoteca.core import registry
from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.terminal.commands import COMMANDS, PARTICLES

GAMES = catalogue.games()
# Forms that a language may need and another may not.
OPTIONAL = {"the", "short"}
# Forms that hold ids, signs or numbers of rules: the same in both.
UNSPOKEN = {"rule", "item", "sign", "tail", "option", "about"}
# Words that are the same in both languages.
SAME = {"San Juan", "Puerto Rico", "Venezia", "Hacienda", "Basilica", "Palazzo", "Campo", "Ponte", "Casa"}
SAME |= {"Châteauma", "Gondola", "no", "No", "Round", "Home", "Bot", "bot", "Menu", "area", "Area", "Bonus"}


def forms(lang: str, file: str) -> dict[str, set[str]]:
    found = catalogue.messages(lang, file)
    return {key: {part.id.name for part in message.attributes} - OPTIONAL for key, message in found.items()}


@pytest.mark.parametrize("file", catalogue.catalogue_files())
def test_both_languages_have_the_same_keys_and_forms(file: str) -> None:
    assert forms("it", file) == forms("en", file)


@pytest.mark.parametrize("file", catalogue.catalogue_files())
def test_nothing_is_left_untranslated(file: str) -> None:
    for key, message in catalogue.messages("it", file).items():
        other = catalogue.messages("en", file)[key]
        for form in ["", *(part.id.name for part in message.attributes)]:
            if form in OPTIONAL | UNSPOKEN or (not form and message.value is None):
                continue
            mine, theirs = catalogue.text_of(message, form), catalogue.text_of(other, form)
            assert mine != theirs or SAME.issuperset(mine), f"{key} {form}: {mine}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_can_say_has_a_text(name: str, lang: str) -> None:
    game = registry.game(name)
    texts = Texts(lang, name, strict=True)
    missing = {key for key in catalogue.needed(game, texts) if not texts.has(key)}
    assert not missing, sorted(missing)
    assert texts.has(f"game-{name}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_explains_itself_with_its_rule(name: str, lang: str) -> None:
    texts = Texts(lang, name, strict=True)
    for thing in sorted(catalogue.explained(registry.game(name))):
        assert texts.has(f"name-{thing}", "help") and texts.has(f"name-{thing}", "rule"), thing


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_game_is_unused(name: str) -> None:
    game = registry.game(name)
    known = catalogue.needed(game, Texts("en", name, strict=True)) | catalogue.mentioned() | catalogue.zones(game)
    met_in_play = ("fact-", "cause-", "trail-")
    texts = [key for file in catalogue.files_of(name) for key in catalogue.messages("en", file)]
    keys, beginnings = catalogue.shown()
    known |= keys | {key for key in texts if key.startswith(beginnings)}
    unused = [key for key in texts if key not in known and not key.startswith(met_in_play)]
    assert not unused, unused


@pytest.mark.parametrize("file", catalogue.shared_files())
def test_no_shared_text_is_unused(file: str) -> None:
    families = [f"game-{name}" for name in registry.OURS] + [f"level-{number}" for number in range(1, 7)]
    known = catalogue.mentioned().union(families, (f"command-{name}" for name in (*COMMANDS, *PARTICLES)))
    unused = [key for key in catalogue.messages("en", file) if key not in known]
    assert not unused, unused


def test_no_text_of_puzzles_is_unused() -> None:
    """Their words are looked up without what all of them begin with."""
    files = [path for folder in ("lib/puzzles", "routes/puzzles") for path in (catalogue.WEB / folder).iterdir()]
    files += [*(catalogue.WEB / "routes").glob("Puzzle*.svelte"), *(catalogue.WEB / "games").glob("*/known.ts")]
    named = [one for path in files for one in re.findall(r"[\"`]([a-z][a-z0-9-]*)(\$\{)?", path.read_text())]
    known = {f"puzzle-{word}" for word, more in named if not more}
    beginnings = tuple(f"puzzle-{word}" for word, more in named if more)
    keys = catalogue.messages("en", "puzzles.ftl")
    assert not [key for key in keys if key not in known and not key.startswith(beginnings)]
