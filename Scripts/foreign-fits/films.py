"""Films of things that move by known curves, drawn with numpy and Pillow."""

import math
import random
import subprocess

import numpy
from PIL import Image, ImageDraw

from curves import length, random_curve, value

WIDTH, HEIGHT = 240, 400
PAPER = (242, 242, 247)
PALETTE = [(52, 120, 246), (255, 45, 85), (52, 199, 89), (255, 149, 0), (88, 86, 214),
           (175, 82, 222), (0, 122, 255), (28, 28, 30)]
KINDS = ["move", "push", "two", "turn", "grow", "stretch", "fade", "recolor", "fling", "sheet"]


# Drawing

def span(start, end, count):
    """The pixels of a line that lie between two places, and how much of each."""
    first, last = max(0, math.floor(start)), min(count, math.ceil(end))
    places = numpy.arange(first, max(first, last))
    share = numpy.clip(numpy.minimum(end, places + 1) - numpy.maximum(start, places), 0, 1)
    return slice(first, max(first, last)), share


def box(picture, x, y, width, height, color, alpha=1.0):
    rows, down = span(y, y + height, picture.shape[0])
    columns, across = span(x, x + width, picture.shape[1])
    part = picture[rows, columns]
    part += (numpy.array(color, float) - part) * (numpy.outer(down, across) * alpha)[..., None]


def polygon(picture, points, color):
    """A polygon of 8 by 8 samples a pixel."""
    mask = Image.new("L", (WIDTH * 8, HEIGHT * 8))
    ImageDraw.Draw(mask).polygon([(x * 8, y * 8) for x, y in points], fill=255)
    cover = numpy.asarray(mask.resize((WIDTH, HEIGHT), Image.Resampling.BOX), float) / 255
    picture += (numpy.array(color, float) - picture) * cover[..., None]


class Card:
    """A box with things on it, around its center."""

    def __init__(self, luck, width, height):
        colors = luck.sample(PALETTE, 4)
        self.boxes = [(-width / 2, -height / 2, width, height, colors[0])]
        y = -height / 2 + luck.uniform(8, 20)
        for color in colors[1:]:
            tall = luck.uniform(0.1, 0.18) * height
            left = luck.uniform(0.06, 0.3) * width
            wide = luck.uniform(0.3, 0.6) * width
            self.boxes.append((left - width / 2, y, wide, tall, color))
            y += tall + luck.uniform(0.08, 0.16) * height

    def draw(self, picture, x, y, across=1.0, down=1.0):
        for left, top, width, height, color in self.boxes:
            box(picture, x + left * across, y + top * down, width * across, height * down, color)

    def draw_turned(self, picture, x, y, degrees):
        angle = numpy.radians(degrees)
        c, s = numpy.cos(angle), numpy.sin(angle)
        for left, top, width, height, color in self.boxes:
            corners = [(left, top), (left + width, top), (left + width, top + height),
                       (left, top + height)]
            polygon(picture, [(x + c * a - s * b, y + s * a + c * b) for a, b in corners], color)


class Page:
    """A screen of boxes."""

    def __init__(self, luck, color):
        self.color = color
        self.boxes = [(0, 0, WIDTH, 40, luck.choice(PALETTE))]
        y = 60.0
        while y < HEIGHT - 30:
            tall = luck.uniform(10, 40)
            self.boxes.append((luck.uniform(10, 30), y, luck.uniform(60, 170), tall,
                               luck.choice(PALETTE)))
            y += tall + luck.uniform(12, 40)

    def draw(self, picture, x=0.0, y=0.0):
        box(picture, x, y, WIDTH, HEIGHT, self.color)
        for left, top, width, height, color in self.boxes:
            box(picture, x + left, y + top, width, height, color)


def rows(picture):
    """A list, over which cards go."""
    box(picture, 0, 0, WIDTH, HEIGHT, PAPER)
    for number in range(9):
        box(picture, 0, number * 44 + 1, WIDTH, 42, (255, 255, 255))
        box(picture, 40, number * 44 + 14, 130, 10, (28, 28, 30))


# Films: what moves, and how a moment of it looks.

def move(luck, begin):
    curve, card = random_curve(luck), Card(luck, luck.uniform(70, 120), luck.uniform(80, 140))
    x, y = luck.uniform(70, 100), luck.uniform(80, 120)
    across, down = luck.choice([0, luck.uniform(-20, 70)]), luck.uniform(80, 200)
    is_list = luck.random() < 0.3

    def draw(picture, time):
        share = value(curve, time - begin)
        rows(picture) if is_list else box(picture, 0, 0, WIDTH, HEIGHT, PAPER)
        card.draw(picture, x + across * share, y + down * share)
    return [{"what": "shift", "x": across, "y": down, "curve": curve, "begin": begin}], draw


def push(luck, begin):
    curve, share = random_curve(luck), luck.choice([0.25, 0.3, 1 / 3])
    under, over = Page(luck, (255, 255, 255)), Page(luck, (240, 246, 255))

    def draw(picture, time):
        progress = value(curve, time - begin)
        under.draw(picture, -WIDTH * share * progress)
        over.draw(picture, WIDTH - WIDTH * progress)
    return [{"what": "shift", "x": -part * WIDTH, "y": 0, "curve": curve, "begin": begin}
            for part in (1, share)], draw


def two(luck, begin):
    curves = [random_curve(luck), random_curve(luck)]
    begins = [begin, begin + round(luck.uniform(0, 0.2), 3)]
    ways = [luck.uniform(100, 220), -luck.uniform(100, 220)]
    cards = [Card(luck, luck.uniform(70, 95), luck.uniform(70, 100)) for _ in range(2)]

    def draw(picture, time):
        box(picture, 0, 0, WIDTH, HEIGHT, PAPER)
        for card, x, y, way, curve, start in zip(
                cards, (62, 178), (75, 330), ways, curves, begins):
            card.draw(picture, x, y + way * value(curve, time - start))
    return [{"what": "shift", "x": 0, "y": way, "curve": curve, "begin": start}
            for way, curve, start in zip(ways, curves, begins)], draw


def turn(luck, begin):
    curve, card = random_curve(luck), Card(luck, luck.uniform(100, 140), luck.uniform(90, 160))
    degrees = luck.uniform(20, 120) * luck.choice([1, -1])

    def draw(picture, time):
        box(picture, 0, 0, WIDTH, HEIGHT, PAPER)
        card.draw_turned(picture, 120, 200, degrees * value(curve, time - begin))
    return [{"what": "turn", "by": degrees, "curve": curve, "begin": begin}], draw


def scaled(luck, begin, is_even):
    curve, card = random_curve(luck), Card(luck, 160, 240)
    across = luck.uniform(0.4, 0.85)
    down = across if is_even else luck.choice([1, luck.uniform(0.4, 0.85)])

    def draw(picture, time):
        share = value(curve, time - begin)
        box(picture, 0, 0, WIDTH, HEIGHT, PAPER)
        card.draw(picture, 120, 200, across + (1 - across) * share, down + (1 - down) * share)
    return [{"what": "scale", "x": 1 / across, "y": 1 / down, "curve": curve,
             "begin": begin}], draw


def grow(luck, begin):
    return scaled(luck, begin, True)


def stretch(luck, begin):
    return scaled(luck, begin, False)


def fade(luck, begin):
    curve = random_curve(luck, springs=0.3)
    under, over = Page(luck, (255, 255, 255)), Page(luck, (240, 246, 255))

    def draw(picture, time):
        under.draw(picture)
        other = numpy.zeros_like(picture)
        over.draw(other)
        picture += (other - picture) * value(curve, time - begin)
    # Blocks change by about a hundred levels each, and few of them err alike.
    return [{"what": "fade", "levels": 300, "curve": curve, "begin": begin}], draw


def recolor(luck, begin):
    curve = random_curve(luck, springs=0.3)
    old, new = (numpy.array(color, float) for color in luck.sample(PALETTE, 2))
    width, height = luck.uniform(60, 160), luck.uniform(60, 200)

    def draw(picture, time):
        box(picture, 0, 0, WIDTH, HEIGHT, PAPER)
        color = old + (new - old) * value(curve, time - begin)
        box(picture, 40, 80, width, height, numpy.clip(color, 0, 255))
    # All blocks change alike.
    levels = float(numpy.abs(new - old).max())
    return [{"what": "fade", "levels": levels, "curve": curve, "begin": begin}], draw


def fling(luck, begin):
    curve = {"kind": "decay", "constant": luck.choice([0.25, 0.325, 0.4, 0.5])}
    way, lines, y = -luck.uniform(200, 500), [], 0.0
    while y < 1100:
        tall = luck.uniform(36, 70)
        lines.append((y, tall, luck.choice(PALETTE), luck.uniform(40, 150), luck.uniform(10, 20)))
        y += tall

    def draw(picture, time):
        box(picture, 0, 0, WIDTH, HEIGHT, (255, 255, 255))
        share = value(curve, time - begin)
        for top, tall, color, width, side in lines:
            y = top + way * share
            if -80 < y < HEIGHT:
                box(picture, 16, y + 8, 1.5 * side, 1.5 * side, color)
                box(picture, 60, y + 10, width, 0.6 * side, (40, 40, 40))
                box(picture, 16, y + tall - 1, WIDTH - 16, 1, (200, 200, 204))
    return [{"what": "shift", "x": 0, "y": way, "curve": curve, "begin": begin}], draw


def sheet(luck, begin):
    curve, page, tall = random_curve(luck), Page(luck, (255, 255, 255)), luck.uniform(200, 320)

    def draw(picture, time):
        share = value(curve, time - begin)
        page.draw(picture)
        box(picture, 0, 0, WIDTH, HEIGHT, (0, 0, 0), 0.4 * max(0, min(1, share)))
        y = HEIGHT - tall * share
        box(picture, 0, y, WIDTH, tall + 60, (255, 255, 255))
        box(picture, 100, y + 8, 40, 5, (180, 180, 180))
        box(picture, 20, y + 40, 130, 18, PALETTE[0])
        box(picture, 20, y + 90, 170, 12, (60, 60, 60))
        box(picture, 20, y + 130, 100, 30, PALETTE[2])
    return [{"what": "shift", "x": 0, "y": -tall, "curve": curve, "begin": begin}], draw


# Recording

TROUBLES = ["none", "none", "none", "noise", "jitter", "repeats", "crop", "scale", "twice"]


class Film:
    """A film of a kind: what moves in it, and how it is recorded."""

    def __init__(self, kind, seed):
        luck = random.Random(f"{kind}-{seed}")
        self.kind, self.seed = kind, seed
        self.rate = luck.choice([24, 25, 30, 30, 50, 60, 60, 60])
        self.trouble = luck.choice(TROUBLES)
        begin = round(luck.uniform(0.2, 0.45), 4)
        self.bodies, self.draw = globals()[kind](luck, begin)
        end = max(body["begin"] + length(body["curve"]) for body in self.bodies) + 0.4
        self.factor = luck.choice([0.75, 1.5]) if self.trouble == "scale" else 1
        for body in self.bodies:
            if body["what"] == "shift":
                body["x"], body["y"] = body["x"] * self.factor, body["y"] * self.factor
        # Each picture is shown so many times.
        self.times = 2 if self.trouble == "twice" and self.rate <= 30 else 1
        self.quality = luck.choice([16, 18, 20, 23, 26])
        # The time that each frame shows; nothing where the one before is shown again.
        self.moments = [self.moment(luck, number) for number in range(int(end * self.rate))]

    def moment(self, luck, number):
        time = number / self.rate
        if self.trouble == "jitter":
            return time + luck.uniform(-0.15, 0.15) / self.rate
        return None if number and self.trouble == "repeats" and luck.random() <= 0.1 else time

    def pictures(self):
        noise = numpy.random.default_rng(self.seed)
        last = b""
        for moment in self.moments:
            if moment is not None:
                picture = numpy.zeros((HEIGHT, WIDTH, 3))
                self.draw(picture, moment)
                if self.trouble == "noise":
                    picture += noise.normal(0, 1.5, (HEIGHT, WIDTH, 1))
                last = numpy.clip(picture + 0.5, 0, 255).astype(numpy.uint8).tobytes()
            yield from [last] * self.times

    def write(self, path):
        filters = ""
        if self.factor != 1:
            width, height = (int(side * self.factor) // 2 * 2 for side in (WIDTH, HEIGHT))
            filters = f"scale={width}:{height}:flags=bicubic,"
        elif self.trouble == "crop":
            filters = "crop=220:370:12:14,"
        ffmpeg("-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}",
               "-r", str(self.times * self.rate), "-i", "-", "-c:v", "libx264", "-threads", "1",
               "-crf", str(self.quality), "-pix_fmt", "yuv420p",
               "-vf", filters + "scale=out_color_matrix=bt709", "-colorspace", "bt709", path,
               pictures=self.pictures())


def ffmpeg(*words, pictures=()):
    """Runs FFmpeg, and gives it pictures."""
    run = subprocess.Popen(["ffmpeg", "-v", "error", "-y", *words], stdin=subprocess.PIPE)
    for picture in pictures:
        run.stdin.write(picture)
    run.stdin.close()
    if run.wait():
        raise SystemExit(f"test-fits: error: ffmpeg could not write {words[-1]}")
