"""Films of the program: however many shards an engine has drawn them in, their bytes are the same."""

import hashlib
import os
import shutil
import subprocess

from check import Check
from engines import RUN, ending, launched, logged, started

SCENES = [f"scenes/{name}.json" for name in ("push", "flip", "mail", "photo-zoom")]
SHARDS = (3, 7)
# What there is time for whenever tests run.
SHORT = ("slurm", "openjd")


def told(render, folder, *words):
    """What the program says."""
    done = subprocess.run(
        [render, *words], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"test-engines: error: render {' '.join(words)}: {done.stderr}")
    return done.stdout


def prepared(folder, scenes):
    """A folder with scenes, in which a plan's paths begin."""
    shutil.copytree(scenes, f"{folder}/scenes")
    return folder


def planned(render, folder, engine, shards, films):
    """The file of a job, whose plan stands beside it."""
    text = told(render, folder, "plan", "draw", *films, "-o", "plan.json", "--emit", engine,
                "--shards", str(shards))
    with open(f"{folder}/job.{ending(engine)}", "w", encoding="utf-8") as file:
        file.write(text)
    return f"job.{ending(engine)}"


def digests(folder):
    """What is in every file of a folder, by its path."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            with open(f"{place}/{name}", "rb") as file:
                path = os.path.relpath(f"{place}/{name}", folder)
                found[path] = hashlib.file_digest(file, "sha256").hexdigest()
    return found


def here(render, folder, films):
    """What this machine draws alone."""
    told(render, folder, "plan", "draw", *films, "-o", "plan.json")
    told(render, folder, "run", "plan.json", "-o", "shards")
    told(render, folder, "merge", "shards", "-o", "films")
    return digests(f"{folder}/films")


def test(render, scenes, folder, chosen, films=SCENES, counts=SHARDS):
    check = Check()
    agreed = here(render, prepared(f"{folder}/here", scenes), films)
    check.true("films", agreed)
    # The others are not here: only their texts are, which the self-test looks at.
    for engine in [name for name in RUN if not chosen or name in chosen]:
        with started(engine, f"{folder}/{engine}-itself") as cluster:
            for shards in counts:
                place = prepared(f"{folder}/{engine}-{shards}", scenes)
                file = planned(render, place, engine, shards, films)
                job = launched(engine, file, place, os.path.dirname(render), cluster)
                if job.wait(1800):
                    raise SystemExit(
                        f"{logged(place)}test-engines: error: {engine}: {shards} shards have failed")
                check.same(f"{engine}: films of {shards} shards", digests(f"{place}/films"), agreed)
                print(f"test-engines: {engine}: {shards} shards make the same films")
    return check
