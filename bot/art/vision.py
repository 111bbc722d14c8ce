"""How colours look to people: contrast, distance, and the sight of those who lack a kind of cone.

Colours are sRGB, three numbers from 0 to 255.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

Colour = tuple[int, int, int]
Triple = tuple[float, float, float]
_Matrix = tuple[Triple, Triple, Triple]


class Sight(StrEnum):
    """Which cones somebody sees with."""

    FULL = "full"
    DEUTERANOPIA = "deuteranopia"
    PROTANOPIA = "protanopia"
    TRITANOPIA = "tritanopia"


_SIMULATED: Final[Mapping[Sight, _Matrix]] = {
    Sight.FULL: ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    Sight.DEUTERANOPIA: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Sight.PROTANOPIA: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Sight.TRITANOPIA: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes (2009), table of severity 1.0, on linear light."""
_TO_XYZ: Final[_Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""IEC 61966-2-1, D65."""
_WHITE: Final[Triple] = (0.95047, 1.0, 1.08883)


def seen(colour: Colour, sight: Sight) -> Colour:
    """Return the colour that somebody with full sight would see as another one sees this one."""
    linear = _times(_SIMULATED[sight], _linear(colour))
    red, green, blue = (round(255 * _encoded(min(1.0, max(0.0, part)))) for part in linear)
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours by WCAG 2.2, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def distance(one: Colour, other: Colour) -> float:
    """Return how far two colours are apart by CIEDE2000; 2.3 is just seen, 100 is black from white."""
    return lab_distance(_lab(one), _lab(other))


def lab_distance(one: Triple, other: Triple) -> float:
    """Return the distance of two colours in CIELAB by CIEDE2000, with the symbols of Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - _share(mean_chroma))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = _hue(a1 * stretch, b1), _hue(a2 * stretch, b2)
    is_grey = not c1 * c2
    turn = 0.0 if is_grey else (h2 - h1 + 180) % 360 - 180
    l_mean, c_mean, h_mean = (l1 + l2) / 2, (c1 + c2) / 2, h1 + h2 if is_grey else h1 + turn / 2
    part_l = (l2 - l1) / (1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2))
    part_c = (c2 - c1) / (1 + 0.045 * c_mean)
    part_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * c_mean * _hue_weight(h_mean))
    return math.sqrt(part_l**2 + part_c**2 + part_h**2 + _rotation(c_mean, h_mean) * part_c * part_h)


def _share(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360


def _hue_weight(hue: float) -> float:
    return (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )


def _rotation(chroma: float, hue: float) -> float:
    angle = 30 * math.exp(-(((hue % 360 - 275) / 25) ** 2))
    return -2 * _share(chroma) * math.sin(math.radians(2 * angle))


def _lab(colour: Colour) -> Triple:
    x, y, z = (_cube_root(part / white) for part, white in zip(_times(_TO_XYZ, _linear(colour)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(part: float) -> float:
    return part ** (1 / 3) if part > (6 / 29) ** 3 else part / (3 * (6 / 29) ** 2) + 4 / 29


def _luminance(colour: Colour) -> float:
    return _times(_TO_XYZ, _linear(colour))[1]


def _linear(colour: Colour) -> Triple:
    red, green, blue = (_decoded(part / 255) for part in colour)
    return red, green, blue


def _decoded(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _times(matrix: _Matrix, vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third
