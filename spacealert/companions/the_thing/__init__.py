"""The Thing: The Boardgame: a master of ceremonies who keeps the station, runs the rituals, and knows no role."""
