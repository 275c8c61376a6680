"""The table in the terminal: a whole game by lines of text, drawn or plain, in every language of the catalogue."""
