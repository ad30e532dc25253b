"""Tables of keys, from the JSON schemas that the program writes."""
import re

from program import anchor, code, compact, table

# What a definition is called where it is named in a table, when it has no section of its own.
WORDS = {
    "variable": "variable", "name": "name", "span": "time", "positiveSpan": "time",
    "instant": "time", "curve": "easing", "easing": "easing or spring", "device": "device",
    "number": "number", "length": "number", "fraction": "number", "amount": "number",
    "angle": "degrees", "point": "[x, y]", "size": "[w, h]", "unitPoint": "[x, y]",
    "factors": "number or [x, y]", "radii": "number or four", "rect": "[x, y, w, h]",
    "color": "color", "paint": "color or gradient", "transform": "transform",
    "outline": "path data", "flag": "true or false", "preset": "name of a transition",
    "shared": "name, or names with classes", "filterAmount": "number", "count": "number",
    "composeEnter": "effects", "composeExit": "effects", "navigation": "composed transition",
    "atoms": "composed transition of one screen", "ready": "ready layer", "vars": "variables",
    "gradient": "gradient", "match": "match", "transition": "transition", "filter": "filter",
}
# A plain value of what has a word of its own.
PLAIN = {
    "name": "card", "span": 250, "positiveSpan": 250, "instant": 100, "curve": "ease-out",
    "easing": "ease-out", "device": "iphone-16", "number": 10, "length": 10, "fraction": 0.5,
    "amount": 1.5, "angle": 45, "point": [10, 20], "size": [200, 100], "unitPoint": [0.5, 0],
    "factors": 1.2, "radii": 12, "rect": [20, 40, 200, 100], "color": "#0A84FF", "paint": "#0A84FF",
    "outline": "M0 0 L10 10", "flag": True, "preset": "ios.push", "filterAmount": 1, "count": 12480, "shared": "photo",
}
RANGES = {
    "span": "0 or more", "positiveSpan": "above 0", "length": "0 or more", "amount": "0 or more",
    "fraction": "0 to 1",
}


class Schema:
    """A schema, and the sections that its objects have on a page."""

    def __init__(self, root, sections):
        self.root = root
        self.definitions = root["definitions"]
        self.sections = sections

    def at(self, path):
        """The schema at a path such as `layer/properties/stack`, from the definitions or the root."""
        steps = path.split("/") if path else []
        node = self.root
        if steps and steps[0] in self.definitions and steps[0] != "properties":
            node, steps = self.definitions[steps[0]], steps[1:]
        for step in steps:
            node = node[int(step)] if isinstance(node, list) else node[step]
        return node

    def resolved(self, schema):
        """The schema that references lead to, with the path of the last definition with a word or a section."""
        known = ""
        while True:
            if "allOf" in schema and len(schema["allOf"]) == 1 and "properties" not in schema:
                schema = schema["allOf"][0]
            path = schema.get("$ref", "").removeprefix("#/definitions/")
            if not path:
                return schema, known
            schema, known = self.at(path), path
            if path in self.sections or path in WORDS or path.startswith("animated"):
                return schema, path

    def options(self, schema):
        """The kinds of values that are allowed, variables aside: (schema, name of its definition)."""
        node, path = self.resolved(schema)
        if path == "variable":
            return []
        if path and (path in self.sections or path in WORDS):
            return [(node, path)]
        if "anyOf" in node and "properties" not in node:
            return [option for part in node["anyOf"] for option in self.options(part)]
        return [(node, path)]

    # MARK: words

    def kinds(self, schema):
        """The types of a value, in words, and whether it can be animated."""
        node, path = self.resolved(schema)
        if path.startswith("animated"):
            name = path.removeprefix("animated")
            name = {"Place": "point"}.get(name, name[0].lower() + name[1:])
            forms = [self.resolved(option)[1] for option in node.get("anyOf", [])]
            return [WORDS.get(name, name)] + [self.link(form) for form in forms if form and form in self.sections], True
        found = []
        for option, name in self.options(schema):
            for word in self.words(option, name):
                if word not in found:
                    found.append(word)
        return found, False

    def words(self, node, path):
        if path.startswith("animated"):
            return self.kinds({"$ref": "#/definitions/" + path})[0]
        if path and path in self.sections:
            return [self.link(path)]
        if path in WORDS:
            return [WORDS[path]]
        if "const" in node:
            return [code(compact(node["const"]))]
        if "enum" in node:
            values = node["enum"]
            return [", ".join(code(compact(v).strip('"')) for v in values)] if len(values) <= 25 else ["name"]
        kind = node.get("type", "object" if "properties" in node else "value")
        if isinstance(kind, list):
            return [" or ".join({"boolean": "true or false", "string": "text"}.get(k, k) for k in kind)]
        if kind == "array":
            return [self.listed(node)]
        return [{"string": "text", "boolean": "true or false", "integer": "whole number"}.get(kind, kind)]

    def link(self, path):
        """A link to the section of an object: sections are (page, title)."""
        page, title = self.sections[path]
        return f"[{title[0].lower() + title[1:]}]({page}#{anchor(title)})"

    def own(self, place):
        """The section of an object that is described where it stands."""
        return next((path for path in self.sections
                     if path and (path == place or path.startswith(place + "/") and
                                          not path.removeprefix(place + "/").count("properties"))), None)

    def listed(self, node):
        items = node.get("items", {})
        least, most = node.get("minItems", 0), node.get("maxItems")
        if isinstance(items, list):
            return "list of " + str(len(items))
        inner = " or ".join(self.kinds(items)[0]) or "values"
        if least == most:
            return f"list of {least}: {inner}"
        return f"list: {inner}"

    def ranges(self, schema):
        """The limits of numbers and lists, in words."""
        node, path = self.resolved(schema)
        if path.startswith("animated"):
            path = path.removeprefix("animated")
            path = path[0].lower() + path[1:]
        if path in RANGES:
            return RANGES[path]
        found = []
        for option, name in self.options(schema):
            if name in RANGES:
                found.append(RANGES[name])
            elif not name or name not in WORDS and name not in self.sections:
                found += self.limits(option)
        return ", ".join(dict.fromkeys(found))

    def plain(self, schema):
        """A value that the schema allows, for a key that no scene shows; nothing where none is plain."""
        node, path = self.resolved(schema)
        if path.startswith("animated"):
            name = path.removeprefix("animated")
            path = {"Place": "point"}.get(name, name[0].lower() + name[1:])
        if path in PLAIN:
            return PLAIN[path]
        for option, name in self.options(schema):
            value = PLAIN[name] if name in PLAIN else self.plain_value(option)
            if value is not None:
                return value
        return None

    @staticmethod
    def plain_value(node):
        if "const" in node:
            return node["const"]
        if "enum" in node:
            return node["enum"][-1]
        if "examples" in node:
            return node["examples"][0]
        if node.get("type") == "boolean":
            return True
        if node.get("type") in ("number", "integer"):
            low, high = node.get("minimum", 0), node.get("maximum", 1e9)
            return min(max(1 if high < 1000 else 10, low), high)
        return None

    def limits(self, node):
        if node.get("type") == "array":
            return self.limits_of_list(node)
        low, above, high = (node.get(k) for k in ("minimum", "exclusiveMinimum", "maximum"))
        if low is None and above is None and high is None:
            return []
        if high is not None and high >= 1e6:
            high = None
        if low is not None and low <= -1e6:
            low = None
        if low is not None and high is not None:
            return [f"{compact(low)} to {compact(high)}"]
        parts = [f"above {compact(above)}"] if above is not None else []
        parts += [f"{compact(low)} or more"] if low is not None else []
        parts += [f"at most {compact(high)}"] if high is not None else []
        return [" and ".join(parts)] if parts else []

    def limits_of_list(self, node):
        items = node.get("items", {})
        inner = [] if isinstance(items, list) else [self.ranges(items)]
        least, most = node.get("minItems", 0), node.get("maxItems")
        count = f"{least} to {most} values" if most and most < 10000 and least != most else ""
        return [part for part in [count, *inner] if part]

    # MARK: values

    def accepts(self, value, schema):
        """Whether a value is as a schema says, as far as examples need it."""
        if isinstance(schema, bool):
            return schema
        if "$ref" in schema:
            return self.accepts(value, self.at(schema["$ref"].removeprefix("#/definitions/")))
        kinds = {"object": dict, "array": list, "string": str, "boolean": bool,
                 "number": (int, float), "integer": int}
        named = schema.get("type", [])
        named = [named] if isinstance(named, str) else named
        if named and not any(isinstance(value, kinds[kind]) for kind in named):
            return False
        tests = [
            "const" not in schema or value == schema["const"],
            "enum" not in schema or value in schema["enum"],
            "anyOf" not in schema or any(self.accepts(value, part) for part in schema["anyOf"]),
            all(self.accepts(value, part) for part in schema.get("allOf", [])),
            "not" not in schema or not self.accepts(value, schema["not"]),
        ]
        if isinstance(value, dict):
            tests += self.accepts_members(value, schema)
        elif isinstance(value, list) and isinstance(schema.get("items"), dict):
            tests += [self.accepts(item, schema["items"]) for item in value]
            tests.append(schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 1e9))
        elif isinstance(value, (int, float)):
            tests.append(schema.get("minimum", -1e9) <= value <= schema.get("maximum", 1e9))
            tests.append(value > schema.get("exclusiveMinimum", -1e9))
        elif isinstance(value, str) and "pattern" in schema:
            tests.append(re.search(schema["pattern"], value) is not None)
        return all(tests)

    def accepts_members(self, value, schema):
        known = schema.get("properties", {})
        rest = schema.get("additionalProperties", True)
        return [self.accepts(item, known.get(key, rest)) for key, item in value.items()] + [
            set(schema.get("required", [])) <= set(value)]

    # MARK: tables

    def meaning(self, schema):
        """What a key is for, as its rule says; empty where it does not."""
        return schema.get("description", self.resolved(schema)[0].get("description", ""))

    def table(self, path, examples, meanings=None):
        """The table of an object's keys, with meanings of those whose rules say none."""
        node = self.at(path)
        needed = set(node.get("required", []))
        rows = []
        for key, schema in node["properties"].items():
            kinds, moves = self.kinds(schema)
            own = self.own(f"{path}/properties/{key}".lstrip("/"))
            if own and not self.resolved(schema)[1]:
                kinds = [self.link(own) if kind == "object" else
                         kind.replace(": object", ": " + self.link(own)) for kind in kinds]
            default = schema.get("default")
            rows.append([
                code(key) + (" *" if key in needed else "") + (" ~" if moves else ""),
                ", ".join(kinds) or "-",
                code(compact(default)) if "default" in schema else "",
                self.ranges(schema),
                examples.get((path, key), ""),
                (self.meaning(schema) or (meanings or {}).get(key, "")).replace("|", "\\|"),
            ])
        return table(["key", "type", "default", "range", "example", "meaning"], rows)


class Examples:
    """The shortest value of each key in scenes that are right."""

    LONGEST = 64

    def __init__(self, schema):
        self.schema = schema
        self.found = {}

    def look(self, value, path):
        """Looks through a value that is as the schema at `path` says."""
        self.walk(value, self.schema.at(path), path)

    def cells(self):
        return {place: code(compact(value)) for place, value in self.found.items()}

    def walk(self, value, node, path):
        node, path = self.leading(value, node, path)
        if isinstance(value, list):
            items = node.get("items")
            for index, item in enumerate(value):
                inner = items[min(index, len(items) - 1)] if isinstance(items, list) else items
                if inner:
                    self.walk(item, inner, path + "/items")
        elif isinstance(value, dict):
            for key, item in value.items():
                inner = node.get("properties", {}).get(key)
                if inner is not None:
                    self.keep(path, key, item)
                    self.walk(item, inner, f"{path}/properties/{key}".lstrip("/"))
                elif isinstance(node.get("additionalProperties"), dict):
                    self.walk(item, node["additionalProperties"], path + "/additionalProperties")

    def keep(self, path, key, value):
        text = compact(value)
        if len(text) > self.LONGEST or "${" in text:
            return
        old = self.found.get((path, key))
        if old is None or self.rank(text) > self.rank(compact(old)):
            self.found[(path, key)] = value

    @staticmethod
    def rank(text):
        """Plain values come first, and among them short ones, but not the very shortest."""
        return (not text.startswith("{"), -abs(len(text) - 8), text)

    def leading(self, value, node, path):
        """The schema by which a value was read, and its path."""
        for _ in range(20):
            resolved, name = self.schema.resolved(node)
            if name:
                node, path = resolved, name
                continue
            if "allOf" in node and "properties" not in node:
                node = next((p for p in node["allOf"] if "$ref" in p), node["allOf"][0])
                continue
            if "anyOf" in node and "properties" not in node:
                options = list(enumerate(node["anyOf"]))
                index, chosen = next(
                    ((i, o) for i, o in options if self.fits(value, o)), (None, None))
                if chosen is None:
                    return node, path
                node, path = chosen, f"{path}/anyOf/{index}"
                continue
            return node, path
        return node, path

    def fits(self, value, schema):
        """Whether a value may be meant by an option, as its shape tells."""
        node, name = self.schema.resolved(schema)
        if name == "variable":
            return False
        if "anyOf" in node and "properties" not in node:
            return any(self.fits(value, option) for option in node["anyOf"])
        if isinstance(value, dict):
            keys = {k for k in value if not k.startswith(("x-", "$"))}
            known = set(node.get("properties", {}))
            free = "additionalProperties" in node and node["additionalProperties"] is not False
            return bool(known or free or name.endswith("Course")) and (free or keys <= known)
        if isinstance(value, list):
            return node.get("type") == "array"
        if isinstance(value, str):
            return node.get("type") == "string" or "enum" in node or "const" in node
        return node.get("type") in ("number", "integer", "boolean") or "const" in node
