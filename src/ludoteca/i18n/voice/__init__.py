"""Saying keys, ids and numbers of a game in one language, to one reader: names, arguments, answers, events. The client
has the same in `web/src/lib/voice/`, in files of the same names; tests/i18n/voices.json runs through both.

How keys are made from what the core gives, in every language alike (dots become hyphens):
`name-<id>` with forms `the`, `short`, `help`, `rule`; `ask-<question>` with a form for each verb that reads otherwise
there; `trail-<frame>`; `act-<first words of the notation>`, the other words being `$a`, `$b`, `$c`; `fact-<fact>`;
`cause-<cause>` of a term; `reason-<reason>`; `event-<kind>`, folded over a run of equal kinds if it has the form
`item`, and put in brackets behind the line of its cause if it has the form `tail`; `zone-<zone>`; `source-<source>`;
`option-<option>` and `option-<option>-<value>`; `review-<game>-<key>` of a reason of a review.

What an argument `x` stands for is declared with events and previews (core/fields.py). A thing comes as its name, with
`x_the` and `x_id` beside it; a number has `x_signed` beside it; a list, amounts or the terms of a sum come in words,
with their number as `x_n`; a seat comes as the player's name, and `own` says whether the first one is the reader.
Facts are arguments of each other and of their answer; `first` is the first of them and `verb` the first word of the
answer.
"""

from .answers import Answers
from .events import Events, LogLine
from .names import plain
from .reasons import Reasons

__all__ = ["LogLine", "Speech", "plain"]


class Speech(Answers, Events, Reasons):
    """Everything a table says to one reader."""
