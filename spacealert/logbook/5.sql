-- An evening of another game as a whole, which is short; nothing for a mission. Filled by `summary.sql`.
ALTER TABLE summary ADD COLUMN other_game;
