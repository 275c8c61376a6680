"""The windows a table must be right in, each with its frame: which regions stand where (docs/web.md)."""

from __future__ import annotations

from typing import NamedTuple

# Frames for fingers: phones portrait and landscape, tablets portrait and landscape.
TOUCH = {"P", "L", "T", "K"}
PHONES = {"P", "L"}
FINGER = 44
POINTER = 24


class Window(NamedTuple):
    """A window in CSS pixels; `zoom` is the browser's, so that what people call 1366x657 at 125% is 1093x526 here."""

    name: str
    width: int
    height: int
    zoom: float = 1.0

    @property
    def frame(self) -> str:
        """The frame by the size alone, as the style sheets choose it."""
        width, height = self.width, self.height
        if width < 600:
            return "P"
        if height < 590:
            return "L"
        if width < 1100 and height > width:
            return "T"
        if width < 1220:
            return "K"
        if width >= 1800 and height >= 920:
            return "X"
        return "S" if height <= 755 or width < 1340 else "W"

    @property
    def phone(self) -> bool:
        return self.frame in PHONES

    @property
    def touch(self) -> bool:
        """Who enlarges the page on a laptop has a mouse all the same."""
        return self.frame in TOUCH and self.zoom == 1.0

    @property
    def target(self) -> int:
        """How large a free square every control has."""
        return FINGER if self.touch else POINTER


def window(width: int, height: int, zoom: float = 1.0) -> Window:
    name = f"{width}x{height}" + (f"@{zoom:.0%}".rstrip("%") if zoom != 1.0 else "")
    return Window(name, round(width / zoom), round(height / zoom), zoom)


WINDOWS = (
    window(360, 640),
    window(390, 844),
    window(844, 390),
    window(768, 1024),
    window(820, 1180),
    window(1024, 768),
    window(1180, 820),
    window(1280, 600),
    window(1280, 720),
    window(1366, 657),
    window(1366, 768),
    window(1536, 730),
    window(1920, 1080),
    window(2560, 1440),
    window(1366, 657, 1.25),
    window(1366, 657, 1.5),
    window(1920, 1080, 1.25),
    window(1920, 1080, 1.5),
)
BY_NAME = {one.name: one for one in WINDOWS}
