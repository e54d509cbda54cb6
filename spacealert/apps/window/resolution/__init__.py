"""The second half of the evening: the plans go in, and the ship's fate is told step by step."""
