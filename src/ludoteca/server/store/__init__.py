"""Where matches are kept: nothing is sent before it is committed here."""

from .store import Conflict, Store

__all__ = ["Conflict", "Store"]
