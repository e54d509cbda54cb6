### Die Arten von Missionen, am Satzanfang und als Überschrift.

kind =
    .test-flight = Testflug
    .simulation = Simulation
    .advanced-simulation = Fortgeschrittene Simulation
    .mission = Mission
    .easier-double-action = Vereinfachte Doppelaktionsmission
    .double-action = Doppelaktionsmission
