"""Turns the light that Cycles has rendered into a picture: bloom, vignette, saturation, film response."""
import bpy
import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def load(path):
    """An EXR as height × width × 3, the bottom row first."""
    image = bpy.data.images.load(path)
    spaces = bpy.types.ColorManagedInputColorspaceSettings.bl_rna.properties["name"].enum_items
    if "Raw" in [space.name for space in spaces]:
        image.colorspace_settings.name = "Raw"
    values = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(values)
    picture = values.reshape(image.size[1], image.size[0], 4)[..., :3].copy()
    bpy.data.images.remove(image)
    return picture


def _enlarge(small, factor, height, width):
    rows = np.clip((np.arange(height) + 0.5) / factor - 0.5, 0, small.shape[0] - 1.001)
    columns = np.clip((np.arange(width) + 0.5) / factor - 0.5, 0, small.shape[1] - 1.001)
    row, column = rows.astype(int), columns.astype(int)
    down = (rows - row)[:, None, None].astype(np.float32)
    right = (columns - column)[None, :, None].astype(np.float32)
    next_row, next_column = np.minimum(row + 1, small.shape[0] - 1), np.minimum(
        column + 1, small.shape[1] - 1
    )
    upper = small[row][:, column] * (1 - down) + small[next_row][:, column] * down
    lower = small[row][:, next_column] * (1 - down) + small[next_row][:, next_column] * down
    return upper * (1 - right) + lower * right


def bloom(colour, exposure, strength):
    """Adds light that spills over around what is brighter than white."""
    height, width = colour.shape[:2]
    bright = np.clip(colour - 1.1 / 2**exposure, 0, 12)
    spilt = 0
    for factor in (4, 8, 16, 32):
        rows, columns = height // factor, width // factor
        cut = bright[: rows * factor, : columns * factor]
        small = cut.reshape(rows, factor, columns, factor, 3).mean((1, 3))
        for _ in range(3):
            for axis in (0, 1):
                small = (np.roll(small, 1, axis) + 2 * small + np.roll(small, -1, axis)) / 4
        spilt = spilt + _enlarge(small, factor, height, width)
    return colour + strength * spilt


def develop(colour, exposure, bloom_strength=0.10, darkened=0.10):
    """The linear picture that the film response takes; its corners are darkened."""
    colour = bloom(colour, exposure, bloom_strength) * 2**exposure
    height, width = colour.shape[:2]
    y, x = np.linspace(-1, 1, height)[:, None], np.linspace(-1, 1, width)[None]
    vignette = 1 - darkened * np.clip(x**2 * 0.8 + y**2 * 0.6 - 0.35, 0, 1)
    colour = colour * vignette[..., None].astype(np.float32)
    luminance = (colour @ LUMINANCE)[..., None]
    return np.maximum(luminance + (colour - luminance) * 1.20, 0)


def save_png(colour, path, look="High Contrast"):
    """Writes a developed picture through Blender's Filmic response."""
    height, width = colour.shape[:2]
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    opaque = np.dstack([colour, np.ones((height, width))]).astype(np.float32)
    image.pixels.foreach_set(opaque.ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", look
    scene.view_settings.exposure = 0
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
