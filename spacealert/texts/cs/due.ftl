### Co musí posádka ještě udělat v akčním kole.

due-plan = Všichni: naplánujte tahy { $first }–{ $until }
due-heroic = Někdo: otočte hrdinské karty androidů
due-maintenance = Někdo: údržba počítače (C na můstku)
due-by-turn = do tahu { $turn }
