"""The window's scenes of careers: the explorers, what a run has brought them, and who plays whom."""
