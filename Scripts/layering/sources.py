"""Rules for single files: names, unsafe code, the terminal, the length of functions, summaries."""

import re

from .tree import IMPORT, Finding

VAGUE = r"(Util|Utils|Utility|Utilities|Helper|Helpers|Manager|Managers|Impl)"
VAGUE_FILE = re.compile(rf"^(Core|Base|Common|Misc|Shared|Extensions?)$|{VAGUE}$")
VAGUE_TYPE = re.compile(
    r"(struct|class|enum|protocol|actor|typealias) [A-Za-z]*"
    r"(Util|Utils|Utility|Utilities|Helper|Helpers|Manager|Managers|Impl|Base|Protocol)(?![A-Za-z0-9])")
# The brackets keep these patterns from finding themselves.
UNFINISHED = re.compile(r"(?<![A-Za-z])(TO[D]O|FIX[M]E)(?![A-Za-z])")
MACHINE = re.compile(r"/([h]ome|[U]sers)/[A-Za-z]|/([r]oot|[w]ork)/")
UNSAFE = re.compile(
    r"(?<![\w.`])unsafe(?![\w`])|(?<!\w)(Unsafe|unsafe)[A-Z]|withUnsafe|@unchecked|@safe|@unsafe")
PRINT = re.compile(r"(?<![\w.])(print|debugPrint)\(")
FUNCTION = re.compile(r" *([a-z@][A-Za-z()]* )*(func|init|deinit|subscript)[ ?(<]")
ASKS = re.compile(r"\s*/// (What|How|Whether|Where|Which|Who|Why|When)\b")
LONGEST_FUNCTION = 50


def check(package):
    for file in package.files:
        yield from _names(file)
        yield from _words(file)
        if file.path.endswith(".swift"):
            yield from _functions(file)
            yield from _code(package, file)
            yield from _summaries(file)


def _names(file):
    if not file.path.startswith(("Sources/", "Tests/")):
        return
    for part in file.path.split("/")[1:]:
        stem = part.split(".")[0]
        if VAGUE_FILE.search(stem):
            yield Finding(file.path, 1, f"'{stem}' says nothing about what is inside")


def _words(file):
    for number, line in enumerate(file.lines, 1):
        if UNFINISHED.search(line):
            yield Finding(file.path, number, "finish it, or file an issue")
        if MACHINE.search(line):
            yield Finding(file.path, number, "a path of one machine")


def _code(package, file):
    target = package.target_of(file.path)
    for number, code in enumerate(file.code, 1):
        if code is None or IMPORT.match(code):
            continue
        # Names in UIKit and SwiftUI for Linux are Apple's.
        if not file.path.startswith(("Sources/UIKit/", "Sources/SwiftUI/")) and VAGUE_TYPE.search(code):
            yield Finding(file.path, number, "a type's name says what it is")
        if not file.path.startswith("Sources/"):
            continue
        if UNSAFE.search(code) and not package.allows("unsafe", file.path):
            yield Finding(file.path, number, "unsafe code stands only where rules.toml says")
        # A function of ours may be called 'print' where it is declared.
        if PRINT.search(code.replace("func print(", "")) and not package.allows("print", file.path):
            module = target.folder if target else file.path
            yield Finding(file.path, number, f"{module} does not write to the terminal")


def _functions(file):
    """The formatter closes a body on a line of its own, as far in as the declaration: so a function runs
    from its declaration to the first closing brace at that depth. What has no body is dropped at the
    next declaration there."""
    opened = None
    for number, line in enumerate(file.lines, 1):
        if not line.strip():
            continue
        depth = len(line) - len(line.lstrip())
        if opened and depth < opened[1]:
            opened = None
        if opened and depth == opened[1] and line.strip() == "}":
            count = number - opened[0] + 1
            if count > LONGEST_FUNCTION:
                yield Finding(
                    file.path, opened[0],
                    f"a function has at most {LONGEST_FUNCTION} lines, this one {count}")
            opened = None
        if opened and depth > opened[1]:
            continue
        if FUNCTION.match(line) and not re.search(r"{.*}$", line):
            opened = (number, depth)


def _summaries(file):
    """A summary names a thing or says what a function does; it asks nothing."""
    if not file.path.startswith("Sources/"):
        return
    for number, line in enumerate(file.lines, 1):
        is_first = number == 1 or not file.lines[number - 2].lstrip().startswith("///")
        if is_first and (found := ASKS.match(line)):
            yield Finding(
                file.path, number, f"a summary is a noun or verb phrase, and does not begin with '{found[1]}'")
