"""The folders of a module know each other in one direction: folder A knows folder B where a file in A
names a type that is declared in B."""

import re

from .tree import IMPORT, TYPES, Finding

WORD = re.compile(r"[A-Za-z0-9_.]+")
PRIVATE = re.compile(r"^(.* )?(private|fileprivate) ")


def check(package):
    listed = {}
    for row in package.rules.get("cycle", []):
        listed[row["module"], tuple(sorted(row["folders"]))] = row["reason"]
    modules = {}
    for file in package.swift:
        target = package.target_of(file.path)
        if target is not None and target.is_ours:
            modules.setdefault(target, []).append(file)
    for target, files in sorted(modules.items(), key=lambda pair: pair[0].path):
        edges = _edges(target, files)
        for cycle in _cycles(edges):
            name = " ".join(cycle)
            if listed.pop((target.folder, tuple(cycle)), None):
                continue
            yield Finding(target.path, 1, f"these folders know each other in a cycle: {name}")
            for one in cycle:
                for other in cycle:
                    if (use := edges.get((one, other))) is not None:
                        path, number, word = use
                        yield Finding(path, number, f"{one} knows {other} by {word}", "note")
    for module, folders in sorted(listed):
        yield Finding(
            package.rules_path, 1, f"{module} has no such cycle any more: {' '.join(folders)}")


def _folder(target, path):
    parts = path.removeprefix(target.path + "/").split("/")
    return parts[0] if len(parts) > 1 else "."


def _edges(target, files):
    """The first use of each pair of folders, as a place and a name."""
    homes, uses = {}, {}
    for file in files:
        folder = _folder(target, file.path)
        declared, first = set(), {}
        for number, code in enumerate(file.code, 1):
            if not code or IMPORT.match(code) or not re.search("[A-Z]", code):
                continue
            for name in TYPES.findall(code):
                declared.add(name)
                if re.match("[a-z@]", code) and not PRIVATE.match(code):
                    homes.setdefault(name, set()).add(folder)
            # What stands behind a dot belongs to the type before it.
            for word in WORD.findall(code):
                name = word.split(".")[0]
                if name[:1].isupper():
                    first.setdefault(name, number)
        # What a file declares inside of its own types is meant there.
        for name, number in first.items():
            if name not in declared:
                uses.setdefault((folder, name), (file.path, number, name))
    edges = {}
    for (folder, name), use in uses.items():
        home = homes.get(name, ())
        # A name that two folders declare tells nothing.
        if len(home) == 1 and (other := next(iter(home))) != folder:
            edges[folder, other] = min(use, edges.get((folder, other), use))
    return edges


def _cycles(edges):
    """Groups of folders each of which leads to each other one, from A to Z."""
    reach = {}
    for one, other in edges:
        reach.setdefault(one, set()).add(other)
    for middle in list(reach):
        for start in list(reach):
            if middle in reach[start]:
                reach[start] |= reach.get(middle, set())
    found = {
        tuple(sorted(o for o in reach[f] if f in reach.get(o, ())))
        for f in reach if f in reach[f]}
    return sorted(found)
