### The briefing: who flies, and what.

briefing-title = Briefing
briefing-draw-tracks = Draw the trajectories
