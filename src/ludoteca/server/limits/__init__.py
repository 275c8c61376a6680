"""The limits: how much one address may ask for, and what the log says of those that were hit."""
