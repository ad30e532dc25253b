"""The archive that brings along all that the program needs but the C library."""

import os
import re
import shutil
import subprocess
import tempfile

import deb
import older
import program as programs
from ground import HERE, NAME, PACKAGE, compress, entries, fail, is_program, read, run, tar, write, \
    write_compressed

# The C library that the archive needs at least: Ubuntu 22.04 has this one.
OLDEST = (2, 35)
FOLDERS = ["/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu"]
# The parts of glibc, which are of the system.
GLIBC = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libresolv.so.2",
         "ld-linux-x86-64.so.2", "libmvec.so.1", "libutil.so.1"}
FONTS = "/usr/share/fonts/opentype/inter"


def make(program, root, release, folder):
    """Writes the archive into a folder, with the libraries of a Debian system that has the package.

    Returns its path, and the names of Debian's packages that it brings along.
    """
    title = f"{NAME}-{release.version}-linux-x86_64"
    with tempfile.TemporaryDirectory(prefix="segue-tarball-") as scratch:
        stage = f"{scratch}/{title}"
        run(f"{PACKAGE}/Scripts/install", program, stage)
        owners = bring_libraries(program, root, stage)
        bring_fonts(root, stage)
        packages = sorted({*owners.values(), "fonts-inter"})
        documents = f"{stage}/share/doc/{NAME}"
        for package in packages:
            place = f"{documents}/licenses/{package}"
            os.makedirs(place)
            shutil.copyfile(f"{root}/usr/share/doc/{package}/copyright", f"{place}/copyright")
        for name in licenses_by_reference(root, documents):
            shutil.copyfile(f"{root}/usr/share/common-licenses/{name}", f"{documents}/licenses/{name}")
        write(f"{documents}/copyright", read(f"{HERE}/copyright"))
        write(f"{documents}/README", read(f"{HERE}/README").format(
            version=release.version, glibc=".".join(map(str, OLDEST))))
        write(f"{documents}/packages", "".join(f"{row}\n" for row in rows(root, packages)))
        write_compressed(f"{documents}/CHANGELOG.md.gz", read(f"{PACKAGE}/CHANGELOG.md"))
        files = [f"{stage}/{path}" for path in entries(stage) if is_program(f"{stage}/{path}")]
        programs.check_paths(files)
        check_rest(stage, files)
        archive = f"{folder}/{title}.tar"
        tar(scratch, archive, release.time)
        compress(archive)
        return f"{archive}.gz", packages


def needed(path):
    """The libraries that a program or a library is linked with."""
    return re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "--dynamic", "--wide", path))


def find_library(root, name):
    """Where a system has a library, behind all links."""
    for folder in FOLDERS:
        if os.path.exists(f"{root}{folder}/{name}"):
            return os.path.realpath(f"{root}{folder}/{name}")
    return fail(f"Debian's packages have no library '{name}'")


def owner(root, path):
    """The Debian package that a file is from."""
    inside = path.removeprefix(os.path.realpath(root))
    for name in (inside, inside.removeprefix("/usr")):
        done = subprocess.run(
            ["dpkg-query", f"--admindir={root}/var/lib/dpkg", "--search", name], capture_output=True,
            text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    return fail(f"no Debian package has '{inside}'")


def bring_libraries(program, root, stage):
    """Copies every library that is needed, but the C library's; returns their packages by their names."""
    wanted = [*needed(program), *deb.loaded(program)]
    owners = {}
    os.makedirs(f"{stage}/lib")
    while wanted:
        name = wanted.pop()
        if name in owners or name in GLIBC:
            continue
        real = find_library(root, name)
        owners[name] = owner(root, real)
        copy = f"{stage}/lib/{os.path.basename(real)}"
        if not os.path.exists(copy):
            shutil.copyfile(real, copy)
            os.chmod(copy, 0o644)
            wanted += needed(copy)
        if not os.path.lexists(f"{stage}/lib/{name}"):
            os.symlink(os.path.basename(real), f"{stage}/lib/{name}")
    # An old-style path is one that no variable of the environment goes before.
    for path in entries(f"{stage}/lib"):
        if is_program(f"{stage}/lib/{path}"):
            run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN", f"{stage}/lib/{path}")
    run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN/../lib", f"{stage}/bin/render")
    older.relax(stage, OLDEST)
    return owners


def bring_fonts(root, stage):
    """The family of texts that name none, in its upright and slanted faces."""
    place = f"{stage}/share/{NAME}/fonts/inter"
    os.makedirs(place)
    for name in sorted(os.listdir(f"{root}{FONTS}")):
        if name.startswith("Inter-"):
            shutil.copyfile(f"{root}{FONTS}/{name}", f"{place}/{name}")


def licenses_by_reference(root, documents):
    """The texts that Debian's copyright files only name."""
    names = {"Apache-2.0"}
    for path in entries(f"{documents}/licenses"):
        if path.endswith("copyright"):
            with open(f"{documents}/licenses/{path}", encoding="utf-8", errors="replace") as file:
                names |= set(re.findall(r"common-licenses/([A-Za-z]+(?:-[0-9]+(?:\.[0-9]+)?)?)", file.read()))
    return sorted(name for name in names if os.path.isfile(f"{root}/usr/share/common-licenses/{name}"))


def rows(root, packages):
    """Each package with its version, and the source package that it was built from."""
    form = "${Package} ${Version} from ${source:Package} ${source:Version}\\n"
    return [run("dpkg-query", f"--admindir={root}/var/lib/dpkg", "--show", "--showformat", form,
                package).splitlines()[0] for package in packages]


def check_rest(stage, files):
    """Fails where something would be looked for outside, or in a newer C library."""
    have = {os.path.basename(path) for path in entries(f"{stage}/lib")}
    for path in files:
        for name in needed(path):
            if name not in have | GLIBC:
                fail(f"'{path}' needs '{name}', which is not in the archive")
        newest = older.newest(path)
        if newest > OLDEST:
            fail(f"'{path}' needs version {newest} of the C library")
