"""The fixture 'segue': what 'render' says of films, as Python has it."""

import json
import os
import pathlib
import subprocess

import pytest


class Segue:
    def __init__(self, program):
        self.program = program

    def run(self, *words):
        done = subprocess.run(
            [self.program, *map(str, words)], capture_output=True, text=True, check=False)
        # 1 says that something differs, and 75 that it can't be told; all else is a mistake.
        assert done.returncode in (0, 1, 75), done.stderr
        return done

    def verify(self, film, scene, *options):
        """Fails the test where the film moves otherwise than the scene, or where nobody can tell."""
        done = self.run("verify", film, "--against", scene, "--aligned", "--strict", *options)
        assert done.returncode == 0, done.stdout

    def compare(self, scene, film, *options):
        """The verdict, the findings, and when each movement has come how far."""
        done = self.run("compare", scene, film, "--aligned", "--json", *options)
        return json.loads(done.stdout)["pairs"][0]

    def fit(self, film, *options):
        """The movements of the film, the surest first."""
        return json.loads(self.run("fit", film, "--json", *options).stdout)["movements"]


@pytest.fixture(scope="session")
def segue():
    return Segue(os.environ.get("RENDER", "render"))


@pytest.fixture(scope="session")
def films():
    return pathlib.Path(__file__).parent.parent / "films"


@pytest.fixture(scope="session")
def card():
    return pathlib.Path(__file__).parent.parent / "card.json"
