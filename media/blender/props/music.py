"""A saxophone on its stand, a microphone, a violin's silhouette for weddings."""
import math

import numpy as np

from .base import ball, black, chrome, mat, prop, rod, stand, swept, curve, turned


def saxophone(parent):
    """An alto: conical body, bow, flared bell, neck and mouthpiece, keys along the body. It stands along z, bell to +x."""
    metal = mat("lacquered-brass", (0.86, 0.56, 0.16), 0.10, 1.0, coat=0.4)
    body = curve(
        [
            (0, 0, 0.62),
            (0, 0, 0.40),
            (0, 0, 0.16),
            (0.012, 0, 0.06),
            (0.055, 0, 0.008),
            (0.105, 0, 0.05),
            (0.120, 0, 0.14),
            (0.131, 0, 0.26),
            (0.150, 0, 0.36),
            (0.168, 0, 0.415),
        ],
        100,
    )
    radii = [0.0125, 0.0145, 0.017, 0.0195, 0.022, 0.0245, 0.0265, 0.0285, 0.031, 0.034, 0.040, 0.052]
    swept(body, radii, metal, parent, 40, closed_ends=False)
    mouth = body[-1]
    ahead = body[-1] - body[-2]
    ahead /= np.linalg.norm(ahead)
    tilt = math.degrees(math.atan2(ahead[0], ahead[2]))
    bell = stand(tuple(mouth), 0, parent, (0, tilt))
    turned(
        [
            (0.064, -0.004),
            (0.072, 0.012),
            (0.082, 0.020),
            (0.0835, 0.0215),
            (0.082, 0.023),
            (0.071, 0.015),
            (0.060, 0.0),
        ],
        metal,
        bell,
        sides=48,
    )
    neck = curve([(0, 0, 0.62), (0, 0, 0.66), (-0.02, 0, 0.70), (-0.07, 0, 0.715), (-0.115, 0, 0.695)], 30)
    swept(neck, [0.0125, 0.011, 0.0085, 0.007], metal, parent, 24)
    turned([(0.015, 0.605), (0.016, 0.61), (0.016, 0.632), (0.014, 0.637)], metal, parent, sides=28)
    tip = curve([(-0.105, 0, 0.699), (-0.14, 0, 0.684), (-0.175, 0, 0.668)], 10)
    swept(tip, [0.0115, 0.012, 0.005], black(), parent, 20)
    _keys(parent)


def _body_radius(z):
    """The radius of the straight part of the horn at a height."""
    return float(np.interp(z, (0.16, 0.40, 0.62), (0.0185, 0.0155, 0.0125)))


def _keys(parent):
    """Cups over the tone holes on two sides, rods along the body, pearls for the fingers, low keys beside the bell."""
    pearl, key = mat("pearl", (0.80, 0.77, 0.74), 0.15, coat=1), mat(
        "key-brass", (0.92, 0.68, 0.28), 0.12, 1.0
    )
    for k in range(13):
        z = 0.585 - 0.034 * k
        r, size = _body_radius(z), 0.0085 + 0.0006 * k
        for around in (-90, -150) if k % 2 else (-90, -30):
            cup = stand((0, 0, z), around, parent)
            face = stand((r + 0.003, 0, 0), 0, cup, (0, 90))
            turned(
                [(0, 0.0), (size, 0.0), (size, 0.004), (size * 0.6, 0.006), (0, 0.0065)], key, face, sides=24
            )
        if k in (1, 2, 3, 7, 8, 9):
            touch = stand((0, 0, z + 0.012), 180, parent)
            face = stand((r + 0.008, 0, 0), 0, touch, (0, 90))
            turned([(0, -0.006), (0.008, -0.001), (0.009, 0.002), (0.006, 0.003)], key, face, sides=20)
            turned([(0, 0.0032), (0.0062, 0.0030)], pearl, face, sides=20)
    for around in (-70, -115, 150, 200):
        a = math.radians(around)
        line = [
            ((_body_radius(z) + 0.009) * math.cos(a), (_body_radius(z) + 0.009) * math.sin(a), z)
            for z in np.linspace(0.60, 0.13, 12)
        ]
        rod(line, 0.0023, key, parent)
        for x, y, z in line[::2]:
            rod([(x, y, z), (x * 0.5, y * 0.5, z)], 0.0024, key, parent)
    for z, x in ((0.115, 0.119), (0.185, 0.128), (0.255, 0.134)):
        lid = stand((x, -0.036, z), 0, parent, (90, 0))
        turned([(0.0, 0), (0.022, 0), (0.024, 0.004), (0.018, 0.008), (0, 0.010)], key, lid, sides=30)
        turned([(0.026, -0.002), (0.027, 0.012), (0.026, 0.014)], key, lid, sides=30)
        rod([(x, -0.045, z), (0.05, -0.030, z + 0.03), (0.018, -0.020, z + 0.03)], 0.0028, key, parent)


@prop("saxophone")
def saxophone_on_stand(stage, at, parent=None, turn=0.0, scale=1.0):
    """A saxophone leaning in a folding stand."""
    here = stand(at, turn, parent)
    here.scale = (scale,) * 3
    horn = stand((0.03, 0, 0.16), 0, here, (0, -16))
    saxophone(horn)
    for a in (0.5, 2.6, 4.7):
        rod([(0, 0, 0.16), (0.24 * math.cos(a), 0.24 * math.sin(a), 0.008)], 0.006, black(), here)
    rod([(0, 0, 0.14), (-0.10, 0, 0.52)], 0.006, black(), here)
    for y in (-0.05, 0.05):
        rod([(-0.10, 0, 0.52), (-0.10, y, 0.53), (-0.06, y, 0.54)], 0.006, black(), here)
        rod([(0, 0, 0.16), (0.05, y, 0.17), (0.10, y, 0.20)], 0.006, black(), here)


@prop("microphone")
def microphone(stage, at, parent=None, turn=0.0, height=1.45):
    """A microphone on a straight stand."""
    here = stand(at, turn, parent)
    turned([(0, 0), (0.14, 0), (0.145, 0.012), (0.02, 0.025)], black(), here, sides=40)
    rod([(0, 0, 0.02), (0, 0, height - 0.08)], 0.009, chrome(), here)
    head = stand((0, 0, height - 0.08), 0, here, (0, 38))
    turned([(0.009, 0), (0.013, 0.03), (0.019, 0.10), (0.019, 0.11)], black(), head, sides=28)
    ball((0, 0, 0.135), 0.029, mat("mesh", (0.35, 0.35, 0.36), 0.35, 0.9), head)
