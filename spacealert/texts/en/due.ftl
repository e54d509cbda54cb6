### What the table still has to do during the action round.

due-plan = Everyone: plan turns { $first }–{ $until }
due-heroic = Anyone: turn up the androids' heroic cards
due-maintenance = Anyone: computer maintenance (C on the bridge)
due-by-turn = by turn { $turn }
