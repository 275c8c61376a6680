"""All expansions, in the order in which they join a game. It never changes: answers and events are numbered by it."""

from ludoteca.core.component_file import FilePart

from ..board_file import posts_standing, read_posts
from ..expansion import Expansion
from .boards import Boards
from .chateau.brings import Chateau
from .inns import Inns
from .posts import Posts
from .routes.brings import Routes
from .shields.brings import Shields
from .solo.brings import Solo
from .team.brings import Team
from .tiles.brings import Tiles
from .vineyards.brings import Vineyards
from .white import White


def all_expansions(data: FilePart) -> tuple[Expansion, ...]:
    """Each reads its own components."""
    return (
        Boards(),
        Tiles(),
        Posts(read_posts(data.data), posts_standing(data.data)),
        White(),
        Inns(),
        Routes(data),
        Shields(data),
        Vineyards(data),
        Team(),
        Solo(data),
        Chateau(data),
    )
