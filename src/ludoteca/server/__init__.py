"""What holds the tables for browsers and bots: `ludoteca serve`."""
