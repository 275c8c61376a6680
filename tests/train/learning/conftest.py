"""The example game of the documentation, so small that it is learned in a second."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def pebbles(installed: Path) -> Iterator[None]:
    """The processes that are started look where this one does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(installed)
        yield
