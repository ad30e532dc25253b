"""The page of transitions: every one that has a name, playing, with its parameters."""
import functools

from program import code, compact, table

SIZE = [90, 160]


def box(name, frame, color, radius=0, **more):
    return {"id": name, "frame": frame, "background": color, "cornerRadius": radius} | more


def screens():
    """A list and the page of one of its items: what both show of it moves where a transition can do that."""
    gray = "#C7C7CC"
    rows = [box(f"row{index}", [8, 30 + index * 24, 74, 20], "#FFFFFF", 5) for index in range(1, 5)]
    lines = [box(f"line{index}", [10, 110 + index * 9, 70 - index * 12, 4], gray, 2)
             for index in range(3)]
    return {
        "list": {"background": "#F2F2F7", "layers": [
            box("bar", [8, 12, 40, 8], "#1C1C1E", 4), *rows,
            box("tile", [8, 30, 34, 20], "#5E5CE6", 5, match="photo"),
            box("label", [48, 34, 30, 4], gray, 2)]},
        "page": {"background": "#FFFFFF", "layers": [
            box("photo", [0, 0, 90, 84], "#5E5CE6", match="photo"),
            box("head", [10, 94, 60, 8], "#1C1C1E", 4), *lines]},
    }


def scene(program, name):
    # Sheets and dialogs are presented, everything else is pushed.
    operation = program.json("explain", name, "--json")["operation"]
    return {"version": 1, "canvas": {"size": SIZE, "scale": 1, "fps": 20, "background": "#000000"},
            "screens": screens(), "transition": {"use": name, "operation": operation, "from": "list", "to": "page"}}


def blocks(program):
    """The generated parts of the page, and what makes the scenes of the films that it shows."""
    presets = program.json("presets", "--json")["presets"]
    common = shared_parameters(presets)
    parts = {"parameters": parameters([p for p in presets[0]["parameters"] if p["name"] in common] or
                                      common_rows(presets, common))}
    families = {}
    for preset in presets:
        families.setdefault(preset["family"], []).append(preset)
    text = []
    for family, members in families.items():
        text += [f"## {family}", table(["transition", "playing", "what is seen"], [
            row(preset, common) for preset in members])]
    parts["transitions"] = "\n\n".join(text)
    films = {f"transitions/{preset['name']}.webp": functools.partial(scene, program, preset["name"])
             for preset in presets}
    return parts, films


def shared_parameters(presets):
    """The names of what every transition that takes time has."""
    timed = [{p["name"] for p in preset["parameters"]} for preset in presets if preset["parameters"]]
    return set.intersection(*timed)


def common_rows(presets, common):
    first = next(preset for preset in presets if preset["parameters"])
    return [p for p in first["parameters"] if p["name"] in common]


def row(preset, common):
    own = [p for p in preset["parameters"] if p["name"] not in common]
    length = next((p["default"] for p in preset["parameters"]
                   if p["name"] == "duration" and p.get("default")), None)
    facts = [sentence(preset["summary"]), f"Numbers: {preset['source']}."]
    if length:
        facts.append(f"{compact(length)} ms.")
    if preset["reduced"]:
        facts.append(f"Reduced motion: {code(preset['reduced'])}.")
    if own:
        facts.append("Takes " + ", ".join(parameter(p) for p in own) + ".")
    if not preset["parameters"]:
        facts.append("Takes no time and no parameters.")
    name = preset["name"]
    return [code(name), f"![{name}](pictures/transitions/{name}.webp)",
            " ".join(facts).replace("|", "\\|")]


def parameter(p):
    default = p.get("default")
    return code(p["name"]) + (f" ({compact(default)})" if default is not None else "")


def limits(p):
    if p.get("choices"):
        return ", ".join(code(c if isinstance(c, str) else c["name"]) for c in p["choices"])
    low, high = p.get("minimum"), p.get("maximum")
    return f"{plain(low)} to {plain(high)}" if low is not None and high is not None else ""


def plain(number):
    return f"{number:.6f}".rstrip("0").rstrip(".")


def sentence(words):
    return words[0].upper() + words[1:] + "."


def parameters(rows):
    return table(["parameter", "kind", "default", "range", "meaning"], [
        [code(p["name"]), p["kind"], "" if p.get("default") is None else code(compact(p["default"])),
         limits(p), sentence(p["summary"])] for p in rows])
