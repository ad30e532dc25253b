"""Differences that are planted in a film of another rasterizer, and what 'render compare' has to call them."""

import os
import re
import subprocess

import numpy
from PIL import Image, ImageFilter

import films
from curves import spring
from films import box, ffmpeg

RATE, SECONDS = 60, 1.0
CARD, BEGIN = (110, 90), 0.2


def shadow():
    """The coverage of a card's shadow, around its center."""
    mask = Image.new("L", (2 * films.WIDTH, 2 * films.HEIGHT))
    x, y = (mask.width - CARD[0]) // 2, (mask.height - CARD[1]) // 2
    mask.paste(90, (x, y + 6, x + CARD[0], y + 6 + CARD[1]))
    return numpy.asarray(mask.filter(ImageFilter.GaussianBlur(8)), float) / 255


def pictures(response=0.4, aside=0, is_shaded=True, changed=None):
    """A card that goes down over a list, in whole pixels where a shadow lies below it."""
    shade, luck = shadow(), numpy.random.default_rng(7)
    for number in range(int(RATE * SECONDS)):
        picture = numpy.zeros((films.HEIGHT, films.WIDTH, 3))
        films.rows(picture)
        y = 50 + 190 * spring(response, 0.85, number / RATE - BEGIN)
        left, top = 60 + aside, y
        if is_shaded:
            row = films.HEIGHT - round(y) - CARD[1] // 2
            column = films.WIDTH - left - CARD[0] // 2
            part = shade[row:row + films.HEIGHT, column:column + films.WIDTH]
            picture *= 1 - part[..., None]
        box(picture, left, top, *CARD, (255, 204, 0))
        box(picture, left + 12, top + 14, 60, 10, (28, 28, 30))
        box(picture, left + 12, top + 40, 40, 30, (88, 86, 214))
        levels = numpy.clip(picture + 0.5, 0, 255).astype(numpy.int16)
        if changed:
            levels = changed(levels, luck)
        yield numpy.clip(levels, 0, 255).astype(numpy.uint8).tobytes()


def noisy(levels, luck):
    """One level more or less, anywhere."""
    return levels + luck.integers(-1, 2, levels.shape, dtype=numpy.int16)


def at_edges(levels, luck):
    """Up to two levels in a few hundred pixels along edges, as another version of a rasterizer has them."""
    steep = numpy.abs(numpy.diff(levels.sum(2), axis=0, append=0)) > 60
    places = numpy.argwhere(steep)
    chosen = places[luck.permutation(len(places))[:300]]
    levels = levels.copy()
    levels[chosen[:, 0], chosen[:, 1]] += luck.integers(-2, 3, (len(chosen), 3), dtype=numpy.int16)
    return levels


# Each a name, the film, what has to be said of it and what would be false, as regular expressions. The third list is what
# 'compare --aligned' must not say: of a shadow over a list it says little.
PLANTED = [
    ("nothing", {}, ["png: alike"], ["differ"], ["png: different"]),
    ("one level of noise everywhere", {"changed": noisy},
     ["another rasterizer: at most 1 level", "nothing moves differently"],
     ["region", "gone", "instead of"],
     ["png: different"]),
    ("two levels along edges", {"changed": at_edges},
     ["another rasterizer: at most 2 levels", "nothing moves differently"],
     ["region", "gone", "instead of"],
     ["png: different"]),
    # Within the tolerance of what is aligned.
    ("a spring 3 % longer", {"response": 0.412},
     [r"takes .* (2\.[4-9]|3(\.[0-6])?) % longer: a spring with response 4[01]\d ms"],
     ["rasterizer", "gone"], ["png: different"]),
    ("a spring 8 % longer", {"response": 0.432},
     [r"takes .* (7\.[4-9]|8(\.[0-9])?) % longer: a spring with response 43\d ms"],
     ["rasterizer", "gone"], ["png: alike"]),
    ("a layer one pixel off", {"aside": 1}, ["a region is 1 pixel further right"], ["rasterizer", "instead of"], []),
    ("a shadow gone", {"is_shaded": False}, ["a soft shade is gone"], ["rasterizer", "further", "instead of"], []),
]


def said(render, folder, number, *options):
    """The words of a comparison of a film with the one in which nothing is planted."""
    # A recording stands in front of what it is laid on.
    order = (number, 0) if options else (0, number)
    paths = [os.path.join(folder, f"planted-{index}.png") for index in order]
    done = subprocess.run(
        [render, "compare", *paths, *options], capture_output=True, text=True)
    return done.stdout or done.stderr


def run(render, folder):
    """Prints what is said of each; says of how many it is not right."""
    failures = 0
    for number, (name, changes, words, others, unaligned) in enumerate(PLANTED):
        path = os.path.join(folder, f"planted-{number}.png")
        ffmpeg("-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{films.WIDTH}x{films.HEIGHT}", "-r",
               str(RATE), "-i", "-", "-f", "apng", "-plays", "0", path, pictures=pictures(**changes))
        for options, named, false in [([], words, others), (["--aligned"], [], unaligned)]:
            answer = said(render, folder, number, *options)
            wrong = [word for word in named if not re.search(word, answer)] \
                + [word for word in false if re.search(word, answer)]
            failures += bool(wrong)
            print(f"{name:34} {' '.join(options):10} {f'wrong: {wrong[0]}' if wrong else 'right':12} "
                  + " / ".join(line.strip() for line in answer.splitlines()[:5]), flush=True)
    return failures
