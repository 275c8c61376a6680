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
