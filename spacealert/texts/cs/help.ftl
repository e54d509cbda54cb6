### What explains a scene to whoever asks.

help-title = Co je tohle?
help-full-screen = Celá obrazovka
help-ready = Velké tlačítko vede dál: k rozehrané hře, nebo k nové misi. Stisknout lze i posádku u stolu. Vše ostatní má své tlačítko.
help-briefing = Vlevo je, kdo sedí u stolu, popořadě, a kdo má jakou roli. Vpravo, co poletíte. Skrytá mise se vylosuje a nikdo neví, co přijde.
help-settings = Vše se pamatuje. Zkouška hlasitosti přehraje hlášení tak nahlas, jak bude v misi.
help-welcome = Tři otázky; každou odpověď můžete později změnit v nastavení.
help-plans = Mřížka obsahuje plány všech po tazích. Stiskem karty nebo její klávesy ji položíte pod kurzor. Mapa ukazuje, kudy vybraný podle karet jde; červená značka je krok do zdi.
help-log = Všechny mise tohoto stolu, poslední dole. Vyberte řádek a přehrajte jej znovu, nebo stiskněte, podle čeho řadit. Zlatý kruh je rekord své doby, křížek ztracená loď.
