"""Points by source, and the order of the players at the end."""


def by_source(by_party: list[list[int]]) -> list[list[int]]:
    """A tally, from the points of each party by source."""
    return [[points[source] for points in by_party] for source in range(len(by_party[0]))]


def places(standings: list[list[int]]) -> list[int]:
    """A place for each party, by its numbers: points first, then what breaks ties, more being better. Who is equal in
    all of them shares a place, and the places behind are left free."""
    ranks: list[int] = []
    for mine in standings:
        better = 0
        for theirs in standings:
            if theirs > mine:
                better += 1
        ranks.append(better + 1)
    return ranks


def places_by(scores: list[int], ties: list[int]) -> list[int]:
    """The same by points and one number that breaks ties."""
    return places([[score, tie] for score, tie in zip(scores, ties, strict=True)])


def win_share(ranking: list[int], party: int) -> float:
    """What a party has of the victory, which several may share."""
    if ranking[party] != 1:
        return 0.0
    winners = 0
    for place in ranking:
        if place == 1:
            winners += 1
    return 1.0 / winners


def standing(ranking: list[int], party: int) -> float:
    """Which part of the others a party has left behind; who is equal counts half. Alone: whether it has won."""
    if len(ranking) == 1:
        return 1.0 if ranking[party] == 1 else 0.0
    mine = ranking[party]
    halves = -1  # it is equal to itself
    for place in ranking:
        if place > mine:
            halves += 2
        elif place == mine:
            halves += 1
    return halves / (2.0 * (len(ranking) - 1))


def lead(scores: list[int], party: int) -> int:
    """How many points a party is ahead of the best other one; alone: its points."""
    if len(scores) == 1:
        return scores[party]
    best = -1_000_000
    for other in range(len(scores)):
        if other != party and scores[other] > best:
            best = scores[other]
    return scores[party] - best
