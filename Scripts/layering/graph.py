"""Who imports whom: Package.swift held to the order of the areas, and the sources to Package.swift."""

import pathlib
import re

from .tree import IMPORT, Finding

MAP = re.compile(r"(<!-- map: begin -->\n).*?(<!-- map: end -->)", re.S)


def check(package):
    yield from _areas(package)
    yield from _imports(package)
    yield from _map_is_written(package)


def _areas(package):
    """A module imports nothing of a later area; what an area keeps for itself nobody else imports."""
    order = package.rules["areas"]["order"]
    alone = package.rules["areas"]["alone"]
    users = package.rules["areas"].get("users", {})
    for target in package.targets.values():
        if not target.is_ours:
            continue
        if target.area not in order:
            yield Finding("Package.swift", 1, f"{target.folder} stands in no area")
            continue
        for name in target.dependencies:
            other = package.targets[name]
            if not other.is_ours or other.area not in order:
                continue
            if order.index(other.area) > order.index(target.area):
                yield Finding("Package.swift", 1, f"{target.folder} may not import {other.folder}")
            allowed = [other.area, "Programs"] + users.get(other.area, [])
            if other.area in alone and target.area not in allowed:
                yield Finding("Package.swift", 1, f"{target.folder} may not import {other.folder}")


def _imports(package):
    """A file imports what its target has, and of the system what its folder may."""
    used = {}
    for file in package.swift:
        target = package.target_of(file.path)
        for number, line in enumerate(file.lines, 1):
            if not (found := IMPORT.match(line)) or file.code[number - 1] is None:
                continue
            module = found[1]
            if "@testable" in line:
                yield Finding(file.path, number, "tests see what is public or package")
            if target is None or module == target.name:
                continue
            used.setdefault(target.name, set()).add(module)
            if module in package.targets:
                if module not in target.dependencies:
                    yield Finding(
                        file.path, number, f"Package.swift does not give {target.name} the module {module}")
            elif file.path.startswith("Sources/") and not _may(package, file.path, module):
                yield Finding(file.path, number, f"{target.folder} may not import {module}")
    linked = package.rules["linked"]
    for target in package.targets.values():
        if not target.is_ours or target.name not in used:
            continue
        for name in target.dependencies:
            # The wide kernels are found by links to the folder of the baseline.
            if name in used[target.name] or name in linked.get(target.name, ()):
                continue
            yield Finding("Package.swift", 1, f"{target.name} does not import {name}")


def _may(package, path, module):
    folder = pathlib.PurePath(path.removeprefix("Sources/"))
    return any(module in package.rules["system"].get(str(parent), ()) for parent in folder.parents)


def table(package):
    """The modules of each area, what they are for, and what they import besides what is imported there."""
    lines = ["| module | purpose | imports |", "| --- | --- | --- |"]
    purposes = package.rules["purpose"]
    for area in package.rules["areas"]["order"]:
        if not any(folder.startswith(f"{area}/") for folder in purposes):
            continue
        lines.append(f"| **{area}** | | |")
        for folder, purpose in purposes.items():
            target = package.by_path.get(f"Sources/{folder}")
            if target is None or target.area != area:
                continue
            beyond = {name for each in target.dependencies for name in _reached(package, each)}
            names = [_short(package, name) for name in target.dependencies if name not in beyond]
            imported = ", ".join(f"`{name}`" for name in sorted(set(names), key=str.lower))
            lines.append(f"| `{_short(package, target.name)}` | {purpose} | {imported or '-'} |")
    return "\n".join(lines) + "\n"


def _reached(package, name):
    """The modules that a module imports, and those that they import."""
    target = package.targets.get(name)
    names = set(target.dependencies) if target else set()
    return names.union(*(_reached(package, each) for each in names))


def _short(package, name):
    return name.removeprefix("Segue") or name


def write_map(package):
    page = package.root / "ARCHITECTURE.md"
    text = page.read_text(encoding="utf-8")
    page.write_text(MAP.sub(lambda m: m[1] + table(package) + m[2], text), encoding="utf-8")


def _map_is_written(package):
    page = package.root / "ARCHITECTURE.md"
    if not page.is_file():
        return
    text = page.read_text(encoding="utf-8")
    if MAP.sub(lambda m: m[1] + table(package) + m[2], text) != text:
        yield Finding("ARCHITECTURE.md", 1, "the map of modules is not that of Package.swift: 'make map' writes it")
    for target in package.targets.values():
        is_listed = target.folder in package.rules["purpose"] or package.allows("unlisted", target.path + "/README.md")
        if target.is_ours and target.kind == "library" and not is_listed:
            yield Finding(package.rules_path, 1, f"{target.folder} has no purpose")
