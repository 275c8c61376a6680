"""`help WORD`: what a word of the game, of the table or of the commands means; `help can I ...`: what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from ludoteca import asking
from ludoteca.i18n.texts import FALLBACK, Texts

from .matching import matches, plain
from .words import words

if TYPE_CHECKING:
    from .session import Session

# What a newcomer asks besides cards, buildings and roles; each game has texts for those that it knows.
TOPICS = (
    *("rules", "symbols", "points", "cards", "goods", "governor", "hand", "money", "prices", "buildings", "doubloons"),
    *("colonists", "island", "city", "ships", "house", "swamp", "gondola", "gold", "treasure", "master", "quarter"),
    *("site", "third", "dice", "workers", "silver", "depot", "black", "storage", "livestock", "building"),
    *("monastery", "area", "duchy", "phase", "order", "bonus"),
)
NEAREST = 4
ANSWERS = 3
LIKENESS = 0.6


class Entry(NamedTuple):
    """Something that can be asked about: its title, what it is called, what is told of it."""

    title: str
    names: list[str]
    lines: list[str]


def help_on(session: Session, word: str) -> None:
    picture = session.drawing().picture(plain(word))
    if picture is not None:
        session.screen.picture(picture)
        return
    index = list(entries(session))
    found = matches(word, {at: entry.names for at, entry in enumerate(index)})
    titles = list(dict.fromkeys(index[at].title for at in found))
    if not found:
        if not answered(session, word):
            unknown(session, word, index)
    elif len(titles) > 1 and not is_name(word, index[found[0]]):
        session.screen.wrong(session.say("text-several-things", word=word, found=", ".join(titles)))
    else:
        entry = index[found[0]]
        session.screen.say(entry.lines, entry.title)


def is_name(word: str, entry: Entry) -> bool:
    """Whether that is what it is called, not only how its name begins."""
    return plain(word) in map(plain, entry.names)


def answered(session: Session, question: str) -> bool:
    """Tell what the rules say to a question, the best first. A single word that they do not hold may be a slip."""
    game, lang = session.match.game, session.texts.lang
    if " " not in plain(question) and not asking.index_of(game.name, lang).knows(question):
        return False
    found = [one.entry for one in asking.ask(game, lang, question, session.match.options, ANSWERS)]
    if not found:
        return False
    first, *others = found
    lines = [*first.text.splitlines(), *brought(session, first)]
    for other in others:
        lines += ["", headed(other), *other.text.splitlines(), *brought(session, other)]
    session.screen.say(lines, headed(first))
    return True


def headed(entry: asking.Entry) -> str:
    return f"{entry.title} ({', '.join(entry.rules)})" if entry.rules else entry.title


def brought(session: Session, entry: asking.Entry) -> list[str]:
    """The expansions that an answer belongs to, where this match is played without them."""
    if entry.played(session.match.options):
        return []
    names = [session.texts.say(f"option-{name}") for name in entry.when]
    return [session.say("text-not-played", options=", ".join(names))]


def unknown(session: Session, word: str, index: list[Entry]) -> None:
    """Nothing is called so: what sounds like it, or where to begin."""
    called = {plain(name): entry.title for entry in index for name in entry.names}
    near = get_close_matches(plain(word), called, NEAREST, LIKENESS)
    titles = list(dict.fromkeys(called[one] for one in near))
    key = "text-no-thing-near" if titles else "text-no-thing"
    session.screen.wrong(session.say(key, word=word, near=", ".join(titles)))


def entries(session: Session) -> Iterator[Entry]:
    """Topics first, so that they explain what a thing of the same name only names."""
    yield from topics(session)
    yield from things(session)
    yield from options(session)
    yield from commands(session)


def topics(session: Session) -> Iterator[Entry]:
    """By their words in the language of the table, and in English."""
    texts = session.texts
    english = Texts(FALLBACK, session.match.game.name, texts.package)
    for topic in TOPICS:
        key = f"topic-{topic}"
        if texts.has(key, "words"):
            names = [name for one in (texts, english) for name in one.say(key, form="words").split(",")]
            yield Entry(titled(texts, key, texts.say(key)), [topic, *names], texts.say(key, form="help").splitlines())


def things(session: Session) -> Iterator[Entry]:
    speech, texts = session.speech(), session.texts
    drawing = session.drawing()
    for thing in speech.things():
        key = f"name-{thing}"
        title = speech.name(thing)
        names = [thing, title, speech.name(thing, "short")]
        title = titled(texts, key, title)
        text = texts.say(key, form="help") if texts.has(key, "help") else texts.say("text-no-help")
        yield Entry(title, names, [line for line in (text, drawing.figures(thing)) if line])


def titled(texts: Texts, key: str, title: str) -> str:
    """With the numbers of its rules."""
    return f"{title} ({texts.say(key, form='rule')})" if texts.has(key, "rule") else title


def options(session: Session) -> Iterator[Entry]:
    """The expansions and variants there are, with what is played here."""
    texts = session.texts
    for option in session.match.game.options:
        key = f"option-{option.name}"
        if texts.has(key, "help"):
            value = session.match.options.get(option.name, "")
            known = texts.has(f"{key}-{value}")
            chosen = [session.say("text-option-here", value=texts.say(f"{key}-{value}"))] if known else []
            yield Entry(texts.say(key), [option.name, texts.say(key)], [texts.say(key, form="help"), *chosen])


def commands(session: Session) -> Iterator[Entry]:
    from .commands import COMMANDS

    for name in COMMANDS:
        word = session.say(f"command-{name}").split()[0]
        what = session.texts.say(f"command-{name}", form="what")
        yield Entry(word, [name, *words(session, name)], [what])
