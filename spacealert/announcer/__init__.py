"""From a scenario to a loudspeaker: voices, the exact soundtrack, and the player whose position is the time."""
