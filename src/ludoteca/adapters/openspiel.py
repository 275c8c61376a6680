"""OpenSpiel: `pyspiel.load_game("ludoteca_san_juan(players=3,options=events:yes)")` once this module is imported.

Parameters: `players` (0: the fewest), `options` (`name:value`, several with `+` between them), `reward` ("win": the
share of the victory, "place": the part of the others left behind, "margin": points ahead of the best other one),
`silent` (nobody is asked who has only one answer), and `chance`: "sampled" draws inside the game, from `seed` (-1:
any), so that chance is never a node; "explicit" makes every draw a node with its exact probabilities, from the first
card that is dealt. A clone of a state that draws for itself draws what its original will (`clones` "alike", which
OpenSpiel's own tests ask for), so that who searches on it knows what comes, or each something of its own ("apart"). In
both a seat is told what it can see alone: the features of the position by the names of their pieces, and as text the
view that players get."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from ludoteca.bots.luck import fresh
from ludoteca.core import registry
from ludoteca.core.batch import rewards
from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.core.features import room
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.parties import sides
from ludoteca.core.pieces import Piece, slices, width
from ludoteca.core.protocol import Game

from .batch import in_place, pieces_of
from .extra import needed
from .given import Kind, kind_of, reward_of
from .line import CHANCE, OVER, Line
from .versions import name as environment

with needed("OpenSpiel", __name__):
    import pyspiel

DEFAULTS: dict[str, Any] = {
    "players": 0, "options": "", "reward": "win", "silent": True, "chance": "sampled", "seed": -1,
    "clones": "alike",
}  # fmt: skip
MARGIN = 1000.0  # points that nobody is ahead
DRAWS = 1024  # different things that no draw can bring
SEEDS = 2**31


def short_name(game: str) -> str:
    return f"ludoteca_{game.replace('-', '_')}"


def options_of(text: str) -> dict[str, str]:
    """`events:yes+edition:second`: OpenSpiel keeps `=` and `,` for itself."""
    found = {}
    for part in text.split("+") if text else []:
        option, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"'{part}' is not an option with its value, as in events:yes")
        found[option] = value
    return found


def explicit(chance: str) -> bool:
    if chance not in ("sampled", "explicit"):
        raise LudotecaError(f"chance is sampled or explicit, not '{chance}'")
    return chance == "explicit"


def parting(clones: str, explicit: bool) -> bool:
    if clones not in ("alike", "apart"):
        raise LudotecaError(f"clones are alike or apart, not '{clones}'")
    if clones == "apart" and explicit:
        raise LudotecaError("with chance=explicit who asks says what is drawn: leave out clones=apart")
    return clones == "apart"


def game_type(rules: Game, chance: str, utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=short_name(rules.name),
        long_name=environment(rules),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if explicit(chance) else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def utility_of(rules: Game, kind: Kind, reward: str) -> tuple[pyspiel.GameType.Utility, float | None]:
    """Whether what all seats get together is always the same: where each plays for itself, and nobody else does."""
    seats, options = kind
    sample = rules.new(seats, options, 0)
    alone = sides(sample) == list(range(len(sample.scores()))) and seats > 1
    utilities = pyspiel.GameType.Utility
    if alone and reward == "win":
        return utilities.CONSTANT_SUM, 1.0
    if alone and reward == "place":
        return utilities.CONSTANT_SUM, seats / 2
    if alone and seats == 2:
        return utilities.ZERO_SUM, 0.0
    return utilities.GENERAL_SUM, None


class LudotecaGame(pyspiel.Game):
    """A game with its players and options chosen; each game has a class of its own. Positions are in
    `state.line.state`."""

    name = ""

    def __init__(self, params: Mapping[str, Any]) -> None:
        chosen = {**DEFAULTS, **params}
        self.rules = registry.game(self.name)
        self.kind = kind_of(self.rules, chosen["players"] or None, options_of(chosen["options"]))
        self.settled = self.rules.settle(*self.kind)
        self.reward = reward_of(chosen["reward"])
        self.silent = bool(chosen["silent"])
        self.explicit = explicit(chosen["chance"])
        self.parting = parting(chosen["clones"], self.explicit)
        self.dice = seeded(fresh() if chosen["seed"] < 0 else chosen["seed"])
        self.pieces = pieces_of(self.rules, self.kind)
        utility, together = utility_of(self.rules, self.kind, chosen["reward"])
        margin = chosen["reward"] == "margin"
        plain = self.rules.new(*self.kind, 0).plain()
        information = pyspiel.GameInfo(
            num_distinct_actions=self.rules.plain_codes if plain else len(self.rules.actions),
            max_chance_outcomes=DRAWS if self.explicit else 0,
            num_players=self.kind[0],
            min_utility=-MARGIN if margin else 0.0,
            max_utility=MARGIN if margin else 1.0,
            utility_sum=together,
            max_game_length=self.rules.longest,
        )
        super().__init__(game_type(self.rules, chosen["chance"], utility), information, dict(params))

    def new_initial_state(self) -> LudotecaState:
        return LudotecaState(self)

    def new_line(self) -> Line:
        seed = None if self.explicit else int(self.dice.below(SEEDS))
        return Line(self.rules, self.kind[0], self.settled, self.silent, seed, self.parting)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.longest if self.explicit else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise LudotecaError(f"observers take no parameters, but were given {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise LudotecaError("only what a seat sees now is told, not all it has ever seen")
        return Observer(self.pieces)


class LudotecaState(pyspiel.State):
    """OpenSpiel copies and writes down what a state of Python has as attributes: the line alone."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.line = game.new_line()

    def current_player(self) -> int:
        return self.line.player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.codes()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.line.chances()

    def _apply_action(self, action: int) -> None:
        self.line.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.line.said(player, action)

    def is_terminal(self) -> bool:
        return self.line.player() == OVER

    def returns(self) -> list[float]:
        if self.line.player() != OVER:
            return [0.0] * self.line.seats
        assert self.line.state is not None
        return rewards(self.get_game().reward, self.line.state)

    def __str__(self) -> str:
        """Whole: two states that read alike are alike."""
        player = self.line.player()
        where = "being set up" if self.line.state is None else fingerprint(self.line.state)
        if player == CHANCE:
            return f"{where}, after {self.line.pending} {self.line.drawn}"
        return f"{where}, {'over' if player == OVER else f'seat {player}'}"


class Observer:
    """What a seat sees, as numbers by the names of their pieces (`dict`, one behind the other in `tensor`), and as
    text. While an answer waits for what is drawn, it is the position before it; before all cards are dealt,
    nothing."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.numbers = room(width(pieces))
        self.told = in_place(self.numbers, np.int16, len(self.numbers))
        self.tensor = np.zeros(len(self.numbers), np.float32)
        self.dict = {name: self.tensor[place] for name, place in slices(pieces).items()}

    def set_from(self, state: LudotecaState, player: int) -> None:
        state.line.ready()
        position = state.line.state
        if position is None:
            self.tensor.fill(0)
            return
        position.game.features(position, player, self.numbers, 0)
        self.tensor[:] = self.told

    def string_from(self, state: LudotecaState, player: int) -> str:
        state.line.ready()
        position = state.line.state
        return "being set up" if position is None else json.dumps(position.view(player))


def register() -> None:
    """Make all games known to `pyspiel.load_game`. OpenSpiel lets go of what it is given when Python has ended already:
    a class outlives that, a function made here does not."""
    for name in registry.names():
        if short_name(name) not in pyspiel.registered_names():
            kind = game_type(registry.game(name), "sampled", pyspiel.GameType.Utility.GENERAL_SUM)
            pyspiel.register_game(kind, type(short_name(name), (LudotecaGame,), {"name": name}))


register()
