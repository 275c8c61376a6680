"""Vineyards: double tiles on a board of their own (E 12)."""
