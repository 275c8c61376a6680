"""Pebbles: the example game of Ludoteca's documentation."""
