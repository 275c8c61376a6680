"""What an interface says whose library is not there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.core.errors import LudotecaError


class NotInstalled(LudotecaError, ImportError):
    """A library of an extra is missing, or out of order."""


@contextmanager
def needed(library: str, by: str) -> Iterator[None]:
    """Around the imports of a library that the extra `rl` brings."""
    try:
        yield
    except ImportError as error:
        raise NotInstalled(f"{by} needs {library}: pip install 'ludoteca[rl]'") from error
