"""The curves of the films, written down once more, apart from those of the program."""

import math


def spring(response, ratio, time, velocity=0.0):
    """A spring that is let go, at rest or set off with a velocity in ways a second."""
    frequency = 2 * math.pi / response
    if time <= 0:
        return 0.0
    if ratio < 1:
        swing = frequency * math.sqrt(1 - ratio * ratio)
        fall = math.exp(-ratio * frequency * time)
        return 1 - fall * (math.cos(swing * time)
                           + (ratio * frequency - velocity) / swing * math.sin(swing * time))
    if ratio == 1:
        return 1 - math.exp(-frequency * time) * (1 + (frequency - velocity) * time)
    root = math.sqrt(ratio * ratio - 1)
    slow, fast = -frequency * (ratio - root), -frequency * (ratio + root)
    return 1 - ((fast + velocity) * math.exp(slow * time)
                - (slow + velocity) * math.exp(fast * time)) / (fast - slow)


def bezier(points, duration, time):
    """A cubic with these control points."""
    x1, y1, x2, y2 = points
    share = time / duration
    if share <= 0:
        return 0.0
    if share >= 1:
        return 1.0
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        x = 3 * middle * (1 - middle) ** 2 * x1 + 3 * middle ** 2 * (1 - middle) * x2 + middle ** 3
        low, high = (middle, high) if x < share else (low, middle)
    return 3 * low * (1 - low) ** 2 * y1 + 3 * low ** 2 * (1 - low) * y2 + low ** 3


def path(numbers, share):
    """Several cubics, one behind the other: of each two control points and its end."""
    start = (0.0, 0.0)
    for index in range(0, len(numbers), 6):
        (a, b), (c, d), (x, y) = (numbers[index + k:index + k + 2] for k in (0, 2, 4))
        if share <= x or index + 6 >= len(numbers):
            wide, high = x - start[0], y - start[1] or 1.0
            points = ((a - start[0]) / wide, (b - start[1]) / high, (c - start[0]) / wide,
                      (d - start[1]) / high)
            part = bezier(points, 1.0, (share - start[0]) / wide)
            return start[1] + part * (y - start[1])
        start = (x, y)
    return 1.0


def decay(constant, time):
    """Friction alone."""
    return 0.0 if time <= 0 else 1 - math.exp(-time / constant)


def value(curve, time):
    """The progress of a curve at a time since its begin."""
    if curve["kind"] == "spring":
        return spring(curve["response"], curve["ratio"], time, curve.get("velocity", 0))
    if curve["kind"] == "decay":
        return decay(curve["constant"], time)
    return bezier(curve["points"], curve["duration"], time)


def length(curve):
    """The seconds until nothing is seen to move any more."""
    if curve["kind"] == "bezier":
        return curve["duration"]
    if curve["kind"] == "decay":
        return 6 * curve["constant"]
    time, step = 0.0, curve["response"] / 40
    last = 0.0
    while time < 12 * curve["response"]:
        if abs(spring(curve["response"], curve["ratio"], time) - 1) > 0.004:
            last = time
        time += step
    return last


# Easings with names, as their platforms document them.
NAMED = {
    "material.standard": (0.2, 0, 0, 1),
    "material.legacy": (0.4, 0, 0.2, 1),
    "material.emphasized-decelerate": (0.05, 0.7, 0.1, 1),
    "css.ease": (0.25, 0.1, 0.25, 1),
    "ease-in-out": (0.42, 0, 0.58, 1),
    "ease-out": (0, 0, 0.58, 1),
}


def random_curve(random, springs=0.65):
    """A spring, an easing that has a name, or one that has none."""
    kind = random.random()
    if kind < springs:
        return {"kind": "spring", "response": round(random.uniform(0.25, 0.7), 3),
                "ratio": round(random.uniform(0.5, 1.15), 3)}
    if kind < springs + 0.25 * (1 - springs) / 0.35:
        name = random.choice(sorted(NAMED))
        return {"kind": "bezier", "points": NAMED[name], "name": name,
                "duration": random.choice([0.25, 0.3, 0.35, 0.4, 0.5])}
    points = tuple(round(random.uniform(*limits), 2)
                   for limits in [(0, 0.8), (0, 0.4), (0, 0.8), (0.7, 1)])
    return {"kind": "bezier", "points": points, "duration": round(random.uniform(0.3, 0.7), 3)}
