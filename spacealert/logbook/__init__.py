"""The log book: missions played, campaigns, and what was cut off in the middle, in one file a table can copy."""
