"""What a companion for any board game needs: texts, files, sound, a window. Knows nothing of a game."""
