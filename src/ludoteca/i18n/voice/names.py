"""Ids, seats, causes and options by their names. The client's twin: web/src/lib/voice/names.ts."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.preview import Preview
from ludoteca.core.protocol import Game, State

from ..texts import Texts


class Names:
    """`names` are the players by seat; `me` is the seat that reads, or a number that is no seat."""

    def __init__(self, texts: Texts, game: Game, names: Sequence[str], me: int) -> None:
        self.texts = texts
        self.game = game
        self.preview: Preview[State] = game.preview()
        self.names = names
        self.me = me

    def say(self, key: str, **args: int | str) -> str:
        return self.texts.say(key, args)

    def name(self, thing: str, form: str = "") -> str:
        """A thing by its id; a form that it lacks is its plain name."""
        key = f"name-{thing}"
        return self.texts.say(key, form=form if self.texts.has(key, form) else "")

    def seat(self, seat: int) -> str:
        return self.texts.say("you", form="name") if seat == self.me else self.names[seat]

    def source(self, source: str) -> str:
        return self.say(f"source-{source}")

    def cause(self, cause: str) -> str:
        for key in (f"cause-{cause}", f"name-{cause}", f"source-{cause}"):
            if self.texts.has(key):
                return self.say(key)
        return self.say(f"cause-{cause}")

    def option(self, name: str, value: str) -> tuple[str, str]:
        return self.say(f"option-{name}"), self.say(f"option-{name}-{value}")

    def things(self) -> list[str]:
        """The ids of all things that have a name."""
        words = [word for action in self.game.actions for word in action.text.split(" ")[1:]]
        words += [word for ids in self.preview.words.values() for word in ids]
        return [word for word in dict.fromkeys(words) if self.texts.has(f"name-{word}")]

    def listed(self, items: Sequence[str]) -> str:
        """A list in words; equal ones are said once, with their number."""
        said = []
        for item in dict.fromkeys(items):
            count = items.count(item)
            said.append(item if count == 1 else self.say("times", name=item, count=count))
        if len(said) < 2:
            return "".join(said)
        return self.say("list-between").join(said[:-1]) + self.say("list-last") + said[-1]


def plain(key: str) -> str:
    """A key as Fluent takes it."""
    return key.replace(".", "-").replace(" ", "-")
