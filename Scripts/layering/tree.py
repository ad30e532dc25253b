"""The package as files and targets."""

import dataclasses
import functools
import json
import pathlib
import re
import subprocess
import tomllib

TYPES = re.compile(r"(?:^|[^\w.])(?:struct|class|enum|protocol|actor|typealias|associatedtype) ([A-Z]\w*)")
IMPORT = re.compile(
    r"\s*(?:(?:@\w+|public|package|internal|private|fileprivate) )*import "
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)")
TEXT_FILES = {".swift", ".c", ".h", ".md", ".yml"}
# Files without one of those endings that are texts all the same.
TEXT_FOLDERS = ("Scripts/", ".ci/")


def described(root):
    """What SwiftPM says of the package in a folder."""
    answer = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=root, capture_output=True, check=True)
    return json.loads(answer.stdout)


@dataclasses.dataclass(frozen=True, order=True)
class Finding:
    """A breach of a rule, at a place."""

    path: str
    line: int
    message: str
    kind: str = "error"

    def __str__(self):
        return f"{self.path}:{self.line}: {self.kind}: {self.message}"


class SourceFile:
    """A text of the package, by lines."""

    def __init__(self, root, path):
        self.path = path
        self.lines = (root / path).read_text(encoding="utf-8").split("\n")
        if self.lines and not self.lines[-1]:
            self.lines.pop()

    @functools.cached_property
    def code(self):
        """The lines without texts and comments; `None` for one of a text of several lines."""
        is_in_text, found = False, []
        for line in self.lines:
            # Inside a text they may be escaped.
            marks = line.replace('\\"""', "").count('"""')
            if marks % 2:
                is_in_text = not is_in_text
            if is_in_text or marks:
                found.append(None)
            else:
                found.append(re.sub(r"//.*", "", re.sub(r'"([^"\\]|\\.)*"', '""', line)))
        return found


class Target:
    """A module with its folder and the modules that Package.swift gives it."""

    def __init__(self, row):
        self.name = row["name"]
        self.path = row["path"]
        self.kind = row["type"]
        self.dependencies = row.get("target_dependencies", [])

    @property
    def folder(self):
        """The folder, seen from Sources."""
        return self.path.removeprefix("Sources/")

    @property
    def area(self):
        return self.folder.split("/")[0] if self.path.startswith("Sources/") else ""

    @property
    def is_ours(self):
        """True for a module in Swift, below Sources."""
        return self.path.startswith("Sources/") and self.area != "C"


class Package:
    """All texts and targets of a package, and the rules that Package.swift cannot say."""

    def __init__(self, root, description, rules="Scripts/layering/rules.toml"):
        self.root = pathlib.Path(root)
        self.rules_path = rules
        self.rules = tomllib.loads((self.root / rules).read_text(encoding="utf-8"))
        self.targets = {row["name"]: Target(row) for row in description["targets"]}
        self.by_path = {target.path: target for target in self.targets.values()}

    @functools.cached_property
    def files(self):
        return [SourceFile(self.root, path) for path in self._paths()]

    def _paths(self):
        for place in ("Sources", "Tests", "Scripts", "Scenes", ".ci", ".github"):
            # Links to folders lead to what has been looked at.
            for path in sorted((self.root / place).rglob("*")):
                name = str(path.relative_to(self.root))
                if name.startswith("Tests/Goldens/") or not path.is_file() or "__pycache__" in name:
                    continue
                if any(parent.is_symlink() for parent in path.parents):
                    continue
                if path.suffix in TEXT_FILES or name.startswith(TEXT_FOLDERS):
                    yield name
        for path in sorted([*self.root.glob("*.md"), self.root / "Makefile"]):
            if path.is_file():
                yield path.name

    @property
    def swift(self):
        return [file for file in self.files if file.path.endswith(".swift")]

    @property
    def summary(self):
        count = sum(len(file.lines) for file in self.swift)
        return f"{len(self.swift)} Swift files, {count} lines, {len(self.targets)} targets"

    def target_of(self, path):
        """The target that a file belongs to."""
        for folder in pathlib.PurePath(path).parents:
            if str(folder) in self.by_path:
                return self.by_path[str(folder)]
        return None

    def allows(self, rule, path):
        """True if a list of folders has one that a file below Sources stands in."""
        folder = pathlib.PurePath(path.removeprefix("Sources/"))
        return any(str(parent) in self.rules[rule] for parent in folder.parents)
