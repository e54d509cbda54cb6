"""The resolution round as a function: ship, crew, cards, threats, score, campaign. No I/O, no time, no chance."""
