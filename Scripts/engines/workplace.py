"""A folder in which a job is started: with a program that draws nothing, and what it was asked to do."""

import json
import os
import shutil

from engines import ending, launched

HERE = os.path.dirname(os.path.abspath(__file__))


class Workplace:
    """What an engine is given, and what became of it."""

    def __init__(self, folder, engine, text, cluster=None):
        self.engine, self.cluster = engine, cluster
        self.home, self.folder = folder, f"{folder}/work"
        for name in ("bin", "orders", "work"):
            os.makedirs(f"{folder}/{name}")
        shutil.copy(f"{HERE}/fake-render", f"{folder}/bin/render")
        self.file = f"job.{ending(engine)}"
        shutil.copy(text, f"{self.folder}/{self.file}")
        with open(f"{self.folder}/plan.json", "w", encoding="utf-8") as plan:
            plan.write("{}")

    def order(self, name, words):
        with open(f"{self.home}/orders/{name}", "w", encoding="utf-8") as file:
            file.write(words)

    def launch(self):
        return launched(
            self.engine, self.file, self.folder, f"{self.home}/bin", self.cluster)

    def run(self, seconds=120):
        """The exit code of the job."""
        job = self.launch()
        try:
            return job.wait(seconds)
        finally:
            if job.poll() is None:
                job.terminate()

    @property
    def notes(self):
        """What the program noted: each a kind and its words, in order."""
        if not os.path.exists(f"{self.home}/calls"):
            return []
        with open(f"{self.home}/calls", encoding="utf-8") as calls:
            return [(words[0], words[1:]) for words in map(json.loads, calls)]

    def noted(self, kind):
        return [words for name, words in self.notes if name == kind]

    def tries(self, shard):
        """How often a shard was begun."""
        return sum("--shard" in words and words[words.index("--shard") + 1].startswith(f"{shard}/")
                   for words in self.noted("called"))

    @property
    def done(self):
        """The shards that were done, in order."""
        return sorted(int(shard) for shard, in self.noted("done"))
