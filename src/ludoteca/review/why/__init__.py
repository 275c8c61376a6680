"""What each game can say for or against an answer: `why(state, decision, best, other)`, by module."""
