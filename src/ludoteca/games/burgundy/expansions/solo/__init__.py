"""One alone against a target that moves (E 10)."""
