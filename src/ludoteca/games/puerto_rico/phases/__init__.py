"""The roles, one module each."""
