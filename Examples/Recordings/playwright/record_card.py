"""Records the animations of a page as numbered pictures, each at its own time, however long drawing takes."""

import os
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

SIZE = {"width": 160, "height": 240}
SEEK = "time => document.getAnimations().forEach(a => { a.pause(); a.currentTime = time })"


def record(page_file, folder, rate, seconds=1.0):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    # The system's Chromium, or the one that Playwright has installed.
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)
        page.goto(pathlib.Path(page_file).resolve().as_uri())
        for number in range(round(seconds * rate)):
            page.evaluate(SEEK, number * 1000 / rate)
            page.screenshot(path=folder / f"{number:03}.png", animations="allow")
        browser.close()


if __name__ == "__main__":
    record(sys.argv[1], sys.argv[2], rate=30)
