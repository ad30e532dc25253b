"""Engines that are not here: their texts keep to schemas, and their commands run as they stand there."""

import glob
import os
import re
import subprocess

import yaml

import launching
from engines import ending
from workplace import Workplace

CHECKS = {
    "github": [["check-jsonschema", "--builtin-schema", "vendor.github-workflows"]],
    "gitlab": [["check-jsonschema", "--builtin-schema", "vendor.gitlab-ci"]],
    "kubernetes": [["kubernetes-validate", "--strict"],
                   ["kubernetes-validate", "--strict", "-k", "1.29"]],
    "openjd": [["openjd", "check"]],
}
# Faults that a check has to find, or it checks nothing.
PLANTED = {
    "github": ("runs-on", "run-on"), "gitlab": ("parallel: ", "parallel: -"),
    "kubernetes": ("completions: ", "completion: "), "openjd": ("dependsOn: S", "dependsOn: s"),
}


def in_kubernetes(script):
    """A container's argument with its variables, of which there are none of a name's."""
    variables = {"JOB_COMPLETION_INDEX": "0", "HOME": "broken"}
    return re.sub(
        r"\$\$|\$\(([^)]*)\)",
        lambda found: "$" if found[0] == "$$" else variables.get(found[1], found[0]), script)


def commands(engine, text):
    """The scripts for a shard and for the merge."""
    documents = list(yaml.safe_load_all(text))
    if engine == "github":
        jobs = documents[0]["jobs"]
        return [[step["run"] for step in jobs[name]["steps"] if "run" in step][0]
                for name in ("shards", "merge")]
    if engine == "gitlab":
        jobs = [documents[0][name] for name in documents[0] if name != "stages"]
        return ["\n".join(job["script"]) for job in jobs]
    return [in_kubernetes(job["spec"]["template"]["spec"]["containers"][0]["args"][0])
            for job in documents[:2]]


def hostile(check, engine, place):
    with open(f"{place.folder}/{place.file}", encoding="utf-8") as file:
        text = file.read()
    shard, merge = commands(engine, text)
    if engine == "github":
        check.true("no expression is a name's", "${{" not in shard + merge)
    variables = {"shard": "1", "CI_NODE_INDEX": "1", "JOB_COMPLETION_INDEX": "0"}
    path = {"PATH": f"{place.home}/bin:{os.environ['PATH']}"}
    for script in (shard, merge):
        subprocess.run(
            ["sh", "-e", "-c", script], cwd=place.folder, env=os.environ | variables | path,
            capture_output=True, check=False)
    check.same(f"{engine}: calls", place.noted("called"), [
        launching.hostile_run(1), launching.MERGE])
    check.true(f"{engine}: nothing broke out", not os.path.exists(f"{place.folder}/broken"))
    print(f"test-engines: {engine}: commands with hostile names")


def complaint(command, file):
    """What is wrong with a file; nothing if it keeps to the schema."""
    done = subprocess.run([*command, file], capture_output=True, text=True, check=False)
    return f"{done.returncode}: {done.stdout}{done.stderr}" if done.returncode else ""


def kept(check, engine, goldens, folder):
    files = sorted(glob.glob(f"{goldens}/*.{ending(engine)}"))
    check.true(f"{engine}: texts", files)
    for command in CHECKS[engine]:
        for file in files:
            check.same(file, complaint(command, file), "")
            planted = f"{folder}/planted.{ending(engine)}"
            with open(file, encoding="utf-8") as good, open(planted, "w", encoding="utf-8") as bad:
                bad.write(good.read().replace(*PLANTED[engine]))
            check.true(f"{file}: a planted fault is found", complaint(command, planted))
    print(f"test-engines: {engine}: {len(files)} texts keep to the schema")


def test(check, goldens, folder):
    for engine in CHECKS:
        kept(check, engine, goldens, folder)
    for engine in ("github", "gitlab", "kubernetes"):
        hostile(check, engine, Workplace(
            f"{folder}/{engine}", engine, f"{goldens}/hostile.{ending(engine)}"))
