"""The pages of scene files: every object, with its keys, examples and pictures."""
import json

from program import PAGES, ROOT, anchor, code, compact
from schema import Examples, Schema

# The objects of scene files: where the schema describes one, how it is called, and which pictures show it.
SCENES = [
    ("", "The scene", []),
    ("properties/canvas", "The canvas", []),
    ("properties/canvas/properties/motionBlur/anyOf/0", "Motion blur", []),
    ("properties/assets/additionalProperties/anyOf/0", "An asset", []),
    ("vars/additionalProperties/anyOf/1", "A variable", []),
    ("tokenFile", "A file of tokens", []),
    ("layer", "A layer", ["transforms", "corners", "clips", "blend-modes", "glass"]),
    ("layer/properties/repeat/anyOf/2", "Repetition", []),
    ("layer/properties/stack/anyOf/1", "A stack", ["stacks"]),
    ("layer/properties/time", "A clock", []),
    ("ready/anyOf/1", "A ready layer", ["ready"]),
    ("border", "A border", ["borders"]),
    ("shadow", "A shadow", ["shadows"]),
    ("filter", "A filter", ["filters"]),
    ("gradient", "A gradient", ["gradients"]),
    ("gradient/properties/linear", "A linear gradient", []),
    ("gradient/properties/radial", "A radial gradient", []),
    ("gradient/properties/conic", "A conic gradient", []),
    ("image", "An image", ["image-modes"]),
    ("text", "A text", ["texts"]),
    ("run", "A run", []), ("counter", "A count", []),
    ("text/properties/appear", "An appearance", []),
    ("path", "A path", ["shapes"]),
    ("path/properties/rectangle", "A rectangle", []),
    ("path/properties/ellipse", "An ellipse", []),
    ("path/properties/polygon", "A polygon", []),
    ("path/properties/star", "A star", []),
    ("path/properties/stroke", "A stroke", ["strokes"]),
    ("field", "A field", ["fields"]),
    ("animation", "An animation", []),
    ("keyframe", "A keyframe", []),
    ("decay", "A decay", []),
    ("fling", "A fling", []),
    ("progress", "A progress", []),
    ("track", "An animation outside of layers", []),
    ("group", "A group of animations", []),
    ("easing/anyOf/1", "A spring in the place of a curve", []),
    ("spring", "A spring", []),
    ("expectation", "An expectation", []),
    ("acceptance", "An acceptance", []),
    ("costLimits", "Cost limits", []),
]
OF_GROUPS = {
    "duration": "How long one run takes; as long as its last animation by default.",
    "easing": "The curve that its time follows; linear by default, and never a spring.",
}
CLAIMS = ["appears", "leaves", "appearsBefore", "appearsAfter", "staysInside", "covers", "neverOverlaps",
          "contrast", "settles", "moves", "monotone", "keepsMoving", "neverJumps", "movesSmoothly",
          "endsAtRest"]
SCENES += [(f"expectation/properties/{claim}/anyOf/0", f"The claim {claim}", []) for claim in CLAIMS]

SCREENS = [
    ("screen", "A screen", []),
    ("bar", "A bar", []),
    ("properties/bars", "Bars", []),
    ("step", "A step", []),
    ("properties/routes/items", "A route", []),
    ("properties/routes/items/properties/from/anyOf/1", "Screens of a route", []),
    ("properties/transition/anyOf/1", "The transition between two screens", []),
    ("transition/anyOf/1", "A transition", []),
    ("gesture", "A gesture", []),
    ("gesture/properties/rule/anyOf/1", "A rule of a gesture", []),
    ("gesture/properties/rule/anyOf/1/properties/percentDriven", "A percent-driven gesture", []),
    ("shared/anyOf/1", "A shared name", []),
    ("container", "A container", []),
    ("match/anyOf/1", "A match", []),
    ("matchSettings", "Settings of a match", []),
    ("matchEffect", "An effect of a match", []),
    ("cascade", "A cascade", []),
    ("plan", "A plan", []),
    ("role", "A role", []),
    ("navigation/anyOf/1", "Both screens, composed", []),
    ("atoms/anyOf/1", "One screen, composed", []),
    ("atoms/anyOf/1/properties/rotate3D", "A turn in space", []),
    ("compose", "Compose", []),
    ("compose/properties/sizes", "Compose: sizes", []),
    ("compose/properties/sizeTransform/anyOf/1", "Compose: size transform", []),
    ("composeEnter/anyOf/1", "Compose: enter", []),
    ("composeExit/anyOf/1", "Compose: exit", []),
]
ENTER = ["fadeIn", "scaleIn", "unveilIn", "slideIn", "slideInHorizontally", "slideInVertically",
         "slideIntoContainer", "expandIn", "expandHorizontally", "expandVertically"]
EXIT = ["fadeOut", "scaleOut", "veilOut", "slideOut", "slideOutHorizontally", "slideOutVertically",
        "slideOutOfContainer", "shrinkOut", "shrinkHorizontally", "shrinkVertically"]
SCREENS += [(f"composeEnter/anyOf/1/properties/{effect}", f"Compose: {effect}", []) for effect in ENTER]
SCREENS += [(f"composeExit/anyOf/1/properties/{effect}", f"Compose: {effect}", []) for effect in EXIT]

# Examples of what no scene shows plainly, by the key.
BY_HAND = {
    "description": "The list of a shop.", "src": "photos/sea.webp", "tabs": ["home", "search"],
    "safeArea": [59, 34], "enum": ["small", "large"], "runs": [{"string": "now", "weight": 700}],
    "axes": {"opsz": 32}, "language": "ar-EG", "family": "Noto Sans", "from": 0, "to": 1, "by": 0.5,
    "value": 1, "velocity": 800, "keyframes": [{"value": 0}, {"value": 1}], "on": ["list"],
    "decay": {"velocity": 800, "friction": 2}, "fling": {"velocity": 4000},
    "mask": {"path": {"ellipse": {}}}, "border": {"width": 1}, "shadow": {"blur": 24},
    "filters": [{"blur": 8}], "backdropFilters": [{"blur": 24}], "composed": "swing",
    "children": [{"id": "dot", "size": [8, 8]}],
}

# What the schema says again in another place, or only for a machine.
REPEATED = ("properties/defaults/", "properties/transition/anyOf/1/properties/routes",
            "transition/anyOf/1/properties/routes", "properties/routes/items/properties/to", "grouped")


def objects(node, path, found):
    """The paths of all objects with keys of their own."""
    if isinstance(node, dict):
        if node.get("type") == "object" and set(node.get("properties", {})) - {"$comment"}:
            found.append(path)
        for key, inner in node.items():
            if key == "definitions":
                continue
            if key in ("properties",):
                for name, item in inner.items():
                    objects(item, f"{path}/properties/{name}".lstrip("/"), found)
            elif key in ("anyOf", "allOf", "oneOf"):
                for index, item in enumerate(inner):
                    objects(item, f"{path}/{key}/{index}", found)
            elif key in ("items", "additionalProperties"):
                objects(inner, f"{path}/{key}", found)
    return found


def check_completeness(root):
    """Ends this program where an object of the schema has no place on a page."""
    found = objects(root, "", [])
    for name, definition in root["definitions"].items():
        objects(definition, name, found)
    known = {path for path, _, _ in SCENES + SCREENS}
    lost = [path for path in found if path not in known and not path.startswith(REPEATED)
            and path != "properties/defaults"]
    gone = [path for path in known if path not in found]
    if lost or gone:
        raise SystemExit(f"references: objects without a section: {lost}; sections without one: {gone}")


def examples(schema):
    """Examples out of every scene that comes with the program, and of those that make pictures."""
    found = Examples(schema)
    places = sorted((ROOT / "Scenes").glob("*.json")) + sorted((PAGES / "pictures").glob("*.json"))
    places += sorted((PAGES / "examples").glob("*.json"))
    for place in places:
        if not place.name.endswith(".schema.json"):
            found.look(json.loads(place.read_text()), "")
    for place in sorted((ROOT / "Scenes/fragments").glob("*.json")):
        value = json.loads(place.read_text())
        if isinstance(value, dict):
            found.look(value, "layer")
    return found


def blocks(program):
    """The generated parts of both pages."""
    root = program.json("schema")
    check_completeness(root)
    here = {path: title for path, title, _ in SCENES + SCREENS}
    page = {path: "" for path, _, _ in SCENES} | {path: "screens.md" for path, _, _ in SCREENS}
    parts = {}
    for name, sections in (("scenes", SCENES), ("screens", SCREENS)):
        links = {path: ("" if (page[path] == "screens.md") == (name == "screens")
                        else ("screens.md" if page[path] else "scenes.md"), title)
                 for path, title in here.items()}
        schema = Schema(root, links)
        cells = with_examples_by_hand(schema, examples(schema).cells(), sections)
        contents = " · ".join(f"[{title}](#{anchor(title)})" for _, title, _ in sections)
        parts[name] = "\n\n".join(
            [contents] + [part for section in sections for part in text(schema, cells, *section)])
    return parts


def with_examples_by_hand(schema, cells, sections):
    """The examples, those by hand where no scene has one; each has to be one where it stands."""
    cells = dict(cells)
    for path, title, _ in sections:
        for key, member in schema.at(path)["properties"].items():
            by_hand = [value for name, value in BY_HAND.items() if name == key]
            fitting = [value for value in by_hand if schema.accepts(value, member)]
            plain = schema.plain(member)
            if plain is not None and not schema.accepts(plain, member):
                raise SystemExit(f"references: {title}: {key}: {plain} is no example")
            for value in fitting + ([] if plain is None else [plain]):
                cells.setdefault((path, key), code(compact(value)))
    return cells


def text(schema, cells, path, title, pictures):
    node = schema.at(path)
    yield f"## {title}"
    yield node.get("description", "") + conditions(node)
    yield schema.table(path, cells, meanings(schema, path))
    for picture in pictures:
        yield f"![{picture.replace('-', ' ').capitalize()}](pictures/{picture}.png)\n" \
              f"\n([the scene](pictures/{picture}.json))"


def meanings(schema, path):
    """What keys mean whose rules say nothing: as in an animation, but for what groups have of their own."""
    if path in ("track", "group"):
        said = {key: schema.meaning(member) for key, member in schema.at("animation")["properties"].items()}
        return said if path == "track" else {**said, **OF_GROUPS}
    return {"kind": "Which of these layers it is; a caption needs its words."}


def conditions(node):
    """What holds between keys, in words."""
    said = []
    if "not" in node and "anyOf" in node["not"]:
        pairs = [option["required"] for option in node["not"]["anyOf"] if "required" in option]
        others = {}
        for first, second in pairs:
            others.setdefault(first, []).append(second)
        if pairs:
            said.append("Not together: " + "; ".join(
                f"`{first}` and " + " or ".join(f"`{key}`" for key in keys)
                for first, keys in others.items()) + ".")
    for key, word in (("anyOf", "At least one of these"), ("oneOf", "Exactly one of these")):
        options = node.get(key, [])
        names = [option["required"][0] for option in options if "required" in option]
        # Where an option asks for something else, none of these keys is needed by itself.
        if names and len(names) == len(options):
            said.append(f"{word}: " + ", ".join(f"`{name}`" for name in names) + ".")
    return "".join(" " + sentence for sentence in said)
