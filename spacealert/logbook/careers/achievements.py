"""The achievements (§NF 4.3): what each is worth, from which level on, and what of a run or a career it asks for.

Of many no source says what they ask for: those have a name alone, and the crew decides.
"""

from enum import StrEnum, auto

from attrs import frozen

from spacealert.engine.game import SPECIALIZATIONS


class Category(StrEnum):
    """At most one of each is awarded after a run, except for addiction."""

    MISSION = auto()
    CAMPAIGN = auto()
    SOCIAL = auto()
    CLOSE_CALL = "close-call"
    HOT_SHOT = "hot-shot"
    EXPERT = auto()
    ADDICTION = auto()


class Pool(StrEnum):
    """How hard common and serious threats must be at least."""

    MIXED = auto()  # anything but pure white
    YELLOW = auto()
    ORANGE = auto()  # yellow and red, or red alone
    RED = auto()
    RANDOM = auto()  # all three, or orange
    VARIED = auto()  # another one in each mission


@frozen
class Flight:
    """What a run was like: how many people, in how large a crew, against which threats.

    `judged` asks for something more that no log knows.
    """

    people: tuple[int, ...] = ()
    crew: int | None = None
    missions: int | None = None  # how many a campaign had at least
    pool: Pool | None = None
    double: bool = False
    easier: bool = False  # whether the easier missions of double actions count
    unharmed: bool = False  # without any penalty points
    judged: bool = False


@frozen
class CardUsed:
    """A specialization's action, `s` or the advanced `S`, used in the run."""

    specialization: str
    action: str


class Habit(StrEnum):
    """What is counted over a whole career."""

    SURVIVED = auto()
    CAMPAIGNS = auto()
    CLONES = auto()
    DAYS = auto()  # since the first run
    BASIC = auto()  # expert achievements for basic actions
    ADVANCED = auto()
    CATEGORIES = auto()  # in how many others there is one
    HALVES = auto()  # in how many half of all were reached


@frozen
class Career:
    """So many of something in a whole career."""

    habit: Habit
    count: int


Condition = Flight | CardUsed | Career


@frozen
class Achievement:
    """One of them; `condition` is None where no source says it. `solo` ones can be reached by one who plays alone."""

    id: str
    category: Category
    experience: int
    level: int = 0  # reached before the run
    condition: Condition | None = None
    solo: bool = True


def _of(category: Category, *rows: tuple[str, int, int, Condition | None]) -> tuple[Achievement, ...]:
    return tuple(
        Achievement(name, category, experience, level, condition) for name, experience, level, condition in rows
    )


_MISSIONS = _of(
    Category.MISSION,
    ("lone-wolf", 3, 0, Flight(people=(1,))),
    ("dynamic-duo", 3, 0, Flight(people=(2,))),
    ("three-musketeers", 3, 0, Flight(people=(3,))),
    ("fantastic-four", 3, 0, Flight(people=(4,))),
    ("take-five", 3, 0, Flight(people=(5,))),
    ("fifth-wheel", 3, 0, Flight(people=(4,), crew=5)),
    ("dartagnan-missing", 5, 0, Flight(people=(3,), crew=3)),
    ("scrambled-alert", 3, 0, Flight(pool=Pool.MIXED)),
    ("yellow-alert", 5, 0, Flight(pool=Pool.YELLOW)),
    ("orange-alert", 7, 0, Flight(pool=Pool.ORANGE)),
    ("red-alert", 9, 2, Flight(pool=Pool.RED)),
    ("random-alert", 6, 2, Flight(pool=Pool.RANDOM)),
    ("double-trouble", 2, 0, Flight(double=True, easier=True)),
    ("double-solo", 4, 0, Flight(people=(1,), double=True)),
    ("double-duet", 4, 0, Flight(people=(2,), double=True)),
    ("double-trio", 4, 0, Flight(people=(3,), double=True)),
    ("double-quartet", 4, 0, Flight(people=(4,), double=True)),
    ("double-quintet", 4, 0, Flight(people=(5,), double=True)),
    ("double-scramble", 5, 0, Flight(pool=Pool.MIXED, double=True)),
    ("double-yellow", 7, 2, Flight(pool=Pool.YELLOW, double=True)),
    ("double-orange", 9, 2, Flight(pool=Pool.ORANGE, double=True)),
    ("double-red", 11, 5, Flight(pool=Pool.RED, double=True)),
    ("double-random", 8, 2, Flight(pool=Pool.RANDOM, double=True)),
    ("not-even-a-scratch", 3, 0, Flight(unharmed=True)),
    ("clean-as-a-whistle", 6, 2, Flight(pool=Pool.MIXED, unharmed=True)),
    ("spotless", 9, 2, Flight(pool=Pool.YELLOW, unharmed=True)),
    ("flawless", 12, 2, Flight(pool=Pool.ORANGE, unharmed=True)),
    ("peerless", 15, 5, Flight(pool=Pool.RED, unharmed=True)),
    ("favored-by-fortune", 10, 5, Flight(pool=Pool.RANDOM, unharmed=True)),
    ("perfect-double", 4, 2, Flight(double=True, unharmed=True)),
    ("clean-as-two-whistles", 8, 2, Flight(pool=Pool.MIXED, double=True, unharmed=True)),
    ("doubly-spotless", 12, 5, Flight(pool=Pool.YELLOW, double=True, unharmed=True)),
    ("doubly-flawless", 16, 5, Flight(pool=Pool.ORANGE, double=True, unharmed=True)),
    ("doubly-peerless", 20, 5, Flight(pool=Pool.RED, double=True, unharmed=True)),
    ("doubly-fortunate", 13, 5, Flight(pool=Pool.RANDOM, double=True, unharmed=True)),
)

_CREWS = (3, 4, 5)  # people of a tour
_CAMPAIGNS = _of(
    Category.CAMPAIGN,
    ("robinson-crusoe", 6, 2, Flight(people=(1,))),
    ("and-friday", 6, 2, Flight(people=(2,))),
    ("honeymoon", 6, 2, Flight(people=(2,), judged=True)),
    ("tour", 6, 2, Flight(people=_CREWS)),
    ("transgalactic-tour", 6, 5, Flight(missions=5)),
    ("double-crusoe", 9, 2, Flight(people=(1,), double=True)),
    ("double-friday", 9, 2, Flight(people=(2,), double=True)),
    ("double-tour", 9, 2, Flight(people=_CREWS, double=True)),
    ("cracked", 8, 2, Flight(pool=Pool.MIXED)),
    ("loony", 12, 2, Flight(pool=Pool.YELLOW)),
    ("crazy", 16, 5, Flight(pool=Pool.ORANGE)),
    ("insane", 20, 5, Flight(pool=Pool.RED)),
    ("psychedelic", 13, 5, Flight(pool=Pool.VARIED)),
    ("scramble-challenge", 10, 2, Flight(pool=Pool.MIXED, double=True)),
    ("rainbow-challenge", 15, 5, Flight(pool=Pool.RANDOM, double=True)),
    ("orange-challenge", 20, 5, Flight(pool=Pool.ORANGE, double=True)),
    ("not-going-to-happen", 7, 2, Flight(unharmed=True)),
    ("forget-this", 14, 2, Flight(pool=Pool.MIXED, unharmed=True)),
    ("not-possible", 21, 5, Flight(pool=Pool.YELLOW, unharmed=True)),
    ("beyond-impossible", 28, 5, Flight(pool=Pool.ORANGE, unharmed=True)),
    ("are-you-serious", 35, 5, Flight(pool=Pool.RED, unharmed=True)),
    ("doubly-difficult", 20, 5, Flight(pool=Pool.MIXED, double=True, unharmed=True)),
    ("doubly-impossible", 30, 5, Flight(pool=Pool.RANDOM, double=True, unharmed=True)),
    ("no-comment", 40, 5, Flight(pool=Pool.ORANGE, double=True, unharmed=True)),
)

_SOLO_TOO = {"superstar", "lunch-money", "children-of-the-night", "chronicler", "master-chronicler"}
_SOCIAL = tuple(
    Achievement(name, Category.SOCIAL, experience, level, solo=name in _SOLO_TOO)
    for name, experience, level in (
        ("aye-captain", 5, 2), ("loud-and-clear", 4, 2), ("all-zones-secure", 3, 2), ("lucky-charm", 2, 2),
        ("lead-weight", 1, 2), ("superstar", 0, 2), ("lunch-money", 2, 0), ("children-of-the-night", 3, 0),
        ("devotion", 4, 0), ("promiscuity", 5, 0), ("chronicler", 6, 0), ("master-chronicler", 12, 0),
        ("wolf-pack", 2, 0), ("supertemporality", 3, 0), ("family-business", 4, 0), ("integration", 5, 0),
        ("pangalactic", 6, 0), ("respected", 6, 2), ("flight-instructor", 6, 5),
    )
)  # fmt: skip

_CLOSE_CALLS = tuple(
    Achievement(name, Category.CLOSE_CALL, experience)
    for name, experience in (
        ("banged-up", 2), ("a-thorough-beating", 4), ("bruised-and-broken", 6), ("duck", 1), ("ghost-ship", 3),
        ("bad-luck", 5), ("survivor", 7),
    )
)  # fmt: skip

_HOT_SHOTS = tuple(
    Achievement(name, Category.HOT_SHOT, experience, level)
    for name, experience, level in (
        ("doombringer", 7, 2), ("troubleshooter", 6, 2), ("ace-pilot", 5, 2), ("blaster-master", 4, 2),
        ("rocket-star", 3, 2), ("transfer-technician", 2, 2), ("observer", 1, 2), ("lazy-bum", 2, 2),
        ("inspector", 3, 2), ("take-one-for-the-team", 4, 2), ("extra-special-specialist", 5, 5), ("busy-bee", 6, 2),
        ("grand-finale", 7, 2),
    )
)  # fmt: skip

BASIC, ADVANCED = "s", "S"  # a specialization's actions, as in plans
_EXPERT = tuple(
    Achievement(f"{name}-{word}", Category.EXPERT, experience, condition=CardUsed(name, action), solo=False)
    for name in SPECIALIZATIONS
    for word, action, experience in (("basic", BASIC, 3), ("advanced", ADVANCED, 5))
)

_ADDICTIONS = _of(
    Category.ADDICTION,
    ("out-of-this-world", 5, 0, Career(Habit.SURVIVED, 10)),
    ("out-of-this-reality", 10, 0, Career(Habit.SURVIVED, 25)),
    ("out-of-this-log-sheet", 20, 0, Career(Habit.SURVIVED, 50)),
    ("trucker", 15, 0, Career(Habit.CAMPAIGNS, 5)),
    ("galaxy-trucker", 25, 0, Career(Habit.CAMPAIGNS, 15)),
    ("is-it-still-me", 3, 0, Career(Habit.CLONES, 15)),
    ("veteran", 6, 2, Career(Habit.DAYS, 183)),
    ("senior", 12, 5, Career(Habit.DAYS, 365)),
    ("jack-of-some-trades", 5, 0, Career(Habit.BASIC, 3)),
    ("jack-of-many-trades", 10, 0, Career(Habit.BASIC, 6)),
    ("jack-of-all-trades", 15, 0, Career(Habit.BASIC, 9)),
    ("master-of-arts", 10, 0, Career(Habit.ADVANCED, 3)),
    ("master-of-many-arts", 20, 0, Career(Habit.ADVANCED, 6)),
    ("master-of-all-arts", 30, 0, Career(Habit.ADVANCED, 9)),
    ("achievement-collector", 4, 2, Career(Habit.CATEGORIES, 6)),
    ("achievement-addict", 42, 5, Career(Habit.HALVES, 6)),
)

ACHIEVEMENTS = {
    one.id: one for one in (*_MISSIONS, *_CAMPAIGNS, *_SOCIAL, *_CLOSE_CALLS, *_HOT_SHOTS, *_EXPERT, *_ADDICTIONS)
}


def in_category(category: Category) -> tuple[Achievement, ...]:
    return tuple(one for one in ACHIEVEMENTS.values() if one.category is category)
