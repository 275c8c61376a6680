"""Where matches are kept: nothing is sent before it is committed here."""

from .store import Conflict, Store, Unavailable

__all__ = ["Conflict", "Store", "Unavailable"]
