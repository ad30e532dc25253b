"""The tables of suites."""
from schema import Schema

SUITES = [
    ("", "The suite"),
    ("properties/cases/items", "A case"),
    ("properties/cases/items/properties/tolerance", "A tolerance"),
    ("properties/cases/items/properties/ignore/items", "A region"),
]
EXAMPLES = {
    ("", "version"): "`1`", ("", "goldens"): '`"goldens"`', ("", "keep"): '`["timeline"]`',
    ("properties/cases/items", "scene"): '`"card.json"`',
    ("properties/cases/items", "recording"): '`"push.mp4"`',
    ("properties/cases/items", "against"): '`"push.json"`',
    ("properties/cases/items", "aligned"): "`true`",
    ("properties/cases/items", "name"): '`"card-small"`',
    ("properties/cases/items", "vars"): '`{"accent": "#FF3B30"}`',
    ("properties/cases/items", "matrix"): '`{"theme": ["light", "dark"]}`',
    ("properties/cases/items", "reduceMotion"): "`true`",
    ("properties/cases/items", "keep"): '`["timeline", "strip"]`',
    ("properties/cases/items/properties/tolerance", "levels"): "`2`",
    ("properties/cases/items/properties/tolerance", "pixels"): '`"0.1%"`',
    ("properties/cases/items/properties/tolerance", "perceptual"): "`true`",
    ("properties/cases/items/properties/tolerance", "movement"): "`true`",
    ("properties/cases/items/properties/ignore/items", "box"): "`[0, 0, 390, 44]`",
    ("properties/cases/items/properties/ignore/items", "layer"): '`"clock"`',
}


def blocks(program):
    root = program.json("schema", "suite")
    links = {path: ("", title) for path, title in SUITES}
    links |= {"expectation": ("scenes.md", "An expectation"), "acceptance": ("scenes.md", "An acceptance"),
              "costLimits": ("scenes.md", "Cost limits")}
    schema = Schema(root, links)
    parts = []
    for path, title in SUITES:
        node = schema.at(path)
        parts += [f"### {title}", node.get("description", ""), schema.table(path, EXAMPLES)]
    return {"keys": "\n\n".join(parts)}
