"""
Makes pictures of a film's linear frames: blender -b --factory-startup -P media/blender/develop.py -- --plan plan.json

The plan names the folder of the frames without toys, the folders of the toys' frames, and the folders for the pictures.
A toy's change is added to the frame without it, so that a few renders are enough for every combination of toys.
"""
import argparse
import json
import os
import sys
from functools import lru_cache

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import post  # noqa: E402
from denoise import GRAINS, denoise_film  # noqa: E402
from waves import smoothstep  # noqa: E402

# A toy's frame counts as unchanged below the first difference in light, and as fully changed above the second.
UNCHANGED, CHANGED = 0.004, 0.03
# Pixels at the edge of a region that are left out, and pixels over which the region then fades in.
MARGIN, FEATHER = 3, 12
# The number of frames on either side that are used to remove a frame's grain.
REACH = GRAINS // 2


@lru_cache(maxsize=32)
def frame(folder, number):
    """A linear frame. It is cached, because the frames around it need it as well."""
    with np.load(os.path.join(folder, f"f{number:04d}.npz")) as stored:
        return stored["colour"].astype(np.float32)


def feather(region, height, width):
    """1 inside a region (left, bottom, right, top), falling to 0 at those of its edges that lie within the picture."""
    left, bottom, right, top = region
    x, y = np.arange(width), np.arange(height)

    def edge(low, high, place, size):
        inside = np.ones(len(place))
        if low > 0:
            inside = np.minimum(inside, np.clip((place - low * size - MARGIN) / FEATHER, 0, 1))
        if high < 1:
            inside = np.minimum(inside, np.clip((high * size - 1 - MARGIN - place) / FEATHER, 0, 1))
        return inside

    return (edge(bottom, top, y, height)[:, None] * edge(left, right, x, width)[None])[..., None]


def quiet(folder, number, count):
    """A frame without grain, made from itself and the two frames on either side; the film is a loop."""
    around = [frame(folder, (number + step) % count) for step in range(-REACH, REACH + 1)]
    return denoise_film(np.stack(around), REACH)


def put_together(base, toys):
    """Adds the change of each (frame, region). The nearest toy comes last, because it hides those behind it."""
    height, width = base.shape[:2]
    result = base.copy()
    for colour, region in toys:
        change = (colour - base) * feather(region, height, width)
        strength = smoothstep(UNCHANGED, CHANGED, np.abs(change).max(-1))[..., None]
        result = (result - base) * (1 - strength) + base + change
    return np.maximum(result, 0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plan", required=True)
    arguments = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    with open(arguments.plan) as file:
        plan = json.load(file)
    count = plan["count"]
    for number in range(plan.get("first", 0), plan.get("last", count)):
        wanted = [
            film
            for film in plan["films"]
            if not os.path.exists(os.path.join(film["out"], f"{number:04d}.png"))
        ]
        if not wanted:
            continue
        base = quiet(plan["base"], number, count)
        toys = {
            name: (quiet(toy["folder"], number, count), toy["region"])
            for name, toy in plan.get("toys", {}).items()
            if any(name in film["toys"] for film in wanted)
        }
        for film in wanted:
            os.makedirs(film["out"], exist_ok=True)
            colour = put_together(base, [toys[name] for name in film["toys"]])
            developed = post.develop(colour, plan["exposure"], plan["bloom"])
            post.save_png(developed, os.path.join(film["out"], f"{number:04d}.png"))
    print(f"DONE {arguments.plan}", flush=True)


main()
