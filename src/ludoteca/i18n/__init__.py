"""All texts of the product, as Fluent files: one folder for each language, one file for each game and some shared."""
