"""The open question as a numbered list, and the picks of a series made so far."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from ludoteca.core.match import Match
from ludoteca.core.preview import Preview, Value
from ludoteca.core.protocol import Action, State
from ludoteca.i18n.voice import Speech

from .draw.choice import kind_of_drawing

MOST = 10
LARGE = 24
PLACE = re.compile(r"[A-Za-z]\d")
Facts = Mapping[str, Value]


class Entry:
    """One answer: its number in the list, its words, what is worth knowing, how many of it are left to pick. `group`
    is the head it can stand under, with `item`, and `brief` or `spoken`, for its words and facts there."""

    def __init__(self, action: Action, count: int, speech: Speech, ask: str, facts: Facts) -> None:
        self.number = 0
        self.action = action
        self.count = count
        self.label = speech.action(action, ask, facts)
        self.group = speech.action(action, ask, facts, "group")
        self.item = speech.action(action, ask, facts, "item")
        self.facts = speech.facts(action, facts)
        self.brief = speech.facts(action, facts, "brief")
        self.spoken = speech.spoken_facts(action, facts)


class Refusal(NamedTuple):
    """A thing that cannot be chosen now: which, why in words, by what rule, why by the name of the reason, and all that
    is said to whoever asks."""

    target: str
    name: str
    reason: str
    rule: str
    why: str
    because: str


class Menu:
    """What can be answered now. `picked` are the picks of an open series that are not played yet: a series is played
    whole, because the core takes picks in one order only and people choose in any. `single`: of a series only the pick
    that comes next is wanted."""

    def __init__(self, match: Match, speech: Speech, picked: list[Action], single: bool = False) -> None:
        decision = match.decision
        assert decision is not None
        preview: Preview[State] = match.game.preview()
        question = preview.question(match.state)
        self.decision = decision
        self.speech = speech
        self.drawn = kind_of_drawing(match.game.name)
        self.series = match.state.stack[-1].pool(match.state) if decision.most > 1 and not single else []
        self.picked = picked
        self.question = speech.question(question, decision)
        self.trail = speech.trail(question)
        self.entries = self._entries(match, speech, preview)
        # The core takes the picks of a series in one order; here any of them may come first, so it is not refused.
        possible = {target for entry in self.entries if entry.count > 0 for target in entry.action.targets}
        self.refusals = [
            Refusal(
                blocked["target"],
                self.drawn.spelled_refusal(blocked["reason"], speech.target(blocked["target"])),
                speech.reason(blocked),
                blocked["rule"],
                blocked["reason"],
                speech.because(blocked),
            )
            for blocked in preview.blocked(match.state)
            # Two things that do not go together are no answer in the list: whoever reads it misses nothing.
            if blocked["target"] not in possible and "held" not in blocked
        ]

    def _entries(self, match: Match, speech: Speech, preview: Preview[State]) -> list[Entry]:
        """What can be picked in the series and what else can be answered, what closes last. Numbers stay the same
        while a series is picked."""
        closing = [action for action in self.decision.actions if action.closes] or self._closing(match)
        actions = {*self.series, *(action for action in self.decision.actions if not action.closes)}
        left = Counter(self.series)
        left.subtract(self.picked)
        entries = []
        spelled = self.drawn.spelled
        for action in [*sorted(actions, key=lambda action: action.code), *closing]:
            facts = with_picks(preview.facts(match.state, action), self.picked.count(action))
            count = left[action] if action in self.series else 1
            entry = Entry(action, count, speech, self.decision.ask, facts)
            entry.label, entry.item = spelled(action, entry.label), spelled(action, entry.item)
            entries.append(entry)
        return numbered(entries)

    def _closing(self, match: Match) -> list[Action]:
        """The answer that ends the series after the picks made, once they are enough."""
        if not self.series or not self.picked or self.due:
            return []
        trial = self._trial(match)
        if trial is None or trial.decision is None or not self._goes_on(trial):
            return []
        return [action for action in trial.decision.actions if action.closes]

    def _trial(self, match: Match) -> State | None:
        """A copy of the position with the picks made in the order the core takes them; None if it does not."""
        trial = match.state.clone()
        trial.tail = []
        for action in sorted(self.picked, key=lambda action: (action.closes, action.code)):
            if trial.decision is None or action not in trial.decision.actions:
                return None
            trial.apply(action)
        return trial

    def _goes_on(self, trial: State) -> bool:
        still = trial.decision
        return still is not None and (still.seat, still.ask) == (self.decision.seat, self.decision.ask)

    def grouped(self) -> list[tuple[list[str], str, str]]:
        """What cannot be chosen: things that share a reason and a rule together; a long list is cut short."""
        groups: dict[tuple[str, str, str], list[str]] = {}
        for one in self.refusals:
            groups.setdefault((one.why, one.reason, one.rule), []).append(one.target)
        told = []
        for (why, reason, rule), targets in groups.items():
            more = [f"… +{len(targets) - MOST}"] if len(targets) > MOST else []
            names = [self.drawn.spelled_refusal(why, name) for name in self.speech.targets(targets[:MOST])]
            told.append(([*names, *more], reason, rule))
        return told

    @property
    def due(self) -> int:
        """How many picks of the series are still due."""
        return max(self.decision.least - len(self.picked), 0)

    @property
    def allowed(self) -> int:
        """How many more picks the question takes."""
        return self.decision.most - len(self.picked)

    def complete(self, match: Match) -> bool:
        """Whether the picks are a whole answer: as many as allowed, closed, all there is, or something that ends the
        series by itself."""
        last = self.picked[-1]
        if not self.series or last.closes or last not in self.series or self.allowed == 0:
            return True
        if not any(entry.count > 0 for entry in self.entries if entry.action in self.series):
            return True
        # A tail that numbers force does not end it: with other picks it would not be forced.
        trial = self._trial(match) if self.due else None
        return trial is not None and not self._goes_on(trial) and not trial.tail


def with_picks(facts: Facts, picked: int) -> Facts:
    """How full a place is, counted with what was picked for it: as the table shows it."""
    now = facts.get("colonists")
    return {**facts, "colonists": now + picked} if picked and "circles" in facts and isinstance(now, int) else facts


def split(entries: list[Entry]) -> None:
    """Part a group that fills a screen by the letter that its places begin with: quarters of a map."""
    sizes = Counter(entry.group for entry in entries)
    for head in [head for head, size in sizes.items() if head and size > LARGE]:
        inside = [entry for entry in entries if entry.group == head]
        if all(PLACE.match(entry.item) for entry in inside) and len({entry.item[0] for entry in inside}) > 1:
            for entry in inside:
                entry.group = f"{head} · {entry.item[0].upper()}"


def numbered(entries: list[Entry]) -> list[Entry]:
    """With numbers from 1; entries of a group come together, groups that begin with a number highest first."""
    split(entries)
    heads = list(dict.fromkeys(entry.group for entry in entries))
    if all(head[:1].isdigit() for head in heads if head):
        heads.sort(key=lambda head: -int(head.split()[0]) if head else 1)
    entries.sort(key=lambda entry: heads.index(entry.group))
    for number, entry in enumerate(entries, 1):
        entry.number = number
    return entries
