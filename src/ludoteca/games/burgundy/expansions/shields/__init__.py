"""Shields: taken for a double, they serve while they are paid for (E 11)."""
