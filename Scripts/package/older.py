"""Lets libraries run with a C library that is older than the one they were built with.

Debian 12's libexpat and libstdc++ ask for random numbers by two functions that glibc has since 2.36. All else
is content with 2.35. What they ask for stands in a small library of ours ('random.c').
"""

import os
import re
import struct
import tempfile
import typing

from ground import HERE, entries, fail, is_program, run

OURS = "libsegue-random.so"
FUNCTIONS = {"arc4random", "arc4random_buf"}
VERSIONS = 0x6FFFFFFE


def relax(stage, oldest):
    """Gives what needs more than `oldest` of the C library what it takes from there."""
    late = [f"{stage}/lib/{path}" for path in entries(f"{stage}/lib")
            if is_program(f"{stage}/lib/{path}") and newest(f"{stage}/lib/{path}") > oldest]
    if newest(f"{stage}/bin/render") > oldest:
        fail(f"the program needs {newest(f'{stage}/bin/render')} of the C library")
    if not late:
        return
    build(f"{stage}/lib/{OURS}")
    for path in late:
        unknown = functions(path, oldest) - FUNCTIONS
        if unknown:
            fail(f"'{path}' takes {', '.join(sorted(unknown))} from a newer C library")
        run("patchelf", "--add-needed", OURS, path)
        ask_for_less(path, oldest)


def build(library):
    # The linker's identity of a library is a sum of what is in it.
    with tempfile.TemporaryDirectory() as scratch:
        source = os.path.relpath(f"{HERE}/random.c", scratch)
        run("clang", "-O2", "-fPIC", "-shared", "-o", library, source, f"-Wl,-soname,{OURS}", cwd=scratch)
    run("strip", "--strip-unneeded", "--remove-section=.comment", library)
    os.chmod(library, 0o644)


def number(name):
    found = re.fullmatch(rb"GLIBC_([0-9.]+)", name)
    return tuple(int(part) for part in found[1].split(b".")) if found else (0,)


def newest(path):
    """The newest version of the C library that a file demands."""
    with open(path, "rb") as file:
        return max((demand.version for demand in demands(file.read())), default=(0,))


def functions(path, oldest):
    """What a file takes from later versions than `oldest`."""
    table = run("objdump", "--dynamic-syms", path)
    return {name for version, name in re.findall(r"\*UND\*\s+\S+\s+\(?GLIBC_([0-9.]+)\)?\s+(\S+)", table)
            if number(f"GLIBC_{version}".encode()) > oldest}


def ask_for_less(path, oldest):
    """Turns each demand for a late version into one more of an early one.

    Nothing of the system answers to that name, and our library, which knows no versions, answers to any.
    """
    with open(path, "r+b") as file:
        bytes_ = file.read()
        early = [demand for demand in demands(bytes_) if (0,) < demand.version <= oldest]
        for demand in demands(bytes_):
            if demand.version > oldest:
                file.seek(demand.place)
                file.write(struct.pack("<I", early[0].hash))
                file.seek(demand.place + 8)
                file.write(struct.pack("<I", early[0].name))


class Demand(typing.NamedTuple):
    """A version of a library that a file asks for, as its table has it."""

    version: tuple
    hash: int
    name: int
    place: int


def demands(bytes_):
    """The versions that a file asks other libraries for."""
    table, = struct.unpack_from("<Q", bytes_, 40)
    size, count = struct.unpack_from("<HH", bytes_, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", bytes_, table + size * i) for i in range(count)]
    found = []
    for _, kind, _, _, start, _, link, files, _, _ in sections:
        if kind != VERSIONS:
            continue
        names = sections[link][4]
        for _ in range(files):
            _, versions, _, first, further = struct.unpack_from("<HHIII", bytes_, start)
            place = start + first
            for _ in range(versions):
                hash_, _, _, name, next_ = struct.unpack_from("<IHHII", bytes_, place)
                text = bytes_[names + name:bytes_.index(b"\0", names + name)]
                found.append(Demand(number(text), hash_, name, place))
                place += next_
            start += further
    return found
