"""Venezia."""
