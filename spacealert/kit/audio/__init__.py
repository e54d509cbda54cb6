"""Sound: voice packs, mixing, and the player whose position is the time."""
