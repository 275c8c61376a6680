"""Finding entries by a question: weighted words (BM25 over title, words and text), phrases people ask with, and the
names of things. Numbers below were tuned on the written questions in `tests/asking`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

from .entries import Entry
from .lexicon import Lexicon
from .words import near

TITLE, WORDS, TEXT = 3.0, 2.0, 1.0  # what a word counts by where it stands
SATURATION, LENGTH = 1.2, 0.6  # of BM25: k1 and b
ALIKE, TYPO, LONGER = 0.75, 0.7, 0.5  # what a word counts that is not the very one
WEAK = 0.2  # words as "when" and "how many"
PHRASE, NAME, ALONE = 1.2, 0.5, 2.0
ELSEWHERE, NOT_PLAYED = 0.9, 0.4  # entries of expansions: where no options are known, and where others are played
LEAST = 0.2  # of the best, so that the tail says something
SURE = 0.3  # of the question that the best one must answer, or nothing is found


class Found(NamedTuple):
    entry: Entry
    score: float


class Index:
    """Built once for a game and a language; asking changes nothing in it."""

    def __init__(self, entries: Sequence[Entry], lexicon: Lexicon) -> None:
        self.entries = entries
        self.lexicon = lexicon
        self.names = [[tuple(lexicon.stems(name)) for name in entry.names] for entry in entries]
        fields = [self._fields(entry) for entry in entries]
        held = Counter(word for parts in fields for word in {word for _, part in parts for word in part})
        self.idf = {word: log(1 + (len(entries) - count + 0.5) / (count + 0.5)) for word, count in held.items()}
        self.unknown = log(1 + len(entries))
        self.postings = self._posted(fields)
        phrases = [(entry.title, *entry.words) for entry in entries]
        self.phrases = [[frozenset(lexicon.stems(one)) for one in said] for said in phrases]

    def ask(self, question: str, options: Mapping[str, str] | None = None, most: int = 8) -> list[Found]:
        """The best entries first; none if nothing of the question is known."""
        said = list(dict.fromkeys(self.lexicon.stems(question)))
        if not said:
            return []
        meant = [self._meant(word) for word in said]
        weights = [self._weight(word) for word in said]
        scores: dict[int, float] = {}
        covered: dict[int, float] = {}
        for forms, weight in zip(meant, weights, strict=True):
            for at, (score, share) in self._holding(forms).items():
                scores[at] = scores.get(at, 0.0) + score * (WEAK if weight < 1 else 1.0)
                covered[at] = covered.get(at, 0.0) + share * weight
        whole = sum(weights)
        for at in scores:
            scores[at] *= 0.4 + 0.6 * covered[at] / whole
            scores[at] += PHRASE * self._phrase(at, meant, weights)
            scores[at] += self._named(at, question)
            scores[at] *= self._played(at, options)
        best = sorted(scores, key=lambda at: (-scores[at], at))[:most]
        if not best or max(covered.values()) < SURE * whole:
            return []
        return [Found(self.entries[at], scores[at]) for at in best if scores[at] >= LEAST * scores[best[0]]]

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

    def _weight(self, word: str) -> float:
        return WEAK if word in self.lexicon.weak else self.idf.get(word, self.unknown)

    def _meant(self, word: str) -> dict[str, float]:
        """The words of the index that may be meant, with how surely."""
        found = dict.fromkeys(self.lexicon.alike.get(word, ()), ALIKE)
        if word in self.postings:
            found[word] = 1.0
        elif not found and len(word) > 3:
            wrong = 1 if len(word) < 8 else 2
            for known in self.postings:
                if near(word, known, wrong):
                    found[known] = TYPO
                elif len(known) > 4 and (known.startswith(word) or word.startswith(known)):
                    found[known] = LONGER
        return {known: sure for known, sure in found.items() if known in self.postings}

    def _holding(self, forms: Mapping[str, float]) -> dict[int, tuple[float, float]]:
        """The entries that hold one of these forms: what it counts there, and how surely it is meant."""
        found: dict[int, tuple[float, float]] = {}
        for form, sure in forms.items():
            for at, score in self.postings[form].items():
                if at not in found or found[at][0] < score * sure:
                    found[at] = (score * sure, sure)
        return found

    def _phrase(self, at: int, meant: list[dict[str, float]], weights: list[float]) -> float:
        """How much of the question and of the phrase most like it are the same, by weight."""
        whole = sum(weights)
        best = 0.0
        for phrase in self.phrases[at]:
            shared = 0.0
            for forms, weight in zip(meant, weights, strict=True):
                shared += weight * max((sure for form, sure in forms.items() if form in phrase), default=0.0)
            if shared:
                length = sum(self._weight(word) for word in phrase)
                best = max(best, 2 * shared / (whole + length) * shared)
        return best

    def _named(self, at: int, question: str) -> float:
        """More for a thing that the question calls by its name; much more if it says little else."""
        words = self.lexicon.stems(question)
        best = 0.0
        for name in self.names[at]:
            if name and any(tuple(words[i : i + len(name)]) == name for i in range(len(words) - len(name) + 1)):
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
