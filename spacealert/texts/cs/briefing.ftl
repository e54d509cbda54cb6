### The briefing: who flies, and what.

briefing-title = Instruktáž
briefing-draw-tracks = Vylosovat trajektorie
