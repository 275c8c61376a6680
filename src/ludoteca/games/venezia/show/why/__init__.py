"""Why something cannot be chosen, by where it lies; `show/reasons.py` asks for what the open question concerns."""
