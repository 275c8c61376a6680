"""What the bots of Burgundy think of expansions, a module for each."""
