"""What 'render fit' says, held to what is true."""

import math
import re

from curves import path, value
from known import is_tellable

# What counts as right: springs within a twentieth, other curves within a fortieth of their way.
SPRING, CURVE = 0.05, 0.025


def told(curve, time):
    """The progress of a curve as an answer has it; nothing for what is no curve of ours."""
    time -= curve["begin"] / 1000
    if "timeConstant" in curve:
        return value({"kind": "decay", "constant": curve["timeConstant"] / 1000}, time)
    if "response" in curve:
        if curve.get("initialVelocity"):
            return None
        return value({"kind": "spring", "response": curve["response"] / 1000,
                      "ratio": curve["dampingRatio"]}, time)
    share = min(1, max(0, time / (curve["duration"] / 1000)))
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", curve["easing"])]
    form = curve["easing"].split("(")[0]
    if form == "linear":
        return share
    if form == "cubic-bezier":
        return value({"kind": "bezier", "points": numbers, "duration": 1.0}, share)
    if form == "cubic-path":
        return path(numbers, share)
    if form == "power-out":
        return 1 - (1 - share) ** numbers[0]
    return share ** numbers[0] if form == "power-in" else None


def distance(curve, body):
    """How far an answer is from the truth where that is most, as a share of the way."""
    most = 0.0
    for step in range(300):
        time = body["begin"] - 0.05 + step * 0.005
        known = told(curve, time)
        if known is None:
            return math.inf
        most = max(most, abs(known - value(body["curve"], time - body["begin"])))
    return most


def is_right(curve, body):
    truth = body["curve"]
    if truth["kind"] == "spring" and "dampingRatio" in curve and not curve.get("initialVelocity"):
        return abs(curve["response"] / 1000 / truth["response"] - 1) < SPRING \
            and abs(curve["dampingRatio"] / truth["ratio"] - 1) < SPRING
    return distance(curve, body) < CURVE


def parts(movement):
    """The bodies of a movement, as its animations have them."""
    layers = {}
    for change in movement.get("animations", []):
        layers.setdefault(change["layer"], {})[change["property"]] = change
    found = []
    for changes in layers.values():
        ends = {name: change["to"] for name, change in changes.items()}
        if "rotate" in ends:
            found.append({"what": "turn", "by": ends["rotate"]})
        elif "scale" in ends or "scaleX" in ends or "scaleY" in ends:
            both = ends.get("scale", 1)
            found.append({"what": "scale", "x": ends.get("scaleX", both),
                          "y": ends.get("scaleY", both)})
        elif "opacity" in ends or "background" in ends:
            found.append({"what": "fade"})
        else:
            found.append({"what": "shift", "x": ends.get("translateX", 0),
                          "y": ends.get("translateY", 0)})
    return found


def matches(part, body):
    if part["what"] != body["what"]:
        return False
    if part["what"] == "shift":
        far = math.hypot(body["x"], body["y"])
        return math.hypot(part["x"] - body["x"], part["y"] - body["y"]) < max(2.5, 0.02 * far)
    if part["what"] == "scale":
        return all(abs(part[axis] / body[axis] - 1) < 0.03 for axis in ("x", "y"))
    return part["what"] != "turn" or abs(part["by"] - body["by"]) < 2


class Row:
    """The counts of a kind."""

    def __init__(self):
        self.bodies = self.right = self.ways = self.curves = self.springs = self.lost = 0
        # Bodies that a person could tell, and those of them about which nothing is said.
        self.tellable = self.missed = 0
        self.stated = self.held = 0

    def __iadd__(self, other):
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    @property
    def words(self):
        silent = self.bodies - self.right - self.lost
        held = f"{100 * self.held / self.stated:.0f} %" if self.stated else "-"
        missed = f"{100 * self.missed / self.tellable:.0f} %" if self.tellable else "-"
        return [self.bodies, self.right, silent, self.tellable, missed, self.ways, self.curves,
                self.springs, held]


class Table:
    HEAD = ["kind", "bodies", "right", "can't tell", "tellable", "of them not", "wrong way",
            "wrong curve", "wrong spring", "within 2 ±"]

    def __init__(self):
        self.rows, self.notes = {}, []

    def count_of(self, name):
        return sum(getattr(row, name) for kind, row in self.rows.items()
                   if not kind.startswith("("))

    def add(self, film, answer, path):
        rows = [self.rows.setdefault(name, Row())
                for name in (film.kind, f"({film.trouble})")]
        left, problems = list(film.bodies), []
        tellable = [body for body in left if is_tellable(film, body, SPRING, CURVE)]
        for row in rows:
            row.bodies += len(left)
            row.tellable += len(tellable)
        for movement in answer["movements"]:
            if not movement["certain"]:
                continue
            curve = movement.get("named") or movement["best"]
            if not self.is_plain(movement):
                curve = movement["best"]
            for part in parts(movement):
                body = next((body for body in left if matches(part, body)
                             and abs(curve["begin"] / 1000 - body["begin"]) < 0.25), None)
                if body is None:
                    self.count(rows, "ways")
                    problems.append(f"wrong way {part}")
                    # Of a way that is none, a curve of some body is no mistake of its own.
                    body = next((body for body in film.bodies if is_right(curve, body)), None)
                    if body is None:
                        self.wrong(rows, curve, film.bodies[0], problems)
                    continue
                left.remove(body)
                if is_right(curve, body):
                    self.count(rows, "right")
                    self.weigh(rows, curve, body)
                else:
                    self.wrong(rows, curve, body, problems)
                    for row in rows:
                        row.lost += 1
        missed = sum(body in tellable for body in left)
        for row in rows:
            row.missed += missed
        head = f"{path} ({film.rate} fps, {film.trouble}): "
        if problems:
            self.notes.append(head + "; ".join(problems))
        elif left:
            doubts = [m["doubt"] for m in answer["movements"] if "doubt" in m]
            could = "" if missed else " (nobody could)"
            self.notes.append(f"{head}{len(left)} of {len(film.bodies)} not told{could}: "
                              + "; ".join(doubts[:2]))

    @staticmethod
    def is_plain(movement):
        """True if the curve with a name is what is told."""
        named, best = movement.get("named"), movement["best"]
        return bool(named) and ("easing" in named) == ("easing" in best)

    @staticmethod
    def count(rows, name):
        for row in rows:
            setattr(row, name, getattr(row, name) + 1)

    def wrong(self, rows, curve, body, problems):
        kind = "curves" if "easing" in curve else "springs"
        self.count(rows, kind)
        numbers = {name: curve[name] for name in
                   ("begin", "response", "dampingRatio", "initialVelocity", "timeConstant", "easing",
                    "duration") if name in curve}
        problems.append(f"wrong {kind[:-1]} {numbers}, truth {body['curve']} at {body['begin']},"
                        f" {distance(curve, body):.3f} off")

    @staticmethod
    def weigh(rows, curve, body):
        """Counts the stated uncertainties, and those twice which hold the truth."""
        truth, offs = body["curve"], curve["uncertainty"]
        pairs = [(curve["begin"] - 1000 * body["begin"], offs.get("begin"), 0.1)]
        if truth["kind"] == "spring" and "response" in curve:
            pairs += [(curve["response"] - 1000 * truth["response"], offs.get("response"), 0.1),
                      (curve["dampingRatio"] - truth["ratio"], offs.get("dampingRatio"), 0.001)]
        if truth["kind"] == "decay" and "timeConstant" in curve:
            pairs.append((curve["timeConstant"] - 1000 * truth["constant"],
                          offs.get("timeConstant"), 0.1))
        if truth["kind"] == "bezier" and truth.get("name") in curve.get("names", []):
            pairs.append((curve["duration"] - 1000 * truth["duration"], offs.get("duration"), 0.1))
        for off, stated, least in pairs:
            if stated is None:
                continue
            for row in rows:
                row.stated += 1
                row.held += abs(off) <= 2 * max(stated, least)

    @property
    def text(self):
        total = Row()
        for name, row in self.rows.items():
            if not name.startswith("("):
                total += row
        lines = [self.HEAD] + [[name] + row.words for name, row in self.rows.items()
                               if not name.startswith("(")]
        lines += [["all"] + total.words] + [[name] + row.words for name, row in self.rows.items()
                                            if name.startswith("(")]
        table = "\n".join(f"{line[0]:10}" + "".join(f"{word!s:>12}" for word in line[1:])
                          for line in lines)
        return "\n".join(self.notes) + "\n\n" + table
