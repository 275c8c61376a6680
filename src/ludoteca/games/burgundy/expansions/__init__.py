"""The expansions, each a module of its own; what people are shown of them lies in `show/expansions`."""
