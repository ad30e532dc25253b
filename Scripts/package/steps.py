"""Runs the steps of action.yml and the script of ci/gitlab.yml as they stand there, in a bare system."""

import contextlib
import functools
import http.server
import os
import re
import threading

import yaml

from ground import NAME, PACKAGE, fail, read, run
from roots import Bare, root

SYSTEM = "ubuntu-22.04-curl"
WRONG = "0" * 64


class Steps:
    """An action, in a system that has nothing but a release in a folder."""

    def __init__(self, system, version):
        self.system, self.version = system, version
        self.action = yaml.safe_load(read(f"{PACKAGE}/action.yml"))
        self.gitlab = yaml.safe_load(read(f"{PACKAGE}/ci/gitlab.yml"))[".verify-transitions"]

    def run_action(self, **inputs):
        """Runs each step whose condition holds, as GitHub's runner does; returns its code and what it printed."""
        unknown = {name.replace("_", "-") for name in inputs} - set(self.action["inputs"])
        if unknown:
            fail(f"action.yml has no inputs {unknown}")
        given = {f"inputs.{name}": inputs.get(name.replace("-", "_"), row.get("default", ""))
                 for name, row in self.action["inputs"].items()}
        known = {**given, "runner.temp": "/tmp/runner", "github.server_url": "https://github.com",
                 "github.action_repository || github.repository": "segue/segue"}
        self.system.must("sh", "-c", "rm -rf /tmp/runner && mkdir -p /tmp/runner")
        said, status = "", 0
        for step in self.action["runs"]["steps"]:
            if "uses" in step or not self.holds(step.get("if"), known):
                continue
            done, outputs = self.run_step(step, known)
            said += done.stdout + done.stderr
            known.update({f"steps.{step.get('id')}.outputs.{name}": value for name, value in outputs})
            if done.returncode:
                status = done.returncode
                break
        return status, said

    def run_step(self, step, known):
        files = {name: f"/tmp/runner/{name.lower()}" for name in
                 ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        self.system.must("sh", "-c", ': > "$1"; : >> "$2"; : >> "$3"', "sh", *files.values())
        environment = {name: self.fill(str(value), known) for name, value in step.get("env", {}).items()}
        done = self.system.call(
            "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"],
            env={**files, **environment, "GITHUB_ACTIONS": "true"})
        written = self.system.must("cat", files["GITHUB_OUTPUT"])
        return done, [line.split("=", 1) for line in written.splitlines()]

    def holds(self, condition, known):
        if condition is None:
            return True
        found = re.fullmatch(r"(\S+) != ''", condition)
        return self.value(found[1], known) != "" if found else fail(f"what is 'if: {condition}'?")

    def fill(self, text, known):
        return re.sub(r"\$\{\{ (.*?) \}\}", lambda found: self.value(found[1], known), text)

    def value(self, words, known):
        """An expression that is a name, or several with 'or' between them."""
        if words in known:
            return known[words]
        for name in words.split(" || "):
            if not re.fullmatch(r"(?:inputs|steps)\.[a-z.-]+", name):
                fail(f"what is '{words}'?")
            if known.get(name, ""):
                return known[name]
        return ""

    def run_gitlab(self, shell, **variables):
        """Runs the job's script as GitLab's runner does, with its variables; returns its code and what it printed."""
        given = {**{key: value for key, value in self.gitlab["variables"].items() if key != "BASE"}, **variables}
        self.system.must("sh", "-c", "rm -rf /tmp/segue /films/transitions")
        done = self.system.call(shell, "-e", "-c", "\n".join(self.gitlab["script"]), env=given)
        return done.returncode, done.stdout + done.stderr


def shared_lines(text):
    found = re.search(r"# The same lines as in \S+, until 'end'\.\n(.*?)^ *# end", text, re.M | re.S)
    return "\n".join(line.strip() for line in found[1].splitlines())


def test(folder, version):
    """Everything that people may do with the two files; returns how many checks hold."""
    if shared_lines(read(f"{PACKAGE}/action.yml")) != shared_lines(read(f"{PACKAGE}/ci/gitlab.yml")):
        fail("action.yml and ci/gitlab.yml install in different ways")
    count = 0

    def expect(what, answer, status, *words):
        nonlocal count
        count += 1
        missing = [word for word in words if word not in answer[1]]
        if answer[0] != status or missing:
            fail(f"{what}: ended with {answer[0]}, expected {status} and {missing}:\n{answer[1]}")

    archive = f"{NAME}-{version}-linux-x86_64.tar.gz"
    with Bare(root(SYSTEM) or fail(f"there is no {SYSTEM}")) as system, served(folder) as address:
        steps = Steps(system, version)
        system.bring(f"{PACKAGE}/Scenes", "films/scenes")
        for name in ("release", "damaged"):
            for file in (archive, "SHA256SUMS"):
                system.bring(f"{folder}/{file}", f"{name}/{file}")
        with open(f"{system.place}/damaged/{archive}", "r+b") as file:
            file.seek(1 << 20)
            file.write(b"damage")
        right = run("sha256sum", f"{folder}/{archive}").split()[0]
        release = {"version": version, "release_url": "/release", "scenes": "scenes/push.json"}
        given = "--goldens goldens"

        refused(expect, steps, archive)
        by_address = {**release, "release_url": address, "version": f"v{version}"}
        nothing = {**by_address, "version": "9.9.9"}
        expect("a release that is not there", steps.run_action(**nothing), 69, f"cannot fetch {address}/")
        expect("a release by its address", steps.run_action(**by_address), 0, version)
        expect("a release", steps.run_action(**release), 0, version)
        system.must("/tmp/runner/segue/bin/render", "record", "scenes/push.json", "--goldens", "goldens")
        expect("as agreed", steps.run_action(**release, arguments=given, sha256=right), 0, "commit")
        system.must("cp", "-r", "/tmp/runner/segue", "/opt/segue")
        there = {"scenes": "scenes/push.json", "arguments": given, "render": "/opt/segue/bin/render"}
        expect("a program that is there", steps.run_action(**there), 0)
        for shell in ("sh", "bash"):
            job = {"VERSION": version, "RELEASE_URL": "/release", "SCENES": "scenes/push.json",
                   "ARGUMENTS": given}
            expect(f"GitLab, {shell}", steps.run_gitlab(shell, **job), 0, "commit")
            expect(f"GitLab, {shell}, by address",
                   steps.run_gitlab(shell, **{**job, "RELEASE_URL": address, "SHA256": right}), 0)
            expect(f"GitLab, {shell}, by a file's address",
                   steps.run_gitlab(shell, **{**job, "RELEASE_URL": "file:///release"}), 0)
            wrong = steps.run_gitlab(shell, **{**job, "SHA256": WRONG})
            expect(f"GitLab, {shell}, another sum", wrong, 69, "it was not installed")
            expect(f"GitLab, {shell}, a program that is there", steps.run_gitlab(
                shell, SCENES="scenes/push.json", ARGUMENTS=given, RENDER="/opt/segue/bin/render"), 0)
        change(system)
        expect("another film", steps.run_action(**release, arguments=given), 1, "push")
        if not os.path.getsize(f"{system.place}/films/transitions.html"):
            fail("there is no page of what differs")
    return count


@contextlib.contextmanager
def served(folder):
    """The address under which a folder is served to this machine for a while."""
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    handler = functools.partial(Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def refused(expect, steps, archive):
    """What is not as agreed is not installed, and one line says so."""
    release = {"version": steps.version, "scenes": "scenes/push.json"}
    tries = {
        "another sum": ({**release, "release_url": "/release", "sha256": WRONG}, f"not {WRONG}"),
        "a damaged archive": ({**release, "release_url": "/damaged"}, archive),
        "a version that is none": ({**release, "version": "latest", "release_url": "/release"}, "'latest'"),
    }
    for what, (inputs, word) in tries.items():
        status, said = steps.run_action(**inputs)
        expect(what, (status, said), 69, "::error::segue: ", word)
        if len(said.splitlines()) != 1 or os.path.exists(f"{steps.system.place}/tmp/runner/segue"):
            fail(f"{what}: one line was expected, and nothing installed: {said}")
        print(f"  {what}: {said.strip()}")


def change(system):
    path = f"{system.place}/films/scenes/push.json"
    text = read(path).replace('"to": -117.9', '"to": -100')
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
