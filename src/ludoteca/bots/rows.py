"""A position as the rows of whole numbers that a network reads: compiled, and written into a buffer the caller gives.
`encoding` says what the rows are."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import put_zeros, room
from ludoteca.core.protocol import Decision, State

from .counsel import put_counsel
from .heuristic import Heuristic

UNIT: Final = 32  # what a flag counts, a word that is there, a code that is allowed, and a number as large as it gets
LIMIT: Final = 127  # what no number exceeds
EACH: Final = 16  # what each of several words counts that share their rows
TOP: Final = 255  # what no code exceeds, nor an activation


class Columns:
    """Where the rows of some columns of the features are: for each column its place, what bounds it (the `most` of a
    number, how many words an index has), and the row of its first word, which for numbers is their only one."""

    def __init__(self, columns: list[int], bounds: list[int], starts: list[int]) -> None:
        self.length: i64 = len(columns)
        self.columns = vec[i64](columns)
        self.bounds = vec[i64](bounds)
        self.starts = vec[i64](starts)


class Placing:
    """Where what a position tells goes in a row of fixed places, whatever expansions it is played with (`expanded`):
    stretches of numbers by where they begin, where they go and how long they are, and whether they are indices of words
    that become others (`words`). `flags` are the places of what is on; everything else is 0. A position tells at most
    `most` numbers."""

    def __init__(
        self,
        stretches: list[tuple[int, int, int, bool]],
        flags: list[int],
        words: list[int],
        width: int,
        most: int,
    ) -> None:
        self.count: i64 = len(stretches)
        self.begins = vec[i64]([stretch[0] for stretch in stretches])
        self.places = vec[i64]([stretch[1] for stretch in stretches])
        self.lengths = vec[i64]([stretch[2] for stretch in stretches])
        self.folded = vec[i64]([1 if stretch[3] else 0 for stretch in stretches])
        self.flags = flags
        self.words = vec[i64](words)
        self.width: i64 = width
        self.told = room(most)

    def put(self, s: State, seat: int, into: vec[i16], at: i64) -> None:
        """Write the whole row of a position from place `at` on."""
        told, words = self.told, self.words
        s.game.features(s, seat, told, 0)
        put_zeros(into, at, self.width)
        for number in range(self.count):
            begin: i64 = self.begins[number]
            place: i64 = at + self.places[number]
            length: i64 = self.lengths[number]
            if self.folded[number] != 0:
                for step in range(length):
                    into[place + step] = i16(words[i64(told[begin + step])])
            else:
                for step in range(length):
                    into[place + step] = told[begin + step]
        for flag in self.flags:
            spot: i64 = flag
            into[at + spot] = 1


class Reader:
    """Reads positions for the seat that is asked. With expansions it has to be told first by which `placing`.

    `sizes`: of features, of all columns, of codes, of seats, of rows, the row of the first code, how many codes have an
    answer of their own, and how many answers are shared by others. `slots` are the answers of the codes; those that are
    shared have a row too, before that of the first code."""

    def __init__(
        self,
        heuristic: Heuristic[Any],
        counsel: bool,
        sizes: list[int],
        numbers: Columns,
        words: Columns,
        counted: Columns,
        slots: list[int],
    ) -> None:
        self.heuristic = heuristic
        self.counsel = counsel
        self.features: i64 = sizes[0]
        self.codes: i64 = sizes[2]
        self.seats: i64 = sizes[3]
        self.rows: i64 = sizes[4]
        self.first_code: i64 = sizes[5]
        self.numbers = numbers
        self.words = words
        self.counted = counted
        self.plain: i64 = sizes[6]
        self.slots = vec[i64](slots)
        self.shared: i64 = sizes[5] - sizes[7] - sizes[6]
        self.seen = room(sizes[1])
        self.placing: Placing | None = None

    def read(self, s: State, decision: Decision, into: vec[i16], at: i64) -> None:
        """Write all rows from place `at` on."""
        seen = self.seen
        placing = self.placing
        if placing is None:
            s.game.features(s, decision.seat, seen, 0)
        else:
            placing.put(s, decision.seat, seen, 0)
        if self.counsel:
            put_counsel(self.heuristic, s, decision, self.codes, self.seats, seen, self.features)
        put_zeros(into, at, self.rows)
        self.read_numbers(into, at)
        self.read_words(into, at)
        first = at + self.first_code
        for action in decision.actions:
            code: i64 = action.code
            thought: i64 = UNIT
            if self.counsel:
                thought += i64(seen[self.features + code])
            thought = max(1, min(TOP, thought))
            into[first + code] = i16(thought)
            if code >= self.plain:
                shared: i64 = at + self.shared + self.slots[code]
                into[shared] = i16(max(thought, i64(into[shared])))

    def read_numbers(self, into: vec[i16], at: i64) -> None:
        numbers, seen = self.numbers, self.seen
        columns, bounds = numbers.columns, numbers.bounds
        for row in range(numbers.length):
            number: i64 = i64(seen[columns[row]])
            if number != 0:
                into[at + row] = i16(max(-LIMIT, min(LIMIT, number * UNIT // bounds[row])))

    def read_words(self, into: vec[i16], at: i64) -> None:
        words, counted, seen = self.words, self.counted, self.seen
        columns, bounds, starts = words.columns, words.bounds, words.starts
        for number in range(words.length):
            word: i64 = i64(seen[columns[number]])
            into[at + starts[number] + max(0, min(bounds[number] - 1, word))] = UNIT
        columns, bounds, starts = counted.columns, counted.bounds, counted.starts
        for number in range(counted.length):
            word = i64(seen[columns[number]])
            row: i64 = at + starts[number] + max(0, min(bounds[number] - 1, word))
            into[row] = into[row] + EACH
