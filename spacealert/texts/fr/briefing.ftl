### Le briefing : qui vole, et pour quelle mission.

briefing-title = Briefing
briefing-draw-tracks = Tirer les trajectoires
