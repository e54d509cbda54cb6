"""The threat cards of the base game, by code: each a declaration in the words of `vocabulary`, filed by deck."""
