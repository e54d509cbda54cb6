### Co by loď zachránilo.

coach-thinking = Hledáme, co by pomohlo
coach-change = { $kind ->
    [emptied] { $who }: v tahu { $turn } nic místo „{ $before }“
    [filled] { $who }: v tahu { $turn }, kde bylo prázdno, „{ $after }“
    [swapped] { $who }: „{ $before }“ v tahu { $turn } a „{ $after }“ v tahu { $other } si vymění místo
    [moved] { $who }: „{ $before }“ v tahu { $other }, ne v tahu { $turn }
    [earlier] { $who }: „{ $before }“ o tah dřív, v tahu { $other }
    [later] { $who }: „{ $before }“ o tah později, v tahu { $other }
   *[replaced] { $who }: v tahu { $turn } „{ $after }“ místo „{ $before }“
 }
coach-and = { $first }; { $second }
coach-saved = { $change } – a posádka přežije: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }.
coach-better = { $change } – a je z toho { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 } místo { $before }.
coach-more = { $count ->
    [one] Pomohla by ještě { $count } jiná změna.
    [few] Pomohly by ještě { $count } jiné změny.
   *[other] Pomohlo by ještě { $count } jiných změn.
 }
coach-lost-by-everything = Změna jedné ani dvou karet loď nezachrání: vyzkoušeno plánů { $examined }.
coach-won-by-everything = Loď nikdy nebyla v nebezpečí: ať změníte kteroukoli kartu, vrátí se.
coach-nothing-better = Vyzkoušeno změněných plánů: { $examined }. Žádný nepřinese víc bodů.
coach-difference = Tah { $turn }, { $state ->
    [now] teď
   *[was] předtím
 }: { $sentence }
coach-because-destroyed = Hrozba { $threat } je zničena v tahu { $turn }.
coach-because-damage = { $fatal ->
    [yes] { $zone ->
        [red] Červená
        [white] Bílá
       *[blue] Modrá
     } zóna vydrží: v tahu { $turn } má poškození { $now }, ne osudné sedmé.
   *[no] { $zone ->
        [red] Červená
        [white] Bílá
       *[blue] Modrá
     } zóna má poškození { $now } místo { $was }.
 }
coach-because-awake = { $who } zůstává při vědomí.
coach-because-item = { $item }: { $now } místo { $was }.
coach-because-escaped = Zato hrozba { $threat } není zničena.
coach-because-more-damage = Zato { $zone ->
    [red] červená
    [white] bílá
   *[blue] modrá
 } zóna má poškození { $now } místo { $was }.
coach-because-knocked-out = Zato { $who } upadá do bezvědomí.
coach-alike = { $count ->
    [one] Na totéž vyjde ještě { $count } změna.
    [few] Na totéž vyjdou ještě { $count } změny.
   *[other] Na totéž vyjde ještě { $count } změn.
 }
coach-nobody-could-know = To nikdo nemohl vědět: důvod byl ohlášen, až když fáze skončila.
coach-wasted = Co přišlo nazmar
coach-wasted-shots = { $count ->
    [0] Každý výstřel měl cíl.
    [one] { $count } výstřel naprázdno:
    [few] { $count } výstřely naprázdno:
   *[other] { $count } výstřelů naprázdno:
 }
coach-wasted-shot = Tah { $turn }{ $who ->
    [none] {""}
   *[other] , { $who }
 }: { $sentence }
coach-wasted-member = { $who }: { $failed ->
    [0] všechno vyšlo
    [one] { $failed } akce nevyšla
    [few] { $failed } akce nevyšly
   *[other] { $failed } akcí nevyšlo
 }, { $waited ->
    [0] žádný tah bez karty
    [one] { $waited } tah bez karty
    [few] { $waited } tahy bez karty
   *[other] { $waited } tahů bez karty
 }, { $late ->
    [0] bez zpoždění
    [one] { $late } zpoždění
   *[other] { $late }× zpoždění
 }.
coach-wasted-threat = Hrozba { $threat } není zničena: ušlo { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }.
coach-decisive = Rozhodl tah { $turn }: výsledek by tam { $count ->
    [one] změnila { $count } jiná karta
    [few] změnily { $count } jiné karty
   *[other] změnilo { $count } jiných karet
 }.
coach-best = Předtím: { $before }. S nejlepším nalezeným plánem: { $now }.
coach-plan = { $who }: { $cards }
coach-knew-everything = Poctivě řečeno, tento plán znal všechny hrozby od začátku, a to u stolu nemohl nikdo.
coach-best-written = Hra s tímto plánem je v souboru { $path }. Přehrajete ji příkazem spacealert resolve.
coach-progress = Hledání pokračuje: { $percent } %.
coach-stopped = Zastaveno, než bylo hledání u konce.
coach-keys = ↓ ↑ posun, 1…9 přehrát změnu, s zastavit nebo pokračovat, q zpět
coach-ask = Na konci: c se zeptá trenéra, co by pomohlo
coach-what-saves = Co by nás zachránilo?
coach-button = Trenér
coach-back = Zpět
coach-resume = Hledat dál
coach-stop = Zastavit hledání
coach-side-by-side = Porovnat krok po kroku
coach-was = Jak to bylo
coach-would-be = Jak to mohlo být
coach-in-words = Slovy
coach-as-it-was = Jak to bylo: { $verdict }
coach-as-it-would-be = Jak to mohlo být: { $verdict }
coach-best-plan = Hledat nejlepší plán
coach-walk-best = Přehrát nejlepší plán
coach-best-found = Nejlepší nalezený plán přinese { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }. Poctivě řečeno, znal všechny hrozby od začátku, a to u stolu nemohl nikdo.
coach-title-won = Mohlo to dopadnout líp?
coach-title = Co by nás zachránilo
coach-best-searching = Hledáme nejlepší plán: { $seconds } s. Můžete to kdykoli zastavit.
coach-best-none = Za { $seconds } s se lepší plán nenašel. Hledání je zčásti náhodné, třeba příště.
coach-load = Otevřít v plánech
coach-deeper = Důkladnější hledání mění libovolně karet: spacealert coach HRA --best
