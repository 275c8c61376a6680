"""Positions as JSON that a person can write and read back: what lies where by id, and the phases in progress. What is
impossible is refused with the place and the reason.

A game says in its `show/position.py` how its fields are written: `sheet(game)` gives the `Sheet`. Of what is left out
of a position the default holds: nothing lies there, nobody has it, the number is 0."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from .chance import STATES, Chance, Need, seeded
from .codecs import Codec, Here, Number, list_of, object_of, once, shown
from .edge import view
from .errors import BadPosition, LudotecaError
from .forms import Form
from .match import Match
from .nested import check_owned, check_place, check_series
from .protocol import ALL, Decision, Frame, Game, State
from .registry import game as find_game
from .sheets import Sheet, name_of, sheet_of

PHASES: Final = "phases"
HEAD: Final = ("game", "board", "seats", "options", "seed", "chance", "turn", "reveals", PHASES)
MOST_STEPS: Final = 10_000  # without a question: more are no game
MOST_PHASES: Final = 60
MOST_SEATS: Final = 100
NESTED: Final = "nested too deeply"

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
    data[PHASES] = [sheet.stack.write(each, here) for each in state.stack]
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


def read_position(given: object, seed: int | None = None) -> State:
    """The position that was written. Its draws go on from `seed`, else from the `seed` or `chance` it names itself."""
    data = parsed(given)
    return set_up(named_game(data), data, _chance(data, seed))


def set_up(game: Game, data: Mapping[str, Any], chance: Chance) -> State:
    """The position of a game as it was written, with these draws to come. What happens up to the first question, if
    the phases have not come to one, is told."""
    sheet = sheet_of(game)
    fresh = _fresh(game, data)
    here = Here(fresh)
    table = {name: value for name, value in data.items() if name not in HEAD}
    missing = [name for name in sheet.rest if name not in table]
    form = Form(dict, {name: Left(codec) if name in missing else codec for name, codec in sheet.table.items()})
    state = sheet.make(fresh, form.read(table, here))
    state.chance = chance
    state.events = []
    counter = Number()
    state.turn = counter.read(data.get("turn", 0), here.to("turn"))
    state.reveals = counter.read(data.get("reveals", 0), here.to("reveals"))
    here.state = state
    sheet.settle(state)
    if missing:
        sheet.fill(state, fresh, missing)
    _phases(sheet, state, data, here)
    check_owned(sheet, state, here)
    sheet.check(state, here)
    _conserved(sheet, state, fresh)
    _go_on(sheet, state, fresh, here)
    return state


def begun_at(game: Game, data: Mapping[str, Any], seed: int = 0) -> Match:
    """A match that begins at a position."""
    fresh = _fresh(game, data)
    return Match(game, fresh.seats, data.get("options", {}), seed, position=data)


class Left(Codec):
    """A field that was left out and is filled once everything else is known; until then nothing lies there."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec

    def default(self, here: Here) -> Any:
        value = self.codec.default(here)
        return 0 if isinstance(self.codec, Number) else value


def parsed(given: object) -> Mapping[str, Any]:
    """A position as an object, whatever is in it."""
    if isinstance(given, str | bytes):
        given = _loaded(given)
    return object_of(dict(given) if isinstance(given, Mapping) else given, Here(None), "a position")


def _loaded(given: str | bytes) -> object:
    try:
        return json.loads(given, object_pairs_hook=once)
    except UnicodeDecodeError:
        raise BadPosition("not a text file") from None
    except ValueError as error:
        raise BadPosition(f"not JSON ({error})") from None
    except RecursionError:
        raise BadPosition(NESTED) from None


def named_game(data: Mapping[str, Any]) -> Game:
    """The game that a position is of."""
    if not isinstance(data.get("game"), str):
        raise BadPosition(f"'game' names the game, it is not {shown(data.get('game'))}")
    return find_game(data["game"])


def _fresh(game: Game, data: Mapping[str, Any]) -> State:
    """A position to compare with: the same seats and options."""
    if data.get("game") != game.name:
        raise BadPosition(f"a position of {shown(data.get('game'))}, not of {game.name}")
    board = data.get("board", game.board_name())
    if board != game.board_name():
        raise BadPosition(f"written on the board {shown(board)} of {game.name}; here lies '{game.board_name()}'")
    seats, options = data.get("seats"), data.get("options", {})
    if not isinstance(seats, int) or isinstance(seats, bool) or not 0 < seats < MOST_SEATS:
        raise BadPosition(f"seats: the number of players is wanted, not {shown(seats)}")
    object_of(options, Here(None, "options"))
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


def _conserved(sheet: Sheet, state: State, fresh: State, when: str = "") -> None:
    """No component is lost, and none there twice."""
    names = sheet.components(state)
    for name, here, whole in zip(names, state.components(), fresh.components(), strict=True):
        if here != whole:
            raise BadPosition(f"{name}: {here} in all places together{when}, the game has {whole}")


def _phases(sheet: Sheet, state: State, data: Mapping[str, Any], here: Here) -> None:
    inner = here.to(PHASES)
    if PHASES not in data:
        first = " or ".join(f"'{name_of(cls)}'" for cls in sheet.first)
        raise BadPosition(f"'phases' is missing: what is in progress, {first} first; an empty list if the game is over")
    given = list_of(data[PHASES], inner)
    if len(given) > MOST_PHASES:
        raise inner.bad(f"{len(given)} phases in progress are no position")
    for at, item in enumerate(given):
        made: Frame[Any] = sheet.stack.read(item, inner.to(at, state))
        check_place(sheet, state, made, inner.to(at))
        state.stack.append(made)


def _answerable(sheet: Sheet, state: State, fresh: State, decision: Decision) -> None:
    """Each answer there is can be given, on a copy: that shows most of what does not fit together."""
    if not decision.actions or not 0 <= decision.seat < state.seats:
        raise BadPosition("phases: there is no answer to what is asked here")
    for action in decision.actions:
        trial = state.clone()
        trial.chance = seeded(0)
        trial.apply(action)
        _conserved(sheet, trial, fresh, f" after '{action.text}'")
        if trial.decision is not None and not trial.decision.actions:
            raise BadPosition(f"phases: there is no answer to what is asked after '{action.text}'")


def _go_on(sheet: Sheet, state: State, fresh: State, here: Here) -> None:
    """Go on to the next question, as the rules do; where they cannot, the position is none."""
    try:
        check_series(state, here.to(PHASES))
        for _ in range(MOST_STEPS):
            if not state.stack:
                break
            state.decision = state.stack[-1].step(state)
            if state.decision is not None:
                break
        else:
            raise BadPosition("phases: nobody is ever asked anything")
        _conserved(sheet, state, fresh, " at the next question")
        view(state, ALL)
        if state.decision is None:
            state.ranking()
        else:
            _answerable(sheet, state, fresh, state.decision)
    except (LudotecaError, Need):
        raise
    except Exception as error:
        raise BadPosition(f"phases: the rules cannot go on from here ({type(error).__name__}: {error})") from error
