"""The sky with its clouds, and the sun."""
import math
import os
import tempfile

import bpy

from graph import Graph
from times import sun_direction


def build_sky(time, azimuth, disc=False, seed=0.0):
    """Builds sky and sun for a time of day; returns the direction to the sun."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    bpy.context.scene.world = world
    graph = Graph(world.node_tree)
    sun = sun_direction(time["elevation"], azimuth)
    direction = graph.node("TexCoord").outputs["Generated"]
    x, y, z = graph.node("SeparateXYZ", {0: direction}).outputs
    above = graph.math("MAXIMUM", z, 0.0)
    facing = graph.node("VectorMath", {0: direction, 1: tuple(sun)}, operation="DOT_PRODUCT").outputs["Value"]
    sunward = graph.times(graph.add(facing, 1.0), 0.5)

    daylight = time["sky"] > 0
    colour = (_day_sky if daylight else _dusk_sky)(graph, time, azimuth, (x, y, z), above, sunward)
    colour = _clouds(graph, time, colour, (x, y), above, sunward, sun, seed, daylight)
    near_horizon = graph.math("EXPONENT", graph.times(above, -15.0))
    colour = graph.mix(graph.times(near_horizon, 0.55), colour, time["haze"])
    if daylight:
        glow = graph.math("POWER", graph.math("MAXIMUM", facing, 0.0), 60.0)
        colour = graph.mix(graph.times(glow, 0.8), colour, tuple(1.9 * c for c in time["sun"]), "ADD")
        if disc:
            inside = graph.math("GREATER_THAN", facing, math.cos(math.radians(0.55)))
            colour = graph.mix(inside, colour, tuple(22 * c for c in time["sun"]), "ADD")
    background = graph.node("Background", {0: colour}).outputs[0]
    _bake(world, graph, background)
    _sun_lamp(time, sun)
    return sun


def _day_sky(graph, time, azimuth, position, above, sunward):
    """A physical sky, blended toward the palette of the time of day."""
    x, y, z = position
    lifted = graph.node("CombineXYZ", {0: x, 1: y, 2: graph.math("MAXIMUM", z, 0.004)}).outputs[0]
    sky = graph.node(
        "TexSky",
        {0: lifted},
        sky_type="NISHITA",
        sun_elevation=math.radians(time["elevation"]),
        sun_rotation=math.radians(90 - azimuth),
        sun_disc=False,
        dust_density=time["dust"],
        ozone_density=time["ozone"],
        air_density=1.0,
    ).outputs[0]
    physical = graph.mix(1.0, sky, (time["sky"],) * 3, "MULTIPLY")
    warmth = graph.mix(sunward, (0.62, 0.70, 0.85), (1.35, 1.18, 1.0))
    return graph.mix(0.72, physical, graph.mix(1.0, graph.ramp(above, time["ramp"]), warmth, "MULTIPLY"))


def _dusk_sky(graph, time, _azimuth, _position, above, sunward):
    """After sunset: a gradient, warmer where the sun went down."""
    warmth = graph.mix(sunward, (0.45, 0.5, 0.62), (1.35, 1.25, 1.15))
    return graph.mix(1.0, graph.ramp(above, time["ramp"]), warmth, "MULTIPLY")


def _clouds(graph, time, colour, across, above, sunward, sun, seed, daylight):
    """Clouds on a plane; a second sample in the sun's direction lights their edges."""
    if daylight:
        tint, shade, air = time["tint"], time["cloud_shade"], time["haze"]
        power, dim = 3.0, tuple(0.62 * c for c in tint)
        lit = graph.mix(graph.math("POWER", sunward, power), dim, tuple(1.25 * c for c in tint))
        dark = tuple(shade * (0.30 * a + 0.16 * b) for a, b in zip(air, (0.7, 0.8, 1.0)))
    else:
        lit = graph.mix(graph.math("POWER", sunward, 2.0), (0.03, 0.03, 0.06), (0.26, 0.10, 0.09))
        dark = (0.018, 0.02, 0.045)
    depth = graph.add(above, 0.10)
    u, v = graph.math("DIVIDE", across[0], depth), graph.math("DIVIDE", across[1], depth)

    def cover(du, dv):
        place = graph.node("CombineXYZ", {0: graph.add(u, du), 1: graph.add(v, dv), 2: seed}).outputs[0]
        return graph.noise(place, 0.62, 9.0, 0.57, 0.25)

    here, towards_sun = cover(0.0, 0.0), cover(sun[0] * 0.16, sun[1] * 0.16)
    covered = graph.smooth(here, time["cloud"], time["cloud"] + 0.13)
    edge = graph.linear(graph.math("SUBTRACT", here, towards_sun), -0.05, 0.07)
    fade = graph.smooth(above, 0.008, 0.07)
    amount = graph.times(graph.times(covered, fade), 0.80)
    return graph.mix(amount, colour, graph.mix(edge, dark, lit))


def _sun_lamp(time, sun):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.color, lamp.energy, lamp.angle = time["sun"], time["sun_strength"], math.radians(1.2)
    holder = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(holder)
    holder.rotation_euler = (-sun).to_track_quat("-Z", "Y").to_euler()


def _bake(world, graph, background, width=1536):
    """Renders the sky once to a panorama. Reflected rays read this picture, which is about twice as fast."""
    scene = bpy.data.scenes.new("bake")
    scene.world = world
    # Nothing is lit here, so Cycles need not find the bright parts of the sky first, which would take 6 s.
    world.cycles.sampling_method = "NONE"
    graph.link(background, graph.node("OutputWorld", name="baked").inputs[0])
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = 2, False
    scene.cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y = width, width // 2
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = "OPEN_EXR", "32"
    lens = bpy.data.cameras.new("panorama")
    lens.type, lens.cycles.panorama_type = "PANO", "EQUIRECTANGULAR"
    camera = bpy.data.objects.new("panorama", lens)
    camera.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
    scene.collection.objects.link(camera)
    scene.camera = camera
    handle, file = tempfile.mkstemp(suffix=".exr")
    os.close(handle)
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True, scene=scene.name)
    panorama = bpy.data.images.load(file)
    panorama.colorspace_settings.name = "Linear"
    panorama.pack()
    os.remove(file)
    bpy.data.scenes.remove(scene)
    world.cycles.sampling_method = "AUTOMATIC"

    direction = graph.node("TexCoord").outputs["Generated"]
    picture = graph.node("TexEnvironment", {0: direction}, image=panorama).outputs[0]
    reflected = graph.node("Background", {0: picture}).outputs[0]
    seen = graph.node("LightPath").outputs["Is Camera Ray"]
    output = graph.tree.nodes["baked"]
    graph.link(graph.mix_shaders(seen, reflected, background), output.inputs[0])
