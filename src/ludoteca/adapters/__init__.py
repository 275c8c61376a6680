"""The interfaces researchers use. `batch` needs nothing but the package itself; `pettingzoo`, `gymnasium` and
`openspiel` need the extra `ludoteca[rl]`, and each imports its library alone. `docs/research.md` shows all of them."""
