"""The page of easings and springs: every name and every function, with its curve."""
import functools
import re

from program import code, table

CELL, GAP, PLOT = (180, 118), 10, (160, 68)


def names(program):
    """Easings and springs apart, each by family, in the order of the program."""
    def families(topic):
        text = program.run("help", topic)
        part = text.split("\nNames:\n")[1]
        found, family = {}, None
        for line in part.splitlines():
            if re.match(r"  \S", line):
                family = line.strip()
                found[family] = []
            else:
                found[family] += [word for word in re.split(r"[ ,]+", line) if word]
        return found
    return families("easings"), families("springs")


def terms(program, topic, title):
    """What a section of a help topic explains: (term, text)."""
    text = program.run("help", topic).split(f"\n{title}:\n")[1].split("\nNames:\n")[0]
    rows = []
    for line in text.splitlines():
        if re.match(r"  \S", line):
            rows.append([line.strip(), ""])
        elif line.strip():
            rows[-1][1] += (" " if rows[-1][1] else "") + line.strip()
    return rows


def functions(program):
    """The functions with which an easing is written: (synopsis, summary, example)."""
    return [(synopsis, *help_text.rsplit(" Such as ", 1))
            for synopsis, help_text in terms(program, "easings", "Functions")]


def sheet(program, curves):
    """A scene with a small graph for each (title, curve)."""
    columns = 4
    rows = -(-len(curves) // columns)
    layers = []
    for index, (title, curve) in enumerate(curves):
        x = GAP + index % columns * (CELL[0] + GAP)
        y = GAP + index // columns * (CELL[1] + GAP)
        layers += graph(program, index, title, curve, x, y)
    size = [columns * (CELL[0] + GAP) + GAP, rows * (CELL[1] + GAP) + GAP]
    return {"version": 1, "canvas": {"size": size, "scale": 1, "background": "#FFFFFF"},
            "duration": 1, "layers": layers}


def graph(program, index, title, curve, x, y):
    answer = program.json("curve", curve, "--json", "-n", 321)
    values = [sample["value"] for sample in answer["samples"]]
    low, high = min(0, *values), max(1, *values)

    def place(number, value):
        across = number / (len(values) - 1) * PLOT[0]
        down = (high - value) / (high - low) * PLOT[1]
        return f"{across:.2f} {down:.2f}"

    line = "M" + " L".join(place(number, value) for number, value in enumerate(values))
    bottom, top = (high - 0) / (high - low) * PLOT[1], (high - 1) / (high - low) * PLOT[1]
    settled = answer.get("settling")
    note = [] if settled is None else [
        {"id": f"c{index}.note", "frame": [x + 10, y + 98, PLOT[0], 14],
         "text": {"string": f"settles in {round(settled)} ms", "size": 9, "color": "#8E8E93"}}]
    return [
        {"id": f"c{index}", "frame": [x, y, *CELL], "background": "#F2F2F7", "cornerRadius": 8},
        {"id": f"c{index}.zero", "frame": [x + 10, round(y + 24 + bottom, 2), PLOT[0], 1],
         "background": "#D1D1D6"},
        {"id": f"c{index}.one", "frame": [x + 10, round(y + 24 + top, 2), PLOT[0], 1],
         "background": "#D1D1D6"},
        {"id": f"c{index}.curve", "frame": [x + 10, y + 24, *PLOT],
         "path": {"data": line, "fill": "none",
                  "stroke": {"color": "#0A6CFF", "width": 2, "join": "round", "cap": "round"}}},
        {"id": f"c{index}.title", "frame": [x + 8, y + 5, CELL[0] - 14, 14],
         "text": {"string": title, "size": 9.5, "weight": 600, "maximumLines": 1}},
    ] + note


def family_title(family):
    return "CSS" if family == "css" else family


def blocks(program):
    """The generated parts of the page, and what makes the scenes of the pictures that they show."""
    easings, springs = names(program)
    parts, pictures = {}, {}
    listed = functions(program)
    examples = [(e.rstrip("."), e.rstrip(".")) for _, _, e in listed]
    pictures["easing-functions.png"] = functools.partial(sheet, program, examples)
    parts["functions"] = "\n\n".join([
        table(["function", "what it does", "example"],
              [[code(s), text, code(example.rstrip("."))] for s, text, example in listed]),
        "![The curve of each example](pictures/easing-functions.png)"])
    parts["easings"] = families(program, easings, "easings", pictures)
    parts["numbers"] = table(["number", "what it means"],
                             [[code(n), t] for n, t in terms(program, "springs", "Numbers")])
    parts["springs"] = families(program, springs, "springs", pictures)
    return parts, pictures


def families(program, found, kind, pictures):
    text = []
    for family, members in found.items():
        picture = f"{kind}-{family}.png"
        short = [(name.split(".", 1)[-1], name) for name in members]
        pictures[picture] = functools.partial(sheet, program, short)
        text += [f"### {kind.capitalize()}: {family_title(family)}",
                 ", ".join(map(code, members)),
                 f"![The curves of {family_title(family)}'s {kind}](pictures/{picture})"]
    return "\n\n".join(text)
