### Pending tasks during the action round.

due-plan = Everyone: plan turns { $first }–{ $until }
due-heroic = Anyone: reveal the androids' heroic cards
due-maintenance = Anyone: wiggle the mouse! (C on the bridge)
due-by-turn = by turn { $turn }
