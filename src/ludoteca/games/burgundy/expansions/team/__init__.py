"""Two against two, each pair on one board (E 9)."""
