### Druhy misí: na začátku věty a jako nadpis.

kind =
    .test-flight = Zkušební let
    .simulation = Simulace
    .advanced-simulation = Pokročilá simulace
    .mission = Mise
    .easier-double-action = Lehčí mise s dvojitými akcemi
    .double-action = Mise s dvojitými akcemi
