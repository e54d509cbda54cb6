"""Flight school in the window: the course, its guides with a board beside them, and what the instructor says."""
