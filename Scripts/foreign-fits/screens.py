"""The screens of the recordings: drawn by numpy, and written down as scenes of ours."""

import numpy
from PIL import Image, ImageDraw

from films import box

WIDTH, HEIGHT = 392, 852
TALL = 560
DIM, RECEDED, PARALLAX = 0.4, 0.92, 0.3


def rgb(color):
    return tuple(int(color[place:place + 2], 16) for place in (1, 3, 5))


def list_rows(top, count, colors, step=86):
    rows = []
    for number in range(count):
        y, side = top + step * number, step - 30
        rows += [(20, y, side, side, colors[number % len(colors)]),
                 (side + 36, y + 8, 150 + 40 * (number % 3), 14, "#222222"),
                 (side + 36, y + 32, 110 + 30 * (2 * number % 3), 10, "#888888")]
    return rows


# Each a background and boxes: left, top, width, height, color.
LIST = ("#F2F2F7", [(0, 0, 392, 100, "#FFFFFF"), (20, 60, 180, 26, "#111111")]
        + list_rows(130, 8, ["#FF2D55", "#34C759", "#5856D6", "#FF9500"]))
DETAIL = ("#FFFFFF", [
    (0, 0, 392, 300, "#3A6EA5"), (40, 80, 120, 120, "#F5C542"), (24, 330, 240, 30, "#111111"),
    (24, 380, 330, 12, "#666666"), (24, 404, 300, 12, "#666666"), (24, 428, 320, 12, "#666666"),
    (24, 470, 345, 200, "#E8E0D0"), (60, 510, 90, 120, "#B03A2E"), (24, 740, 345, 54, "#0A84FF")])
SHEET = ("#FFFFFF", [(160, 10, 73, 6, "#C0C0C0"), (24, 40, 220, 28, "#111111")]
         + list_rows(100, 5, ["#0A84FF", "#FF3B30", "#AF52DE"], step=72))


def draw(picture, screen, x=0.0, y=0.0, scale=1.0, tall=HEIGHT):
    """A screen whose left upper corner is at a place."""
    back, boxes = screen
    box(picture, x, y, scale * WIDTH, scale * tall, rgb(back))
    for left, top, width, height, color in boxes:
        box(picture, x + scale * left, y + scale * top, scale * width, scale * height, rgb(color))


def new():
    return numpy.zeros((HEIGHT, WIDTH, 3))


def push(share):
    picture = new()
    draw(picture, LIST, -PARALLAX * WIDTH * share)
    draw(picture, DETAIL, WIDTH * (1 - share))
    return picture


def fade(share):
    old, other = new(), new()
    draw(old, LIST)
    draw(other, DETAIL)
    return old + (other - old) * min(1, max(0, share))


def sheet(share):
    """A sheet with round corners, over a page that becomes smaller and darker."""
    picture, scale = new(), 1 - (1 - RECEDED) * share
    draw(picture, LIST, (1 - scale) * WIDTH / 2, (1 - scale) * HEIGHT / 2, scale)
    picture *= 1 - DIM * min(1, max(0, share))
    over, top = new(), HEIGHT - TALL * share
    draw(over, SHEET, 0, top, tall=TALL + 60)
    mask = Image.new("L", (4 * WIDTH, 4 * HEIGHT))
    ImageDraw.Draw(mask).rounded_rectangle(
        [0, round(4 * top), 4 * WIDTH - 1, round(4 * (top + TALL + 200))], 160, fill=255)
    cover = numpy.asarray(mask.resize((WIDTH, HEIGHT), Image.Resampling.BOX), float) / 255
    return picture + (over - picture) * cover[..., None]


def card(share):
    """A card that grows over a list."""
    picture, scale = new(), 0.8 + 0.2 * share
    draw(picture, LIST)
    x, y = WIDTH / 2 - 150 * scale, HEIGHT / 2 - 150 * scale
    box(picture, x, y, 300 * scale, 300 * scale, (255, 214, 10))
    for left, top, width, height, color in [
            (20, 20, 160, 24, "#1C1C1E"), (20, 70, 120, 60, "#5856D6"), (20, 160, 240, 16, "#444444"),
            (20, 200, 90, 70, "#FF3B30")]:
        box(picture, x + left * scale, y + top * scale, width * scale, height * scale, rgb(color))
    return picture


def fling(share):
    """A list that was pushed up."""
    picture = new()
    box(picture, 0, 0, WIDTH, HEIGHT, (255, 255, 255))
    colors = ["#FF2D55", "#34C759", "#5856D6", "#FF9500", "#0A84FF"]
    for number in range(30):
        y = 62 * number - 700 * share + 3 * (number * number % 7)
        color, wide = rgb(colors[number * 3 % 5]), 80 + 37 * (number * 5 % 6)
        box(picture, 20, y + 8, 40, 40, color)
        box(picture, 80, y + 14, wide, 12, (40, 40, 40))
        box(picture, 80, y + 34, 0.6 * wide, 8, (130, 130, 130))
    return picture


def layers(screen, **members):
    """A screen as a layer of a scene."""
    back, boxes = screen
    return {"frame": [0, 0, WIDTH, HEIGHT], "background": back, "clip": True,
            "children": [{"frame": list(place), "background": color}
                         for *place, color in boxes], **members}


def scene(kind, easing, duration=None):
    """A scene of ours that shows the same: from .3 s on, by an easing."""
    def change(start, end):
        timing = {} if duration is None else {"duration": duration}
        return {"from": start, "to": end, "delay": 300, "easing": easing, **timing}
    if kind == "push":
        parts = [layers(LIST, id="from", translateX=change(0, -PARALLAX * WIDTH)),
                 layers(DETAIL, id="to", translateX=change(WIDTH, 0))]
    elif kind == "fade":
        parts = [layers(LIST, id="from"), layers(DETAIL, id="to", opacity=change(0, 1))]
    else:
        top = {"frame": [0, HEIGHT - TALL, WIDTH, TALL + 40], "cornerRadius": 40}
        parts = [layers(LIST, id="page", scale=change(1, RECEDED)),
                 {"id": "dim", "frame": [0, 0, WIDTH, HEIGHT], "background": "#000000",
                  "opacity": change(0, DIM)},
                 layers(SHEET, id="sheet", translateY=change(TALL, 0)) | top]
    return {"version": 1, "duration": 1500, "layers": parts,
            "canvas": {"size": [WIDTH, HEIGHT], "scale": 1, "fps": 60, "background": "#000000"}}
