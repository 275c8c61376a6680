"""A drawn screen for the eye, with rich."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from ludoteca.i18n.voice import LogLine

from . import editing
from .asking import brief_question, choices
from .asking import question as full_question
from .draw.base import Picture
from .draw.ink import joined
from .editing import Choice
from .fits import FOLDED, UNREAD, WHOLE, Fit, steps
from .keys import can_tell
from .players import colour, shape
from .screen import Screen
from .screenful import Result, Screenful

WIDE = 112
RAIL = 40
GAP = 3


class DrawnScreen(Screen):
    """Drawn with rich, as wide as the terminal."""

    choices: Sequence[Choice] = ()  # what cursor keys go through: the answers and groups as they are shown

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=False)

    def answer(self, prompt: str) -> str:
        return editing.ask(prompt, self.choices) if can_tell() else self.ask(prompt)

    def show(self, shown: Screenful) -> None:
        """The table above, the question below, the log in the room that is left. What does not fit is folded step by
        step, so that the question and its answers are always seen; at the last the table is cut off above."""
        head = joined([shown.title, *shown.drawing.head(shown.view)])
        top = Rule(Text(head, style="bold"), align="left", style="dim")
        wide = self.console.width >= WIDE
        width = self.console.width - (RAIL + GAP if wide else 0)
        across, board, question, least, folded = self.fitted(shown, width, wide)
        self.choices = choices(shown, folded)
        room = self.room(shown) - self.height(question, self.console.width) - self.height(across, self.console.width)
        if shown.menu is not None or shown.watched:
            board = self.cut(shown, board, width, room - least)
        height = self.height(board, width)
        if self.console.is_terminal:
            self.console.clear()
        if wide:
            rail = self.rail(shown, max(room, height))
            self.console.print(Group(top, across, self.beside(board, rail), question))
        else:
            self.console.print(Group(top, board, self.news(shown, room - height, least), question))

    def fitted(
        self, shown: Screenful, width: int, wide: bool
    ) -> tuple[RenderableType, RenderableType, RenderableType, int, bool]:
        """What stands across, table, question, the lines the news need, and whether answers are told by their heads:
        folded as little as possible for all of it to fit."""
        boards: dict[int, tuple[RenderableType, RenderableType, int]] = {}
        questions: dict[tuple[int, int, bool], tuple[RenderableType, int]] = {}
        for fit in steps(shown):
            if fit.fold not in boards:
                across = Group(*(shown.drawing.across(shown.view, self.console.width, fit.fold) if wide else ()))
                draw = shown.drawing.beside if wide else shown.drawing.board
                drawn = Group(*draw(shown.view, width, fit.fold))
                height = self.height(across, self.console.width) + self.height(drawn, width)
                boards[fit.fold] = across, drawn, height
            asked = fit.asked, fit.refusals, fit.fold < shown.drawing.lessened
            if asked not in questions:
                made = self.question(shown, fit)
                questions[asked] = made, self.height(made, self.console.width)
            board, question = boards[fit.fold], questions[asked]
            least = 0 if wide or not shown.changes or fit.news == UNREAD else self.news_height(shown, fit.news)
            if board[2] + question[1] + least <= self.room(shown):
                break
        return board[0], board[1], question[0], least, fit.asked == FOLDED or bool(shown.opened)

    def room(self, shown: Screenful) -> int:
        """The lines between the head and that of input, or the words to a watcher and the one below them."""
        return self.console.height - (3 if shown.watched else 2)

    def question(self, shown: Screenful, fit: Fit) -> RenderableType:
        if shown.menu is None:
            return Group()
        whole = fit.fold < shown.drawing.lessened
        if fit.asked == WHOLE and not shown.opened:
            asked = full_question(shown, shown.menu, self.console.width, fit.refusals, whole)
        else:
            folded = fit.asked == FOLDED or bool(shown.opened)
            asked = brief_question(shown, shown.menu, self.console.width, folded, whole)
        return Group(*coach(shown), asked)

    def cut(self, shown: Screenful, board: RenderableType, width: int, room: int) -> RenderableType:
        """The end of the table, where the reader's own things are, if the whole does not fit, or what is about the
        group of answers that was opened; nothing at all where the answers alone fill the screen."""
        lines = self.console.render_lines(board, self.console.options.update_width(width), pad=False)
        if len(lines) <= room:
            return board
        if room <= 0:
            return Group()
        first = [at % len(lines) for at in shown.drawing.away(shown.view, shown.about_opened)]
        order = [*first, *(at for at in range(len(lines)) if at not in first)]
        gone = set(order[: len(lines) - room + 1])
        note = Text(f"… {shown.speech.say('text-table-more', count=len(gone))}", style="dim")
        kept: list[RenderableType] = [
            Segments([*line, Segment.line()]) for at, line in enumerate(lines) if at not in gone
        ]
        kept.insert(min(gone), note)
        return Group(*kept)

    def height(self, part: RenderableType, width: int) -> int:
        return len(self.console.render_lines(part, self.console.options.update_width(width)))

    def beside(self, board: RenderableType, rail: RenderableType) -> Table:
        both = Table.grid(expand=True, padding=(0, 0, 0, 0))
        both.add_column(ratio=1)
        both.add_column(width=GAP)
        both.add_column(width=RAIL)
        both.add_row(board, "", rail)
        return both

    def last(self, parts: Sequence[RenderableType], width: int, room: int) -> list[RenderableType]:
        """As many of the last parts as fit."""
        shown: list[RenderableType] = []
        for part in reversed(parts):
            room -= self.height(part, width)
            if room < 0:
                break
            shown.insert(0, part)
        return shown

    def rail(self, shown: Screenful, room: int) -> RenderableType:
        """The end of the log, with a line where the news begin."""
        old = [told(line) for line in shown.log[: len(shown.log) - shown.news]]
        since = Rule(Text(shown.speech.say(shown.since), style="italic"), style="dim")
        lines: list[RenderableType] = [*old, since, *(told(line) for line in shown.changes)]
        title = Text(shown.speech.say("text-log"), style="bold")
        return Group(title, *self.last(lines if shown.news else old, RAIL, room - 1))

    def news(self, shown: Screenful, room: int, least: int) -> RenderableType:
        """The last of what happened, under a title that tells how much more there is; the title alone where there is
        room for one line."""
        if (
            not shown.changes
            or (least == 0 and shown.opened)
            or (room <= 0 and (shown.menu is not None or shown.watched))
        ):
            return Group()
        if least <= 1:
            key = "text-news" if shown.answered else "text-news-so-far"
            return Text(f"… {shown.speech.say(key, count=len(shown.changes))}", style="dim")
        lines = self.last([told(line) for line in shown.changes], self.console.width, max(room, least) - 2)
        title = Text.assemble("\n", (shown.speech.say(shown.since), "bold italic"))
        hidden = len(shown.changes) - len(lines)
        if hidden > 0:
            title.append(f"  … {shown.speech.say('text-more', count=hidden)}", style="dim")
        return Group(title, *lines)

    def news_height(self, shown: Screenful, most: int) -> int:
        """The lines that the last `most` news take with their title; the title alone takes one."""
        if most == 0:
            return 1
        return 2 + sum(self.height(told(line), self.console.width) for line in shown.changes[-most:])

    def watch(self, shown: Screenful) -> None:
        """Into a file or a pipe, only what happened."""
        if self.console.is_terminal:
            self.show(shown)
        else:
            self.log(shown.changes)

    def say(self, lines: Sequence[str], title: str = "") -> None:
        if title:
            self.console.print(Text(title, style="bold"))
        for line in lines:
            said = line.lstrip()
            self.console.print(Padding(Text(said), (0, 0, 0, len(line) - len(said))))

    def log(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            self.console.print(told(line))

    def player(self, shown: Screenful, seat: int) -> None:
        self.console.print(Group(*shown.drawing.player_board(shown.view, seat)))

    def picture(self, picture: Picture) -> None:
        self.console.print(Group(*picture.drawn))

    def wrong(self, text: str) -> None:
        self.console.print(Text(f"✗ {text}", style="bold"))

    def result(self, result: Result) -> None:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column()
        for sign, name in zip(result.signs, result.parties, strict=True):
            table.add_column(Text(f"{shape(sign)} {name}", style=f"bold {colour(sign)}"), justify="right")
        for source, row in result.rows:
            table.add_row(source, *(str(points) for points in row))
        table.add_row(result.total[0], *(str(points) for points in result.total[1]), style="bold")
        if result.places is not None:
            table.add_row(result.places[0], *(str(place) for place in result.places[1]))
        self.console.print(table)
        if result.verdict:
            self.console.print(Text(result.verdict, style="bold"))

    @contextmanager
    def thinking(self, text: str, forget: bool = False) -> Iterator[None]:
        if not self.console.is_terminal:
            yield
            return
        with self.unseen(forget), self.console.status(text, spinner="dots"):
            yield


def coach(shown: Screenful) -> list[RenderableType]:
    """The open step of a guided first game, above the question."""
    if not shown.coach:
        return []
    title, *lines = shown.coach
    return [Rule(Text(title, style="bold"), align="left"), *(Padding(Text(line), (0, 0, 0, 1)) for line in lines)]


def told(line: LogLine) -> Text:
    """A line of the log: the shape of the seat it is about, then the words."""
    if line.seat < 0:
        return Text(line.text, style="italic")
    return Text.assemble((f"{shape(line.seat)} ", colour(line.seat)), line.text)
