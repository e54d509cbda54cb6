"""Careers (§NF 4): explorers, who are apart from the players that play them, and what they have come to."""
