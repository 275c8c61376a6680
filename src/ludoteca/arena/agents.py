"""Programs that play by reading and writing JSON, one object a line: language models with their scaffolding, or
anything else. What they are shown is what their seat sees at a table; what they answer is checked as from anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ludoteca.core.codecs import shown
from ludoteca.core.errors import Illegal
from ludoteca.core.match import Match
from ludoteca.core.notation import legal
from ludoteca.core.parties import sides
from ludoteca.core.protocol import Action, Game, State
from ludoteca.core.reader import START, log, preview

from .play import Played, Player, play_out, seat_players

PROTOCOL: Final = "ludoteca.agent/1"
LONGEST: Final = 200  # characters of an answer as text; no action has so many
HIGHEST: Final = 1_000_000  # nor is one of them called by such a code

Message = dict[str, Any]
Agent = Callable[[Message], object]
"""Is given each message; what it gives back to a question is `{"answer": text or code}`, or the answer alone."""
Transcript = Callable[[str, Message], None]
"""Told every message with who said it: `table` or `agent`."""


def asked(match: Match, seat: int, since: int) -> Message:
    """The open question as this seat sees it, with the rows of the log from `since` on."""
    state = match.state
    decision = state.decision
    assert decision is not None
    told = preview(state.game)
    return {
        "type": "question",
        "row": len(match.rows),
        "ask": decision.ask,
        "least": decision.least,
        "most": decision.most,
        "answers": [
            {"answer": action.text, "code": action.code, "facts": told.facts(state, action)}
            for action in decision.actions
        ],
        "happened": happened(match, seat, since),
        "view": state.view(seat),
    }


def happened(match: Match, seat: int, since: int) -> list[Message]:
    """The log as this seat may read it."""
    return [
        {
            "row": row.row,
            "kind": row.kind,
            "seat": row.seat,
            **({"text": row.text} if row.text else {}),
            **({"by": row.by} if row.by else {}),
            "events": row.events,
        }
        for row in log(match, seat, since)
    ]


def begins(match: Match, seat: int) -> Message:
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": match.game.name,
        "players": match.seats,
        "options": dict(match.options),
        "seat": seat,
    }


def ends(match: Match, seat: int, since: int) -> Message:
    state = match.state
    return {
        "type": "over",
        "party": state.party(seat),
        "scores": state.scores(),
        "ranking": state.ranking(),
        "happened": happened(match, seat, since),
    }


def answer_in(said: object) -> int | str:
    """The answer in what was said: `{"answer": ...}`, or the answer alone."""
    given = said.get("answer") if isinstance(said, Mapping) else said
    if isinstance(given, str) and len(given) <= LONGEST:
        return given
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) <= HIGHEST:
        return given
    raise Illegal(f'an answer is {{"answer": text or code}}, not {shown(said)}')


class Speaker(Player):
    """An agent in its seat of a match. An answer that is not possible is refused with the reason, and asked for again;
    after so many `tries` the bot `instead` answers. `illegal` counts those refused, `given_up` the answers of that
    bot."""

    def __init__(
        self,
        name: str,
        agent: Agent,
        match: Match,
        seat: int,
        instead: Player,
        tries: int,
        hear: Transcript | None = None,
    ) -> None:
        super().__init__(name, instead.bot, seat, instead.dealer)
        self.match = match
        self.agent = agent
        self.instead = instead
        self.tries = tries
        self.hear = hear
        self.since = START
        self.illegal = 0
        self.given_up = 0

    def say(self, message: Message) -> object:
        if self.hear is not None:
            self.hear("table", message)
        return self.agent(message)

    def answer(self, state: State) -> Action:
        match, decision = self.match, state.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        message = asked(match, self.seat, self.since)
        self.since = len(match.rows)
        self.moves += 1
        for left in range(self.tries - 1, -1, -1):
            said = self.say(message)
            if self.hear is not None:
                self.hear("agent", said if isinstance(said, dict) else {"answer": said})
            try:
                return legal(match.game, decision, answer_in(said))
            except Illegal as error:
                self.illegal += 1
                message = {"type": "illegal", "row": len(match.rows), "reason": str(error), "tries_left": left}
        self.given_up += 1
        return self.instead.answer(state)


def play_agent(
    game: Game,
    agent: Agent,
    against: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    moved: int = 0,
    tries: int = 3,
    instead: str = "random",
    name: str = "agent",
    hear: Transcript | None = None,
) -> tuple[Played, Speaker]:
    """One match of an agent against bots, `moved` seats on from the first; what came of it, and who spoke."""
    seats = len(against) + 1
    seat = (seats - moved % seats) % seats
    players = seat_players(game, seated(instead, against, seat), seed, moved)
    match = Match(game, seats, options, seed)
    speaker = Speaker(name, agent, match, seat, players[seat], tries, hear)
    table: list[Player] = [*players[:seat], speaker, *players[seat + 1 :]]
    speaker.say(begins(match, seat))
    play_out(match, table)
    speaker.say(ends(match, seat, speaker.since))
    played = Played(
        seed,
        match.state.scores(),
        match.state.ranking(),
        len(match.line),
        [player.moves for player in table],
        [player.seconds for player in table],
        sides(match.state),
        match.record(),
    )
    return played, speaker


def seated(instead: str, against: Sequence[str], seat: int) -> list[str]:
    """Who sits where: the others in their order behind the agent."""
    ring = [instead, *against]
    return [ring[(place - seat) % len(ring)] for place in range(len(ring))]
