"""What the coach has found, in sentences: `texts/*/coach.ftl`."""

from spacealert.coach.advice import Step, steps
from spacealert.coach.search import Outcome
from spacealert.engine import Game, resolve
from spacealert.kit.i18n.texts import Texts
from spacealert.narration.sentences import Teller, card


class AdviceText:
    def __init__(self, texts: Texts, game: Game) -> None:
        self.texts = texts
        self._game = game
        self._teller = Teller(texts, game)

    @property
    def verdict(self) -> str:
        """How the game ended as it was played."""
        return self._teller.verdict(resolve(self._game, events=False))

    def nothing(self, planned: Outcome, examined: int) -> str:
        """That no change betters the end."""
        text_id = "coach-lost-by-everything" if planned.total is None else "coach-nothing-better"
        return self.texts.say(text_id, examined=examined)

    def advice(self, outcome: Outcome, planned: Outcome) -> str:
        """What would have been done otherwise, and how it ends then."""
        first, *others = [self._step(step) for step in steps(outcome.changes)]
        for other in others:
            first = self.texts.say("coach-and", first=first, second=other)
        facts = {"change": first, "points": outcome.total or 0}
        if planned.total is None:
            return self.texts.say("coach-saved", **facts)
        return self.texts.say("coach-better", **facts, before=planned.total)

    def _step(self, step: Step) -> str:
        return self.texts.say(
            "coach-change",
            kind=step.kind,
            who=self._teller.name(self._game.crew[step.seat]),
            turn=step.turn,
            other=step.other,
            before=card(self.texts, step.before),
            after=card(self.texts, step.after),
        )
