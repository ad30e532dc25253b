"""The JSON that the program writes: schemas, examples, and the tables of their members."""
import json
import pathlib
import re
import shutil
import tempfile

from program import PAGES, ROOT, code, table

FOLDER = PAGES / "json"
# The commands that make each example, of which the last one writes it.
EXAMPLES = {
    "draw": ["card.json --at 150ms -o card.png --json"],
    "presets": ["presets material.fade-through --json"],
    "explain": ["explain card.json --json"],
    "check": ["check card.json wrong.json --json"],
    "audit": ["audit app.json --json"],
    "tree": ["tree card.json --at 150ms --json"],
    "fonts": ["fonts text.json --json"],
    "curve": ["curve ease-in-out --samples 5 --json"],
    "fit": ["card.json -o card.apng", "fit card.apng --json"],
    "verify": ["record changed.json", "verify changed.json --json"],
    "compare": ["compare card.json changed.json --json"],
    "goldens": ["record changed.json", "goldens list changed.json --json"],
    "map": ["map app.json --json"],
    "tokens": ["tokens theme.css --json"],
    "plan": ["plan verify changed.json"],
    "atlas": ["card.json --grid 4 --every 4 -o sheet.png"],
    "failure": ["tree wrong.json --json"],
}
# What an example is the file of, where that is not printed.
WRITTEN = {"atlas": "sheet.atlas.json"}


def run(program, name):
    """The example's bytes: the commands are run in a folder of their own with the inputs."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for path in (FOLDER / "inputs").iterdir():
            shutil.copy(path, folder)
        shutil.copy(ROOT / "Tests/TestSupport/Fonts/layers.ttf", folder)
        for command in EXAMPLES[name]:
            if name == "verify" and command.startswith("verify"):
                changed = (folder / "changed.json").read_text().replace("14", "12")
                (folder / "changed.json").write_text(changed)
            printed = program.said(*command.split(), folder=folder)
        text = (folder / WRITTEN[name]).read_text() if name in WRITTEN else printed
    # No two runs take as long.
    text = re.sub(r'("(read|decode|draw|encode|total|milliseconds)": )[0-9.]+(?=,?\n)', r"\g<1>0", text)
    return text.encode()


def kinds(program):
    """The names of all documents, with the verbs that write each, in their order."""
    verbs = program.json("help", "--json")["verbs"]
    schema = next(verb for verb in verbs if verb["name"] == "schema")
    choices = [choice["name"] for choice in schema["arguments"][0]["value"]["choices"]]
    return [name for name in choices if name not in ("scene", "suite")]


class Tables:
    """The tables of members, of which each part is shown once."""

    def __init__(self):
        self.shown = set()
        self.waiting = []

    def shape(self, schema, parts):
        """A shape in words of a table's cell."""
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            if name not in self.shown:
                self.shown.add(name)
                self.waiting.append(name)
            return f"[{name}](#{name.lower()})"
        if "const" in schema:
            return code(json.dumps(schema["const"]))
        if "enum" in schema:
            return ", ".join(code(word) for word in schema["enum"])
        if "anyOf" in schema:
            return " or ".join(self.shape(one, parts) for one in schema["anyOf"])
        kind = schema.get("type")
        if isinstance(kind, list):
            return " or ".join(self.shape({"type": one}, parts) for one in kind)
        if kind == "array":
            count = f"{schema['minItems']} " if "minItems" in schema else ""
            return f"list of {count}{self.shape(schema['items'], parts)}"
        if kind == "object" and "additionalProperties" in schema:
            return f"object of {self.shape(schema['additionalProperties'], parts)}"
        words = {"string": "text", "integer": "whole number", "boolean": "`true` or `false`",
                 "null": "`null`", None: "any value"}
        return words.get(kind, kind)

    def members(self, schema, parts):
        needed = schema.get("required", [])
        rows = []
        for name, member in schema["properties"].items():
            mark = "" if name in needed else " ?"
            rows.append([code(name) + mark, self.shape(member, parts), member["description"]])
        return table(["member", "value", "meaning"], rows)

    def part(self, name, parts):
        schema = parts[name]
        lines = [f"#### {name}", schema["description"]]
        if "properties" in schema:
            lines.append(self.members(schema, parts))
        if "anyOf" in schema:
            lines.append("It is " + self.shape({"anyOf": schema["anyOf"]}, parts) + ".")
        return lines

    def document(self, schema):
        """The tables of a document, and of all of its parts that were not shown yet."""
        parts = schema["$defs"]
        lines = []
        for shape in schema.get("anyOf", [schema]):
            name = shape.get("$ref", "").rsplit("/", 1)[-1]
            if name == "failure" or name in self.shown:
                continue
            if name:
                self.shown.add(name)
                lines += self.part(name, parts)
            else:
                lines.append(self.members(shape, parts))
        while self.waiting:
            lines += self.part(self.waiting.pop(0), parts)
        return lines


def failure(schema, tables):
    """The section on runs that fail, whose parts all documents share."""
    tables.shown.add("failure")
    lines = ["### failure", schema["$defs"]["failure"]["description"],
             "For example, `render " + EXAMPLES["failure"][-1] + "`: [failure.json](json/failure.json).",
             tables.members(schema["$defs"]["failure"], schema["$defs"])]
    while tables.waiting:
        lines += tables.part(tables.waiting.pop(0), schema["$defs"])
    return lines


def blocks(program):
    """The files of schemas and examples, and the page's tables."""
    files, lines, tables = {}, [], Tables()
    for name in kinds(program):
        text = program.run("schema", name)
        files[f"{name}.schema.json"] = text.encode()
        schema = json.loads(text)
        if not lines:
            lines += failure(schema, tables)
        lines += [f"### {name}", schema["description"]]
        links = f"[Schema](json/{name}.schema.json)"
        if name in EXAMPLES:
            links += f"; for example, `render {EXAMPLES[name][-1]}`: [{name}.json](json/{name}.json)"
        if name != schema["title"]:
            links = f"Written by {code_list(schema['title'])}. {links}"
        lines += [links + ".", *tables.document(schema)]
    for name in EXAMPLES:
        files[f"{name}.json"] = run(program, name)
    return "\n\n".join(lines), files


def code_list(title):
    return ", ".join(code(command) for command in title.split(", "))
