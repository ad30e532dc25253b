"""Launching alone: the texts that were agreed, with a program that draws nothing."""

import os
import sys

import schemas
from check import Check
from engines import RUN, ending, logged, started
from workplace import Workplace

SHARDS = range(1, 9)
# The numbers of the program: input or output, and data.
BROKEN, MISSING = 74, 65
# What 'LaunchTextTests.hostile' is called, and is to be called.
PLAN = "it's $(touch broken) ${{ x }} {{y}} {} {= die =} $$HOME `touch broken`\\\n  #\"'.json"
OPTIONS = ["--a=it's ${{ x }} {{Param.Folder}} `touch broken`", "$(HOME)", "\u0d4e{{x}} \u0d4e$(HOME)", "--", "JOB\nJOB\n\u202eb"]
MERGE = ["merge", "shards", "-o", "{{y}} ${{ z }} '$(touch broken)' {} $(HOME)\nJOB"]


def hostile_run(shard):
    return ["run", PLAN, "--shard", f"{shard}/2", "-o", "shards", *OPTIONS]


def all_done(check, place):
    check.same("exit code", place.run(), 0)
    check.same("shards", place.done, list(SHARDS))
    calls = place.noted("called")
    check.same("the merge is last", calls[-1], ["merge", "shards", "-o", "films"])
    check.same("calls of shards", sorted(calls[:-1]), [
        ["run", "plan.json", "--shard", f"{shard}/8", "-o", "shards", "--jobs", "2"]
        for shard in SHARDS])


def tried_again(check, place):
    place.order("fail-3", "2")
    place.order("kill-6", "1")
    check.same("exit code", place.run(), 0)
    check.same("shards", place.done, list(SHARDS))
    check.same("tries", [place.tries(shard) for shard in SHARDS], [1, 1, 3, 1, 1, 2, 1, 1])


def named_and_continued(check, place):
    place.order("fail-5", "always")
    status = place.run()
    # make and OpenJD's runner have exit codes of their own.
    check.true("exit code", status == MISSING if place.engine in ("slurm", "parallel") else status)
    check.same("what the merge misses", place.noted("missing"), [[5]])
    check.same("tries", place.tries(5), 3)
    os.remove(f"{place.home}/orders/fail-5")
    check.same("exit code, again", place.run(), 0)
    check.same("shards, each once", place.done, list(SHARDS))
    # The others begin the shards that are done once more, which end at once.
    check.same("tries, again", place.tries(1), 1 if place.engine == "parallel" else 2)


def hostile_names(check, place):
    check.same("exit code", place.run(), 0)
    calls = place.noted("called")
    check.same("calls of shards", sorted(calls[:-1]), [hostile_run(1), hostile_run(2)])
    check.same("the merge", calls[-1], MERGE)
    check.true("nothing broke out", not os.path.exists(f"{place.folder}/broken"))


def chunks(check, place):
    """Tasks of two shards, and what is left."""
    check.same("exit code", place.run(), 0)
    check.same("shards", place.done, [1, 2, 3])
    with open(f"{place.folder}/launch.log", encoding="utf-8") as log:
        tasks = [line.split(" = ")[1] for line in log.read().splitlines() if "CHUNK[INT]" in line]
    check.same("tasks", tasks, ["1-2", "3-3"])


def lost_node(check, place):
    """A machine is lost in the middle of its shards: others take them."""
    place.order("sleep", "4")
    job = place.launch()
    place.cluster.until(lambda: len(place.noted("called")) >= 2, "shards that run")
    place.cluster.lose("n1")
    check.same("exit code", job.wait(200), 0)
    check.same("shards", place.done, list(SHARDS))
    check.true("some were begun twice", max(place.tries(shard) for shard in SHARDS) == 2)
    place.cluster.start_node("n1")


def lost_daemon(check, place):
    """The daemon of a machine is lost, but not what runs there."""
    place.order("sleep", "2")
    job = place.launch()
    place.cluster.until(lambda: len(place.noted("called")) >= 2, "shards that run")
    place.cluster.end("n2", 9)
    place.cluster.start_node("n2")
    check.same("exit code", job.wait(200), 0)
    check.same("shards", place.done, list(SHARDS))
    check.same("tries", [place.tries(shard) for shard in SHARDS], [1] * 8)


DRILLS = [(all_done, "films"), (tried_again, "films"), (named_and_continued, "films"),
          (hostile_names, "hostile")]
ALSO = {"openjd": [(chunks, "verify")], "slurm": [(lost_daemon, "films"), (lost_node, "films")]}


def test(goldens, folder, chosen):
    check = Check()
    for engine in chosen or RUN:
        with started(engine, f"{folder}/{engine}-itself") as cluster:
            for drill, text in DRILLS + ALSO.get(engine, []):
                place = Workplace(
                    f"{folder}/{engine}-{drill.__name__}", engine,
                    f"{goldens}/{text}.{ending(engine)}", cluster)
                try:
                    drill(check, place)
                except Exception as error:
                    print(logged(place.folder), file=sys.stderr)
                    raise SystemExit(
                        f"test-engines: error: {engine}, {drill.__name__}: {error}") from error
                print(f"test-engines: {engine}: {drill.__name__.replace('_', ' ')}")
    if not chosen:
        schemas.test(check, goldens, folder)
    return check.count
