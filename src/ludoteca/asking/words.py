"""Words as a search compares them: without case and accents, cut to their stems, lightly, for Italian and English."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

WORD = re.compile(r"[a-z0-9]+")
LEAST = 3  # letters that a stem keeps
STEMS_KEPT = 20_000

# Endings that tell forms of a word apart, the longest that fits is cut. Too much is better than too little: what people
# type is cut in the same way.
ITALIAN = sorted(
    (
        *("amento", "amenti", "imento", "imenti", "azione", "azioni", "zione", "zioni", "atore", "atori", "mente"),
        *("iscono", "isco", "isci", "isce", "iamo", "ando", "endo", "iamo", "arsi", "ersi", "irsi", "argli", "arlo"),
        *("are", "ere", "ire", "rre", "arla", "arli", "arle", "ato", "ata", "ati", "ate", "uto", "uta", "uti", "ute"),
        *("ito", "ita", "iti", "ite", "ano", "ono", "era", "anno", "erai", "a", "e", "i", "o", "u", "io", "ie", "ia"),
        *("ii", "he", "hi", "aggio", "eggio", "erla", "erlo", "erli", "erle", "irlo", "irla", "irli", "irle"),
    ),
    key=len,
    reverse=True,
)
# Nouns that only look like forms of a verb.
WHOLE = {
    *("mercato", "mercati", "mercante", "mercanti", "palazzo", "palazzi", "nave", "navi", "prefettura", "castello"),
    *("tessera", "tessere", "cratere", "stato", "costo", "costi", "isola", "isole", "moneta", "monete"),
}
ENGLISH = ("ing", "ied", "ed", "ies", "es", "s", "ly")


def fold(text: str) -> str:
    """In small letters, without accents."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in bare if not unicodedata.combining(char))


def tokens(text: str) -> list[str]:
    return WORD.findall(fold(text))


@lru_cache(STEMS_KEPT)
def stem(word: str, lang: str) -> str:
    """Of one folded word."""
    if word.isdecimal() or len(word) <= LEAST:
        return word
    return italian(word) if lang == "it" else english(word)


def italian(word: str) -> str:
    if word in WHOLE:
        return word[:-1]
    for ending in ITALIAN:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST:
            return word[: -len(ending)].rstrip("h")
    return word


def english(word: str) -> str:
    for ending in ENGLISH:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST and not word.endswith(("ss", "us")):
            word = word[: -len(ending)] + ("y" if ending in ("ied", "ies") else "")
            break
    if len(word) > LEAST and word[-1] == word[-2]:
        word = word[:-1]
    if word.endswith("e") and len(word) > LEAST:
        word = word[:-1]
    return word[:-1] + "i" if word.endswith("y") else word


def near(one: str, other: str, most: int) -> bool:
    """Whether at most so many letters are wrong, missing, too many, or have changed places."""
    if abs(len(one) - len(other)) > most:
        return False
    before: list[int] = []
    last = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        row = [at]
        for to, wanted in enumerate(other, 1):
            least = min(last[to] + 1, row[to - 1] + 1, last[to - 1] + (letter != wanted))
            if at > 1 and to > 1 and letter == other[to - 2] and one[at - 2] == wanted:
                least = min(least, before[to - 2] + 1)
            row.append(least)
        if min(row) > most:
            return False
        before, last = last, row
    return last[-1] <= most
