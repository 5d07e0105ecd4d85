"""
Renders a scene file: blender -b --factory-startup -P media/blender/render.py -- --scene a.json --out a.png

A still is written as PNG. Each frame of a film is written as linear light (`--frames 0:125 --out f%04d.npz`), so that
layers can be combined before the film response; develop.py makes pictures of the frames.
"""
import argparse
import json
import os
import sys
import tempfile
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import post  # noqa: E402
from denoise import GRAINS, RADIUS, clamp_fireflies, denoise  # noqa: E402
from stage import Stage  # noqa: E402

# Frames are denoised again across time, so a smaller radius is enough; the wider stride keeps still surfaces steady.
FILM_RADIUS, FILM_STRIDES = 3, (3,)
PASSES = ("Image", "Denoising Albedo", "Denoising Normal")
# The columns of a panorama that are repeated at both ends while it is processed, so that the ends match: a multiple of 32.
LAP = 128


def _arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scene", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=1600)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--samples", type=int, default=28)
    parser.add_argument("--frames", help="first:last:step, the last one not included")
    parser.add_argument("--without", default="", help="layers that are left out, with commas")
    parser.add_argument("--region", help="left,bottom,right,top of the part to render, 0..1")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def set_up_cycles(arguments, is_film):
    """Few samples and short paths; the denoiser removes the noise that remains."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = arguments.width, arguments.height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = is_film
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples, cycles.use_adaptive_sampling = arguments.samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.02, max(8, arguments.samples // 4)
    cycles.use_denoising = cycles.use_auto_tile = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2, 9
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6


def set_region(region):
    """Renders only a region of the picture; the rest stays black."""
    render = bpy.context.scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = region


def set_up_passes(folder):
    """Writes the picture and the passes that guide the denoiser as EXR files."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGB"
    files.file_slots.clear()
    for name in PASSES:
        slot = name.replace(" ", "")
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[name], files.inputs[slot])
    tree.links.new(layers.outputs[0], tree.nodes.new("CompositorNodeComposite").inputs[0])


def is_around():
    """Whether the camera takes a panorama of the whole sphere."""
    return bpy.context.scene.camera.data.type == "PANO"


def rendered_part(width, height):
    """The rows and columns that were rendered: all, unless a region is set."""
    render = bpy.context.scene.render
    if not render.use_border:
        return np.s_[:, :]
    bottom, top = round(render.border_min_y * height), round(render.border_max_y * height)
    left, right = round(render.border_min_x * width), round(render.border_max_x * width)
    return np.s_[bottom:top, left:right]


def render_linear(stage, folder, frame, seconds, look, radius=RADIUS, strides=()):
    """
    Renders one moment as linear light, without grain. Neighboring frames have different grains. A frame has the same grain
    with and without a toy, so that the difference is only the toy.
    """
    stage.pose(seconds)
    bpy.context.view_layer.update()
    water = stage.build_sea(seconds)
    bpy.context.scene.frame_current, bpy.context.scene.cycles.seed = frame, frame % GRAINS
    bpy.ops.render.render(write_still=False)
    files = [os.path.join(folder, f"{name.replace(' ', '')}{frame:04d}.exr") for name in PASSES]
    colour, albedo, normal = (post.load(file) for file in files)
    for file in files:
        os.remove(file)
    for sheet in water:
        mesh = sheet.data
        bpy.data.objects.remove(sheet)
        bpy.data.meshes.remove(mesh)
    strictness, strides = look.get("strictness", 1.0), look.get("strides", strides)
    if is_around():
        colour, albedo, normal = (np.pad(a, ((0, 0), (LAP, LAP), (0, 0)), "wrap") for a in (colour, albedo, normal))
    part = rendered_part(colour.shape[1], colour.shape[0])
    light = clamp_fireflies(colour[part])
    colour[part] = denoise(light, albedo[part], normal[part], strictness, radius, strides)
    return colour


def main():
    arguments, began = _arguments(), time.time()
    with open(arguments.scene) as file:
        scene = json.load(file)
    set_up_cycles(arguments, bool(arguments.frames))
    without = tuple(name for name in arguments.without.split(",") if name)
    stage = Stage(scene, (arguments.width, arguments.height), without)
    look = scene.get("look", {})
    if arguments.region:
        set_region([float(edge) for edge in arguments.region.split(",")])
    with tempfile.TemporaryDirectory() as folder:
        set_up_passes(folder)
        if not arguments.frames:
            colour = render_linear(stage, folder, 0, scene.get("moment", 7.3), look)
            exposure = stage.time["exposure"] + look.get("exposure", 0)
            developed = post.develop(colour, exposure, look.get("bloom", 0.10), 0.0 if is_around() else 0.10)
            if is_around():
                developed = np.ascontiguousarray(developed[:, LAP:-LAP])
            post.save_png(developed, os.path.abspath(arguments.out))
        else:
            first, last, step = (int(part) for part in arguments.frames.split(":"))
            for frame in range(first, last, step):
                out = os.path.abspath(arguments.out % frame)
                if os.path.exists(out):
                    continue
                seconds = frame / scene["film"]["fps"]
                colour = render_linear(stage, folder, frame, seconds, look, FILM_RADIUS, FILM_STRIDES)
                with open(f"{out}.part", "wb") as file:
                    np.savez_compressed(file, colour=colour.astype(np.float16))
                os.rename(f"{out}.part", out)
                print(f"FRAME {frame} {time.time() - began:.1f}s", flush=True)
    print(f"DONE {arguments.out} {time.time() - began:.1f}s", flush=True)


main()
