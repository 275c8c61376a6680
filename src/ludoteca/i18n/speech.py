"""Saying keys, ids and numbers of a game in one language, to one reader.

How keys are made from what the core gives, in every language alike (dots become hyphens):
`name-<id>` with forms `the`, `short`, `help`, `rule`; `ask-<question>` with a form for each verb that reads otherwise
there; `trail-<frame>`; `act-<first words of the notation>`, the other words being `$a`, `$b`, `$c`; `fact-<fact>`;
`cause-<cause>` of a term; `reason-<reason>`; `event-<kind>`, folded over a run of equal kinds if it has the form
`item`, and put in brackets behind the line of its cause if it has the form `tail`; `zone-<zone>`; `source-<source>`;
`option-<option>` and `option-<option>-<value>`.

An argument `x` that is an id comes as its name, with `x_the` and `x_id` beside it; a number has `x_signed` beside it;
a list, amounts or the terms of a sum come in words, with their number as `x_n`; a seat comes as the player's name, and
`own` says whether it is the reader. Facts are arguments of each other and of their answer; `first` is the first of
them and `verb` the first word of the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.core.preview import NOTHING, Blocked, Preview, Question, Value
from ludoteca.core.protocol import Action, Decision, Game, State
from ludoteca.core.reader import EventView

from .texts import Texts

# Fields of events, reasons and questions that are seats in every game; the first one present decides `own`.
SEATS = ("seat", "governor", "owner", "other", "master", "chooser", "pawn")
LISTED_SEATS = ("jumps",)
LETTERS = "abcd"
MINUS = "−"


class Line(NamedTuple):
    """Something that happened, in words; `seat` is whom it is about, -1 for nobody."""

    seat: int
    text: str


class Speech:
    """`names` are the players by seat; `me` is the seat that reads, or a number that is no seat."""

    def __init__(self, texts: Texts, game: Game, names: Sequence[str], me: int) -> None:
        self.texts = texts
        self.game = game
        self.preview: Preview[State] = game.preview()
        self.names = names
        self.me = me

    def say(self, key: str, **args: int | str) -> str:
        return self.texts.say(key, args)

    # Names

    def name(self, thing: str, form: str = "") -> str:
        """A thing by its id; a form that it lacks is its plain name."""
        key = f"name-{thing}"
        return self.texts.say(key, form=form if self.texts.has(key, form) else "")

    def seat(self, seat: int) -> str:
        return self.texts.say("you", form="name") if seat == self.me else self.names[seat]

    def source(self, source: str) -> str:
        return self.say(f"source-{source}")

    def target(self, target: str) -> str:
        """A thing on the table by its target key: by its zone, where the zone has words of its own, or by its name."""
        zone, _, kind = target.partition(":")
        key = f"zone-{zone}"
        return self.texts.say(key, self.arguments({"kind": number(kind)})) if self.texts.has(key) else self.name(kind)

    def targets(self, targets: Sequence[str]) -> list[str]:
        """Several things; those of a zone that counts its things are told together."""
        zones: dict[str, list[str]] = {}
        for target in targets:
            zones.setdefault(target.partition(":")[0], []).append(target)
        said: list[str] = []
        for zone, there in zones.items():
            if len(there) > 1 and self.texts.has(f"zone-{zone}", "many"):
                kinds = ", ".join(target.partition(":")[2] for target in there)
                said.append(self.texts.say(f"zone-{zone}", {"kinds": kinds}, "many"))
            else:
                said += [self.target(target) for target in there]
        return said

    def things(self) -> list[str]:
        """The ids of all things that have a name."""
        words = [word for action in self.game.actions for word in action.text.split(" ")[1:]]
        words += [word for ids in self.preview.words.values() for word in ids]
        return [word for word in dict.fromkeys(words) if self.texts.has(f"name-{word}")]

    def cause(self, cause: str) -> str:
        for key in (f"cause-{cause}", f"name-{cause}", f"source-{cause}"):
            if self.texts.has(key):
                return self.say(key)
        return self.say(f"cause-{cause}")

    def option(self, name: str, value: str) -> tuple[str, str]:
        return self.say(f"option-{name}"), self.say(f"option-{name}-{value}")

    def listed(self, items: Sequence[str]) -> str:
        """A list in words; equal ones are said once, with their number."""
        said = []
        for item in dict.fromkeys(items):
            count = items.count(item)
            said.append(item if count == 1 else self.say("times", name=item, count=count))
        if len(said) < 2:
            return "".join(said)
        return self.say("list-between").join(said[:-1]) + self.say("list-last") + said[-1]

    # Questions and answers

    def question(self, question: Question, decision: Decision) -> str:
        args = {"least": decision.least, "most": decision.most, **question["args"]}
        return self.texts.say(f"ask-{plain(question['key'])}", self.arguments(args))

    def trail(self, question: Question) -> list[str]:
        """Why it is asked; the question itself and steps that say nothing are left out."""
        said = []
        for step in question["trail"]:
            if step != question["key"]:
                words = step.split(" ")
                said.append(self.texts.say(f"trail-{plain(words[0])}", self.lettered(words[1:], question["args"])))
        return [step for step in dict.fromkeys(said) if step]

    def action(self, action: Action, ask: str, facts: Mapping[str, Value], form: str = "") -> str:
        """An answer in words. With form `group` the head of a group of answers, with `item` what it is under that
        head; empty where it has no such form."""
        words = action.text.split(" ")
        key = f"ask-{plain(ask)}"
        if self.texts.has(key, words[0]):
            return self.texts.say(key, self.lettered(words[1:], facts), words[0]) if not form else ""
        for count in range(len(words), 0, -1):
            key = f"act-{plain('-'.join(words[:count]))}"
            if self.texts.has(key):
                args = self.lettered(words[count:], facts)
                return self.texts.say(key, args, form) if self.texts.has(key, form) else ""
        return self.texts.say(f"act-{plain(action.text)}") if not form else ""

    def lettered(self, words: Sequence[str], facts: Mapping[str, Value]) -> dict[str, int | str]:
        """Arguments with the words that are left as `a`, `b`, `c`."""
        letters = dict(zip(LETTERS, (number(word) for word in words), strict=False))
        return self.arguments({**facts, **letters})

    def facts(self, action: Action, facts: Mapping[str, Value], form: str = "") -> list[str]:
        """What is worth knowing of an answer, in the order given; a fact whose text is empty is not shown. With form
        `brief` by signs, where a fact has one."""
        return [text for text, brief in self._facts(action, facts, form) if text]

    def spoken_facts(self, action: Action, facts: Mapping[str, Value]) -> list[str]:
        """Those that are shown in brief, in whole words: signs are for the eye."""
        return [text for text, brief in self._facts(action, facts, "") if text and brief]

    def _facts(self, action: Action, facts: Mapping[str, Value], form: str) -> list[tuple[str, str]]:
        """Each in that form and in brief."""
        if not facts:
            return []
        args = self.lettered(action.text.split(" ")[1:], facts)
        args |= {"first": next(iter(facts)), "verb": action.text.split(" ")[0]}
        said = []
        for key in [f"fact-{name}" for name, value in facts.items() if shown(value)]:
            forms = [wanted if self.texts.has(key, wanted) else "" for wanted in (form, "brief")]
            said.append((self.texts.say(key, args, forms[0]), self.texts.say(key, args, forms[1])))
        return said

    def terms(self, value: Sequence[Value], full: bool = False) -> str:
        """A sum as a person would write it: 5, less 1 for the Builder, less 1 for the Quarry. The cause of the first
        term goes without saying, unless all are wanted in `full`."""
        parts: list[str] = []
        for cause, count in terms_of(value):
            if not parts:
                parts.append(f"{count} {self.cause(cause)}" if full else str(count))
            else:
                parts.append(f"{MINUS if count < 0 else '+'} {abs(count)} {self.cause(cause)}")
        return " ".join(parts)

    def reason(self, blocked: Blocked) -> str:
        return self.texts.say(f"reason-{blocked['reason']}", self.arguments(blocked["args"]))

    # Events

    def events(self, happened: Sequence[EventView]) -> list[Line]:
        """A log: one line for each thing that happened, runs of one kind folded, gains behind their cause."""
        lines: list[tuple[int, str, list[str]]] = []
        spent: list[str] = []
        last = -1
        for run in self.runs(happened):
            text = self.event(run)
            seat = subject(run[0])
            if not text:
                continue
            if not self.is_tail(run[0]):
                lines.append((seat, text, spent))
                spent = []
            elif is_spent(run[0]):
                spent.append(text)
            elif lines and seat == last:
                lines[-1][2].append(text)
            else:
                lines.append((seat, f"{self.seat(seat)}: {text}" if seat >= 0 else text, []))
            last = seat
        if spent:
            lines.append((last, f"{self.seat(last)}: {', '.join(spent)}", []))
        whole = [(seat, f"{text} ({', '.join(tails)})" if tails else text) for seat, text, tails in lines]
        return [Line(seat, text[0].upper() + text[1:]) for seat, text in whole]

    def is_tail(self, event: EventView) -> bool:
        """Whether an event only adds to the line of its cause: a gain to the one before, what is spent to the next."""
        return self.texts.has(f"event-{event['kind']}", "tail")

    def runs(self, happened: Sequence[EventView]) -> list[list[EventView]]:
        runs: list[list[EventView]] = []
        for event in happened:
            if runs and folds(runs[-1][0], event) and self.texts.has(f"event-{event['kind']}", "item"):
                runs[-1].append(event)
            else:
                runs.append([event])
        return runs

    def event(self, run: Sequence[EventView]) -> str:
        key = f"event-{run[0]['kind']}"
        named = [self.arguments(self.preview.named(event)) for event in run]
        args: dict[str, int | str] = {**named[0], "count": len(run)}
        if self.texts.has(key, "item"):
            args["items"] = self.listed([self.texts.say(key, self.whole(event, run[0]), "item") for event in named])
        return self.texts.say(key, self.whole(args, run[0]))

    def whole(self, args: dict[str, int | str], event: EventView) -> dict[str, int | str]:
        """With every field that this reader may not see as nothing."""
        kind = next(kind for kind in self.game.events if kind.name == event["kind"])
        hidden = dict.fromkeys((name + form for name in kind.secret for form in ("", "_the", "_id")), NOTHING)
        return {**hidden, **args}

    # Arguments

    def arguments(self, values: Mapping[str, Value]) -> dict[str, int | str]:
        args: dict[str, int | str] = {}
        for name, value in values.items():
            if isinstance(value, bool):
                args[name] = "yes" if value else "no"
            elif name in SEATS and isinstance(value, int):
                args.setdefault("own", "yes" if value == self.me else "no")
                known = 0 <= value < len(self.names)
                args |= (
                    {name: self.seat(value), f"{name}_id": str(value)} if known else {name: "", f"{name}_id": NOTHING}
                )
            elif isinstance(value, int):
                args |= {name: value, f"{name}_signed": signed(value), f"{name}_id": str(value)}
            elif isinstance(value, str):
                args |= self.thing(name, value)
            else:
                args |= {name: self.several(name, value), f"{name}_n": len(value)}
                if isinstance(value, Mapping):
                    args[f"{name}_names"] = self.listed([self.item(thing) for thing in value])
                    args[f"{name}_sum"] = sum(count for count in value.values() if isinstance(count, int))
                elif terms_of(value):
                    args[f"{name}_full"] = self.terms(value, full=True)
        return args

    def several(self, name: str, value: Sequence[Value] | Mapping[str, Value]) -> str:
        """Amounts of things; the terms of a sum; things in a list, each as the form `item` of its fact says it."""
        if isinstance(value, Mapping):
            amounts = [(self.item(thing), count) for thing, count in value.items() if isinstance(count, int) and count]
            return self.listed([self.say("amount", name=name, count=count) for name, count in amounts])
        if terms_of(value):
            return self.terms(value)
        if name in LISTED_SEATS:
            return self.listed([self.seat(seat) for seat in value if isinstance(seat, int)])
        key = f"fact-{name}"
        if self.texts.has(key, "item"):
            parts = [self.arguments(part) for part in value if isinstance(part, Mapping)]
            return self.listed([self.texts.say(key, args, "item") for args in parts])
        return self.listed([self.item(part) for part in value])

    def thing(self, name: str, value: str) -> dict[str, int | str]:
        if not self.texts.has(f"name-{value}"):
            return {name: value, f"{name}_the": value, f"{name}_id": plain(value)}
        return {name: self.name(value), f"{name}_the": self.name(value, "the"), f"{name}_id": value}

    def item(self, value: Value) -> str:
        """One of several: a thing, a number, or a player with numbers."""
        if isinstance(value, Mapping):
            parts = [self.seat(one) if name in SEATS and isinstance(one, int) else one for name, one in value.items()]
            return " ".join(part if isinstance(part, str) else self.item(part) for part in parts)
        return self.name(value) if isinstance(value, str) and self.texts.has(f"name-{value}") else str(value)


def plain(key: str) -> str:
    """A key as Fluent takes it."""
    return key.replace(".", "-").replace(" ", "-")


def number(word: str) -> int | str:
    return int(word) if word.isdigit() else word


def signed(value: int) -> str:
    return f"{MINUS}{-value}" if value < 0 else f"+{value}"


def shown(value: Value) -> bool:
    """Numbers always, also 0; what is not so or not there, never."""
    return not (value is False or value == "" or (isinstance(value, Sequence | Mapping) and not value))


def terms_of(value: Sequence[Value]) -> list[tuple[str, int]]:
    """The terms of a sum, each a cause and a number; none if it is something else."""
    found: list[tuple[str, int]] = []
    for part in value:
        if isinstance(part, Mapping):
            cause, count = part.get("cause"), part.get("number")
            if isinstance(cause, str) and isinstance(count, int):
                found.append((cause, count))
    return found


def subject(event: EventView) -> int:
    """The seat an event is about, -1 if none."""
    for name in SEATS:
        value = event.get(name)
        if isinstance(value, int):
            return value
    return -1


def is_spent(event: EventView) -> bool:
    amount = event.get("number")
    return isinstance(amount, int) and amount < 0


def folds(first: EventView, event: EventView) -> bool:
    return first["kind"] == event["kind"] and subject(first) == subject(event)
