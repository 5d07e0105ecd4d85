"""Removes the grain of few samples. Debian's Blender has no denoiser, so this one is compiled on first use."""
import ctypes
import hashlib
import os
import subprocess
import tempfile

import numpy as np

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "denoise.c")
RADIUS = 5
WIDE_RADIUS = 3
# A film's frames take turns with this many random grains. So many frames are denoised together, which always include every
# grain, so that still areas look the same all the time.
GRAINS = 5
STRICT_COLOUR, STRICT_TEXTURE, STRICT_ALBEDO, STRICT_NORMAL = 16.0, 60.0, 180.0, 11.0
STRICT_MOMENT = 12.0


def _library():
    digest = hashlib.sha256(open(SOURCE, "rb").read()).hexdigest()[:12]
    built = os.path.join(tempfile.gettempdir(), f"denoise-{digest}.so")
    if not os.path.exists(built):
        draft = f"{built}.{os.getpid()}"
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.check_call(["gcc", *flags, SOURCE, "-o", draft, "-lm"])
        os.rename(draft, built)
    return ctypes.CDLL(built)


def _pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def clamp_fireflies(colour):
    """Dims pixels more than 2.5 times as bright as the second brightest neighbor."""
    height, width = colour.shape[:2]
    padded = np.pad(colour, ((1, 1), (1, 1), (0, 0)), "edge").sum(-1)
    around = np.stack(
        [padded[i : i + height, j : j + width] for i in range(3) for j in range(3) if (i, j) != (1, 1)]
    )
    around.sort(0)
    limit = around[-2] * 2.5 + 0.15
    return colour * np.minimum(1, limit / np.maximum(colour.sum(-1), 1e-6))[..., None]


def _filter(colour, albedo, normal, strict_colour, radius, stride=1):
    colour, albedo, normal = (np.ascontiguousarray(a, np.float32) for a in (colour, albedo, normal))
    result = np.empty_like(colour)
    height, width = colour.shape[:2]
    strict = [ctypes.c_float(value) for value in (strict_colour, STRICT_ALBEDO, STRICT_NORMAL)]
    pictures = [_pointer(a) for a in (colour, albedo, normal, result)]
    _library().denoise(*pictures, width, height, radius, stride, *strict)
    return result


def _soften(picture):
    """A slight blur, so that features that are grainy themselves (out of focus) can still guide the filter."""
    for axis in (0, 1):
        # Repeat the edge pixels instead of wrapping around: otherwise a row of grain would stay at the edges.
        length = picture.shape[axis]
        before, after = np.r_[0, 0 : length - 1], np.r_[1:length, length - 1]
        picture = (picture.take(before, axis) + 2 * picture + picture.take(after, axis)) / 4
    return picture


def denoise(colour, albedo, normal, strictness=1.0, radius=RADIUS, strides=()):
    """
    Removes grain from a picture. It smooths the light rather than the surfaces, so that textures stay. Time grows with
    radius². In rooms, where light is indirect, wider `strides` also remove the blotches that are left.
    """
    base = np.maximum(albedo, 0.02)
    soft_albedo, soft_normal = _soften(albedo), _soften(normal)
    light = _filter(colour / base, soft_albedo, soft_normal, STRICT_COLOUR * strictness, radius)
    for stride in strides:
        light = _filter(light, soft_albedo, soft_normal, STRICT_COLOUR * strictness, WIDE_RADIUS, stride)
    return light * _filter(base, soft_albedo, soft_normal, STRICT_TEXTURE, radius)


def denoise_film(frames, middle):
    """One frame from itself and its neighbors in time; `frames` is count × height × width × 3."""
    frames = np.ascontiguousarray(frames, np.float32)
    count, height, width = frames.shape[:3]
    result = np.empty(frames.shape[1:], np.float32)
    sizes = (count, middle, _pointer(result), width, height)
    _library().denoise_film(_pointer(frames), *sizes, ctypes.c_float(STRICT_MOMENT))
    return result
