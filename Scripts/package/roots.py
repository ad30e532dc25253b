"""Systems with nothing on them, as people's machines and those of services are before somebody installs a thing."""

import os
import shutil
import subprocess
import tempfile

from ground import PACKAGE, fail, run

PLACE = f"{PACKAGE}/.build/roots"
UBUNTU = "http://archive.ubuntu.com/ubuntu"
DEBIAN = "http://deb.debian.org/debian"
KEYS = "/usr/share/keyrings/ubuntu-archive-keyring.gpg"

# Each with its suite, its archive, what mmdebstrap is to install ('essential' has not even apt), and what more.
ROOTS = {
    "debian-12": ("bookworm", DEBIAN, "minbase", ""),
    "debian-13": ("trixie", DEBIAN, "essential", ""),
    "ubuntu-22.04": ("jammy", UBUNTU, "essential", ""),
    "ubuntu-24.04": ("noble", UBUNTU, "essential", ""),
}
# A machine of a service for continuous integration, as far as its steps need it.
SERVICE = {"ubuntu-22.04-curl": ("jammy", UBUNTU, "essential", "curl")}


def root(name):
    """The files of a bare system, which are fetched once and kept; nothing if they cannot be had."""
    suite, mirror, variant, more = {**ROOTS, **SERVICE}[name]
    place = f"{PLACE}/{name}"
    if os.path.isdir(place):
        return place
    # Debian has no package with Ubuntu's keys: what comes without them is only for these tests.
    trust = "[trusted=yes] " if mirror == UBUNTU and not os.path.exists(KEYS) else ""
    parts = "main universe" if mirror == UBUNTU else "main"
    os.makedirs(PLACE, exist_ok=True)
    scratch = tempfile.mkdtemp(dir=PLACE)
    done = subprocess.run(
        ["mmdebstrap", "--quiet", "--mode=root", f"--variant={variant}", "--format=directory", suite,
         f"{scratch}/root", f"deb {trust}{mirror} {suite} {parts}", *([f"--include={more}"] if more else [])],
        capture_output=True, text=True, check=False)
    if done.returncode == 0:
        os.rename(f"{scratch}/root", place)
    shutil.rmtree(scratch)
    return place if done.returncode == 0 else None


class Bare:
    """A copy of a bare system, in which commands run that see nothing else."""

    def __init__(self, source):
        self.source = source

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="segue-root-")
        self.place = f"{self.folder}/root"
        run("cp", "--archive", "--reflink=auto", self.source, self.place)
        os.chmod(self.folder, 0o755)
        os.makedirs(f"{self.place}/films", exist_ok=True)
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def bring(self, path, name):
        """Copies a file or a folder of this machine into the system."""
        target = f"{self.place}/{name}"
        os.makedirs(os.path.dirname(target), exist_ok=True)
        run("cp", "--recursive", "--dereference", path, target)

    def call(self, *command, user=None, env=None, folder="/films"):
        """Runs a command in the system, with nothing of this machine's environment."""
        environment = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/tmp", **(env or {})}
        identity = [f"--userspec={user}:{user}"] if user else []
        # In namespaces of its own: what is mounted is gone with the command.
        script = ('mount -t proc proc "$0/proc"; mount --bind /dev "$0/dev"; place=$0; '
                  'exec chroot ' + " ".join(identity) + ' "$place" "$@"')
        words = ["sh", "-c", 'cd "$0" && exec "$@"', folder, *command]
        return subprocess.run(
            ["unshare", "--mount", "--pid", "--fork", "sh", "-ec", script, self.place, *words],
            env=environment, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)

    def must(self, *command, **settings):
        """Runs a command that has to succeed, and returns what it prints."""
        done = self.call(*command, **settings)
        if done.returncode:
            fail(f"in {os.path.basename(self.source)}: '{' '.join(command)}' ended with {done.returncode}: "
                 f"{(done.stderr + done.stdout).strip()[-600:]}")
        return done.stdout
