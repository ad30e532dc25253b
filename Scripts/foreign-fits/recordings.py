"""Recordings whose truth is known, and what 'render fit' and 'render compare --aligned' have to say of them.

The table of the trials: screens by another rasterizer, recorded well and badly. What is told has to be true; where a
row is marked as sure, it has to be told as well.
"""

import json
import os
import random
import subprocess

import numpy

import screens
from curves import value
from films import box, ffmpeg
from score import SPRING, distance

BEGIN = 0.3
EASE = (0.42, 0, 0.58, 1)


def spring(response, ratio, velocity=0.0):
    return {"kind": "spring", "response": response, "ratio": ratio, "velocity": velocity}


def cubic(points, duration):
    return {"kind": "bezier", "points": points, "duration": duration}


PUSH = spring(0.4, 0.9)


class Row:
    """A recording, what moves in it, and the scene it is held to."""

    def __init__(self, name, draw, curve, *, sure=True, truth="same", against=None, verdict=None,
                 tells=True, words=(), **recording):
        self.name, self.draw, self.curve, self.recording = name, draw, curve, recording
        # Curves that 'fit' may tell, and whether it has to.
        self.truths, self.sure = [(curve, BEGIN)] if truth == "same" else truth, sure
        # The scene, the true verdict, and whether it has to be told.
        self.against, self.verdict, self.tells, self.words = against, verdict, tells, words


def shaken(picture, number, luck):
    """Through a camera: shaking, grayer, with noise."""
    moved = numpy.roll(picture, (luck.randint(-4, 4), luck.randint(-4, 4)), (0, 1))
    noise = numpy.random.default_rng(number).normal(0, 30, picture.shape)
    return 0.8 * moved + 0.2 * 128 + noise


def touched(picture, number, luck):
    """With the dot of a finger, and a clock that goes on."""
    if 10 < number < 30:
        box(picture, 330, 500, 40, 40, (150, 150, 150), 0.8)
    box(picture, 20, 10, 40, 20, (0, 0, 0) if number < 40 else (255, 255, 255))
    box(picture, 20, 10, 20, 20, (255, 0, 0) if number < 40 else (0, 0, 0))
    return picture


def back_and_forth(time):
    return value(PUSH, time) - value(PUSH, time - 1.4)


P, F, S = screens.push, screens.fade, screens.sheet
ALIKE = {"against": "push", "verdict": "alike"}
DIFFERENT = {"against": "push", "verdict": "different"}
TABLE = [
    Row("1 push at 60 fps", P, PUSH, **ALIKE),
    Row("2 30 fps, jitter, repeats, coarse", P, PUSH, sure=False, rate=30, crf=32, jitter=0.5,
        repeats=0.1, tells=False, **ALIKE),
    Row("3 30 fps, cropped, .75 times as large", P, PUSH, rate=30,
        filters="crop=340:780:30:40,scale=256:586", **ALIKE),
    Row("4 ratio .7", P, spring(0.4, 0.7), words=["beyond its end"], **DIFFERENT),
    Row("5 response 450 ms at 30 fps", P, spring(0.45, 0.9), rate=30, words=["longer"], **DIFFERENT),
    Row("6 fade, ease-in-out", F, cubic(EASE, 0.35), against="fade", verdict="alike"),
    Row("7 card that grows", screens.card, spring(0.5, 0.6)),
    Row("8 sheet, round corners, dim, page recedes", S, spring(0.5, 1), against="sheet",
        verdict="alike"),
    # Rows at even distances look like one another.
    Row("9 list that was flung", screens.fling, {"kind": "decay", "constant": 0.325}, sure=False,
        length=3),
    Row("10 camera", P, PUSH, sure=False, post=shaken, tells=False, **ALIKE),
    Row("11 touch dot, clock", P, PUSH, post=touched, **ALIKE),
    Row("12 cubic-bezier(.2, 0, 0, 1) over 300 ms", P, cubic((0.2, 0, 0, 1), 0.3), **DIFFERENT),
    Row("13 nothing moves", P, None, truth=[], words=["nothing moves in the recording"], **DIFFERENT),
    Row("14 bouncy spring at 30 fps", P, spring(0.55, 0.35), sure=False, rate=30, length=2.5,
        **DIFFERENT),
    Row("15 30 fps shown as 60", P, PUSH, rate=30, again="fps=60", **ALIKE),
    Row("16 variable rate", P, PUSH, again="select='not(eq(mod(n*7\\,11)\\,3))'", **ALIKE),
    Row("17 fade on a spring at 30 fps", F, spring(0.5, 1), sure=False, rate=30, against="fade",
        verdict="different"),
    # Faster at first and slower then: within the tolerance, or hardly beyond it.
    Row("18 set off with 3 ways a second", P, spring(0.5, 0.8, 3.0), tells=False, **DIFFERENT),
    Row("19 push and pop", P, back_and_forth, truth=[(PUSH, BEGIN), (PUSH, BEGIN + 1.4)],
        length=3, words=["2 movements are in the recording"], **ALIKE),
    Row("20 rotated by its container", P, PUSH, filters="transpose=1", turned=90, **ALIKE),
    Row("20 HEVC", P, PUSH, codec="libx265", **ALIKE),
    Row("20 padded", P, PUSH, filters="pad=520:960:60:50:black", **ALIKE),
    Row("21 mixed of frames at 30 fps", P, PUSH, sure=False, rate=30, tells=False,
        again="framerate=fps=60:interp_start=0:interp_end=255:scene=100", **ALIKE),
    Row("21 12 fps", P, PUSH, sure=False, rate=12, tells=False, **ALIKE),
    Row("fade over 400 ms", F, cubic(EASE, 0.4), words=["longer"], against="fade",
        verdict="different"),
    Row("sheet with response 550 ms", S, spring(0.55, 1), against="sheet", verdict="different",
        words=["layer 'sheet'", "longer"]),
    Row("response 410 ms", P, spring(0.41, 0.9), **ALIKE),
] + [Row(f"response {response} ms", P, spring(response / 1000, 0.9), words=["longer"], **DIFFERENT)
     for response in (440, 460, 480, 520)] + [
    # After 300 ms at rest, and with the picture before in the place of four.
    Row("four frames repeated", P, PUSH, sure=False, stuck=range(23, 28), words=["dropped: frames"],
        **DIFFERENT),
    Row("every second frame repeated", P, PUSH, stuck=range(1, 200, 2), single=True, **ALIKE),
]


def pictures(row, rate, length, luck):
    """The pictures of a recording."""
    last, asked = None, row.recording
    for number in range(int(length * rate)):
        time = number / rate
        if "jitter" in asked and number:
            time += luck.choice([-1, 0, 0, 1]) * asked["jitter"] / rate
        again = luck.random() < asked.get("repeats", 0) \
            or number in asked.get("stuck", ()) and (number - 1 in asked["stuck"] or "single" in asked)
        if last is None or not again:
            curve = row.curve
            share = 0.0 if curve is None else \
                curve(time - BEGIN) if callable(curve) else value(curve, time - BEGIN)
            picture = row.draw(share)
            if "post" in asked:
                picture = asked["post"](picture, number, luck)
            last = numpy.clip(picture + 0.5, 0, 255).astype(numpy.uint8).tobytes()
        yield last


def write(row, path):
    """Writes a recording."""
    asked = row.recording
    rate = asked.get("rate", 60)
    codec = asked.get("codec", "libx264")
    coded = ["-c:v", codec, "-crf", str(asked.get("crf", 20)), "-pix_fmt", "yuv420p"]
    coded += ["-x265-params", "log-level=error"] if codec == "libx265" else []
    colors = "scale=out_color_matrix=bt709"
    filters = ",".join(filter(None, [asked.get("filters"), colors]))
    first = path if "again" not in asked and "turned" not in asked else path + ".mp4"
    ffmpeg("-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{screens.WIDTH}x{screens.HEIGHT}", "-r",
           str(rate), "-i", "-", *coded, "-vf", filters, "-colorspace", "bt709", first,
           pictures=pictures(row, rate, asked.get("length", 1.5), random.Random(row.name)))
    if "again" in asked:
        ffmpeg("-i", first, "-vf", asked["again"], "-vsync", "vfr", *coded, path)
    if "turned" in asked:
        ffmpeg("-i", first, "-c", "copy", "-metadata:s:v", f"rotate={asked['turned']}", path)
    if first != path:
        os.remove(first)


SCENES = {"push": ("push", {"spring": {"response": 400, "dampingRatio": 0.9}}, None),
          "sheet": ("sheet", {"spring": {"response": 500, "dampingRatio": 1}}, None),
          "fade": ("fade", "ease-in-out", 350)}


def write_scene(name, path):
    kind, easing, duration = SCENES[name]
    with open(path, "w", encoding="utf-8") as file:
        json.dump(screens.scene(kind, easing, duration), file)


# Answers

def is_same(told, truth, begin):
    """True if a curve is the true one."""
    if truth["kind"] == "spring" and "dampingRatio" in told:
        return abs(told["response"] / 1000 / truth["response"] - 1) < SPRING \
            and abs(told["dampingRatio"] / truth["ratio"] - 1) < SPRING \
            and abs(told.get("initialVelocity", 0) - truth["velocity"]) \
            <= max(0.3, 0.3 * truth["velocity"])
    if "timeConstant" in told and truth["kind"] == "decay":
        return abs(told["timeConstant"] / 1000 / truth["constant"] - 1) < SPRING
    return distance(told, {"curve": truth, "begin": begin}) < 0.025


def judge_fit(row, answer):
    """'right', 'can't tell' or 'wrong', and why."""
    left, told = list(row.truths), []
    for movement in answer["movements"]:
        if not movement["certain"]:
            continue
        curve = movement.get("named") or movement["best"]
        found = next((truth for truth in left
                      if is_same(movement["best"], *truth) or is_same(curve, *truth)), None)
        begins = any(abs(curve["begin"] / 1000 - begin) < 0.1 for _, begin in row.truths)
        told.append(f"{movement['does']}: " + ", ".join(
            f"{name} {curve[name]}" for name in
            ("response", "dampingRatio", "initialVelocity", "timeConstant", "easing", "duration")
            if curve.get(name) and (name != "duration" or "easing" in curve)))
        if found is None and not (begins and any(
                is_same(movement["best"], *truth) for truth in row.truths)):
            return "wrong", told[-1]
        if found is not None:
            left.remove(found)
    if not left:
        return "right", "; ".join(told) or "nothing moves"
    doubts = [movement["doubt"] for movement in answer["movements"] if "doubt" in movement]
    return "can't tell", "; ".join(doubts[:1]) or "nothing moves"


def judge_verdict(row, status, said):
    """The same of a comparison."""
    head = said.splitlines()[0] if said else ""
    verdict = next((name for name in ("alike", "different", "can't tell")
                    if head.endswith(f": {name}")), "refused")
    reason = " / ".join(line.strip() for line in said.splitlines()[1:3]
                        if not line.strip().startswith("note:"))
    if verdict == row.verdict:
        missing = [words for words in row.words if words not in said]
        if missing:
            return "wrong", f"{verdict}, and not a word of '{missing[0]}': {reason}"
        return "right", f"{verdict} {reason}".strip()
    if verdict == "can't tell" and reason:
        return "can't tell", reason
    return "wrong", f"{verdict}: {reason or head}"


def run(render, folder, chosen=""):
    """Prints the table; says how many rows are not as they have to be."""
    failures = 0
    for name in SCENES:
        write_scene(name, os.path.join(folder, f"{name}.json"))
    for number, row in enumerate(TABLE):
        if chosen not in row.name:
            continue
        path = os.path.join(folder, f"recording-{number:02}.mp4")
        if not os.path.exists(path):
            write(row, path)
        fit = subprocess.run([render, "fit", path, "--json"], capture_output=True, text=True)
        if not fit.stdout:
            raise SystemExit(f"test-fits: error: {path}: {fit.stderr}")
        answers = [("fit", judge_fit(row, json.loads(fit.stdout)), row.sure)]
        if row.against:
            scene = os.path.join(folder, f"{row.against}.json")
            done = subprocess.run([render, "compare", "--aligned", scene, path],
                                  capture_output=True, text=True)
            judged = judge_verdict(row, done.returncode, done.stdout or done.stderr)
            answers.append(("aligned", judged, row.tells))
        for verb, (outcome, words), has_to in answers:
            bad = outcome == "wrong" or has_to and outcome != "right"
            failures += bad
            print(f"{row.name:44} {verb:8} {outcome + ('!' if bad else ''):12} {words}", flush=True)
    return failures
