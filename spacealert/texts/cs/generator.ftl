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

generator-code-beginning = „{ $code }“ není kód mise: začíná druhem mise a počtem hráčů, například „mise 5 K7F-3QD“.
generator-code-sign = „{ $sign }“ v „{ $code }“ se v kódech misí nevyskytuje; kódy mají tyto znaky: { $signs }.
generator-code-length = Kód mise má za počtem hráčů { $short } nebo { $long } znaků; „{ $code }“ jich má { $count }.
generator-code-misheard = V „{ $code }“ je přeslech nebo překlep: nechte si kód zopakovat.
generator-code-version = „{ $code }“ pochází z { $age ->
    [newer] novější verze spacealert a tato verze jeho misi vytvořit neumí: aktualizujte ji.
   *[older] starší verze spacealert a tato verze by z něj vytvořila jinou misi: vyžádejte si misi jako soubor.
 }
