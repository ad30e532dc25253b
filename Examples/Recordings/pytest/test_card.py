"""Films of a card that rises, made by four other programs, held to what was designed."""

import pytest


@pytest.mark.parametrize("name", ["pillow.apng", "cairo.mp4", "ffmpeg.mp4"])
def test_it_moves_as_designed(segue, films, card, name):
    segue.verify(films / name, card)


def test_numbered_pictures_of_a_browser_move_as_designed(segue, films, card):
    segue.verify(films / "chromium", card, "--fps", "30")


def test_a_slower_spring_is_named(segue, films, card):
    found = segue.compare(card, films / "slow.mp4")
    assert found["verdict"] == "different"
    assert "longer" in found["findings"][0]
    spring = found["movements"][0]["recorded"]["curve"]
    assert spring["response"] == pytest.approx(480, rel=0.02)


def test_the_spring_is_the_designed_one(segue, films):
    spring = segue.fit(films / "pillow.apng")[0]["best"]
    assert spring["response"] == pytest.approx(400, rel=0.02)
    assert spring["dampingRatio"] == pytest.approx(0.8, abs=0.02)
