### Was die Crew in der Aktionsrunde noch zu tun hat.

due-plan = Alle: Züge { $first }–{ $until } planen
due-maintenance = Einer von euch: Computerwartung (C auf der Brücke)
due-by-turn = bis Zug { $turn }

due-heroic = Einer von euch: Heldenkarten der Androiden aufdecken
