"""Puerto Rico for two to five players."""
