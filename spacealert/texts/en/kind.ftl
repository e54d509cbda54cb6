### The kinds of missions, as headings and at the beginning of a sentence.

kind =
    .test-flight = Test flight
    .simulation = Simulation
    .advanced-simulation = Advanced simulation
    .mission = Mission
    .easier-double-action = Easier double-action mission
    .double-action = Double-action mission
