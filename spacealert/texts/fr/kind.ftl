### Les sortes de missions, en début de phrase et comme titre.

kind =
    .test-flight = Vol d'essai
    .simulation = Simulation
    .advanced-simulation = Simulation avancée
    .mission = Mission
    .easier-double-action = Mission facile à double action
    .double-action = Mission à double action
