### Letová škola; zatím jen to, co stojí u vyhodnocení.

school-why-button = Proč?
school-why-first = Tohle je nové
school-debrief-title = Váš instruktor
school-after-rough = Vrátila se, i když ne celá. Skóre může být i pod nulou: právě jste to dokázali. Najděte tah, který rozhodl, a leťte znovu.
