"""The order of the players at the end."""


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
