"""What all parts of packaging share: commands, archives that are the same twice, facts about the program."""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(os.path.dirname(HERE))
NAME = "segue"
MAINTAINER = "Segue contributors <segue@users.noreply.github.com>"
SUMMARY = "renders transitions of user interfaces without a screen"


def fail(words):
    sys.exit(f"package: error: {words}")


def run(*command, **settings):
    """Runs a command and returns what it prints; ends with its words if it fails."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **settings.pop("env", {})}
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False,
        env=environment, **settings)
    if done.returncode:
        fail(f"'{' '.join(map(str, command))}' ended with {done.returncode}: "
             f"{(done.stderr or done.stdout).strip()[-600:]}")
    return done.stdout


def install(commands):
    """Installs the packages of commands that are missing: a table of commands to packages."""
    os.environ["PATH"] += ":/usr/sbin:/sbin"
    missing = sorted({package for command, package in commands.items() if not shutil.which(command)})
    if not missing:
        return
    print(f"package: installing {' '.join(missing)}", flush=True)
    root = [] if os.geteuid() == 0 else ["sudo"]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(*root, "apt-get", "update", env=quiet)
    run(*root, "apt-get", "install", "--yes", "--no-install-recommends", *missing, env=quiet)


class Release:
    """The version, the commit and its time: the only time that packages know."""

    def __init__(self):
        source = read(f"{PACKAGE}/Sources/Scene/Rendering/Engine.swift")
        self.version = re.search(r'version = "([0-9.]+)"', source)[1]
        commit = os.environ.get("SEGUE_COMMIT")
        time = os.environ.get("SOURCE_DATE_EPOCH")
        if not (commit and time):
            git = ["git", "-c", f"safe.directory={PACKAGE}", "-C", PACKAGE]
            commit = commit or run(*git, "rev-parse", "HEAD").strip()
            time = time or run(*git, "log", "-1", "--format=%ct").strip()
            changes = run(*git, "status", "--porcelain", "--untracked-files=no").strip()
            if changes and "SEGUE_COMMIT" not in os.environ:
                commit += " with changes"
        self.commit = commit
        self.time = int(time)
        os.environ["SOURCE_DATE_EPOCH"] = str(self.time)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path, text, mode=0o644):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, mode)


def write_compressed(path, text):
    """A .gz that says neither its name nor its time."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(text.encode())
    os.chmod(path, 0o644)


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def entries(folder):
    """All that is below a folder, by path, folders before what is in them."""
    found = []
    for place, folders, files in os.walk(folder):
        found += [os.path.relpath(f"{place}/{name}", folder) for name in folders + files]
    return sorted(found)


def tar(folder, archive, time, prefix=""):
    """Packs a folder: sorted, of nobody, with one time, in an order and modes that no machine decides."""
    with tarfile.open(archive, "w", format=tarfile.PAX_FORMAT) as packed:
        for path in entries(folder):
            info = packed.gettarinfo(f"{folder}/{path}", prefix + path)
            info.uid = info.gid = 0
            info.uname = info.gname = ""
            info.mtime = time
            executable = info.isdir() or info.mode & 0o100
            info.mode = 0o777 if info.issym() else 0o755 if executable else 0o644
            if info.isreg():
                # A second name of a file would be told by its place on this machine.
                info.type = tarfile.REGTYPE
                with open(f"{folder}/{path}", "rb") as file:
                    packed.addfile(info, file)
            else:
                packed.addfile(info)


def compress(path):
    """Replaces a file by 'path.gz'; the highest level would take twice as long for a hundredth less."""
    run("gzip", "--force", "--no-name", "-6", path)


def is_program(path):
    """Whether a file is a program or a library."""
    if os.path.islink(path) or not os.path.isfile(path):
        return False
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"
