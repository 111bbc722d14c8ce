"""Pictures of numbers: they show what they are given, and are the same each time."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.art.charts import GROUND, HEIGHT, INK, LINE, PALE, WIDTH, profile_picture
from bot.art.figures import READABLE
from bot.art.vision import contrast

RISING = tuple(range(1000, 1200, 10))
PLACES = (12, 9, 7, 3)


def line_of(png: bytes) -> list[tuple[int, int]]:
    """Return where a picture has the blue of lines, from left to right."""
    picture = Image.new("RGBA", (WIDTH, HEIGHT), GROUND)
    picture.alpha_composite(Image.open(io.BytesIO(png)).convert("RGBA"))
    picture = picture.convert("RGB")
    data = picture.tobytes()
    blue = (at for at in range(picture.width * picture.height) if data[3 * at + 2] - data[3 * at] > 80)
    return sorted((at % picture.width, at // picture.width) for at in blue)


def test_rising_ratings_are_a_rising_line() -> None:
    """From the lower left to the upper right."""
    line = line_of(profile_picture((RISING,), PLACES))
    assert line[0][1] > line[-1][1] + HEIGHT / 2


@pytest.mark.parametrize(
    "curves",
    [(), ((1000,),), ((1000, 1000),), (RISING, (980, 960, 1003)), ((-40, 12345),)],
    ids=["nothing", "one rating", "level", "two kinds", "far apart"],
)
@pytest.mark.parametrize("places", [(0, 0, 0, 0), PLACES, (99999, 0, 1, 5)], ids=["none", "some", "many"])
def test_whatever_the_numbers_are_a_picture_comes_of_it(
    curves: tuple[tuple[int, ...], ...], places: tuple[int, int, int, int]
) -> None:
    """The size is the same, and so are the bytes of a second try."""
    png = profile_picture(curves, places)
    assert (WIDTH, HEIGHT) == Image.open(io.BytesIO(png)).size
    assert png == profile_picture(curves, places)
    assert len(png) < 64 * 1024


def test_curve_of_one_rating_is_left_out() -> None:
    """A point is no curve; the bars take its room."""
    assert [] == line_of(profile_picture(((1000,),), PLACES))


def test_numbers_and_lines_stand_out_from_the_ground() -> None:
    """WCAG 2.2, level AA."""
    for colour in (INK, PALE, LINE):
        assert contrast(colour, GROUND) >= READABLE
