"""Which role is being carried out: frames say what is going on, and the role behind some of them has several."""

from ..data import BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, SETTLER, TRADER
from ..position import PuertoRico
from ..round import Round
from .builder import Builder
from .captain import Captain
from .craftsman import Bonus, Production
from .settler import Settler
from .storage import Storage
from .trader import Trader


def role_now(s: PuertoRico) -> int:
    """The role that is being carried out, -1 between two roles. A prospector is done at once."""
    top = s.stack[-1] if s.stack else None
    if top is None or isinstance(top, Round):
        return -1
    if isinstance(top, Settler):
        return SETTLER
    if isinstance(top, Builder):
        return BUILDER
    if isinstance(top, Trader):
        return TRADER
    if isinstance(top, Production) or isinstance(top, Bonus):  # noqa: SIM101 - one test each compiles to a comparison
        return CRAFTSMAN
    if isinstance(top, Captain) or isinstance(top, Storage):  # noqa: SIM101 - as above
        return CAPTAIN
    return MAYOR
