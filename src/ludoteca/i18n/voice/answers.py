"""Questions, answers, facts and reasons in words. The client's twin: web/src/lib/voice/answers.ts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.preview import Blocked, Question, Value, rules_of
from ludoteca.core.protocol import Action, Decision

from .arguments import Speaker, number
from .names import plain


class Answers(Speaker):
    """What is asked, why, and what can be answered."""

    def question(self, question: Question, decision: Decision) -> str:
        args = {"least": decision.least, "most": decision.most, **question["args"]}
        return self.texts.say(f"ask-{plain(question['key'])}", self.arguments(args, self.kinds))

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

    def reason(self, blocked: Blocked) -> str:
        """In a few words, as marks have it."""
        return self.texts.say(f"reason-{blocked['reason']}", self.arguments(blocked["args"], self.kinds))

    def obstacle(self, blocked: Blocked) -> str:
        """The same in a sentence, for whoever asks why."""
        key = f"reason-{blocked['reason']}"
        form = "why" if self.texts.has(key, "why") else ""
        return self.texts.say(key, self.arguments(blocked["args"], self.kinds), form)

    def sum(self, blocked: Blocked) -> str:
        """What it comes to in numbers: "cost 5 less 1 = 4 > 3 in hand"; empty where there is no sum."""
        given = blocked.get("sum")
        if given is None:
            return ""
        terms: list[Value] = [{"cause": term["cause"], "number": term["number"]} for term in given["terms"]]
        total = [f"= {given['total']}"] if len(terms) > 1 else []
        return " ".join([self.terms(terms, full=True), *total, f"> {given['have']} {self.cause(given['what'])}"])

    def ways(self, blocked: Blocked) -> list[str]:
        """What would make it legal, each in a few words."""
        found = blocked.get("ways", ())
        return [self.texts.say(f"way-{way['key']}", self.arguments(way["args"], self.kinds)) for way in found]

    def way(self, blocked: Blocked) -> str:
        """All of that in a sentence; empty where nothing would."""
        ways = self.ways(blocked)
        if not ways:
            return ""
        between, last = self.say("list-between"), self.say("list-or")
        return self.say("would-help", ways=last.join([*([between.join(ways[:-1])] if ways[1:] else []), ways[-1]]))

    def because(self, blocked: Blocked) -> str:
        """The whole answer: the sentence, the sum, what would make it legal, the rules."""
        said = [finished(self.obstacle(blocked)), finished(self.sum(blocked)), self.way(blocked)]
        return " ".join([*(part for part in said if part), f"({', '.join(rules_of(blocked))})"])

    def target(self, target: str) -> str:
        """A thing on the table by its target key: by its zone, where the zone has words of its own, or by its name."""
        zone, _, kind = target.partition(":")
        key = f"zone-{zone}"
        if not self.texts.has(key):
            return self.name(kind)
        return self.texts.say(key, self.arguments({"kind": number(kind)}, {}))

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


def shown(value: Value) -> bool:
    """Numbers always, also 0; what is not so or not there, never."""
    return not (value is False or value == "" or (isinstance(value, Sequence | Mapping) and not value))


def finished(text: str) -> str:
    """With a stop, if it has none."""
    return text if not text or text[-1] in ".!?…" else f"{text}."
