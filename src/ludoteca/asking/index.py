"""Finding entries by a question: weighted words (BM25 over title, words and text), phrases people ask with, and the
names of things. Numbers below were tuned on the written questions in `tests/asking`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import log, sqrt
from typing import NamedTuple

from .entries import Entry
from .lexicon import Lexicon
from .words import near, wrong_in

TITLE, WORDS, TEXT = 3.0, 3.2, 0.6  # what a word counts by where it stands
SATURATION, LENGTH = 1.9, 0.6  # of BM25: k1 and b
ALIKE, TYPO, LONGER, KIND = 0.55, 0.55, 0.5, 0.43  # what a word counts that is not the very one
UNKNOWN = 0.5  # what a word weighs that is nowhere, of the most that one can
FLOOR = 0.4  # what words count of an entry that answers nothing else of the question
WEAK = 0.25  # words as "when" and "how many"
PHRASE, PAIR, NAME, ALONE = 1.2, 0.3, 0.3, 2.0
ELSEWHERE, NOT_PLAYED = 0.9, 0.4  # entries of expansions: where no options are known, and where others are played
LEAST = 0.2  # of the best, so that the tail says something
SURE = 0.2  # of the question that the best one must answer, or nothing is found


class Found(NamedTuple):
    entry: Entry
    score: float


class Asked(NamedTuple):
    """A question as the index understands it. `words`: for each the words of the index that may be meant, with how
    surely; its weight; the part that it counts for. `called`: the things that the question names, by entry."""

    words: list[tuple[dict[str, float], float, float]]
    weight: float
    called: dict[int, list[tuple[str, ...]]]


class Index:
    """Built once for a game and a language; asking changes nothing in it."""

    def __init__(self, entries: Sequence[Entry], lexicon: Lexicon) -> None:
        self.entries = entries
        self.lexicon = lexicon
        names = {(at, tuple(lexicon.stems(name))) for at, entry in enumerate(entries) for name in entry.names}
        self.beginning: dict[str, list[tuple[int, tuple[str, ...]]]] = {}
        for at, name in sorted(one for one in names if one[1]):
            self.beginning.setdefault(name[0], []).append((at, name))
        self.called_by = sorted({word for _, name in names for word in name})
        self.kinds = [lexicon.kind_of.get(entry.id.partition("-")[2], []) for entry in entries]
        fields = [self._fields(entry) for entry in entries]
        held = Counter(word for parts in fields for word in {word for _, part in parts for word in part})
        self.idf = {word: log(1 + (len(entries) - count + 0.5) / (count + 0.5)) for word, count in held.items()}
        self.unknown = log(1 + len(entries)) * UNKNOWN
        self.postings = self._posted(fields)
        # A thing's name is looked for in the question as such.
        phrases = [entry.words if entry.names else (entry.title, *entry.words) for entry in entries]
        stems = [[lexicon.stems(one) for one in said] for said in phrases]
        self.phrases = [(at, frozenset(one)) for at, said in enumerate(stems) for one in said]
        self.lengths = [sum(self._weight(word) for word in sorted(one)) for _, one in self.phrases]
        self.saying = saying(self.phrases)
        self.pairs = [{pair for one in said for pair in pairwise(one)} for said in stems]

    def ask(self, question: str, options: Mapping[str, str] | None = None, most: int = 8) -> list[Found]:
        """The best entries first; none if nothing of the question is known."""
        words = [self._mended(word) for word in self.lexicon.stems(question)]
        if not words:
            return []
        asked = self._understood(words)
        pairs = set(pairwise(words))
        scores: dict[int, float] = {}
        covered: dict[int, float] = {}
        for forms, weight, part in asked.words:
            for at, (score, sure) in self._holding(forms).items():
                scores[at] = scores.get(at, 0.0) + score * part
                covered[at] = covered.get(at, 0.0) + sure * weight
        if not scores or max(covered.values()) < SURE * asked.weight:
            return []
        phrased = self._phrased(asked)
        for at in scores:
            scores[at] *= FLOOR + (1 - FLOOR) * covered[at] / asked.weight
            scores[at] += PHRASE * phrased.get(at, 0.0)
            scores[at] += PAIR * sum(self._pair(*pair) for pair in sorted(pairs & self.pairs[at]))
            scores[at] += self._named(asked.called.get(at, ()), words)
            scores[at] *= self._played(at, options)
        best = sorted(scores, key=lambda at: (-scores[at], at))[:most]
        return [Found(self.entries[at], scores[at]) for at in best if scores[at] >= LEAST * scores[best[0]]]

    def knows(self, word: str) -> bool:
        """Whether some entry holds this very word."""
        return any(stem in self.postings for stem in self.lexicon.stems(word))

    # Building

    def _fields(self, entry: Entry) -> list[tuple[float, Counter[str]]]:
        stems = self.lexicon.stems
        called = " ".join((entry.title, *entry.names))
        said = ((TITLE, called), (WORDS, " ".join(entry.words)), (TEXT, entry.text))
        return [(weight, Counter(stems(text))) for weight, text in said]

    def _posted(self, fields: list[list[tuple[float, Counter[str]]]]) -> dict[str, dict[int, float]]:
        """For each word what it counts in each entry that holds it."""
        usual = [max(1.0, sum(parts[at][1].total() for parts in fields) / max(1, len(fields))) for at in range(3)]
        found: dict[str, dict[int, float]] = {}
        for at, parts in enumerate(fields):
            counted: Counter[str] = Counter()
            for (weight, words), mean in zip(parts, usual, strict=True):
                length = 1 - LENGTH + LENGTH * words.total() / mean
                for word, count in words.items():
                    counted[word] += weight * count / length  # type: ignore[assignment]  # a counter of weights
            for word, count in counted.items():
                found.setdefault(word, {})[at] = self.idf[word] * count * (SATURATION + 1) / (count + SATURATION)
        return found

    # Asking

    def _understood(self, words: list[str]) -> Asked:
        said = list(dict.fromkeys(words))
        little = self.lexicon.little(said)
        called = self._called(words)
        meant = [self._meant(word) for word in said]
        for at, names in called.items():
            for place in {said.index(word) for name in names for word in name}:
                for kind in self.kinds[at]:
                    if kind in self.postings:
                        meant[place].setdefault(kind, KIND)
        # A name of several words is one thing.
        whole = {word: sqrt(len(name)) for names in called.values() for name in names for word in name}
        parts = [WEAK if word in little else 1 / whole.get(word, 1.0) for word in said]
        weights = [WEAK if word in little else self._weight(word) / whole.get(word, 1.0) for word in said]
        return Asked(list(zip(meant, weights, parts, strict=True)), sum(weights), called)

    def _weight(self, word: str) -> float:
        return WEAK if word in self.lexicon.weak else self.idf.get(word, self.unknown)

    def _pair(self, one: str, other: str) -> float:
        """What two words count that stand together."""
        return (self._weight(one) + self._weight(other)) / 2

    def _mended(self, word: str) -> str:
        """A word that nothing holds as the only one of a thing's name that it can be a slip of, if there is one."""
        if word in self.postings or word in self.lexicon.alike or len(word) < 4:
            return word
        meant = [known for known in self.called_by if near(word, known, wrong_in(word))]
        return meant[0] if len(meant) == 1 else word

    def _meant(self, word: str) -> dict[str, float]:
        """The words of the index that may be meant, with how surely."""
        found = dict.fromkeys(self.lexicon.alike.get(word, ()), ALIKE)
        if word in self.postings:
            found[word] = 1.0
        elif not found and len(word) > 3:
            for known in self.postings:
                if near(word, known, wrong_in(word)):
                    found[known] = TYPO
                elif len(known) > 4 and (known.startswith(word) or word.startswith(known)):
                    found[known] = LONGER
        return {known: sure for known, sure in found.items() if known in self.postings}

    def _holding(self, forms: Mapping[str, float]) -> dict[int, tuple[float, float]]:
        """The entries that hold one of these forms: what it counts there, and how surely it is meant."""
        found: dict[int, tuple[float, float]] = {}
        for form, sure in forms.items():
            for at, score in self.postings[form].items():
                found[at] = max(found.get(at, (0.0, 0.0)), (score * sure, sure))
        return found

    def _phrased(self, asked: Asked) -> dict[int, float]:
        """How much of the question and of the phrase most like it are the same, by weight; of each entry."""
        shared: dict[int, float] = {}
        for forms, weight, _ in asked.words:
            best: dict[int, float] = {}
            for form, sure in forms.items():
                for phrase in self.saying.get(form, ()):
                    best[phrase] = max(best.get(phrase, 0.0), sure)
            for phrase, sure in best.items():
                shared[phrase] = shared.get(phrase, 0.0) + weight * sure
        found: dict[int, float] = {}
        for phrase, same in shared.items():
            at = self.phrases[phrase][0]
            found[at] = max(found.get(at, 0.0), 2 * same / (asked.weight + self.lengths[phrase]) * same)
        return found

    def _called(self, words: list[str]) -> dict[int, list[tuple[str, ...]]]:
        """The entries of the things that the question calls by their names, with those."""
        found: dict[int, list[tuple[str, ...]]] = {}
        for place, word in enumerate(words):
            for at, name in self.beginning.get(word, ()):
                if tuple(words[place : place + len(name)]) == name:
                    found.setdefault(at, []).append(name)
        return found

    def _named(self, names: Iterable[tuple[str, ...]], words: list[str]) -> float:
        """More for a thing that is called by its name; much more if the question says little else."""
        best = 0.0
        for name in names:
            rest = [word for word in words if word not in name and word not in self.lexicon.weak]
            weight = sum(self.idf.get(word, 0.0) for word in name)
            best = max(best, weight * (NAME if rest else ALONE))
        return best

    def _played(self, at: int, options: Mapping[str, str] | None) -> float:
        entry = self.entries[at]
        if not entry.when or entry.id.startswith("option-"):
            return 1.0
        if options is None:
            return ELSEWHERE
        return 1.0 if entry.played(options) else NOT_PLAYED


def saying(phrases: Sequence[tuple[int, frozenset[str]]]) -> dict[str, list[int]]:
    """By each word the numbers of the phrases that hold it."""
    found: dict[str, list[int]] = {}
    for number, (_, words) in enumerate(phrases):
        for word in words:
            found.setdefault(word, []).append(number)
    return found
