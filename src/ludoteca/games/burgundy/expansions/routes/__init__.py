"""Trade routes: goods that are sold go onto a row of spaces with bonuses (E 8)."""
