### Das Briefing: wer fliegt, und wohin.

briefing-title = Briefing
briefing-draw-tracks = Terrorbahnen ziehen
