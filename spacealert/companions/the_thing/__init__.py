"""The Thing: The Boardgame: the station's ledger and its rituals, run by somebody who knows no role."""
