"""A match written down for one reader. Everything that leaves the server about a match comes from here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ludoteca import guides
from ludoteca.bots.suggest import suggest
from ludoteca.core import edge, reader
from ludoteca.core.certain import moves
from ludoteca.core.match import Match
from ludoteca.core.preview import Blocked, rules_of
from ludoteca.core.protocol import Action, Decision, Event, State
from ludoteca.core.reader import preview

from .. import wire

# The question


def question(state: State, who: int, live: bool = True) -> wire.Question | None:
    """The open question; one that is not `live` is looked at and never answered, so that its answers move nothing."""
    decision = state.decision
    if decision is None:
        return None
    trail = preview(state.game).trail(state)
    mine = menu(state, decision, moves(state) if live else {}) if reader.answers(state, who) else None
    return wire.Question(decision.seat, decision.ask, trail, mine)


def menu(state: State, decision: Decision, certain: Mapping[int, list[Event]]) -> wire.Menu:
    show = preview(state.game)
    pool = state.stack[-1].pool(state)
    return wire.Menu(
        args=dict(show.question(state)["args"]),
        choices=choices(state, decision, pool, certain),
        pool=[action.code for action in pool],
        caps=[cap(actions, most) for actions, most in state.stack[-1].caps(state)],
        least=decision.least,
        most=decision.most,
        blocked=refusals(show.blocked(state)),
        suggest=[action.code for action in suggest(state)],
        forced=len(decision.actions) == 1,
    )


def refusals(blocked: Sequence[Blocked]) -> list[wire.Blocked]:
    """Things of which the same is to be said, as of many hexes, together."""
    found: list[wire.Blocked] = []
    by_reason: dict[str, list[tuple[dict[str, object], wire.Blocked]]] = {}
    for one in blocked:
        said = {name: value for name, value in one.items() if name != "target"}
        alike = by_reason.setdefault(one["reason"], [])
        same = next((group for other, group in alike if other == said), None)
        if same is None:
            same = refused(one)
            alike.append((said, same))
            found.append(same)
        same.targets.append(one["target"])
    return found


def refused(blocked: Blocked) -> wire.Blocked:
    """Why, with the things still to be named."""
    given = blocked.get("sum")
    return wire.Blocked(
        targets=[],
        reason=blocked["reason"],
        args=dict(blocked["args"]),
        rule=blocked["rule"],
        rules=rules_of(blocked),
        sum=given
        and wire.Sum([wire.Term(**term) for term in given["terms"]], given["total"], given["have"], given["what"]),
        ways=[wire.Way(way["key"], dict(way["args"])) for way in blocked.get("ways", ())],
        held=blocked.get("held", ""),
    )


def cap(actions: Sequence[Action], most: int) -> wire.Cap:
    return wire.Cap(sorted({action.code for action in actions}), most)


def choices(
    state: State, decision: Decision, pool: Sequence[Action], certain: Mapping[int, list[Event]]
) -> list[wire.Choice]:
    """The answers to a question and those of its series, each once."""
    now = {action.code for action in decision.actions}
    every = {action.code: action for action in (*decision.actions, *pool)}
    show = preview(state.game)
    return [
        wire.Choice(
            code,
            action.text,
            list(action.targets),
            action.closes,
            code in now,
            dict(show.facts(state, action)),
            [reader.event(state.game, event, decision.seat) for event in certain.get(code, ())],
        )
        for code, action in sorted(every.items())
    ]


def early(match: Match, who: int) -> list[wire.EarlyQuestion]:
    """The question that this seat may answer before its turn; none on a guide."""
    found = reader.early_question(match, who)
    if found is None or match.due is not None:
        return []
    decision, pool, given = found
    every = {action.code: action for action in (*decision.actions, *pool)}
    return [
        wire.EarlyQuestion(
            seat=who,
            ask=decision.ask,
            choices=[
                wire.Choice(code, action.text, list(action.targets), action.closes, action in decision.actions, {}, [])
                for code, action in sorted(every.items())
            ],
            pool=[action.code for action in pool],
            least=decision.least,
            most=decision.most,
            given=[action.code for action in given],
        )
    ]


# The position


def zones(state: State, who: int) -> list[wire.Zone] | None:
    """What lies where, for a game that says it."""
    found = edge.zones(state, who)
    if found is None:
        return None
    return [
        wire.Zone(
            zone.owner,
            zone.name,
            [wire.ZoneThing(thing.id, thing.count, thing.target) for thing in zone.things],
            zone.count,
            zone.hidden,
        )
        for zone in found
    ]


# The log


def entries(match: Match, who: int, since: int = reader.START) -> list[wire.Entry]:
    """The rows from `since` on."""
    return [wire.Entry(**row._asdict()) for row in reader.log(match, who, since)]


# All of it


def suggested_by_guide(match: Match, seat: int) -> list[int]:
    """Of a series what the guide wants; nothing else is a sensible answer on it."""
    wanted = guides.wanted(match, seat)
    return [action.code for action in wanted] if len(wanted) > 1 else []


def update(
    match: Match,
    seats: Collection[int],
    since: int,
    fresh: bool,
    proposal: wire.Proposal | None,
    result: wire.Result | None,
) -> wire.Update:
    """The position and what happened from row `since` on, for the holder of these seats."""
    who = reader.reader_of(match, seats)
    asked = question(match.state, who)
    if asked is not None and asked.menu is not None and match.due is not None:
        asked.menu.suggest = suggested_by_guide(match, asked.seat)
    return wire.Update(
        row=len(match.rows),
        reader=who,
        view=dict(match.state.view(who)),
        zones=zones(match.state, who),
        question=asked,
        early=early(match, who),
        entries=entries(match, who, reader.START if fresh else since),
        fresh=fresh,
        back=wire.Back(*match.back(seats)),
        proposal=proposal,
        result=result,
    )
