"""The measures of sight, against the numbers that their authors give."""

from __future__ import annotations

import pytest

from bot.art.vision import Sight, contrast, distance, lab_distance, seen

SHARMA = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""From table 1 of Sharma, Wu and Dalal (2005): a blue, greys, hues on both sides of red, large and small distances."""


@pytest.mark.parametrize(("one", "other", "apart"), SHARMA)
def test_distance_is_that_of_the_published_pairs(
    one: tuple[float, float, float], other: tuple[float, float, float], apart: float
) -> None:
    """CIEDE2000 is easily written wrong; the authors publish pairs to find it out."""
    assert apart == round(lab_distance(one, other), 4)
    assert apart == round(lab_distance(other, one), 4)


def test_black_is_a_hundred_from_white() -> None:
    """The ends of the scale hold for sRGB as well."""
    assert (100.0, 0.0) == (round(distance((0, 0, 0), (255, 255, 255)), 1), distance((9, 99, 199), (9, 99, 199)))


def test_contrast_runs_from_one_to_twenty_one() -> None:
    """WCAG 2.2: black on white is 21, a colour on itself is 1, and #767676 is the lightest grey of level AA."""
    white = (255, 255, 255)
    assert [21.0, 1.0, 4.54] == [round(contrast(grey, white), 2) for grey in ((0, 0, 0), white, (0x76, 0x76, 0x76))]


@pytest.mark.parametrize("sight", Sight)
def test_greys_look_alike_to_everybody(sight: Sight) -> None:
    """A cone that is missing takes no light away."""
    for grey in ((0, 0, 0), (128, 128, 128), (255, 255, 255)):
        assert all(abs(a - b) <= 1 for a, b in zip(grey, seen(grey, sight), strict=True))


@pytest.mark.parametrize("sight", [Sight.DEUTERANOPIA, Sight.PROTANOPIA])
def test_grass_and_hearts_are_nearer_to_who_lacks_a_cone(sight: Sight) -> None:
    """The simulation does what it is for: the red and green that most decks have are mixed up."""
    red, green = (180, 60, 30), (110, 120, 20)
    assert distance(seen(red, sight), seen(green, sight)) < distance(red, green) / 2
