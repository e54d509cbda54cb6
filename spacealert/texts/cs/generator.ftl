### Mise, které nikdo nenapsal: jejich názvy a kódy.

# Jak se mise každého druhu jmenuje; následují znaky jejího kódu.
generator-title = { $kind ->
    [test-flight] Zkušební let
    [simulation] Simulace
    [advanced-simulation] Pokročilá simulace
    [easier-double-action] Lehčí mise s dvojitými akcemi
    [double-action] Mise s dvojitými akcemi
   *[mission] Mise
 } { $signs }

# Co lidé píšou na začátku kódu, oddělené znakem |; první je to, co píšeme my.
generator-called =
    .test-flight = zkušební let
    .simulation = simulace
    .advanced-simulation = pokročilá simulace
    .mission = mise
    .easier-double-action = lehčí dvojité akce
    .double-action = dvojité akce
generator-outside = { $kind }, posádka { $crew }: { $matter ->
    [level] úroveň hrozeb je { $least } až { $most }
    [length] délka je { $least } až { $most }
    [data] příjmů a přenosů dat je dohromady { $least } až { $most }
   *[silences] { $most ->
        [0] spojení nevypadává
       *[other] spojení vypadne { $least }krát až { $most }krát
    }
 }, takže { $choice } nejde.
generator-length-step = Čas se odměřuje po { $step } sekundách, takže délka { $length } nejde.
generator-seed = Počáteční číslo je od 0 do { $most }, aby se vešlo do kódu mise; { $seed } nejde.
generator-difficulty = Ze { $count } misí tohoto druhu pro posádku { $crew } není žádná { $difficulty ->
    [easy] snadná
    [medium] střední
    [hard] těžká
   *[brutal] velmi těžká
 }; zvolte jinou obtížnost, nebo jiný druh.
generator-together = Každé z těch přání splnit jde, ale mise, která by splnila všechna, se nenašla.

generator-code-beginning = „{ $code }“ není kód mise: začíná druhem mise a počtem hráčů, například „mise 5 K7F-3QD“.
generator-code-sign = „{ $sign }“ v „{ $code }“ se v kódech misí nevyskytuje; kódy mají tyto znaky: { $signs }.
generator-code-length = Kód mise má za počtem hráčů { $short } nebo { $long } znaků; „{ $code }“ jich má { $count }.
generator-code-misheard = V „{ $code }“ je přeslech nebo překlep: nechte si kód zopakovat.
generator-code-version = „{ $code }“ pochází z { $age ->
    [newer] novější verze spacealert a tato verze jeho misi vytvořit neumí: aktualizujte ji.
   *[older] starší verze spacealert a tato verze by z něj vytvořila jinou misi: vyžádejte si misi jako soubor.
 }
