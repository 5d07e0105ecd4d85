"""The skyline across the bay."""
import math
import random

import numpy as np
from mathutils import Vector

from graph import edit_material, haze, new_material
from yacht import grid, mat, mesh

GROUND = 2.0


def tower_material(time):
    """Façades: stories with slab edges and balconies, piers, and windows, some of which are lit after dark."""
    material, graph = new_material("tower")
    across, up = graph.node("SeparateXYZ", {0: graph.node("UVMap").outputs[0]}).outputs[:2]
    tower = graph.node("ObjectInfo").outputs["Random"]

    def vary(factor):
        return graph.math("FRACT", graph.times(tower, factor))

    storey = graph.math("DIVIDE", up, 3.5)
    bay = graph.math("DIVIDE", across, graph.add(graph.times(tower, 2.0), 2.3))
    in_storey, in_bay = graph.math("FRACT", storey), graph.math("FRACT", bay)
    slab = graph.math("LESS_THAN", in_storey, graph.add(graph.times(tower, 0.30), 0.14))
    pier = graph.math("LESS_THAN", in_bay, graph.times(vary(7.0), 0.35))
    # On some towers two bays in five have balconies: a bright slab edge over a deep shadow.
    balcony_bay = graph.math(
        "LESS_THAN", graph.math("FRACT", graph.times(bay, 0.2)), graph.times(vary(3.0), 0.6)
    )
    balcony = graph.times(balcony_bay, graph.math("LESS_THAN", in_storey, 0.36))
    solid = graph.math("MAXIMUM", graph.math("MAXIMUM", slab, pier), balcony)
    stone = graph.ramp(
        vary(13.0), ((0, (0.62, 0.60, 0.56)), (0.5, (0.70, 0.66, 0.58)), (1, (0.40, 0.42, 0.45)))
    )
    glass = graph.mix(vary(29.0), (0.035, 0.065, 0.095), (0.07, 0.10, 0.12))

    cell = graph.node(
        "CombineXYZ", {0: graph.math("FLOOR", storey), 1: graph.math("FLOOR", bay), 2: tower}
    ).outputs[0]
    chance = graph.node("TexWhiteNoise", {0: cell}).outputs[0]
    lit = graph.math("LESS_THAN", chance, graph.times(graph.add(0.45, tower), time["lit_windows"]))
    lit = graph.times(lit, graph.math("SUBTRACT", 1.0, solid))
    warm = graph.mix(graph.math("FRACT", graph.times(chance, 91.0)), (1.0, 0.50, 0.20), (1.0, 0.74, 0.48))
    shader = graph.node(
        "BsdfPrincipled",
        {
            "Base Color": graph.mix(solid, glass, stone),
            "Roughness": graph.mix(solid, (0.12,) * 3, (0.8,) * 3),
            "Specular": 0.8,
            "Emission": warm,
            "Emission Strength": graph.times(lit, time["window_glow"] * 0.55),
        },
    ).outputs[0]
    graph.surface(haze(graph, shader, time["haze"], time["haze_distance"] * 0.75))
    material.cycles.sample_as_light = False
    return material


def _plan(width, depth, rounded):
    if not rounded:
        return np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * (width / 2, depth / 2)
    around = np.linspace(0, 2 * math.pi, 21)[:-1]
    cos, sin = np.cos(around), np.sin(around)
    squarish = np.stack([np.sign(cos) * np.abs(cos) ** 0.6, np.sign(sin) * np.abs(sin) ** 0.6], -1)
    return squarish * (width / 2, depth / 2)


def _tower(place, width, depth, height, base, material, yaw, rounded=False):
    plan = _plan(width, depth, rounded)
    sides = len(plan)
    vertices = [(*p, base) for p in plan] + [(*p, base + height) for p in plan]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    faces.append(tuple(range(sides, 2 * sides)))
    tower = mesh("tower", vertices, faces, material, smooth=False)
    layer = tower.data.uv_layers.new()
    edges = np.hypot(*np.diff(np.vstack([plan, plan[:1]]), axis=0).T)
    around = np.r_[0, np.cumsum(edges)]
    corners = [
        corner
        for i in range(sides)
        for corner in ((around[i], 0), (around[i + 1], 0), (around[i + 1], height), (around[i], height))
    ]
    corners += [(1e3, 0.5)] * sides
    layer.data.foreach_set("uv", np.array(corners, np.float32).ravel())
    tower.location = (*place, 0)
    tower.rotation_euler = (0, 0, yaw)


def build_city(
    time, camera, distance=2300.0, density=1.0, peak=0.3, seed=4, tallest=235.0, span=(-26.0, 26.0)
):
    """Towers across the water in front of the camera; `peak` is where in the picture the tallest stand (0..1)."""
    chance = random.Random(seed)
    facade = tower_material(time)
    eye = camera.matrix_world.translation
    view = camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    ahead = math.atan2(view.y, view.x)
    angle = span[0]
    while angle < span[1]:
        along = (angle - span[0]) / (span[1] - span[0])
        rise = math.exp(-(((along - peak) / 0.22) ** 2)) + 0.62 * math.exp(
            -(((along - peak - 0.42) / 0.12) ** 2)
        )
        for row in range(3):
            if chance.random() > density * (0.5 + 0.5 * rise):
                continue
            away = distance * (1 + 0.12 * row + chance.uniform(0, 0.08))
            bearing = ahead + math.radians(angle + chance.uniform(-0.4, 0.4))
            height = (26 + tallest * rise * chance.uniform(0.35, 1.0) ** 1.2) * (0.75 + 0.15 * row)
            width = chance.uniform(22, 42)
            place = (eye.x + away * math.cos(bearing), eye.y + away * math.sin(bearing))
            yaw, rounded = bearing + chance.uniform(-0.5, 0.5), chance.random() < 0.25
            _tower(place, width, chance.uniform(18, 34), height, GROUND, facade, yaw, rounded)
            if height > 90 and chance.random() < 0.6:
                crown = height * chance.uniform(0.06, 0.14)
                _tower(place, width * 0.62, 14, crown, GROUND + height, facade, yaw, rounded)
            _tower(place, width * 1.7, 46, chance.uniform(10, 24), GROUND, facade, yaw)
        angle += chance.uniform(0.55, 1.15)
    _shore(time, eye, ahead, distance, span, chance)


def _shore(time, eye, ahead, distance, span, chance):
    """Trees along the seawall."""
    green = mat("shore", (0.035, 0.06, 0.03), 0.9)
    graph, _ = edit_material(green)
    leaves = green.node_tree.nodes["Principled BSDF"].outputs[0]
    veiled = haze(graph, leaves, time["haze"], time["haze_distance"])
    graph.link(veiled, green.node_tree.nodes["Material Output"].inputs[0])
    count = 260
    bearing = np.linspace(math.radians(span[0] - 12), math.radians(span[1] + 12), count) + ahead
    cos, sin = np.cos(bearing), np.sin(bearing)
    for away, height in ((distance * 0.965, 9.0), (distance * 0.95, 5.0)):
        tops = height * (0.55 + 0.75 * np.array([chance.random() for _ in range(count)]))
        x, y = eye.x + away * cos, eye.y + away * sin
        low = np.stack([x, y, np.full(count, -0.5)], -1)
        grid("shore", np.stack([low, np.stack([x, y, tops], -1)], 1), green, None, smooth=False)
