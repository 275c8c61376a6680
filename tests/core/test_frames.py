"""Frames that return in every game: around the table, round and round, picks of a pool."""

from __future__ import annotations

from ludoteca.core.actions import ActionTable
from ludoteca.core.chance import seeded
from ludoteca.core.frames import Around, Pick, Repeat, at_or_above, picks
from ludoteca.core.notation import find
from ludoteca.core.protocol import Action, Decision, Game, State

TAKE = 0
LAST = 6


class Toy(Game):
    """Six kinds of things; `take K` has code K, `stop` is the last one, then `go`."""

    def __init__(self) -> None:
        super().__init__("toy", 1, "", (3,), (), (), (), (), 1000)
        table = ActionTable("toy#")
        table.each(TAKE, "take", "pool", [str(kind) for kind in range(LAST)])
        table.add(LAST, "stop", closes=True)
        table.add(LAST + 1, "go")
        self.set_actions(table.actions)


class Board(State):
    def __init__(self, pool: list[int]) -> None:
        super().__init__(Toy(), 3, seeded(1))
        self.pool = pool
        self.taken: list[int] = []
        self.finished = 0
        self.asked: list[int] = []

    def menu(self) -> list[int]:
        return [action.code for action in self.decision.actions] if self.decision is not None else []

    def answer(self, *texts: str) -> None:
        for text in texts:
            self.apply(find(self.game, text))


class Take(Pick[Board]):
    def clone(self) -> Take:
        return Take(self.who, self.least, self.most, self.last)

    def kinds(self, s: Board) -> list[int]:
        return s.pool

    def answers(self, s: Board) -> list[Action]:
        return s.game.by_verb[TAKE]

    def stop(self, s: Board) -> Action:
        return s.game.actions[LAST]

    def ask(self) -> str:
        return "toy.take"

    def take(self, s: Board, kind: int) -> None:
        s.pool = s.pool[:]
        s.pool.remove(kind)
        s.taken.append(kind)

    def finish(self, s: Board) -> None:
        s.finished += 1


class Once(Around[Board]):
    def clone(self) -> Once:
        return Once(self.owner, self.count, self.done)

    def turn(self, s: Board, seat: int) -> Decision | None:
        if seat == 1:
            self.next(s)
            return None
        return Decision(seat, "toy.go", [s.game.actions[LAST + 1]])

    def apply(self, s: Board, action: Action) -> None:
        s.asked.append(self.seat())
        self.next(s)

    def finish(self, s: Board) -> None:
        s.finished += 1


class Until(Repeat[Board]):
    """Everybody goes until the pool is empty."""

    def clone(self) -> Until:
        return Until(self.up, self.count, self.idle)

    def turn(self, s: Board, seat: int) -> Decision | None:
        if not s.pool:
            self.next(s, False)
            return None
        return Decision(seat, "toy.go", [s.game.actions[LAST + 1]])

    def apply(self, s: Board, action: Action) -> None:
        s.asked.append(self.up)
        s.pool = s.pool[1:]
        self.next(s, True)

    def finish(self, s: Board) -> None:
        s.finished += 1


def board(frame: Take | Once | Until, pool: list[int]) -> Board:
    s = Board(pool)
    s.stack.append(frame)
    s.run()
    return s


def test_around_asks_each_seat_once_from_the_owner_and_finishes() -> None:
    s = board(Once(2, 3, 0), [])
    turn = s.turn
    s.answer("go", "go")
    assert (s.asked, s.finished, s.decision) == ([2, 0], 1, None)
    assert s.turn == turn + 3


def test_repeat_ends_when_nobody_can() -> None:
    s = board(Until(1, 3, 0), [0, 0, 0, 0])
    s.answer("go", "go", "go", "go")
    assert (s.asked, s.finished, s.decision) == ([1, 2, 0, 1], 1, None)


def test_pick_offers_only_what_can_still_be_finished() -> None:
    s = board(Take(0, 2, 2, 0), [0, 0, 2, 4])
    assert s.menu() == [0, 2]
    assert s.decision is not None and (s.decision.least, s.decision.most, s.decision.secret) == (2, 2, True)
    s.answer("take 2")
    assert (s.taken, s.finished) == ([2, 4], 1), "the tail is forced"


def test_pick_of_everything_is_not_asked() -> None:
    s = board(Take(0, 3, 3, 0), [1, 2, 3])
    assert (s.taken, s.finished) == ([1, 2, 3], 1)


def test_pick_notes_the_forced_tail() -> None:
    s = board(Take(0, 3, 3, 0), [0, 1, 2, 3])
    s.tail = []
    s.answer("take 1")
    assert s.tail == [2, 3]


def test_pick_up_to_a_number_can_be_stopped_from_the_least_on() -> None:
    s = board(Take(0, 1, 3, 0), [0, 1, 2, 3])
    assert s.menu() == [0, 1, 2, 3]
    s.answer("take 1")
    assert s.menu() == [LAST, 2, 3]
    s.answer("stop")
    assert (s.taken, s.finished) == ([1], 1)


def test_pick_ends_where_nothing_is_left_above_the_floor() -> None:
    s = board(Take(0, 1, 3, 0), [0, 1, 3])
    s.answer("take 3")
    assert (s.taken, s.finished, s.decision) == ([3], 1, None)


def test_pick_of_an_empty_pool_ends() -> None:
    s = board(Take(0, 0, 3, 0), [])
    assert (s.finished, s.decision) == (1, None)


def test_the_pool_of_a_pick_is_with_multiplicity_from_the_floor_on() -> None:
    s = board(Take(0, 2, 3, 0), [0, 0, 2, 4])
    assert [action.code for action in s.stack[-1].pool(s)] == [0, 0, 2, 4]
    s.answer("take 0")
    assert [action.code for action in s.stack[-1].pool(s)] == [0, 2, 4]


def test_forget_drops_the_floor_for_others_only() -> None:
    frame = Take(1, 2, 2, 3)
    frame.forget(1)
    assert frame.last == 3
    frame.forget(0)
    assert frame.last == 0


def test_asking_twice_changes_nothing() -> None:
    s = board(Take(0, 1, 2, 0), [0, 1, 2])
    again = s.stack[-1].step(s)
    assert again is not None and s.decision is not None
    assert again.actions == s.decision.actions and s.pool == [0, 1, 2]


def test_at_or_above_and_picks() -> None:
    table = Toy().actions
    assert [at_or_above([0, 0, 2, 4], floor) for floor in range(6)] == [4, 2, 2, 1, 1, 0]
    assert [action.code for action in picks([0, 0, 2, 4], table, 0, 3)] == [0]
    assert [action.code for action in picks([0, 0, 2, 4], table, 1, 1)] == [2, 4]
    assert picks([], table, 0, 1) == []
