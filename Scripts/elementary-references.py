#!/usr/bin/env python3
"""Writes Tests/Goldens/elementary: exact values for the elementary functions. Needs mpmath (PyPI).

Usage: Scripts/elementary-references.py [folder]

A line is the bits of each argument, the bits of the correctly rounded result, and what rounding
left over: (exact - rounded) in units in the last place. The points are the same on every run.
"""

import math
import pathlib
import random
import struct
import sys
from functools import partial

import mpmath
from mpmath import mp, mpf

mp.prec = 1400  # enough for the largest double times two over pi

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests/Goldens/elementary"
TINY, SMALLEST, LARGEST = 5e-324, sys.float_info.min, sys.float_info.max
# Of all doubles, this one comes closest to a multiple of a quarter turn.
CLOSEST_TO_A_QUARTER = math.ldexp(6381956970095103, 797)


def bits(x):
    return struct.pack(">d", x).hex()


def neighbors(x, reach=2):
    """The double and those around it."""
    below = above = x
    found = [x]
    for _ in range(reach):
        below, above = math.nextafter(below, -math.inf), math.nextafter(above, math.inf)
        found += [below, above]
    return found


def rounded(exact):
    """The nearest double and what is left over, in units of its last place."""
    if exact == 0:
        return 0.0, mpf(0)
    place = max(int(mpmath.floor(mpmath.log(abs(exact), 2))) - 52, -1074)
    steps = int(mpmath.nint(mpmath.ldexp(exact, -place)))
    return math.ldexp(steps, place), mpmath.ldexp(exact, -place) - steps


def write(name, function, points):
    lines = []
    for point in dict.fromkeys(p if isinstance(p, tuple) else (p,) for p in points):
        try:
            value, rest = rounded(function(*map(mpf, point)))
        except OverflowError:
            continue
        lines.append(" ".join([*map(bits, point), bits(value), f"{float(rest):+.4f}"]))
    (folder / f"{name}.txt").write_text("\n".join(lines) + "\n")
    print(name, len(lines))


def signed(dice, x):
    return x if dice.random() < 0.5 else -x


def spread(dice, low, high, count):
    """Doubles with evenly spread exponents, of either sign."""
    return [signed(dice, 2 ** dice.uniform(low, high)) for _ in range(count)]


def even(dice, low, high, count):
    return [dice.uniform(low, high) for _ in range(count)]


def angles(dice):
    near = [n * math.pi / 2 for n in [*range(1, 65), *(dice.randrange(1, 10**6) for _ in range(200))]]
    return [
        *even(dice, -math.pi, math.pi, 600), *spread(dice, -30, 3, 200), *spread(dice, 3, 20, 400),
        *spread(dice, 20, 1024, 400), *(y for x in near for y in neighbors(x, 1)),
        *(n * math.pi / 4 for n in range(1, 33)), *neighbors(2.0**20), CLOSEST_TO_A_QUARTER,
        *(x * 2.0**n for x in (1.0, 1.5) for n in range(-1074, -1000, 9)), TINY, SMALLEST, LARGEST]


def degrees(dice):
    return [
        *even(dice, -360, 360, 800), *even(dice, -1e6, 1e6, 300), *spread(dice, -30, 60, 300),
        *(float(n) for n in range(-720, 721, 5)), *(y for n in range(1, 9) for y in neighbors(n * 45.0)),
        LARGEST, TINY]


def slopes(dice):
    return [
        *even(dice, -1, 1, 600), *even(dice, -4, 4, 400), *spread(dice, -40, 70, 600),
        *(y for n in range(1, 33) for y in neighbors((n - 0.5) / 16)), *spread(dice, -1070, 1023, 200),
        TINY, SMALLEST, LARGEST, 1.0, -1.0]


def ways(dice):
    corner = [2.0**n for n in (-1074, -1022, -900, -40, -1, 0, 1, 40, 500, 900, 1023)]
    return [
        *zip(even(dice, -1, 1, 1000), even(dice, -1, 1, 1000)),
        *zip(spread(dice, -40, 40, 400), spread(dice, -40, 40, 400)),
        *zip(spread(dice, -1070, 1023, 300), spread(dice, -1070, 1023, 300)),
        *((signed(dice, y), signed(dice, x)) for y in corner for x in corner for _ in range(2)),
        *((signed(dice, x * 2 ** dice.uniform(-62, -28)), signed(dice, x)) for x in even(dice, 1, 2, 200))]


def sines(dice):
    return [
        *even(dice, -1, 1, 1200), *spread(dice, -40, 0, 400),
        *(signed(dice, 1 - 2 ** dice.uniform(-53, -1)) for _ in range(400)), *neighbors(0.5), 1.0, -1.0,
        math.nextafter(1, 0), TINY]


def exponents(dice, base):
    """Arguments of the exponential function to this base."""
    octave = math.log(2, base)
    steps = [n * octave / 64 for n in range(-640, 641)]
    lowest, highest = -1074 * octave, 1024 * octave
    return [
        *even(dice, -2, 2, 400), *even(dice, lowest, highest, 600), *spread(dice, -60, 9, 300), *steps,
        *even(dice, lowest, -1021 * octave, 100), *neighbors(highest, 20), *neighbors(lowest, 20),
        *neighbors(-1075 * octave, 3), *neighbors(-1022 * octave, 5), TINY]


def positives(dice):
    near = [1 + signed(dice, 2 ** dice.uniform(-52, -1)) for _ in range(500)]
    edges = [1 + i / 128 for i in range(128)]
    return [
        *even(dice, 0.5, 2, 500), *map(abs, spread(dice, -1074, 1023, 500)), *near,
        *(x * 2.0 ** dice.randrange(-3, 4) for e in edges for x in neighbors(e, 1)),
        *(2.0**n for n in range(-1074, 1024, 37)), *neighbors(1.0, 8), *neighbors(math.sqrt(2)),
        *(10.0**n for n in range(0, 23)), SMALLEST, LARGEST]


def powers(dice):
    reach = []
    for x in map(abs, spread(dice, -200, 200, 400)):
        reach.append((x, dice.uniform(-1074, 1024) / math.log2(x)))
    close = []
    for _ in range(400):
        x = 1 + signed(dice, 2 ** dice.uniform(-50, -2))
        close.append((x, dice.uniform(-1000, 1000) / math.log2(x)))
    whole = [(signed(dice, float(dice.randrange(1, 100))), float(dice.randrange(-9, 10)))
             for _ in range(200)]
    return [
        *zip(even(dice, 0, 2, 600), even(dice, -8, 8, 600)), *reach, *close, *whole,
        *((2.0, float(n)) for n in range(-1074, 1024, 41)), *((x, 0.5) for x in even(dice, 0, 9, 50)),
        *((x, 1 / 2.4) for x in even(dice, 0, 1, 50)), *((x, 2.4) for x in even(dice, 0, 1, 50)),
        (TINY, 0.5), (SMALLEST, 1.0), (LARGEST, 1.0), (TINY, 1.0), (LARGEST, -1.0)]


def blurs(dice):
    return [
        *even(dice, -6, 6, 1200), *spread(dice, -40, 2, 400), *spread(dice, -1074, -40, 100),
        *(y for n in range(97) for y in neighbors(n / 16, 1)), *neighbors(6.0), 6.5, 30.0, TINY, SMALLEST]


FUNCTIONS = {
    "sin": (mpmath.sin, angles), "cos": (mpmath.cos, angles), "tan": (mpmath.tan, angles),
    "sin-degrees": (mpmath.sinpi, degrees), "cos-degrees": (mpmath.cospi, degrees),
    "atan": (mpmath.atan, slopes), "atan2": (mpmath.atan2, ways),
    "asin": (mpmath.asin, sines), "acos": (mpmath.acos, sines),
    "exp": (mpmath.exp, partial(exponents, base=math.e)),
    "exp2": (lambda x: mpmath.power(2, x), partial(exponents, base=2)),
    "log": (mpmath.log, positives), "log2": (lambda x: mpmath.log(x, 2), positives),
    "pow": (mpmath.power, powers), "erf": (mpmath.erf, blurs),
}

folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
folder.mkdir(parents=True, exist_ok=True)
for name, (function, points) in FUNCTIONS.items():
    exact = (lambda x, f=function: f(mpmath.fmod(x, 360) / 180)) if "degrees" in name else function
    write(name, exact, points(random.Random(name)))
