"""Scenes that show what keys do; each is written beside its picture, for people to open."""
import re

CELL, GAP, LABEL = (120, 96), 12, 18
INK, GRAY = "#1C1C1E", "#8E8E93"
BLUE, ORANGE = "#0A84FF", "#FF9F0A"


def grid(cells, columns=5, cell=CELL, assets=None):
    """A scene with a cell for each (title, layers in the coordinates of the cell)."""
    rows = -(-len(cells) // columns)
    layers = []
    for index, (title, inside) in enumerate(cells):
        x = GAP + index % columns * (cell[0] + GAP)
        y = GAP + index // columns * (cell[1] + LABEL + GAP)
        layers.append({"id": f"cell{index}", "frame": [x, y, *cell], "background": "#F2F2F7",
                       "cornerRadius": 8, "clip": True,
                       "children": [named(layer, index, part) for part, layer in enumerate(inside)]})
        layers.append({"id": f"title{index}", "frame": [x, y + cell[1] + 2, cell[0], LABEL],
                       "text": {"string": title, "size": 11, "maximumLines": 1}})
    size = [columns * (cell[0] + GAP) + GAP, rows * (cell[1] + LABEL + GAP) + GAP]
    # What has many colors takes many bytes.
    scale = 1 if columns > 5 or assets else 1.5
    scene = {"version": 1, "canvas": {"size": size, "scale": scale}, "duration": 1}
    return scene | ({"assets": assets} if assets else {}) | {"layers": layers}


def named(layer, index, part):
    return {"id": f"c{index}.{part}"} | layer


def box(**more):
    return {"frame": [30, 22, 60, 52], "background": BLUE, "cornerRadius": 8} | more


def words(schema, path, key):
    """The words that a key accepts."""
    node = schema.at(path)["properties"][key]
    return next(option["enum"] for option in node.get("anyOf", [node]) if "enum" in option)


def all_pictures(schema):
    """A scene for each name."""
    return {
        "transforms": transforms(), "corners": corners(), "borders": borders(),
        "shadows": shadows(), "clips": clips(schema), "blend-modes": blends(schema),
        "filters": filters(schema), "glass": glass(), "gradients": gradients(),
        "shapes": shapes(), "strokes": strokes(schema), "image-modes": images(schema),
        "texts": texts(), "stacks": stacks(), "fields": fields(schema), "ready": ready(),
    }


def transforms():
    ghost = box(background="#D1D1D6")
    changes = [("translate", [14, 10]), ("scale", 1.3), ("rotate", 20), ("skewX", 15),
               ("skewY", 15), ("anchor", [0, 0]), ("rotateX", 50), ("rotateY", 50),
               ("zPosition", 1), ("opacity", 0.4)]
    cells = []
    for key, value in changes:
        top = box(**{key: value})
        if key == "anchor":
            top |= {"rotate": 20}
        if key == "zPosition":
            cells.append(("zPosition: 1", [box(zPosition=1, translate=[-10, -8]),
                                           box(background=ORANGE, translate=[10, 8])]))
            continue
        if key in ("rotateX", "rotateY"):
            inside = [{"frame": [0, 0, *CELL], "perspective": 200,
                       "children": [{"id": f"ghost.{key}"} | ghost, {"id": f"top.{key}"} | top]}]
            cells.append((f"{key}: {value}", inside))
            continue
        cells.append((f"{key}: {value}", [ghost, top]))
    return grid(cells)


def corners():
    large = box(frame=[12, 10, 96, 76])
    return grid([
        ("cornerRadius: 0", [box(cornerRadius=0)]), ("cornerRadius: 12", [box(cornerRadius=12)]),
        ("[24, 4, 24, 4]", [box(cornerRadius=[24, 4, 24, 4])]),
        ("28, circular", [large | {"cornerRadius": 28}]),
        ("28, continuous", [large | {"cornerRadius": 28, "cornerCurve": "continuous"}])])


def borders():
    return grid([
        (f"width: {width}", [box(background="#FFFFFF", border={"width": width, "color": color})])
        for width, color in [(1, INK), (4, BLUE), (12, ORANGE)]], columns=3)


def shadows():
    styles = [
        ("blur: 12", {"blur": 12}), ("blur: 12, opacity: 0.3", {"blur": 12, "opacity": 0.3}),
        ("offset: [6, 8]", {"offset": [6, 8], "opacity": 0.4}),
        ("color", {"blur": 16, "color": "#FF2D55", "offset": [0, 6]}),
        ("path", {"blur": 6, "opacity": 0.6, "path": "M0 52 L60 52 L72 70 L-12 70 Z"})]
    return grid([(title, [box(background="#FFFFFF", shadow=style)]) for title, style in styles])


def clips(schema):
    inner = {"id": "inner", "frame": [24, 20, 60, 52], "background": ORANGE, "cornerRadius": 26}
    ring = {"frame": [0, 0, 60, 52],
            "path": {"data": "M30 0 L60 52 L0 52 Z", "fill": "#808080"}}
    return grid([
        ("clip: false", [box(children=[inner | {"id": "a"}])]),
        ("clip: true", [box(clip=True, children=[inner | {"id": "b"}])]),
        *((mode, [box(mask=ring | {"id": f"{mode}.mask"}, maskMode=mode,
                                 children=[inner | {"id": mode}])])
          for mode in words(schema, "layer", "maskMode"))], columns=3)


def ramp(*stops, kind="linear", **more):
    return {kind: {"stops": list(stops)} | more}


def blends(schema):
    back = {"frame": [0, 0, *CELL],
            "background": ramp("#FF375F", "#FFD60A", "#30D158", "#0A84FF", start=[0, 0], end=[1, 0])}
    front = {"frame": [14, 14, 92, 68], "background": ramp("#FFFFFF", "#5E5CE6", "#000000"),
             "cornerRadius": 8}

    def meeting(mode):
        """A color mode on all of the cell; an operator in a layer of its own, beside what is below, too."""
        if not re.match("source-|destination-|xor", mode):
            return [back, front | {"blendMode": mode}]
        inside = [back | {"id": f"{mode}.back", "frame": [14, 34, 60, 48]},
                  front | {"id": f"{mode}.front", "frame": [44, 14, 62, 48], "blendMode": mode}]
        return [{"frame": [0, 0, *CELL], "isolate": True, "children": inside}]

    return grid([(mode, meeting(mode)) for mode in words(schema, "layer", "blendMode")], columns=6)


AMOUNTS = {"blur": 4, "brightness": 1.4, "contrast": 0.4, "saturation": 0.2, "hueRotation": 120,
           "grayscale": 1, "mean": 1, "pixelate": 10, "smear": 24, "invert": 1, "refraction": 24}


def tile(**more):
    return {"frame": [16, 12, 88, 72], "cornerRadius": 8, "clip": True,
            "background": ramp("#FF9F0A", "#FF375F", "#5E5CE6", start=[0, 0], end=[1, 1]),
            "children": [{"frame": [20, 20, 48, 32], "cornerRadius": 16, "background": "#FFFFFF"}],
            } | more


def numbered(layer, prefix):
    """The layer with names for its children."""
    children = [numbered({"id": f"{prefix}.{index}"} | child, f"{prefix}.{index}")
                for index, child in enumerate(layer.get("children", []))]
    return layer | ({"children": children} if children else {})


def filters(schema):
    kinds = [kind["required"][0] for kind in schema.at("filter")["oneOf"]]
    cells = [("without", [numbered(tile(), "plain")])]
    cells += [(f"{kind}: {AMOUNTS[kind]}", [numbered(tile(filters=[{kind: AMOUNTS[kind]}]), kind)])
              for kind in kinds]
    return grid(cells, columns=6)


def glass():
    pane = {"frame": [30, 20, 74, 56], "cornerRadius": 14, "background": "#FFFFFF40",
            "border": {"width": 1, "color": "#FFFFFF80"}}
    styles = [("without", []), ("blur: 6", [{"blur": 6}]),
              ("blur: 6, saturation: 1.8", [{"blur": 6}, {"saturation": 1.8}])]
    cells = [(title, [numbered(tile(), f"g{i}"), pane | {"backdropFilters": style}])
             for i, (title, style) in enumerate(styles)]
    lens = {"frame": [14, 18, 92, 60], "cornerRadius": 30}
    lenses = [("refraction: 14", {}), ("dispersion: 0.4", {"dispersion": 0.4}),
              ("highlight: 0.8", {"dispersion": 0.2, "highlight": 0.8})]
    cells += [(title, [sheet(f"s{i}"), lens | {"backdropFilters": [{"refraction": 14, "bevel": 18} | more]}])
              for i, (title, more) in enumerate(lenses)]
    cells += [(f"spacing: 24, gap: {gap}", [sheet(f"m{gap}", word=""), drops(gap)]) for gap in (28, 18, 6)]
    return grid(cells, columns=3)


def sheet(name, word="glass"):
    """Letters and bars, in which a displacement is plain to see."""
    bars = [{"id": f"{name}.{i}", "frame": [0, 16 * i, *CELL[:1], 8],
             "background": ("#0A84FF", "#FF9F0A")[i % 2]} for i in range(6)]
    letters = {"id": f"{name}.word", "frame": [0, 26, CELL[0], 44],
               "text": {"string": word, "size": 34, "weight": "bold", "alignment": "center"}}
    return {"id": name, "frame": [0, 0, *CELL], "background": "#FFFFFF", "clip": True,
            "children": bars + ([letters] if word else [])}


def drops(gap):
    """Two drops in a container, so far from each other."""
    side = 34
    left = (CELL[0] - gap) / 2 - side
    return {"id": f"drops{gap}", "frame": [0, 0, *CELL],
            "backdropFilters": [{"brightness": 1.15},
                                {"refraction": 8, "bevel": 14, "highlight": 0.8, "spacing": 24}],
            "children": [{"id": f"drop{gap}.{i}", "frame": [x, 31, side, side], "cornerRadius": 17}
                         for i, x in enumerate((left, left + side + gap))]}


def gradients():
    two = ("#0A84FF", "#FFD60A")
    styles = [
        ("linear", ramp(*two)), ("start, end", ramp(*two, start=[0, 0], end=[1, 1])),
        ("stops with places", ramp("#0A84FF", ["#FFFFFF", 0.8], "#FFD60A")),
        ("radial", ramp(*two, kind="radial")),
        ("radius: 0.25", ramp(*two, kind="radial", radius=0.25)),
        ("conic", ramp(*two, "#0A84FF", kind="conic")),
        ("conic, angle: 90", ramp(*two, kind="conic", angle=90)),
        *[(f"spread: {spread}", ramp(*two, start=[0.3, 0], end=[0.6, 0]) | {"spread": spread})
          for spread in ("pad", "repeat", "reflect")]]
    return grid([(title, [box(background=style, frame=[16, 12, 88, 72])]) for title, style in styles])


def shapes():
    forms = [
        ("rectangle", {"rectangle": {"cornerRadius": 12}}), ("ellipse", {"ellipse": {}}),
        ("polygon", {"polygon": {"sides": 6}}), ("star", {"star": {"points": 5}}),
        ("data", {"data": "M0 52 C10 -20 50 -20 60 52 Z"}),
        ("trimStart, trimEnd", {"ellipse": {}, "fill": "none", "trimStart": 0.1, "trimEnd": 0.7,
                                "stroke": {"color": BLUE, "width": 6}})]
    return grid([(title, [{"frame": [30, 22, 60, 52], "path": {"fill": BLUE} | form}])
                 for title, form in forms], columns=6)


def strokes(schema):
    zigzag = "M0 44 L20 8 L40 44 L60 8"
    line = {"color": BLUE, "width": 12}
    cells = [(f"cap: {cap}", {"cap": cap}) for cap in words(schema, "path/properties/stroke", "cap")]
    cells += [(f"join: {join}", {"join": join})
              for join in words(schema, "path/properties/stroke", "join")]
    cells += [("dashes: [10, 6]", {"dashes": [10, 6], "width": 5}),
              ("dashPhase: 8", {"dashes": [10, 6], "dashPhase": 8, "width": 5})]
    return grid([(title, [{"frame": [30, 22, 60, 52],
                           "path": {"data": zigzag, "fill": "none", "stroke": line | style}}])
                 for title, style in cells], columns=4)


def images(schema):
    frame = {"frame": [10, 18, 100, 60]}
    return grid([(mode, [frame | {"background": "#D1D1D6"},
                         frame | {"clip": True, "image": {"asset": "portrait", "mode": mode}}])
                 for mode in words(schema, "image", "mode")], columns=5,
                assets={"portrait": "../../Scenes/assets/portrait.svg"})


def texts():
    string = "Words in a box of their own"
    styles = [("leading", {}), ("center", {"alignment": "center"}),
              ("trailing", {"alignment": "trailing"}), ("justified", {"alignment": "justified"}),
              ("weight: 700", {"weight": 700}), ("letterSpacing: 3", {"letterSpacing": 3}),
              ("lineHeight: 1.5", {"lineHeight": 1.5}), ("underline", {"underline": True}),
              ("maximumLines: 1", {"maximumLines": 1}),
              ("truncation: middle", {"maximumLines": 1, "truncation": "middle"})]
    return grid([(title, [{"frame": [10, 10, 100, 76],
                           "text": {"string": string, "size": 14} | style}])
                 for title, style in styles])


def stacks():
    def part(index, size):
        return {"id": f"s{index}", "size": size, "cornerRadius": 4, "background": BLUE}
    sizes = [[22, 30], [22, 44], [22, 20]]
    styles = [("row", {"kind": "row", "spacing": 8}),
              ("row, align: start", {"kind": "row", "spacing": 8, "align": "start"}),
              ("row, space-between", {"kind": "row", "justify": "space-between"}),
              ("column", {"kind": "column", "spacing": 4}), ("overlay", {"kind": "overlay"})]
    cells = []
    for number, (title, style) in enumerate(styles):
        turned = style["kind"] != "row"
        children = [part(f"{number}.{i}", list(reversed(size)) if turned else size)
                    | ({"background": [BLUE, ORANGE, "#30D158"][i]})
                    for i, size in enumerate(sizes)]
        cells.append((title, [{"frame": [8, 8, 104, 80], "background": "#FFFFFF", "stack": style,
                               "children": children}]))
    return grid(cells)


def fields(schema):
    kinds = words(schema, "field", "kind")
    back = {"frame": [0, 0, 96, 60], "background": BLUE}
    return grid([(kind, [back, {"frame": [0, 0, 96, 60],
                                "field": {"kind": kind, "progress": 0.4}}])
                 for kind in kinds], columns=7, cell=(96, 60))


def ready():
    """The ready layers on the screen of a phone in its frame."""
    return {
        "version": 1, "canvas": {"frame": "iphone-16", "scale": 0.4, "background": "#D1D1D6"},
        "duration": 1,
        "layers": [
            {"id": "screen", "frame": [0, 0, 393, 852], "background": "#F2F2F7"},
            {"id": "status", "ready": "status-bar"}, {"id": "home", "ready": "home-indicator"},
            {"id": "finger", "position": [300, 300], "ready": "touch"},
            {"id": "caption", "ready": {"kind": "caption", "text": "A caption"}}]}
