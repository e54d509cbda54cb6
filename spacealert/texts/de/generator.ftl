### Erzeugte Missionen: ihre Namen und Codes.

generator-title = { $kind ->
    [test-flight] Testflug
    [simulation] Simulation
    [advanced-simulation] Fortgeschrittene Simulation
    [easier-double-action] Vereinfachte Doppelaktionsmission
    [double-action] Doppelaktionsmission
   *[mission] Mission
 } { $signs }

generator-called =
    .test-flight = Testflug | Testlauf
    .simulation = Simulation | Sim
    .advanced-simulation = fortgeschrittene Simulation | fortgeschrittene Sim
    .mission = Mission
    .easier-double-action = vereinfachte Doppelaktion | leichtere Doppelaktion | leichte Doppelaktion
    .double-action = Doppelaktion

generator-code-beginning = „{ $code }“ ist kein Missionscode: Ein Code beginnt mit Art und Crew, etwa „Mission 5 K7F-3QD“.
generator-code-sign = „{ $sign }“ in „{ $code }“ kommt in Missionscodes nicht vor. Erlaubt sind nur { $signs }.
generator-code-length = Hinter der Crewgröße stehen in einem Missionscode { $short } oder { $long } Zeichen; in „{ $code }“ sind es { $count }.
generator-code-misheard = In „{ $code }“ steckt ein Hör- oder Tippfehler: Fragt noch einmal nach.

generator-code-version = „{ $code }“ stammt aus { $age ->
    [newer] einem neueren spacealert, und dieses kann die Mission nicht erzeugen: Aktualisiert es.
   *[older] einem älteren spacealert, und dieses würde eine andere Mission daraus machen: Bittet um die Mission als Datei.
 }
