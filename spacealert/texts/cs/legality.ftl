### Upozornění na karty, které posádka zahrála. Nikdy nic nezakazují. `$who` je jméno nebo barva.

legality-androids = Hráči: { $players }, androidi: { $androids }. Podle pravidel má tak velká posádka androidů { $expected } (§5).
legality-heroic-twice = { $who }: víc než jedna hrdinská karta (tahy { $turns }). Každý má jen jednu a nesmí ji předat (§2.1).
legality-heroic-replaced = { $who }: hrdinské karty (tahy { $turns }). V posádce se specializacemi je nahrazují zvláštní karty (NF 2.1).
legality-heroic-taken = { $who }: hrdinské „{ $letter }“, ale všechny hrdinské karty s touto akcí už mají ostatní. V krabici je jich šest a každá je jiná.
legality-not-so-many = Karty „{ $letters }“ v plánech: { $laid }. V krabici jich je jen { $there }.
legality-more-than-held = Karty zahrané do konce fáze { $phase }: { $laid }. Posádka jich i s příchozími daty dostala jen { $held } (§1, §5).
legality-not-in-hand = { $who }, tah { $turn }: žádná karta, která v ruce zbývá, nemůže být „{ $letter }“.
legality-card-too-often = Karta „{ $card }“ je v zapsaných rukou { $noted }×, v krabici jen { $there }×.
legality-more-than-dealt = Karty zapsané do konce fáze { $phase }: { $noted }. I s příchozími daty se jich rozdalo { $held } (§1, §5).
legality-no-double-card = { $who }, tah { $turn }: { $there ->
    [yes] všechny karty dvojitých akcí s { $letters } jsou už použité.
   *[no] žádná karta dvojité akce nemá { $letters }.
 }
legality-special-often = { $who }: počet zvláštních akcí je { $count }, ale každá specializace má jen dvě karty.
legality-advanced-twice = { $who } hraje pokročilou zvláštní akci dvakrát, ale má ji jen jedna karta každé specializace.
legality-special-alone = { $who }, tah { $turn }: pokročilá akce Speciální jednotky potřebuje kartu, kterou ochrání.
legality-special-together = { $who }, tah { $turn }: zvláštní akce musí být na políčku sama, ale tady je „{ $letters }“.
