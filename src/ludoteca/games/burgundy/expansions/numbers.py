"""By what numbers expansions know their answers, kinds of tiles, events, sources of points, draws, spaces and parts, in
the order of `listed.py`. They are laid down in one place because none may ever move: records are kept by them.

Of each expansion the first number stands here; its own modules count on from it."""

from typing import Final

# Answers, behind those of the base game.
BOARDS_CODES: Final = 501
TILES_CODES: Final = BOARDS_CODES + 1
INNS_CODES: Final = TILES_CODES + 10
ROUTES_CODES: Final = INNS_CODES + 2
SHIELDS_CODES: Final = ROUTES_CODES + 12
VINEYARDS_CODES: Final = SHIELDS_CODES + 46
TEAM_CODES: Final = VINEYARDS_CODES + 104
SOLO_CODES: Final = TEAM_CODES + 2
ALL_CODES: Final = SOLO_CODES + 5

# Kinds of tiles: those of the sets of the data file.
MONASTERY_27: Final = 49
MONASTERY_28: Final = 50
MONASTERY_29: Final = 51
CRANE: Final = 52
GEESE: Final = 53
WHITE_CASTLE: Final = 54
INN: Final = 55
BLANK: Final = 56
DOUBLES: Final = 57  # six of one grape, then fifteen of two
DOUBLE_KINDS: Final = 21

# Events, behind those of the base game.
BOARDS_EVENTS: Final = 27
TILES_EVENTS: Final = BOARDS_EVENTS + 1
POSTS_EVENTS: Final = TILES_EVENTS + 1
INNS_EVENTS: Final = POSTS_EVENTS + 2
ROUTES_EVENTS: Final = INNS_EVENTS + 1
SHIELDS_EVENTS: Final = ROUTES_EVENTS + 2
VINEYARDS_EVENTS: Final = SHIELDS_EVENTS + 6
SOLO_EVENTS: Final = VINEYARDS_EVENTS + 4
CHATEAU_EVENTS: Final = SOLO_EVENTS + 6

# Sources of points.
CASTLE_PRICE: Final = 10
POST_POINTS: Final = 11
ROUTE_POINTS: Final = 12
SHIELD_POINTS: Final = 13
VINEYARD_POINTS: Final = 14
CARD_POINTS: Final = 15
RESERVE_POINTS: Final = 16

# Draws.
ROUTE_DRAW: Final = 7
SHIELD_DRAW: Final = 8
GRAPE_DRAW: Final = 9
DOUBLE_DRAW: Final = 10
CARD_DRAW: Final = 11
CARD_DIE: Final = 12
UNUSED_DRAW: Final = 13

# Spaces beside the main board.
INN_SPACES: Final = 32  # five, one for each phase
VINE_SPACES: Final = 37  # six of the depot, then three of the shop
SHOP_SPACES: Final = 43
ALL_SPACES: Final = 46

# Parts of the table.
ASIDE: Final = 0
CRESTS: Final = 1
CELLAR: Final = 2
PAIRS: Final = 3
ALONE: Final = 4
CHATEAU: Final = 5

# Parts of an estate.
ROUTE: Final = 0
ARMS: Final = 1
VINES: Final = 2
