"""What a film tells of a curve at best, whoever looks at it.

A picture shows a share of the way, which is known to a fraction of a pixel or of a level, at a time which is known
as well as the recorder kept it. The curve's numbers follow from all pictures by least squares, if its family is known:
by how much they are off at least is the bound of Cramér and Rao. A person could tell a curve where that bound lies
within what counts as right, and where more pictures show it on its way than it has numbers, its begin among them: by
two, as many pictures as numbers go through any curve, and one more says nothing about the family. Of less than five
pictures nobody can tell one of a hundred curves with names.
"""

import math

import numpy

from curves import NAMED, value

# Number of standard deviations that have to lie within the tolerance.
DEVIATIONS = 3
# By how much the place of something with edges is off, in pixels.
PIXELS = 0.08
# The least pictures on the way.
LEAST = 5
# Shares of the way between which something is on its way.
MOVING = (0.03, 0.97)
# The standard deviation of times of jittered pictures, in pictures.
JITTER = 0.15 / math.sqrt(3)
STEP = 1e-5


def numbers(curve):
    """The names of the numbers of a curve that have to be told."""
    if curve["kind"] == "spring":
        return ["response", "ratio"]
    if curve["kind"] == "decay":
        return ["constant"]
    return ["duration"] + ([] if curve.get("name") in NAMED else [0, 1, 2, 3])


def changed(curve, name, step):
    other = dict(curve)
    if name in curve:
        other[name] += step
    else:
        points = list(curve["points"])
        points[name] += step
        other["points"] = points
    return other


def slopes(curve, since):
    """How the share of the way changes with each number, the begin and the time."""
    def of(curve, off=0.0):
        return numpy.array([value(curve, time + off) for time in since])
    along = (of(curve, STEP) - of(curve, -STEP)) / (2 * STEP)
    rows = [(of(changed(curve, name, STEP)) - of(changed(curve, name, -STEP))) / (2 * STEP)
            for name in numbers(curve)]
    return of(curve), along, rows + [-along]


def least_change(quality):
    """The levels by which a block of 8 by 8 pixels has to change to be coded anew: H.264's step of quantization, in
    the mean of a block."""
    return 0.625 * 2 ** (quality / 6) / 8


def noise(film, body):
    """By how much a picture is off, as a share of the way, and in seconds."""
    if body["what"] == "fade":
        # Up to that much is left out, so that a block is off by anything between.
        share = least_change(film.quality) / math.sqrt(3) / body["levels"]
    else:
        far = {"shift": lambda: math.hypot(body["x"], body["y"]),
               "turn": lambda: abs(math.radians(body["by"])) * 60,
               "scale": lambda: 90 * max(abs(1 - 1 / body["x"]), abs(1 - 1 / body["y"]))}
        share = PIXELS / max(1, far[body["what"]]())
    return share, JITTER / film.rate if film.trouble == "jitter" else 0.0


def is_tellable(film, body, spring, curve):
    """True if a person could tell a curve: the relative tolerance of springs, that of other curves in shares."""
    known = body["curve"]
    since = numpy.array([time for time in film.moments if time is not None]) - body["begin"]
    shares, along, rows = slopes(known, since)
    moving = (numpy.abs(shares) > MOVING[0]) & (numpy.abs(shares - 1) > 1 - MOVING[1])
    if moving.sum() < max(LEAST, len(rows) + 2):
        return False
    place, time = noise(film, body)
    weights = 1 / (place ** 2 + (along * time) ** 2)
    matrix = numpy.stack(rows + [shares, numpy.ones_like(shares)], 1)
    square = (matrix * weights[:, None]).T @ matrix
    scale = 1 / numpy.sqrt(numpy.maximum(numpy.diag(square), 1e-12))
    if numpy.linalg.cond(square * numpy.outer(scale, scale)) > 1e12:
        return False
    covariance = numpy.linalg.inv(square * numpy.outer(scale, scale)) * numpy.outer(scale, scale)
    if known["kind"] != "bezier":
        return all(DEVIATIONS * math.sqrt(covariance[index, index]) < spring * known[name]
                   for index, name in enumerate(numbers(known)))
    _, _, fine = slopes(known, numpy.linspace(0, known["duration"], 60))
    band = numpy.stack(fine, 1)
    part = covariance[:len(fine), :len(fine)]
    return DEVIATIONS * math.sqrt(max(0, (band @ part * band).sum(1).max())) < curve
