"""Positions as JSON that a person can write and read back: what lies where by id, and the phases in progress. What is
impossible is refused with the place and the reason.

A game says in its `show/position.py` how its fields are written: `sheet(game)` gives the `Sheet`. Of what is left out
of a position the default holds: nothing lies there, nobody has it, the number is 0."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from .chance import STATES, Chance, seeded
from .codecs import Codec, Counts, Derived, Form, Here, Kinds, Number, Seat, Step, list_of, object_of, shown
from .edge import shown as module_of
from .edge import view
from .errors import BadPosition, LudotecaError
from .frames import OneSeat, Pick, Steps, Turns
from .protocol import ALL, Frame, Game, State
from .registry import game as find_game

PHASE: Final = "phase"
HEAD: Final = ("game", "board", "seats", "options", "seed", "chance", "turn", "reveals", "phases")
MOST_STEPS: Final = 10_000  # without a question: more are no game
MOST_PHASES: Final = 60
NESTED: Final = "nested too deeply"

# The fields that frames have from the patterns they follow.
COMMON: Final[dict[type, dict[str, Codec]]] = {
    OneSeat: {"seat": Seat()},
    Steps: {"todo": Number()},
    Turns: {"owner": Seat(), "count": Derived(lambda frame, here: here.fresh.seats), "done": Number(0, 99)},
    Pick: {"who": Seat(), "least": Number(0, 99), "most": Number(0, 99)},
}


def name_of(cls: type) -> str:
    """What a phase is called: `GoldMine` is `gold_mine`."""
    return re.sub(r"(?<=.)([A-Z])", r"_\1", cls.__name__).lower()


def frame(cls: type, fields: Mapping[str, Codec] | None = None) -> tuple[str, tuple[type, Form]]:
    """How a frame is written: the fields of its patterns, and its own."""
    common: dict[str, Codec] = {}
    for base in reversed(cls.__mro__):
        common |= COMMON.get(base, {})
    return name_of(cls), (cls, Form(cls, common | dict(fields or {})))


class Sheet:
    """How a game writes its positions. `table` are the fields of its `State`, `frames` its phases by name, `first` those
    that may lie below all others; `rest` the fields that need not be given: what no other place has lies there."""

    def __init__(
        self,
        table: Mapping[str, Codec],
        frames: list[tuple[str, tuple[type, Form]]],
        first: tuple[type, ...],
        rest: tuple[str, ...] = (),
    ) -> None:
        self.table = dict(table)
        self.stack = Kinds(PHASE, dict(frames))
        self.first = first
        self.rest = rest
        for name in rest:
            assert name in self.table, name

    def options(self, s: Any) -> dict[str, str]:
        """The options a position is played with; those at their defaults may be left out."""
        return {}

    def components(self, s: Any) -> list[str]:
        """The names of what `State.components` counts."""
        raise NotImplementedError

    def fill(self, s: Any, fresh: Any, missing: list[str]) -> None:
        """Put what no other place has into the fields of `rest` that were not given."""

    def settle(self, s: Any) -> None:
        """Bring what follows from the whole table up to date."""

    def check(self, s: Any, here: Here) -> None:
        """Refuse what cannot be, before anybody is asked."""

    def make(self, fresh: State, fields: Mapping[str, Any]) -> State:
        """The position with these fields and nothing in progress."""
        made = fresh.clone()
        made.stack.clear()
        made.decision = None
        for name, value in fields.items():
            setattr(made, name, value)
        return made


@cache
def sheet_of(game: Game) -> Sheet:
    module = module_of(type(game).__module__, "position")
    if module is None:
        raise BadPosition(f"positions of {game.name} cannot be written: it has no module show.position")
    made: Sheet = module.sheet(game)
    return made


# Writing


def write_position(state: State, chance: bool = False) -> dict[str, Any]:
    """A position with everything in it, hidden or not. With `chance` also where its draws come from, if that is not the
    secret of a match."""
    sheet = sheet_of(state.game)
    options = sheet.options(state)
    fresh = state.game.new(state.seats, options, 0)
    board = state.game.board_name()
    data: dict[str, Any] = {
        "game": state.game.name,
        **({"board": board} if board else {}),
        "seats": state.seats,
        **({"options": dict(options)} if options else {}),
    }
    if chance:
        if type(state.chance) is not Chance:
            raise BadPosition("what is still to come in a match between people is a secret")
        data["chance"] = f"{state.chance.state:x}"
    data |= {name: value for name in ("turn", "reveals") if (value := getattr(state, name))}
    here = Here(fresh, "", state, state)
    data |= Form(dict, sheet.table).write(state, here)
    data["phases"] = [sheet.stack.write(each, here) for each in state.stack]
    return data


def position_text(state: State, chance: bool = False) -> str:
    """The same as text: a line for each field, and for each thing in a list of objects."""
    return "{\n" + ",\n".join(_line(name, value) for name, value in write_position(state, chance).items()) + "\n}\n"


def _line(name: str, value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        inner = ",\n".join("    " + json.dumps(item, ensure_ascii=False) for item in value)
        return f"  {json.dumps(name)}: [\n{inner}\n  ]"
    return f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"


# Reading


def read_position(given: str | bytes | Mapping[str, Any], seed: int | None = None) -> State:
    """The position that was written. Its draws go on from `seed`, else from the `seed` or `chance` it names itself."""
    data = object_of(_parsed(given), Here(None, "a position"))  # type: ignore[arg-type]  # no game is known yet
    game = _game(data)
    sheet = sheet_of(game)
    fresh = _fresh(game, data)
    start = _chance(data, seed)
    here = Here(fresh)
    table = {name: value for name, value in data.items() if name not in HEAD}
    missing = [name for name in sheet.rest if name not in table]
    form = Form(dict, {name: Left(codec) if name in missing else codec for name, codec in sheet.table.items()})
    state = sheet.make(fresh, form.read(table, here))
    state.chance = start
    counter = Number()
    state.turn = counter.read(data.get("turn", 0), here.to("turn"))
    state.reveals = counter.read(data.get("reveals", 0), here.to("reveals"))
    here.state = state
    sheet.settle(state)
    _complete(sheet, state, fresh, missing)
    _conserved(sheet, state, fresh)
    _phases(sheet, state, data, here)
    sheet.check(state, here)
    _go_on(state)
    return state


class Left(Codec):
    """A field that was left out and is filled once everything else is known; until then nothing lies there."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec

    def default(self, here: Here) -> Any:
        value = self.codec.default(here)
        return 0 if isinstance(self.codec, Number) else value


def _parsed(given: str | bytes | Mapping[str, Any]) -> object:
    if isinstance(given, Mapping):
        return dict(given)
    try:
        return json.loads(given)
    except UnicodeDecodeError:
        raise BadPosition("not a text file") from None
    except ValueError as error:
        raise BadPosition(f"not JSON ({error})") from None
    except RecursionError:
        raise BadPosition(NESTED) from None


def _game(data: Mapping[str, Any]) -> Game:
    if not isinstance(data.get("game"), str):
        raise BadPosition(f"'game' names the game, it is not {shown(data.get('game'))}")
    game = find_game(data["game"])
    board = data.get("board", game.board_name())
    if board != game.board_name():
        raise BadPosition(f"written on the board {shown(board)} of {game.name}; here lies '{game.board_name()}'")
    return game


def _fresh(game: Game, data: Mapping[str, Any]) -> State:
    """A position to compare with: the same seats and options."""
    seats, options = data.get("seats"), data.get("options", {})
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadPosition(f"seats: the number of players is wanted, not {shown(seats)}")
    object_of(options, Here(None, "options"))  # type: ignore[arg-type]
    for name, value in options.items():
        if not isinstance(value, str):
            raise BadPosition(f"options.{name}: a string is wanted, not {shown(value)}")
    return game.new(seats, options, 0)


def _chance(data: Mapping[str, Any], seed: int | None) -> Chance:
    if seed is not None:
        return seeded(seed)
    if "chance" in data:
        text = data["chance"]
        state = int(text, 16) if isinstance(text, str) and re.fullmatch("[0-9a-f]{1,16}", text) else 0
        if not 0 < state <= STATES:
            raise BadPosition(f"chance: {shown(text)} is no state of the generator")
        return Chance(state)
    named = data.get("seed", 0)
    if not isinstance(named, int) or isinstance(named, bool):
        raise BadPosition(f"seed: a number is wanted, not {shown(named)}")
    return seeded(named)


def _complete(sheet: Sheet, state: State, fresh: State, missing: list[str]) -> None:
    if missing:
        sheet.fill(state, fresh, missing)


def _conserved(sheet: Sheet, state: State, fresh: State) -> None:
    """No component is lost, and none there twice."""
    names = sheet.components(state)
    for name, here, whole in zip(names, state.components(), fresh.components(), strict=True):
        if here != whole:
            raise BadPosition(f"{name}: {here} in all places together, the game has {whole}")


def _phases(sheet: Sheet, state: State, data: Mapping[str, Any], here: Here) -> None:
    inner = here.to("phases")
    if "phases" not in data:
        first = " or ".join(f"'{name_of(cls)}'" for cls in sheet.first)
        raise BadPosition(f"'phases' is missing: what is in progress, {first} first; an empty list if the game is over")
    given = list_of(data["phases"], inner)
    if len(given) > MOST_PHASES:
        raise inner.bad(f"{len(given)} phases in progress are no position")
    for at, item in enumerate(given):
        made: Frame[Any] = sheet.stack.read(item, inner.to(at, state))
        if isinstance(made, sheet.first) != (at == 0):
            first = " or ".join(f"'{name_of(cls)}'" for cls in sheet.first)
            raise inner.to(at).bad(f"'{name_of(type(made))}' lies in the wrong place: {first} is first, and only there")
        state.stack.append(made)


def _go_on(state: State) -> None:
    """Go on to the next question, as the rules do; where they cannot, the position is none."""
    try:
        for _ in range(MOST_STEPS):
            if not state.stack:
                break
            state.decision = state.stack[-1].step(state)
            if state.decision is not None:
                break
        else:
            raise BadPosition("phases: nobody is ever asked anything")
        view(state, ALL)
        if state.decision is None:
            state.ranking()
        elif not state.decision.actions or not 0 <= state.decision.seat < state.seats:
            raise BadPosition("phases: there is no answer to what is asked here")
    except LudotecaError:
        raise
    except Exception as error:
        raise BadPosition(f"phases: the rules cannot go on from here ({type(error).__name__}: {error})") from error


def lacking(state: State, fresh: State) -> list[int]:
    """For each component how many no place has."""
    return [whole - here for here, whole in zip(state.components(), fresh.components(), strict=True)]


__all__ = [
    "BadPosition", "Counts", "Derived", "Sheet", "Step", "frame", "lacking", "position_text", "read_position",
    "write_position",
]  # fmt: skip
