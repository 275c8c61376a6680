"""The contract: what a game is made of. Rules trust what they are given; `Match` checks it at the edge."""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from .chance import EVERYBODY, NOBODY, Chance, seeded
from .errors import BadOption, WrongSeat
from .fields import Field, declared
from .given import shown, whole, whole_or_none
from .options import SEATS, Option, Term, broken, mended
from .pieces import Piece

__all__ = [
    "ALL", "EVERYBODY", "NOBODY", "NOTHING", "PUBLIC",
    "Action", "Bot", "Decision", "Event", "EventKind", "Frame", "Game", "Option", "Printed", "State", "Term",
    "list_by_verb",
]  # fmt: skip

PUBLIC: Final = -1
ALL: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One interned choice. `code` is its index in the game's table and in masks; `text` is its notation (verb and
    ids, never translated); `targets` are keys `zone:kind` relative to the asked seat, naming what it touches;
    of a `secret` action the others read the verb only; one that `closes` ends a series of picks.

    Rules read what it means from three numbers and never from its code: `verb`, numbered by the first code that has
    it; `source`, what it is done with or by (a die, a ship); `thing`, what it is done to. -1 where there is none."""

    def __init__(
        self,
        home: str,
        code: int,
        text: str,
        targets: tuple[str, ...] = (),
        secret: bool = False,
        closes: bool = False,
        verb: int = -1,
        source: int = -1,
        thing: int = -1,
    ) -> None:
        self.home = home
        self.code = code
        self.text = text
        self.targets = targets
        self.secret = secret
        self.closes = closes
        self.verb = verb
        self.source = source
        self.thing = thing

    def __repr__(self) -> str:
        return f"<{self.code} {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from .registry import interned

        return interned, (self.home, self.code)


NOTHING: Final = Action("", -1, "")


def list_by_verb(actions: list[Action]) -> list[list[Action]]:
    """For each verb its actions by thing; where they have sources, all things of the first source, then those of the
    next. `NOTHING` stands where there is none."""
    lists: list[list[Action]] = [[] for _ in range(max([action.verb for action in actions], default=-1) + 1)]
    for action in actions:
        if action.verb >= 0:
            lists[action.verb].append(action)
    return [by_thing(same) for same in lists]


def by_thing(same: list[Action]) -> list[Action]:
    """The actions of one verb."""
    things = max([action.thing for action in same], default=-1) + 1 or 1
    sources = max([action.source for action in same], default=-1) + 1 or 1
    found = [NOTHING] * (things * sources if same else 0)
    for action in same:
        found[max(action.source, 0) * things + max(action.thing, 0)] = action
    return found


class Decision:
    """A question to one seat. `actions` is never empty, sorted by code and never changed after it was returned.
    `least` and `most` are the picks still due and still allowed in a series (1, 1 for a plain question).
    `secret` says that the menu depends on what only this seat sees."""

    def __init__(
        self, seat: int, ask: str, actions: list[Action], least: int = 1, most: int = 1, secret: bool = False
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.actions = actions
        self.least = least
        self.most = most
        self.secret = secret

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.ask}, {self.actions}, {self.least}..{self.most})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.ask, self.actions, self.least, self.most, self.secret)


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One phase in progress. Fields are ints, bools, lists of ints: control only, never a component, never another
    frame. The frame on top of `State.stack` is the one that acts; it pops itself when it is done."""

    def step(self, s: S) -> Decision | None:
        """Do one rule step and return None, or change nothing and ask. Asking twice gives the same question."""
        raise NotImplementedError

    def apply(self, s: S, action: Action) -> None:
        """Carry out an answer to the last question. The action is legal."""
        raise NotImplementedError

    def clone(self) -> "Frame[S]":
        raise NotImplementedError

    def forget(self, seat: int) -> None:
        """Drop what `seat` cannot see (the floors of other seats' series)."""

    def pool(self, s: S) -> list[Action]:
        """The actions of the open series with multiplicity, in any order; empty for a plain question. Edge only."""
        return []

    def caps(self, s: S) -> list[tuple[list[Action], int]]:
        """Where not all of the pool may come together: of these actions at most so many. Edge only."""
        return []

    def early(self, s: S, seat: int) -> Decision | None:
        """The question this frame will put to `seat`, if its answer depends on nothing still to come."""
        return None

    def early_pool(self, s: S, seat: int) -> list[Action]:
        """Like `pool`, for the question of `early`."""
        return []

    def __repr__(self) -> str:
        from .fingerprint import spell

        return spell(self)

    def __reduce__(self) -> tuple[Any, ...]:
        from .packing import packed_frame

        return packed_frame(self)


class Event:
    """Something that happened: a kind (index in `Game.events`) and up to three numbers."""

    def __init__(self, kind: int, a: int, b: int, c: int) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.a}, {self.b}, {self.c})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.a, self.b, self.c)


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """What is printed on components and what follows from it: the same all game long, shared by all positions. A
    position may keep it at hand; a fingerprint leaves it out, and a pickled position takes that of its new place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, changed in place: `decision` is the open question, `apply` plays an answer to it, `over` says that
    there is none any more. `print(state)` shows it. `clone`, `copy.deepcopy` and `pickle` make independent copies.

    Everything a game adds must be ints, bools, strings, lists of these, objects of these, or `Printed`: `fingerprint`
    and `pickle` read all fields by themselves. The constructor of such an object takes every field by its name."""

    def __init__(self, game: "Game", seats: int, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.chance = chance
        # Frames of one game share its State type; the base cannot name it, and a list is invariant.
        self.stack: list[Frame[Any]] = []
        self.decision: Decision | None = None
        self.turn = 0
        self.reveals = 0
        self.events: list[Event] | None = None
        self.tail: list[int] | None = None
        self.options: dict[str, str] | None = None

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more: then there are no answers, and `ranking` says who has won."""
        return self.decision is None

    def apply(self, action: Action | Any) -> None:
        """Play one of `decision.actions` and go on to the next question. For speed it trusts what it is given, unless
        `game.careful` is set (by hand, or for all games by the environment variable LUDOTECA_DEBUG=1)."""
        # Any, here and below: what is of a wrong type comes as far as to a refusal that is the same on both cores.
        if self.game.careful:
            self._check(action)
        self.stack[-1].apply(self, action)
        self.run()

    def _check(self, action: Any) -> None:
        """Refuse what does not answer the open question."""
        from .careful import check

        check(self, action)

    def push(self, frame: Frame[Any]) -> None:
        """Let a frame act from now on."""
        self.stack.append(frame)

    def run(self) -> None:
        """Step until somebody is asked or the game is over."""
        stack = self.stack
        while stack:
            decision = stack[-1].step(self)
            if decision is not None:
                self.decision = decision
                return
        self.decision = None

    def clone(self) -> "State":
        """An independent copy that records nothing."""
        raise NotImplementedError

    def hand_on(self, other: "State") -> None:
        """Give a clone what the base keeps: the frames, the open question, the counts."""
        stack = other.stack
        for frame in self.stack:
            stack.append(frame.clone())
        other.decision = self.decision
        other.turn = self.turn
        other.reveals = self.reveals
        other.options = self.options

    def unpacked(self) -> None:
        """The fields were set to those of a position that was pickled: work out again what a game only keeps at hand
        and what does not follow from its options."""

    def redeal(self, seat: int) -> None:
        """Deal again what `seat` cannot know, by `self.chance`, from the sizes it can see. Records keep what was drawn
        here: other draws, or in another order, are another version of the game."""

    def deal_again(self, seat: int) -> None:
        """Go on with what `seat` cannot know dealt again."""
        self.redeal(seat)
        for frame in self.stack:
            frame.forget(seat)
        self.run()

    def determinize(self, seat: int | Any, seed: int | Any = 0) -> "State":
        """A clone in which everything `seat` (or PUBLIC) cannot know is shuffled and dealt again, by the seed."""
        reader = whole(seat, "determinize: a seat", WrongSeat)
        if not PUBLIC <= reader < self.seats:
            raise WrongSeat(self._no_seat("determinize", reader))
        return self.imagine(reader, seeded(whole(seed, "determinize: a seed")))

    def imagine(self, seat: int, chance: Chance) -> "State":
        """The same with a generator at hand, which the clone goes on with: what searches use."""
        if not PUBLIC <= seat < self.seats:
            raise WrongSeat(self._no_seat("imagine", seat))
        other = self.clone()
        other.chance = chance
        other.deal_again(seat)
        return other

    def view(self, who: int | Any) -> Mapping[str, object]:
        """What `who` (a seat, PUBLIC or ALL) may see of the position: the one place of a game where things are hidden.
        By default `show.view` beside the rules says it."""
        from .edge import view

        return view(self, who)

    def feature_pieces(self) -> list[Piece]:
        """What `Game.features` tells of this position."""
        return self.game.feature_pieces()

    def party(self, player: int) -> int:
        """The party a player scores for: his own number, unless a game has teams. Players are the seats, and behind
        them those whom the rules move. Parties with a seat come first, and nobody changes his party."""
        return player

    def plain(self) -> bool:
        """Whether it is played without expansions: by the first `Game.plain_codes` codes alone, and told by the pieces
        of `Game.feature_pieces`."""
        return True

    def tally(self) -> list[list[int]]:
        """Points as they stand: for each of `Game.sources` a list by party."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The sum of `tally` by party."""
        return [sum(points) for points in zip(*self.tally(), strict=True)]

    def ranking(self) -> list[int]:
        """A place for each party; equal places are shared. Place 1 has won: who plays alone and loses has place 2."""
        raise NotImplementedError

    def components(self) -> list[int]:
        """How many there are of each kind of component, over all zones: the same at every step of a game."""
        raise NotImplementedError

    def begin_turn(self) -> None:
        """A seat's turn begins: `reset` never goes back further than this."""
        self.turn += 1

    def reveal(self) -> None:
        """A secret that was not drawn just now became visible: nothing before it can be undone alone."""
        self.reveals += 1

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Say what happened; costs nothing while searching."""
        if self.events is not None:
            self.events.append(Event(kind, a, b, c))

    def forced(self, seat: int, action: Action) -> None:
        """Note a pick of a series' forced tail that was carried out without asking. Only the seat that has answered may
        name it with its answer: what others are forced to do can be their secret."""
        if self.tail is not None and self.decision is not None and self.decision.seat == seat:
            self.tail.append(action.code)

    def _no_seat(self, called: str, seat: int) -> str:
        return f"{called}: there is no seat {seat}; seats go from 0 to {self.seats - 1}, and {PUBLIC} is an onlooker"

    def to_json(self, chance: bool = False) -> Any:
        """The position with everything in it, hidden or not, as JSON that a person can read and change, and
        `ludoteca.position` reads; with `chance` what will be drawn too. Edge only."""
        from .positions import write_position

        return write_position(self, chance)

    def __repr__(self) -> str:
        return " > ".join(repr(frame) for frame in self.stack) or "over"

    def __str__(self) -> str:
        from .edge import text

        return text(self)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from .packing import packed

        return packed(self)


class EventKind:
    """A kind of event: its name, its numbers and what they stand for, and the names of those that only seat `a`
    reads."""

    def __init__(self, name: str, fields: tuple[Field | str, ...], secret: tuple[str, ...] = ()) -> None:
        self.name = name
        self.fields = [declared(field) for field in fields]
        self.secret = secret

    def __repr__(self) -> str:
        return f"EventKind({self.name}, {', '.join([field.name for field in self.fields])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return EventKind, (self.name, tuple(self.fields), self.secret)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as its data describe it. Codes of a block never move; expansions append blocks; the table depends
    neither on options nor on the number of players."""

    def __init__(
        self,
        name: str,
        version: int,
        data: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        chances: tuple[str, ...],
        events: tuple[EventKind, ...],
        sources: tuple[str, ...],
        longest: int,
        terms: tuple[Term, ...] = (),
    ) -> None:
        self.name = name
        self.version = version
        self.data = data
        self.seats = seats
        self.options = options
        self.chances = chances
        self.events = events
        self.sources = sources
        self.longest = longest
        self.terms = terms
        self.careful = False
        self.actions: list[Action] = []
        self.plain_codes = 0
        self.by_verb: list[list[Action]] = []
        # What was settled last, and as what: looking through all terms takes a tenth of a random game of some.
        self._kept: tuple[int, dict[str, str], dict[str, str]] | None = None

    def set_actions(self, actions: list[Action]) -> None:
        """The table by code, and the same by verb and thing for the rules: `game.by_verb[BUILD][card]`. The first
        `plain_codes` are those of the game without expansions: all, unless a game says otherwise."""
        self.actions = actions
        self.plain_codes = len(actions)
        self.by_verb = list_by_verb(actions)

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """Set up and go to the first question. `options` holds every option, as `settle` returns them. What a game
        writes; `begin` calls it."""
        raise NotImplementedError

    def begin(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """A fresh game, which knows its options."""
        state = self.start(seats, options, chance)
        state.options = options
        return state

    def settle(self, seats: int | Any, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; what the game does not have, or what does not go together,
        is refused."""
        count = self._players(seats)
        kept = self._kept
        if kept is not None and kept[0] == count and kept[1] == options:
            return kept[2].copy()
        settled = self._filled(count, options)
        if self.terms:
            chosen = {SEATS: str(count), **settled}
            term = broken(self.terms, chosen)
            if term is not None:
                raise BadOption(f"{self.name}: {term.refusal(chosen)}")
        self._kept = (count, dict(options), settled.copy())
        return settled

    def _players(self, seats: Any) -> int:
        """A number of players that the game is for."""
        count = whole_or_none(seats)
        if count is None or count not in self.seats:
            counts = ", ".join(str(n) for n in self.seats)
            raise BadOption(f"{self.name} is for {counts} players, not {shown(seats)}")
        return count

    def _filled(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, each of them possible by itself."""
        known = {option.name: option for option in self.options}
        given: Any = options  # of whatever types: it comes from outside
        if not isinstance(given, Mapping):
            raise BadOption(f"options of {self.name} are names with their values, as {{'name': 'yes'}}, not {given!r}")
        for name, value in given.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {quoted(name)}; it has {', '.join(known) or 'none'}")
            known[name].check(value, seats)
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def fits(self, seats: int, options: Mapping[str, str]) -> bool:
        """Whether so many can play with these options."""
        try:
            self.settle(seats, options)
        except BadOption:
            return False
        return True

    def fewest(self, options: Mapping[str, str]) -> int:
        """The least number of players that these options allow; the first of all where they allow none."""
        for seats in self.seats:
            if self.fits(seats, options):
                return seats
        return self.seats[0]

    def complete(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """These options with whatever else they need, each at the first value that serves; refused if nothing does."""
        chosen = {SEATS: str(seats), **self._filled(self._players(seats), options)}
        found = mended(self.terms, chosen, frozenset((SEATS, *options)))
        if found is None:
            return self.settle(seats, options)
        return {**options, **{name: value for name, value in found.items() if value != chosen[name]}}

    def new(self, seats: int | Any, options: Mapping[str, str] | None = None, seed: int | Any = 0) -> State:
        """A fresh game for so many players, with any options left out at their defaults. The same seed gives the same
        game."""
        count, number = self._players(seats), whole(seed, "new: a seed")
        state = self.begin(count, self.settle(count, {} if options is None else options), seeded(number))
        state.events = None
        return state

    def live(self, seats: int, options: Mapping[str, str]) -> list[int]:
        """The codes that can occur with so many players under these options."""
        return list(range(len(self.actions)))

    def feature_pieces(self, options: Mapping[str, str] | None = None) -> list[Piece]:
        """What `features` tells under these options, in order; empty where a game has none yet. One that is not named
        has its default."""
        return []

    def features(self, state: State, seat: int, into: vec[i16], at: i64) -> None:
        """Write the position as `seat` sees it into a buffer from place `at` on: all numbers of `feature_pieces`,
        whatever was there before."""

    def standing(self) -> str:
        """How sure the data of the components are: `verified` by several sources, `single-source`, `inferred`, or
        `house`, our own. A game that names no sources is its author's own."""
        return "house"

    def board_name(self) -> str:
        """What its board is called, where an owner may bring his own; records say it."""
        return ""

    def preview(self) -> Any:  # a core.preview.Preview; the edge is not compiled, so it is not named here
        """What a table shows before an answer; by default `show.preview` beside the rules says it."""
        from .edge import preview

        return preview(self)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: Any) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from .packing import packed_game

        return packed_game(self)


def quoted(name: object) -> str:
    """A name as it was given, in quotes."""
    return f"'{name}'" if isinstance(name, str) else repr(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Something that plays. It is handed a determinized clone, never the true state."""

    def choose(self, state: State, seat: int) -> Action:
        """One of `state.decision.actions`. The position belongs to the caller: try things out on copies."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    # What mypyc writes by itself forgets the fields of interpreted subclasses.

    def __getstate__(self) -> object:
        from .packing import own_fields

        return own_fields(self)

    def __setstate__(self, state: Any) -> None:
        from .packing import set_fields

        set_fields(self, state)
