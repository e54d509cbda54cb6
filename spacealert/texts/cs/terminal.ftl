### Vyhodnocení v terminálu.

terminal-keys = → ← krok · ↓ ↑ tah · PgDn PgUp fáze · Home End · g na tah · e pravidla · w proč · q konec
terminal-to-turn = Na který tah, 1 až { $last }?
terminal-small = Okno terminálu je příliš malé: potřebuje { $width } × { $height } znaků.

terminal-chosen-earlier = podle předchozí volby (hrozby změní --common a --serious, ostatní jde změnit v okně)

## Zadávání plánů a karet

terminal-resolution = { $mission }: vyhodnocení. Odpovídejte na otázky, nebo klávesou Enter přijměte navrženou odpověď. q uloží a skončí.
terminal-track = { $place }: která trajektorie, T1 až T7? Enter: { $track }
terminal-track-taken = Trajektorie { $track } je už zadaná: { $place }.
terminal-row-too-long = Karet je moc: { $count }, ale tahů je jen { $turns }. Některé vynechte.
terminal-threat = T+{ $turn }, { $place ->
    [red] červená zóna,
    [white] bílá zóna,
    [blue] modrá zóna,
   *[internal] vnitřní
 } { $serious ->
    [yes] vážná hrozba
   *[no] běžná hrozba
 }: která karta, kód nebo název? Enter: { $card ->
    [none] vylosuje program
   *[other] { $card }
 }
terminal-drawn = → { $card }
terminal-called = { $caller } přivolá další hrozbu. Která karta to je? Enter: { $card }
terminal-plan = { $who }, tahy 1–{ $turns }: { $laid ->
    [none] napište karty, - je prázdný tah (a b c x, pohyb < > ^ nebo q e w, hrdinské A B X 1–6).
   *[other] { $laid } (Enter je ponechá)
 }
terminal-tokens = Kdo má žetony teleportéra? Napište, kdo má odletový a kdo příletový, například „{ $holders }“. Enter: { $holders }
terminal-tokens-unreadable = „{ $found }“ není jasné. Napište dvě jména oddělená čárkou, například „{ $holders }“.
terminal-slips = Zahrál někdo omylem jinou kartu? Napište hráče, tah a kartu, kterou chtěl zahrát, například „{ $who } 4 ^“. Enter: { $slips ->
    [none] nikdo
   *[other] jen tyto: { $slips } (- místo karty omyl zruší)
 }
terminal-slip-unreadable = „{ $found }“ není jasné. Napište hráče, tah a kartu, kterou chtěl zahrát, například „{ $who } 4 ^“.
terminal-own-tiles = Taháte žetony poškození z vlastních sloupců? a: ano · Enter: losuje program
terminal-begin-walk = Enter: podívat se, co se stane · jiná odpověď: projít otázky znovu
terminal-tile = { $number }. poškození v { $zone ->
    [red] červené
    [white] bílé
   *[blue] modré
 } zóně: který žeton jste vytáhli?
terminal-tile-needed = Pokračovat se dá až po zadání žetonu.
terminal-kept = Vše je uloženo. Pokračovat: spacealert play --resume --terminal, v okně spacealert.
terminal-logged = Mise je v palubním deníku: spacealert log
terminal-careers = Přidat ji ke kariérám průzkumníků: spacealert careers fly { $number }
