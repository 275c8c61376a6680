"""Reading component files: every complaint names the game and the place in the file."""

from __future__ import annotations

from collections.abc import Mapping

from .errors import BadData


class FilePart:
    """One object of a component file, the whole file among them."""

    def __init__(self, data: Mapping[str, object], where: str) -> None:
        self.data = data
        self.where = where

    def bad(self, name: str, what: str) -> BadData:
        return BadData(f"{self.where}: '{name}' is not {what}")

    def number(self, name: str) -> int:
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(name, "a number")
        return value

    def numbers(self, name: str, length: int) -> list[int]:
        """A list of exactly `length` numbers."""
        value = self.data.get(name)
        if not isinstance(value, list) or len(value) != length:
            raise self.bad(name, f"a list of {length} numbers")
        numbers = [item for item in value if isinstance(item, int)]
        if len(numbers) != length:
            raise self.bad(name, f"a list of {length} numbers")
        return numbers

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str):
            raise self.bad(name, "a text")
        return value

    def texts(self, name: str) -> list[str]:
        value = self.data.get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.bad(name, "a list of texts")
        return value

    def part(self, name: str) -> FilePart:
        value = self.data.get(name)
        if not isinstance(value, dict):
            raise self.bad(name, "an object")
        return FilePart(value, f"{self.where}: {name}")

    def parts(self, name: str) -> list[FilePart]:
        """A list of objects; each is known by its `id` where it has one."""
        value = self.data.get(name)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.bad(name, "a list of objects")
        return [FilePart(item, f"{self.where}: {name} {item.get('id', at)}") for at, item in enumerate(value)]
