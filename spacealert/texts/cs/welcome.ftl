### The first start.

welcome-title = Vítejte na palubě
welcome-who = Kdo sedí u stolu? Lidé + androidi; jména nejsou nutná
welcome-fly = První let
welcome-fly-what = Zkušební let: sedm minut, málo hrozeb a hlášení řekne, co dělat.
welcome-look-around = Nejdřív se rozhlédnout
