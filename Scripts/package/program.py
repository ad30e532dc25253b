"""The program as packages have it: without names for debuggers, and with its commit."""

import os
import re
import shutil

from ground import PACKAGE, fail, run

ROOM = 64
# Sources of Swift's runtime, as the traps in it name them; the other name is as long.
FOREIGN = {os.path.join("/home", "build-user", "").encode(): b"/swift.org/build/"}


def prepare(built, release, place):
    """Copies a built program to a place, ready to be packed."""
    shutil.copyfile(built, place)
    os.chmod(place, 0o755)
    run("strip", "--strip-unneeded", "--remove-section=.comment", place)
    stamp(place, release.commit)
    with open(place, "rb") as file:
        bytes_ = file.read()
    for name, other in FOREIGN.items():
        bytes_ = bytes_.replace(name, other)
    with open(place, "wb") as file:
        file.write(bytes_)


def stamp(program, commit):
    """Writes the commit into the section that 'Sources/C/CStamp' keeps free for it."""
    table = run("readelf", "--section-headers", "--wide", program)
    found = re.search(r" \.segue\.commit +PROGBITS +[0-9a-f]+ ([0-9a-f]+) ([0-9a-f]+) ", table)
    if not found or int(found[2], 16) != ROOM:
        fail(f"'{program}' has no room of {ROOM} bytes for its commit")
    text = commit.encode()
    if len(text) >= ROOM:
        fail(f"the commit '{commit}' is longer than {ROOM - 1} bytes")
    with open(program, "r+b") as file:
        file.seek(int(found[1], 16))
        file.write(text.ljust(ROOM, b"\0"))


def paths_of_this_machine():
    """Folders of whoever builds, which nothing that is packed may name."""
    folders = {PACKAGE, os.path.realpath(PACKAGE), os.getcwd(), "/home", os.path.expanduser("~")}
    swift = shutil.which("swift")
    if swift:
        # 'usr/bin' of a toolchain.
        toolchain = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(swift))))
        folders.add(toolchain)
    return sorted(folder.encode() + b"/" for folder in folders if len(folder) > 1)


def check_paths(files):
    """Fails where a program or a library names a folder of this machine."""
    wanted = paths_of_this_machine()
    for path in files:
        with open(path, "rb") as file:
            bytes_ = file.read()
        for folder in wanted:
            at = bytes_.find(folder)
            if at >= 0:
                words = bytes_[at:at + 80].split(b"\0")[0].decode(errors="replace")
                fail(f"'{path}' names a folder of this machine: '{words}'")
