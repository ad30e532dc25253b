"""The program, asked for what it knows and for pictures."""
import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ROOT / "Documentation"


class Program:
    """A built `render`, in an environment that changes nothing."""

    def __init__(self, path):
        self.path = os.path.abspath(path)

    def run(self, *arguments, text=None):
        """What the program prints; its mistakes end this program."""
        environment = {"PATH": os.environ.get("PATH", "")}
        run = subprocess.run([self.path, *map(str, arguments)], input=text, text=True,
                             capture_output=True, cwd=ROOT, env=environment, check=False)
        if run.returncode:
            raise SystemExit(f"render {' '.join(map(str, arguments))}: {run.stderr}")
        return run.stdout

    def said(self, *arguments, folder):
        """What the program prints in a folder, whatever it finds there."""
        environment = {"PATH": os.environ.get("PATH", "")}
        return subprocess.run([self.path, *arguments], text=True, capture_output=True, cwd=folder,
                              env=environment, check=False).stdout

    def json(self, *arguments):
        return json.loads(self.run(*arguments))

    def draw(self, scene, path, *options):
        """Draws a scene, which is a value, to a file."""
        self.run("-", "-q", "-o", path, "--root", ROOT, *options, text=json.dumps(scene))


def compact(value):
    """A value of a scene file in one line, as people write it."""
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)}: {compact(item)}" for key, item in value.items())
        return "{" + inside + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(compact, value)) + "]"
    if isinstance(value, float) and value == int(value):
        return str(int(value))
    return json.dumps(value, ensure_ascii=False)


def code(text):
    """The text as code in a cell of a table."""
    return "`" + str(text).replace("|", "\\|") + "`"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def anchor(title):
    """How GitHub calls the place of a heading."""
    kept = [letter for letter in title.lower() if letter.isalnum() or letter in " -_"]
    return "".join(kept).replace(" ", "-")


def source(value, indent=0):
    """A scene as a file that people read: what is short stands in one line."""
    line = compact(value)
    if len(line) + indent <= 100 or not isinstance(value, (dict, list)) or not value:
        return line
    inner, outer = " " * (indent + 2), " " * indent
    if isinstance(value, list):
        parts = [inner + source(item, indent + 2) for item in value]
        return "[\n" + ",\n".join(parts) + f"\n{outer}]"
    parts = [f"{inner}{json.dumps(key)}: {source(item, indent + 2)}" for key, item in value.items()]
    return "{\n" + ",\n".join(parts) + f"\n{outer}}}"
