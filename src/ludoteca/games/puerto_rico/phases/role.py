"""Which role is being carried out: frames say what is going on, and the role behind some of them has several."""

from ..data import ROLE_IDS
from ..position import PuertoRico
from ..round import Round
from .craftsman import Bonus, Production
from .mayor import Boarding, Privilege
from .placement import Placement
from .storage import Storage


def role_now(s: PuertoRico) -> int:
    """The role that is being carried out, -1 between two roles."""
    top = s.stack[-1] if s.stack else None
    if top is None or isinstance(top, Round):
        return -1
    if isinstance(top, Placement | Privilege | Boarding):
        return ROLE_IDS.index("mayor")
    if isinstance(top, Production | Bonus):
        return ROLE_IDS.index("craftsman")
    if isinstance(top, Storage):
        return ROLE_IDS.index("captain")
    return ROLE_IDS.index(type(top).__name__.lower())
