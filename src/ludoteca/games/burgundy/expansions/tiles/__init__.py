"""Monasteries 27 and 28, crane and geese (E 2)."""
