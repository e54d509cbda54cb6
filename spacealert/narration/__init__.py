"""The resolution told: events become sentences, a walk in the terminal, and a page to keep. Decides nothing."""
