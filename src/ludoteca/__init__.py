"""Ludoteca: an open game table and laboratory."""

from ludoteca.core import protocol

__version__ = "0.1.0"

compiled: bool = not protocol.__file__.endswith(".py")
"""Whether the rules run compiled by mypyc (the same games, several times faster)."""
