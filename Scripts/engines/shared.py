"""A folder in a network that machines share: sshfs, by which each has a mount of its own."""

import os
import shutil
import subprocess
import time

from films import digests, here, prepared, told

SERVER = "/usr/lib/openssh/sftp-server"
SCENES = ["scenes/push.json"]


class Mount:
    """A folder as another machine sees it, by a server of its own that speaks through pipes."""

    def __init__(self, folder, place):
        self.place = place
        os.makedirs(place)
        to_server, from_client = os.pipe()
        to_client, from_server = os.pipe()
        self.server = subprocess.Popen([SERVER], stdin=to_server, stdout=from_server)
        self.client = subprocess.Popen(
            ["sshfs", "-f", "-o", "passive", f":{folder}", place], stdin=to_client,
            stdout=from_client, stderr=subprocess.DEVNULL)
        for end in (to_server, from_client, to_client, from_server):
            os.close(end)

    def __enter__(self):
        for _ in range(50):
            if os.path.ismount(self.place):
                return self.place
            time.sleep(0.1)
        self.__exit__()
        raise OSError("no file systems of one's own can be mounted here")

    def __exit__(self, *_):
        subprocess.run(["fusermount3", "-u", self.place], capture_output=True, check=False)
        for process in (self.client, self.server):
            process.terminate()
            process.wait()


def test(check, render, scenes, folder):
    """Two machines do the same shard at once, and a third puts the results together."""
    if not (os.path.exists(SERVER) and shutil.which("sshfs") and os.path.exists("/dev/fuse")):
        print("test-engines: a shared folder: left out: there is no sshfs, or no /dev/fuse")
        return
    agreed = here(render, prepared(f"{folder}/alone", scenes), SCENES)
    data = prepared(f"{folder}/data", scenes)
    told(render, data, "plan", "draw", *SCENES, "-o", "plan.json")
    try:
        with Mount(data, f"{folder}/one") as one, Mount(data, f"{folder}/two") as two:
            runs = [
                subprocess.Popen(
                    [render, "run", "plan.json", "-o", "shards", "--cache", "cache", "-q"], cwd=place)
                for place in (one, two)]
            check.same("exit codes", [run.wait(600) for run in runs], [0, 0])
            told(render, two, "merge", "shards", "-o", "films")
            check.same("films", digests(f"{data}/films"), agreed)
            # Once more: the film takes the place of the one that is there.
            told(render, one, "merge", "shards", "-o", "films")
            check.same("films, again", digests(f"{data}/films"), agreed)
        hidden = [name for _, _, names in os.walk(data) for name in names if name.startswith(".")]
        check.same("what is left", hidden, [])
    except OSError as error:
        print(f"test-engines: a shared folder: left out: {error}")
        return
    print("test-engines: a shared folder: two machines do the same shard at once, over sshfs")
