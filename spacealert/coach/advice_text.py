"""The coach's findings as sentences (`texts/*/coach.ftl`)."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen

from spacealert.coach.advice import PlanChange, as_plan_changes
from spacealert.coach.comparison import FATAL, Comparison, Consequence, compare
from spacealert.coach.search import Findings, TriedPlan
from spacealert.coach.waste import decisive_turns, find_waste
from spacealert.engine import Game, Resolution
from spacealert.engine.game import NO_CARD
from spacealert.engine.ship import PHASES
from spacealert.gamefile.game_file import GameFile
from spacealert.kit.i18n.texts import Texts, format_minus
from spacealert.narration.sentences import EventNarrator, card_in_words

MOST_LINES = 5  # per change, unless everything is requested
MOST_CONSEQUENCES = 3  # most gains and costs to tell per change
EVERYTHING = 1000
MOST_COMPARED = 200  # changes compared to find those with the same idea


@frozen
class Idea:
    """A change, and other changes that amount to the same idea."""

    outcome: TriedPlan
    alike: tuple[TriedPlan, ...]


class AdviceText:
    """Describes the coach's findings for one game, in one language."""

    def __init__(self, texts: Texts, game: Game, planned: Resolution) -> None:
        self._texts = texts
        self._game = game
        self._planned = planned
        self._narrator = EventNarrator(texts, game)
        self._comparisons: dict[TriedPlan, Comparison] = {}

    @property
    def verdict(self) -> str:
        return self._narrator.verdict(self._planned, brief=True)

    def say_nothing_helps(self, examined: int) -> str:
        text_id = "coach-nothing-better" if self._planned.won else "coach-lost-by-everything"
        return self._texts.say(text_id, examined=examined)

    def advise(self, outcome: TriedPlan) -> str:
        first, *others = [self._plan_change_in_words(step) for step in as_plan_changes(outcome.changes)]
        for other in others:
            first = self._texts.say("coach-and", first=first, second=other)
        facts = {"change": first, "points": outcome.total or 0}
        if self._planned.score is None:
            return self._texts.say("coach-saved", **facts)
        return self._texts.say("coach-better", **facts, before=self._planned.score.total)

    def reason_lines(self, comparison: Comparison, most: int = MOST_LINES, alike: int = 0) -> Iterator[str]:
        """Yield lines that explain why the game would end differently."""
        last = [] if comparison.was_foreseeable else [self._texts.say("coach-nobody-could-know")]
        if alike:
            last.append(self._texts.say("coach-alike", count=alike))
        shown = comparison.consequences[: max(MOST_CONSEQUENCES, most - MOST_LINES)]
        yield from (self._consequence_in_words(one) for one in shown)
        for link in comparison.key_differences(most - len(shown) - len(last)):
            sentence = self._narrator.describe(link.event).text
            state = "now" if link.is_new else "was"
            yield self._texts.say("coach-difference", state=state, turn=link.event.turn, sentence=sentence)
        yield from last

    def _consequence_in_words(self, one: Consequence) -> str:
        facts: dict[str, object] = {"turn": one.turn, "was": one.was, "now": one.now}
        match one.kind:
            case "destroyed" | "escaped":
                facts["threat"] = self._narrator.threat_name(int(one.about))
            case "awake" | "knocked-out":
                facts["who"] = self._narrator.name_by_color(str(one.about))
            case "item":
                facts["item"] = self._texts.say(f"story-item-{str(one.about).replace('_', '-')}")
                facts |= {"was": format_minus(one.was), "now": format_minus(one.now)}
            case _:
                facts |= {"zone": one.about, "fatal": one.was == FATAL}
        return self._texts.say(f"coach-because-{one.kind}", **facts)

    def group_ideas(self, file: GameFile, found: Sequence[TriedPlan]) -> list[Idea]:
        together: dict[object, list[TriedPlan]] = {}
        for place, outcome in enumerate(found):
            idea = self._idea(file, outcome) if place < MOST_COMPARED else outcome
            group = together.setdefault(idea, [])
            is_bare = not any(change.after for change in outcome.changes)
            group.insert(0 if is_bare else len(group), outcome)
        return [Idea(first, tuple(alike)) for first, *alike in together.values()]

    def _idea(self, file: GameFile, outcome: TriedPlan) -> object:
        comparison, (change, *others) = self.cached_comparison(file, outcome), outcome.changes
        if change.before and change.after and not others:
            emptied = self.cached_comparison(file, evolve(outcome, changes=(evolve(change, after=NO_CARD),)))
            if emptied.other.score == comparison.other.score and emptied.gains == comparison.gains:
                return emptied.idea_key()
        return comparison.idea_key()

    def plan_lines(self) -> Iterator[str]:
        """Yield each player's cards by phase, in the notation of game files."""
        for member in self._game.crew:
            slots = [slot or "-" for slot in member.plan]
            gap = " " if any(len(slot) > 1 for slot in slots) else ""
            cards = "  ".join(gap.join(slots[first - 1 : last]) for first, last in PHASES)
            yield self._texts.say("coach-plan", who=self._narrator.name_by_color(member.color), cards=cards)

    def answer_lines(self, answer: Findings, most: int) -> Iterator[str]:
        """Yield the coach's findings so far, with at most `most` ideas."""
        yield self.verdict
        if state := self.describe_progress(answer):
            yield state
        ideas = self.group_ideas(answer.file, answer.found)
        for number, idea in enumerate(ideas[:most], 1):
            yield f"{number}. {self.advise(idea.outcome)}"
            yield from (f"    {line}" for line in self.idea_lines(answer, idea))
        if len(ideas) > most:
            yield self._texts.say("coach-more", count=len(ideas) - most)
        yield ""
        yield from self.waste_lines(answer.decisive, answer.losing)

    def idea_lines(self, answer: Findings, idea: Idea) -> Iterator[str]:
        return self.reason_lines(self.cached_comparison(answer.file, idea.outcome), alike=len(idea.alike))

    def describe_progress(self, answer: Findings) -> str:
        """Describe the state of the search. Return an empty string if there is nothing to say."""
        if answer.done and answer.best is not None:
            return self._texts.say("coach-best-found", points=int(answer.best.points))
        if answer.stopped:
            return self._texts.say("coach-stopped")
        if not answer.done:
            return self._texts.say("coach-progress", percent=int(answer.progress * 100))
        return "" if answer.found else self.say_nothing_helps(answer.examined)

    def cached_comparison(self, file: GameFile, outcome: TriedPlan) -> Comparison:
        if outcome not in self._comparisons:
            self._comparisons[outcome] = compare(file, self._planned, outcome.changes)
        return self._comparisons[outcome]

    def waste_lines(self, decisive: Mapping[int, int], losing: int | None) -> Iterator[str]:
        """Describe what was wasted and which turns were decisive."""
        found = find_waste(self._game, self._planned)
        yield self._texts.say("coach-wasted")
        yield self._texts.say("coach-wasted-shots", count=len(found.at_nothing))
        for event, who in found.at_nothing:
            name = "none" if who is None else self._narrator.name_by_color(who)
            sentence = self._narrator.describe(event).text
            yield self._texts.say("coach-wasted-shot", turn=event.turn, who=name, sentence=sentence)
        for member in found.crew:
            facts = {"failed": member.failed, "waited": member.waited, "late": member.delayed}
            yield self._texts.say("coach-wasted-member", who=self._narrator.name_by_color(member.color), **facts)
        for place, points in found.left:
            yield self._texts.say("coach-wasted-threat", threat=self._narrator.threat_name(place), points=points)
        for turn, count in decisive_turns(decisive):
            yield self._texts.say("coach-decisive", turn=turn, count=count)
        if losing == 0:
            yield self._texts.say("coach-won-by-everything")

    def _plan_change_in_words(self, step: PlanChange) -> str:
        return self._texts.say(
            "coach-change",
            kind=step.kind,
            who=self._narrator.member_name(self._game.crew[step.seat]),
            turn=step.turn,
            other=step.other,
            before=card_in_words(self._texts, step.before, ".the"),
            after=card_in_words(self._texts, step.after, ".the"),
        )
