"""The memory that workers and the network share: for each half of the tables what is seen, what is allowed, what is
told besides, and the answers. The order of things in a step is kept by semaphores (`workers`)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory

import numpy as np
from numpy.typing import NDArray

from .tables import INFO

HALVES = 2


@dataclass(frozen=True)
class Layout:
    """How large everything is. `tables` are those of one half of one worker."""

    workers: int
    tables: int
    width: int
    codes: int

    @property
    def whole(self) -> int:
        """The tables of one half over all workers."""
        return self.workers * self.tables


class Half:
    """The arrays of one half of all tables, in one block of shared memory."""

    def __init__(self, layout: Layout, name: str = "") -> None:
        whole = layout.whole
        shapes: list[tuple[tuple[int, ...], type[np.generic]]] = [
            ((whole,), np.int64),
            ((whole, layout.width), np.int16),
            ((whole, INFO), np.int16),
            ((whole, layout.codes), np.uint8),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes]
        self.memory = SharedMemory(name) if name else SharedMemory(create=True, size=sum(sizes))
        self.owner = not name
        arrays: list[NDArray[np.generic]] = []
        at = 0
        for (shape, kind), size in zip(shapes, sizes, strict=True):
            arrays.append(np.ndarray(shape, kind, buffer=self.memory.buf, offset=at))
            at += size
        self.answers, self.numbers, self.info, self.masks = arrays

    def close(self) -> None:
        del self.answers, self.numbers, self.info, self.masks
        with suppress(BufferError):  # who was interrupted in the middle of a step still looks at it
            self.memory.close()
        if self.owner:
            self.memory.unlink()
