"""What the next start offers: to go on with a match that was not finished, to throw one away, or a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.i18n.texts import Texts

from .files import not_read
from .kept import Keeper, Kept, unfinished
from .matching import plain
from .words import called

if TYPE_CHECKING:
    from .screen import Screen

MOST = 9


class Chosen:
    """What somebody wants: to go on with a match (and what its people were called), a new one, or to leave."""

    def __init__(self, match: Match | None = None, names: list[str] | None = None, leave: bool = False) -> None:
        self.match = match
        self.names = names or []
        self.leave = leave


def offer(screen: Screen, lang: str, keeper: Keeper, game: str = "") -> Chosen:
    """Ask, if there is anything to go on with. Enter goes on with the last one played."""
    texts = Texts(lang)
    listed: list[Kept] = []
    while True:
        found = unfinished(game, keeper.folder)
        if not found:
            return Chosen()
        if [one.path for one in found[:MOST]] != [one.path for one in listed]:
            listed = found[:MOST]
            show(screen, texts, listed, len(found) - len(listed))
        try:
            line = screen.ask(texts.say("text-prompt")).strip()
        except EOFError:
            return Chosen(leave=True)
        word, _, rest = plain(line).partition(" ")
        number = int(rest or word or "1") if (rest or word or "1").isdecimal() else 0
        kept = listed[number - 1] if 1 <= number <= len(listed) else None
        if word in called(texts, "quit"):
            return Chosen(leave=True)
        if word in called(texts, "new"):
            return Chosen()
        if word in called(texts, "drop") and rest and kept is not None:
            drop(screen, texts, kept)
        elif kept is not None and not rest:
            chosen = go_on(screen, texts, keeper, kept)
            if chosen is not None:
                return chosen
        else:
            screen.wrong(texts.say("text-kept-how"))


def show(screen: Screen, texts: Texts, listed: list[Kept], more: int) -> None:
    lines = [f"{number}. {in_words(texts, kept)}" for number, kept in enumerate(listed, 1)]
    if more:
        lines.append(texts.say("text-kept-more", {"count": more}))
    screen.say([*lines, texts.say("text-kept-how")], texts.say("text-kept-title"))


def in_words(texts: Texts, kept: Kept) -> str:
    own = f"game-{kept.game}"
    return texts.say(
        "text-kept-line",
        {
            "game": texts.say(own) if texts.has(own) else kept.game,
            "seats": kept.seats,
            "answers": kept.answers,
            "names": ", ".join(kept.names),
            "people": len(kept.names),
            "at": kept.at.strftime("%Y-%m-%d %H:%M"),
        },
    )


def go_on(screen: Screen, texts: Texts, keeper: Keeper, kept: Kept) -> Chosen | None:
    """None, with the reason, where it cannot be gone on with."""
    try:
        return Chosen(keeper.go_on(kept), kept.names)
    except LudotecaError as error:
        why = not_read(texts, error)
    except OSError as error:
        why = error.strerror or str(error)
    screen.wrong(texts.say("text-not-loaded", {"file": in_words(texts, kept), "why": why}))
    return None


def drop(screen: Screen, texts: Texts, kept: Kept) -> None:
    try:
        kept.path.unlink(missing_ok=True)
    except OSError as error:
        screen.wrong(texts.say("text-not-dropped", {"why": error.strerror or str(error)}))
