"""A page, recorded now and held to what was designed."""

import os
import pathlib
import subprocess

from record_card import record

HERE = pathlib.Path(__file__).parent


def test_the_page_moves_as_designed(tmp_path):
    record(HERE / "card.html", tmp_path / "frames", rate=30)
    words = ["verify", tmp_path / "frames", "--fps", "30", "--against", HERE.parent / "card.json",
             "--aligned", "--strict"]
    done = subprocess.run(
        [os.environ.get("RENDER", "render"), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
