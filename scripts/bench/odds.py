"""The odds of tests/bench/src/odds.rs, calculated by icepool and dyce.

Prints a line for each: the library, the task, the median time in seconds and
one chance of the result, so that the caller can check that the task is the
same. Dice are created anew each time, so that nothing is cached.
"""

import statistics
import time
import warnings
from fractions import Fraction

import icepool
from dyce import H, expand

ROUNDS = 31

# dyce warns that `expand` may change; its version is pinned.
warnings.simplefilter("ignore")

# Faces of a die with 0, 1 and 2 hits, and the faces of a failed save.
VOLLEY = ((2, 4, 0), 4)
HIGHER = ((3, 2, 1), 4)
LOWER = ((5, 1, 0), 5)


def icepool_losses(dice, faces, failing):
    hit = icepool.Die(range(3), times=faces)
    fall = icepool.Die([0, 1], times=[6 - failing, failing])
    return dice @ hit.map(lambda hits: hits @ fall)


def dyce_losses(dice, faces, failing):
    hit = H({hits: count for hits, count in enumerate(faces) if count})
    fall = H({0: 6 - failing, 1: failing})
    one = expand(lambda hits: hits.outcome @ fall if hits.outcome else H({0: 1}), hit)
    return dice @ one


def icepool_round():
    return icepool.tupleize(icepool_losses(12, *LOWER), icepool_losses(12, *HIGHER))


def dyce_round():
    mine, theirs = dyce_losses(12, *LOWER), dyce_losses(12, *HIGHER)
    return mine.apply(lambda a, b: (a, b), theirs)


def icepool_chance(die, outcome):
    return Fraction(die.quantity(outcome), die.denominator())


def dyce_chance(histogram, outcome):
    return Fraction(histogram[outcome], histogram.total)


WORK = [
    ("icepool", "volley", lambda: icepool_losses(40, *VOLLEY), icepool_chance, 20),
    ("icepool", "round", icepool_round, icepool_chance, (2, 5)),
    ("dyce", "volley", lambda: dyce_losses(40, *VOLLEY), dyce_chance, 20),
    ("dyce", "round", dyce_round, dyce_chance, (2, 5)),
]

for peer, work, run, chance, outcome in WORK:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        result = run()
        times.append(time.perf_counter() - start)
    print(peer, work, statistics.median(times), chance(result, outcome))
