"""Fair dealing at the table: a commitment before the first draw, words of those who play, the secret at the end."""

from __future__ import annotations

from collections.abc import Collection
from secrets import token_bytes
from typing import TYPE_CHECKING

from ludoteca.core.fair import SECRET_BYTES, WORDS, Fair, commitment_to, sayable
from ludoteca.i18n.texts import Texts

from .words import Outcome

if TYPE_CHECKING:
    from .screen import Screen
    from .session import Session


def promise(screen: Screen, lang: str, seats: int, asked: Collection[int]) -> Fair:
    """A secret for a new match. The commitment is shown first; then the seats that are `asked` add their words."""
    texts = Texts(lang)
    secret = token_bytes(SECRET_BYTES)
    screen.say([texts.say("text-commitment", {"commitment": commitment_to(secret)})])
    return Fair(secret, [ask_words(screen, texts, seat) if seat in asked else "" for seat in range(seats)])


def ask_words(screen: Screen, texts: Texts, seat: int) -> str:
    """What a seat adds to the secret; nothing, if it likes."""
    name = texts.say("seat", {"number": seat + 1})
    while True:
        try:
            said = screen.ask(texts.say("text-ask-words", {"name": name})).strip()
        except EOFError:
            return ""
        if sayable(said):
            return said
        screen.wrong(texts.say("text-not-sayable", {"most": WORDS}))


def fair(session: Session, rest: str) -> Outcome:
    """What everything is drawn from, as far as it may be told."""
    match = session.match
    if match.fair is None:
        session.screen.say([session.say("text-from-seed", seed=str(match.seed))])
        return Outcome.SAID
    lines = [session.say("text-commitment", commitment=match.fair.commitment)]
    for seat, words in enumerate(match.fair.words):
        if words:
            lines.append(session.say("text-words", name=session.names[seat], words=words))
    lines.append(
        session.say("text-secret", secret=match.fair.secret.hex()) if match.over else session.say("text-later")
    )
    session.screen.say(lines)
    return Outcome.SAID
