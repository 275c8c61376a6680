"""How positions of the Castles of Burgundy are written: `base` has what every game has, a module of the name of each
expansion what only that one has. Such a module may have

- `PARTS` and `ESTATE_PARTS`: how what it keeps of the table, or of each estate, is written;
- `phases(game)`: its frames, and `PLACING`: those that may be in progress within themselves;
- `USED`: its bits of `Seat.used` by name;
- `settle(s, e)`: bring what it keeps in an estate up to date;
- `overfull(s)`: whether a storage holds too much just now."""
