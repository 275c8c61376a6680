"""Châteauma, a player without a seat (E 13-17)."""
