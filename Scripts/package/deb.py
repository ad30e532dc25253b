"""The Debian package."""

import email.utils
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import textwrap

from ground import HERE, MAINTAINER, NAME, PACKAGE, SUMMARY, entries, fail, read, run, write, \
    write_compressed

DESCRIPTION = """\
 A scene, as JSON, says what is on a canvas and how it moves: layers,
 transforms, springs, the transitions of platforms by name. Segue draws it to
 MP4, animated PNG, WebP and GIF, or to stills, with the same bytes on each
 machine, and holds films to what was agreed on: 'render verify' says which
 layer has become different, and why.
"""


def make(program, release, folder):
    """Writes the package into a folder and returns its path."""
    with tempfile.TemporaryDirectory(prefix="segue-deb-") as scratch:
        stage = f"{scratch}/stage"
        run(f"{PACKAGE}/Scripts/install", program, f"{stage}/usr")
        arrange(stage, release)
        write(f"{stage}/DEBIAN/control", control(program, release, stage, scratch))
        sums = [
            f"{hashlib.md5(open(f'{stage}/{path}', 'rb').read()).hexdigest()}  {path}\n"
            for path in entries(stage)
            if os.path.isfile(f"{stage}/{path}") and not path.startswith("DEBIAN")
        ]
        write(f"{stage}/DEBIAN/md5sums", "".join(sums))
        for path in [".", *entries(stage)]:
            if os.path.isdir(f"{stage}/{path}"):
                os.chmod(f"{stage}/{path}", 0o755)
            os.utime(f"{stage}/{path}", (release.time, release.time))
        package = f"{folder}/{NAME}_{release.version}_amd64.deb"
        # More threads would cut the data into other blocks.
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", stage, package)
        return package


def arrange(stage, release):
    """Puts what 'make install' has installed where Debian has it."""
    run("patchelf", "--remove-rpath", f"{stage}/usr/bin/render")
    manual = f"{stage}/usr/share/man/man1/render.1"
    write_compressed(f"{manual}.gz", read(manual))
    os.remove(manual)
    # What a distribution has is looked for here; the other folder is for those who install by themselves.
    os.makedirs(f"{stage}/usr/share/zsh/vendor-completions")
    shutil.move(f"{stage}/usr/share/zsh/site-functions/_render",
                f"{stage}/usr/share/zsh/vendor-completions/_render")
    os.rmdir(f"{stage}/usr/share/zsh/site-functions")
    documents = f"{stage}/usr/share/doc/{NAME}"
    write(f"{documents}/copyright", read(f"{HERE}/copyright"))
    write_compressed(f"{documents}/changelog.gz", changelog(release))


def changelog(release):
    """Debian's changelog: the summary of what is new, point by point."""
    text = read(f"{PACKAGE}/CHANGELOG.md")
    found = re.search(rf"^## {re.escape(release.version)}\b.*?\n(.*?)^##", text, re.M | re.S)
    points = re.findall(r"^- (.*?)(?=^- |^\S|\Z)", found[1] if found else "", re.M | re.S)
    if not points:
        fail(f"CHANGELOG.md has no summary of {release.version}")
    lines = [textwrap.fill(" ".join(point.split()), 78, initial_indent="  * ", subsequent_indent="    ",
                           break_long_words=False, break_on_hyphens=False) for point in points]
    date = email.utils.formatdate(release.time)
    return (f"{NAME} ({release.version}) stable; urgency=medium\n\n" + "\n".join(lines)
            + f"\n\n -- {MAINTAINER}  {date}\n")


def loaded(program):
    """The libraries that the program opens when it first needs them, as it names them."""
    with open(program, "rb") as file:
        names = re.findall(rb"lib(?:avformat|icuuc|rsvg-2)\.so\.\d+(?=\0)", file.read())
    if len(set(names)) != 3:
        fail(f"'{program}' names other libraries than three to open later: {names}")
    return sorted(name.decode() for name in set(names))


def dependencies(program, scratch):
    """What the program is linked with, what it opens later, and the family of texts that name none."""
    # Whatever is linked is looked up with its oldest version that has what is used; a library that
    # stands for those that are opened later has them as its own.
    library = f"{scratch}/opened.so"
    paths = [f"-l:{name}" for name in loaded(program)]
    source = f"{scratch}/opened.c"
    write(source, "")
    run("clang", "-shared", "-nostdlib", "-Wl,--no-as-needed", "-o", library, source, *paths)
    write(f"{scratch}/debian/control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: amd64\n")
    done = subprocess.run(
        ["dpkg-shlibdeps", "-O", f"-e{program}", f"-e{library}"], cwd=scratch, capture_output=True,
        text=True, check=False)
    found = re.search(r"^shlibs:Depends=(.*)$", done.stdout, re.M)
    if done.returncode or not found:
        fail(f"dpkg-shlibdeps: {done.stderr.strip()[-400:]}")
    return f"{found[1]}, fonts-inter"


def control(program, release, stage, scratch):
    size = sum(os.path.getsize(f"{stage}/{path}") for path in entries(stage)
               if os.path.isfile(f"{stage}/{path}"))
    return (
        f"Package: {NAME}\nVersion: {release.version}\nArchitecture: amd64\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {(size + 1023) // 1024}\n"
        f"Depends: {dependencies(program, scratch)}\n"
        "Suggests: git, fonts-noto-core, fonts-noto-color-emoji, fonts-droid-fallback\n"
        f"Section: graphics\nPriority: optional\nDescription: {SUMMARY}\n{DESCRIPTION}")
