"""The JSON API of what comes after a match: reviews, and puzzles."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from ludoteca.review.shape import Depth

from .. import wire
from .api import AnyRequest, Here, Key, tokens
from .api_play import LOOK
from .guard import COST, source_of

PuzzleId = Annotated[str, PathParameter(max_length=wire.TEXT, pattern=r"^[A-Za-z0-9_.-]+$")]


class Reviews(Controller):
    """Who was winning in a match that is over, what each decision cost, and what was luck."""

    path = "/api/replays/{key:str}"
    tags = ["reviews"]

    @get("/review", opt={COST: LOOK})
    async def state(
        self,
        service: Here,
        request: AnyRequest,
        key: Key,
        since: Annotated[int | None, QueryParameter(ge=0)] = None,
        depth: Annotated[Depth | None, QueryParameter()] = None,
    ) -> wire.ReviewState:
        """How far the review is that was asked for last, or the one at a depth; what it says, unless I have it: of
        `since` answers."""
        return await service.reviews.state(key, tokens(request), since, depth)

    @post("/review", status_code=HTTP_200_OK)
    async def begin(
        self, service: Here, request: AnyRequest, key: Key, data: JSONBody[wire.NewReview]
    ) -> wire.ReviewState:
        """Review a match, or go on with it; what was done before is there at once."""
        source = source_of(request.scope)
        await service.limits.costly(source)
        return await service.do(service.reviews.begin(key, tokens(request), data.depth, source))

    @delete("/review", status_code=HTTP_200_OK)
    async def stop(self, service: Here, request: AnyRequest, key: Key) -> wire.ReviewState:
        """Stop it. What was found is kept."""
        return await service.do(service.reviews.stop(key, tokens(request)))

    @get("/puzzle")
    async def gift(
        self, service: Here, request: AnyRequest, key: Key, ply: Annotated[int, QueryParameter(ge=0)]
    ) -> wire.PuzzleGift:
        """What became of a decision of mine that I gave."""
        return await service.gifts.state(key, tokens(request), ply)

    @post("/puzzle", status_code=HTTP_200_OK)
    async def give(
        self, service: Here, request: AnyRequest, key: Key, data: JSONBody[wire.GivePuzzle]
    ) -> wire.PuzzleGift:
        """Give a decision of mine as a puzzle to all who play here. Nothing that is kept says whose it was."""
        source = source_of(request.scope)
        await service.limits.costly(source)
        return await service.do(service.gifts.give(key, tokens(request), data.ply, source))


class Puzzles(Controller):
    """Positions of played games in which one answer is clearly the best."""

    path = "/api/puzzles"
    tags = ["puzzles"]

    @get("/", opt={COST: LOOK})
    async def listed(self, service: Here) -> Response[bytes]:
        """`PuzzleList`: all there are, by game, without their solutions."""
        return Response(await service.puzzles.listed(), media_type=MediaType.JSON)

    @get("/{puzzle:str}", opt={COST: LOOK})
    async def position(self, service: Here, puzzle: PuzzleId) -> Response[bytes]:
        """`PuzzlePosition`: what its seat sees, and the solution."""
        return Response(await service.puzzles.position(puzzle), media_type=MediaType.JSON)

    @post("/{puzzle:str}/table", status_code=HTTP_201_CREATED)
    async def play_on(
        self, service: Here, request: AnyRequest, puzzle: PuzzleId, data: JSONBody[wire.PlayOn]
    ) -> wire.Seated:
        """A new table from the position of a puzzle, as from a replay."""
        source = source_of(request.scope)
        await service.limits.costly(source)
        with service.begun_by(source):
            return await service.do(service.puzzles.play_on(puzzle, data))
