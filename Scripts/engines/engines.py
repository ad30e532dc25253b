"""How a file that was written for an engine is started on this machine, and waited for."""

import contextlib
import glob
import os
import subprocess

from slurm import Cluster

RUN = ("slurm", "openjd", "parallel", "make")


@contextlib.contextmanager
def started(engine, folder):
    """The engine, if it has to be there before it is asked."""
    if engine != "slurm":
        yield None
        return
    os.makedirs(folder)
    with Cluster(folder) as cluster:
        yield cluster


def command(engine, file):
    return {
        "slurm": ["sh", file, "--wait"],
        "openjd": ["openjd", "run", file],
        "parallel": ["sh", file],
        "make": ["make", "-f", file, "-j", "2"],
    }[engine]


def launched(engine, file, folder, path, cluster=None):
    """The process that has started the job and waits for it, with 'path' in front of those of programs."""
    environment = os.environ | {"PATH": f"{path}:{os.environ['PATH']}"}
    if cluster:
        environment |= cluster.environment
    with open(f"{folder}/launch.log", "ab") as log:
        return subprocess.Popen(
            command(engine, file), cwd=folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=log, stderr=log)


def logged(folder):
    """The end of what a job has said, by itself and in Slurm's files."""
    words = ""
    for path in sorted(glob.glob(f"{folder}/*.out")) + [f"{folder}/launch.log"]:
        if os.path.exists(path):
            with open(path, encoding="utf-8", errors="replace") as file:
                words += file.read()[-1000:]
    return words


def ending(engine):
    return {"slurm": "slurm.sh", "openjd": "openjd.yml", "parallel": "parallel.sh", "make": "mk",
            "github": "github.yml", "gitlab": "gitlab.yml", "kubernetes": "kubernetes.yml"}[engine]
