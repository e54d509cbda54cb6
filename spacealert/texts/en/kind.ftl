### The kinds of missions, as the beginning of a sentence and as a heading.

kind =
    .test-flight = Test flight
    .simulation = Simulation
    .advanced-simulation = Advanced simulation
    .mission = Mission
    .easier-double-action = Easier double-action mission
    .double-action = Double-action mission
