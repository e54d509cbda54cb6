### The welcome screen of the first start.

welcome-title = Vítejte na palubě
welcome-who = Kdo sedí u stolu? Lidé + androidi; barvu změníte klepnutím na figurku
welcome-fly = Rovnou do zkušebního letu
welcome-learn = Letová škola
welcome-learn-what = Hrajete poprvé? Lekce po pár minutách, příprava stolu a pak první zkušební let.
welcome-look-around = Nejdřív se rozhlédnout
