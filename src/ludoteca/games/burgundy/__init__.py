"""The Castles of Burgundy: the base game for two to four players."""
