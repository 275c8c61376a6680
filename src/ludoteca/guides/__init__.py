"""Guided first games: a beginning that is prepared, step by step, with texts that say what to do and why.

A guide is data, `data/guides/<game>.json`: the record of a few answers with everything that was drawn, so that it hangs
on no generator, and the steps in which one person is led through them. `guide(name)` reads one and plays it through by
the rules; `begin` makes a match of it, `go_on` lets such a match go on along it. The texts lie in
`i18n/<language>/guide/<game>.ftl`.
"""

from .going import begin, go_on, step_at, wanted
from .guide import Guide, Step
from .reading import guide, names, parsed

__all__ = ["Guide", "Step", "begin", "go_on", "guide", "names", "parsed", "step_at", "wanted"]
