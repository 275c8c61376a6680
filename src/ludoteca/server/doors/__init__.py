"""The doors: HTTP, websockets, and what they let through."""
