"""Uses each artifact as its reader would: install it, make a first film, verify it."""

import os
import re
import subprocess
import tempfile
import time

from ground import NAME, PACKAGE, fail, run, sha256
from roots import ROOTS, Bare, root

FILMS = ["push.mp4", "push.png", "push.gif", "push.webp"]
RENDERS = """\
set -e
for film in {films}; do
  case $film in *.png) at='--at 250ms' ;; *) at= ;; esac
  "$1" /scenes/push.json $at -o $film
done
"$1" record /scenes/push.json --goldens goldens > record.txt
CI=true "$1" verify /scenes/push.json --goldens goldens
sha256sum {films}
"""


class Trials:
    """The films of the program that was built, and those of artifacts beside them."""

    def __init__(self, release, program):
        self.folder, self.version = release, version(release)
        self.archive = f"{NAME}-{self.version}-linux-x86_64"
        with tempfile.TemporaryDirectory() as scratch:
            for film in FILMS:
                at = ["--at", "250ms"] if film.endswith(".png") else []
                run(program, f"{PACKAGE}/Scenes/push.json", *at, "-o", f"{scratch}/{film}")
            self.expected = {film: sha256(f"{scratch}/{film}") for film in FILMS}
        for film, digest in self.expected.items():
            print(f"  {film} of the build folder: sha256 {digest}")

    def hold(self, system, what, program, user=None):
        """Has a program of a bare system draw, record and verify; its films have to be the expected ones."""
        system.bring(f"{PACKAGE}/Scenes", "scenes")
        run("chmod", "--recursive", "a+rX", f"{system.place}/scenes")
        if user:
            run("chown", f"{user}:{user}", f"{system.place}/films")
        answer = system.must("bash", "-c", RENDERS.format(films=" ".join(FILMS)), "bash", program, user=user)
        found = {name: digest for digest, name in re.findall(r"^([0-9a-f]{64})  (\S+)$", answer, re.M)}
        for film in FILMS:
            if found.get(film) != self.expected[film]:
                fail(f"{what}: {film} has the SHA-256 {found.get(film)}, not {self.expected[film]}")
        page = system.must(program, "--version", user=user)
        if not re.search(r"^commit +[0-9a-f]{40}", page, re.M) or "missing" in page:
            fail(f"{what}: '--version' says: {page}")
        times = [self.start(system, program, user) for _ in range(7)]
        size = run("du", "--summarize", "--block-size=1000000", f"{system.place}").split()[0]
        print(f"  {what}: the same {len(FILMS)} films, verified; a call takes {min(times)} ms at best, "
              f"the system has {size} MB", flush=True)

    @staticmethod
    def start(system, program, user):
        # The shell's own clock: namespaces and chroot take longer than what is measured.
        script = ('a=${EPOCHREALTIME/./}; "$1" check /scenes/push.json --quiet > /dev/null; '
                  'b=${EPOCHREALTIME/./}; echo $(((b - a) / 1000))')
        return int(system.must("bash", "-c", script, "bash", program, user=user))

    def tarball(self):
        for name in ROOTS:
            source = root(name)
            if not source:
                print(f"  {name}: left out, cannot be fetched")
                continue
            with Bare(source) as system:
                system.bring(f"{self.folder}/{self.archive}.tar.gz", "films/archive.tar.gz")
                system.must("tar", "-xzf", "archive.tar.gz")
                self.hold(system, f"{name}, the archive", f"/films/{self.archive}/bin/render")
                self.check_maps(system, name)

    def check_maps(self, system, name):
        """Every library that is mapped while a movie is made comes from the archive, but for glibc's."""
        program = f"/films/{self.archive}/bin/render"
        answer = system.must(
            "bash", "-c", 'LD_DEBUG=libs "$1" /scenes/push.json --force -o again.mp4 2>&1 | '
            "sed -n 's/.*calling init: //p'", "bash", program)
        outside = {path for path in answer.split() if not path.startswith("/films/")}
        glibc = r"/(?:usr/)?lib(?:64|/x86_64-linux-gnu)/(?:lib(?:c|m|dl|pthread|rt|resolv|mvec|util)\.so|ld-linux).*"
        strange = sorted(path for path in outside if not re.fullmatch(glibc, path))
        if strange or not answer:
            fail(f"{name}, the archive: libraries of the system are used: {', '.join(strange)}")

    def deb(self):
        name = f"{NAME}_{self.version}_amd64.deb"
        found = run("lintian", "--allow-root", f"{self.folder}/{name}").strip()
        if found:
            fail(f"lintian: {found}")
        with Bare(root("debian-12") or fail("there is no Debian 12")) as system:
            system.bring(f"{self.folder}/{name}", f"films/{name}")
            system.bring("/etc/resolv.conf", "etc/resolv.conf")
            began = time.monotonic()
            quiet = {"DEBIAN_FRONTEND": "noninteractive"}
            system.must("apt-get", "update", env=quiet)
            system.must("apt-get", "install", "--yes", "--no-install-recommends", f"./{name}", env=quiet)
            print(f"  debian-12: 'apt-get install ./{name}' in {time.monotonic() - began:.0f} s")
            for path in ("man/man1/render.1.gz", "bash-completion/completions/render",
                         "zsh/vendor-completions/_render", "fish/vendor_completions.d/render.fish"):
                if not os.path.getsize(f"{system.place}/usr/share/{path}"):
                    fail(f"{name}: {path} is empty")
            self.hold(system, "debian-12, the package", "render")

    def image(self):
        archive = f"{self.folder}/{NAME}-{self.version}-image.tar"
        size = os.path.getsize(archive)
        if size > 200e6:
            fail(f"the image has {size} bytes")
        with tempfile.TemporaryDirectory(prefix="segue-oci-") as scratch:
            # The layout, as tools of others read it; and the form that older Dockers load.
            run("skopeo", "copy", "--quiet", f"oci-archive:{archive}", f"oci:{scratch}/oci:checked")
            run("skopeo", "inspect", f"docker-archive:{archive}")
            run("umoci", "unpack", "--image", f"{scratch}/oci:checked", f"{scratch}/bundle")
            with Bare(f"{scratch}/bundle/rootfs") as system:
                denied = system.call("sh", "-c", "echo x > /etc/planted", user=1000)
                if denied.returncode == 0:
                    fail("the image's user may write where root does")
                self.hold(system, "the image", "render", user=1000)


def version(folder):
    """The version of a release, as its files are called."""
    [name] = [name for name in os.listdir(folder) if name.endswith(".deb")]
    return name.split("_")[1]


def check_sums(folder):
    done = subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=folder,
                          capture_output=True, text=True, check=False)
    listed = {line.split()[1] for line in open(f"{folder}/SHA256SUMS", encoding="utf-8")}
    if done.returncode or listed != set(os.listdir(folder)) - {"SHA256SUMS"}:
        fail(f"SHA256SUMS: {done.stderr.strip() or sorted(listed)}")
