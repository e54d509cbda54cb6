### Der erste Start.

welcome-title = Willkommen an Bord
welcome-who = Wer fliegt heute? Menschen + Androiden; ein Klick auf die Figur ändert ihre Farbe
welcome-fly = Gleich zum Testflug
welcome-learn = Flugschule
welcome-learn-what = Neu dabei? Kurze Lektionen, der Aufbau am Tisch, dann euer erster Testflug.
welcome-look-around = Erst mal umsehen
