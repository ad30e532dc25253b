"""Builds the program once more, in another place, and compares it with the first one, byte for byte."""

import os
import re
import shutil
import tempfile

from ground import PACKAGE, fail, run

# What 'make static' makes, seen from where it is made, and where another one is kept to be looked at.
BUILT = ".build/install/release/render"
KEPT = f"{PACKAGE}/.build/rebuilt"


def check(program):
    """Fails where a program that is built in another folder, with another one for what is temporary, has other bytes.

    A comparison that finds nothing proves nothing, so it is also shown a program with one byte that is wrong.
    """
    with tempfile.TemporaryDirectory(prefix="segue-build-") as scratch:
        if len(differences(program, spoil(program, f"{scratch}/spoiled"))) != 1:
            fail("the comparison of programs does not find one byte that was changed")
        copy = copy_sources(f"{scratch}/elsewhere/under-another-name")
        os.makedirs(f"{scratch}/temporary")
        run("make", "static", cwd=copy, env={"TMPDIR": f"{scratch}/temporary"})
        found = differences(program, f"{copy}/{BUILT}")
        if found:
            shutil.copy(f"{copy}/{BUILT}", KEPT)
    if found:
        fail(f"'{program}' has other bytes when it is built in another folder: {'; '.join(found)}. If sources have "
             f"changed since, build it anew ('make static'); else '{KEPT}' is the other one, and "
             "'objdump -s -j SECTION' shows what the two have noted of a folder, of the time, or of an order")


def copy_sources(place):
    """Copies what the repository has, with changes that are not committed, and nothing that was built."""
    git = ["git", "-c", f"safe.directory={PACKAGE}", "-C", PACKAGE, "ls-files", "-z"]
    for path in run(*git, "--cached", "--others", "--exclude-standard").split("\0"):
        if path and os.path.lexists(f"{PACKAGE}/{path}"):
            os.makedirs(os.path.dirname(f"{place}/{path}"), exist_ok=True)
            shutil.copy2(f"{PACKAGE}/{path}", f"{place}/{path}", follow_symlinks=False)
    return place


def spoil(program, place):
    """Copies a program with another byte in the middle of what it knows."""
    shutil.copyfile(program, place)
    _, start, size = next(section for section in sections(program) if section[0] == ".rodata")
    with open(place, "r+b") as file:
        file.seek(start + size // 2)
        byte = file.read(1)[0]
        file.seek(start + size // 2)
        file.write(bytes([byte ^ 1]))
    return place


def sections(program):
    """The parts of a program that stand in its file: name, start and size."""
    table = run("readelf", "--section-headers", "--wide", program)
    rows = re.findall(r"\] (\S+) +(\S+) +[0-9a-f]+ ([0-9a-f]+) ([0-9a-f]+) ", table)
    return [(name, int(start, 16), int(size, 16)) for name, kind, start, size in rows if kind != "NOBITS"]


def differences(one, other):
    """What differs between two programs, section by section."""
    with open(one, "rb") as first, open(other, "rb") as second:
        bytes_ = first.read(), second.read()
    if bytes_[0] == bytes_[1]:
        return []
    tables = [{name: data[start:start + size] for name, start, size in sections(path)}
              for path, data in zip((one, other), bytes_)]
    found = []
    for name in {**tables[0], **tables[1]}:
        here, there = (table.get(name, b"") for table in tables)
        if len(here) != len(there):
            found.append(f"{name} has {len(here)} and {len(there)} bytes")
        elif here != there:
            places = [place for place, (a, b) in enumerate(zip(here, there)) if a != b]
            found.append(f"{name} in {len(places)} of {len(here)} bytes, from {places[0]:#x} on")
    return found or ["the headers alone"]
