"""Questions of newcomers ("Can I ...", "When ..."), answered by the entries of a glossary and of the rules: the same
for terminal, server and browser. Nothing is made up: an answer is a text of the catalogue with its rule's number."""

from __future__ import annotations

from .entries import Entry, entries
from .index import Found, Index
from .search import ask, index_of

__all__ = ["Entry", "Found", "Index", "ask", "entries", "index_of"]
