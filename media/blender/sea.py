"""The sea: a sheet of water that is fine near the camera and coarse far away, its material, and spray."""
import bpy
import numpy as np

from graph import haze, new_material
from waves import fractal_noise, lapping, smoothstep, value_noise, wake

HORIZON = 9000.0
EARTH_RADIUS = 6.371e6


def water_material(time, sun, glow=0.0):
    """Water that is clear when seen from above and a mirror at a distance; the foam is lacy, not a solid white."""
    material, graph = new_material("water")
    position = graph.node("NewGeometry").outputs["Position"]
    normal = graph.node("NewGeometry").outputs["Normal"]
    foam, rough, height = (graph.attribute(name) for name in ("foam", "rough", "height"))
    deep, shallow = time["deep"], time["shallow"]

    stretched = graph.node("Mapping", {0: position, "Scale": (0.5, 1.2, 1.0)}).outputs[0]
    patches = graph.smooth(graph.noise(stretched, 0.022, 3.0, 0.5, 0.4), 0.42, 0.66)
    colour = graph.mix(graph.times(patches, time["patch"]), shallow, deep)
    lit_crest = tuple(min(1, c * 1.8 + 0.01) for c in shallow)
    colour = graph.mix(graph.times(height, 1.0, True), colour, lit_crest)

    lace = graph.noise(position, 2.2, 6.0, 0.70, 1.2)
    torn = graph.add(foam, graph.times(graph.math("SUBTRACT", lace, 0.5), 2.1))
    foam_mask = graph.smooth(torn, 0.44, 0.86)
    aerated = graph.times(graph.math("POWER", foam, 0.7), 0.75, True)
    colour = graph.mix(aerated, colour, tuple(min(1, c * 1.5 + 0.10) for c in shallow))

    # Light that the water casts on hulls is less colorful, so that shallows tint a hull only slightly.
    on_hulls = graph.times(graph.node("LightPath").outputs["Is Diffuse Ray"], 0.7)
    colour = graph.mix(on_hulls, colour, (0.075, 0.115, 0.125))

    ripples = graph.noise(position, 7.0, 3.0)
    bumped = graph.node("Bump", {"Strength": 1.0, "Distance": 0.006, "Height": ripples}).outputs[0]
    mirror = graph.node("BsdfGlossy", {"Roughness": rough, "Normal": bumped}, distribution="GGX").outputs[0]
    fresnel = graph.node("Fresnel", {"IOR": 1.333, "Normal": bumped}).outputs[0]
    upright = graph.node("VectorMath", {0: normal, 1: (0, 0, 2.2)}, operation="ADD").outputs[0]
    body = graph.node("BsdfDiffuse", {0: colour, "Normal": graph.normalize(upright)}).outputs[0]
    water = graph.mix_shaders(fresnel, body, mirror)
    if glow:
        lit = graph.node("Emission", {0: (0.02, 0.62, 0.80), 1: graph.times(graph.attribute("glow"), glow)})
        both = graph.node("AddShader")
        graph.link(water, both.inputs[0])
        graph.link(lit.outputs[0], both.inputs[1])
        water = both.outputs[0]

    relief = graph.node("Bump", {"Strength": 0.6, "Distance": 0.12, "Height": lace}).outputs[0]
    towards_sun = graph.node(
        "VectorMath", {0: relief, 1: tuple(1.1 * c for c in sun)}, operation="ADD"
    ).outputs[0]
    froth_colour = (0.80, 0.80, 0.80)
    froth = graph.node("BsdfDiffuse", {0: froth_colour, "Normal": graph.normalize(towards_sun)}).outputs[0]
    surface = graph.mix_shaders(foam_mask, water, froth)
    graph.surface(haze(graph, surface, time["haze"], time["haze_distance"]))
    material.cycles.sample_as_light = False
    return material


def _grid_on_water(camera, width, height):
    """Where a regular grid over the picture meets the water: (x, y) and distance, one row per column of the grid."""
    matrix = camera.matrix_world
    eye, turn = np.array(matrix.translation), np.array(matrix.to_3x3())
    lens, aspect = camera.data, width / height
    half_width = lens.sensor_width / 2 / lens.lens
    across, up = np.meshgrid(np.linspace(-1.12, 1.12, width), np.linspace(-1.15, 1.15, height), indexing="ij")
    rays = np.stack(
        [
            np.ravel((across + 2 * lens.shift_x) * half_width),
            np.ravel((up + 2 * lens.shift_y * aspect) * half_width / aspect),
            -np.ones(across.size),
        ]
    )
    rays = (turn @ rays).T.reshape(across.shape + (3,))
    slope = -rays[..., 2] / np.linalg.norm(rays, axis=-1)
    rays = rays[:, slope.min(0) > eye[2] / HORIZON * 0.8]
    points = eye[:2] + rays[..., :2] * (eye[2] / -rays[..., 2])[..., None]
    x, y = points[..., 0].copy(), points[..., 1].copy()
    return x, y, np.hypot(x - eye[0], y - eye[1])


def _grid_around(camera, width, height):
    """Like _grid_on_water, for a panorama camera: from below it to the horizon. The last column repeats the first."""
    eye = np.array(camera.matrix_world.translation)
    bearing = np.linspace(2 * np.pi, 0, width)[:, None]
    down = np.linspace(1.5, 0, height // 2)
    down = down[np.tan(down) > eye[2] / HORIZON * 0.8][None]
    away = eye[2] / np.tan(down) * np.ones_like(bearing)
    return eye[0] + away * np.cos(bearing), eye[1] + away * np.sin(bearing), away


class Sea:
    """Builds the sheet of water for a camera and a moment. `craft` and `spots` list what disturbs the water."""

    def __init__(self, tiles, material):
        self.tiles, self.material = tiles, material
        self.craft = []
        self.spots = []
        self.glow_around = None

    def add_craft(self, hull, speed, place=(0.0, 0.0), heading=0.0):
        """Adds a hull whose wake or lapping foam is drawn. Returns its record, which a film may change."""
        record = dict(hull=hull, speed=speed, place=place, heading=heading)
        self.craft.append(record)
        return record

    def add_spot(self, x, y, radius, strength):
        """Adds churned water: below a jet, at the end of a slide."""
        record = dict(x=x, y=y, radius=radius, strength=strength)
        self.spots.append(record)
        return record

    def build(self, camera, resolution, quality=1.3, seconds=0.0, loop=None, scroll=0.0):
        """Adds the sheet to the scene. Returns its objects, which must be removed before the next frame."""
        grid = _grid_around if camera.data.type == "PANO" else _grid_on_water
        x, y, away = grid(camera, int(resolution[0] / quality), int(resolution[1] / quality))
        spacing = np.hypot(np.gradient(x, axis=1), np.gradient(y, axis=1))
        height, shift_x, shift_y, lost = (np.zeros_like(x) for _ in range(4))
        for tile in self.tiles:
            fields = tile.sample(tile.at(seconds), x + scroll, y)
            visible = 1 - smoothstep(tile.peak / 4, tile.peak * 0.9, spacing)
            height += fields[0] * visible
            shift_x += fields[1] * visible
            shift_y += fields[2] * visible
            lost += (1 - visible) * 0.06
        foam, raised = self._disturbed(x, y, seconds, loop, scroll)
        below_horizon = away**2 / (2 * EARTH_RADIUS)
        vertices = np.stack([x - shift_x, y - shift_y, height + raised - below_horizon], -1)
        values = dict(
            foam=foam,
            rough=0.045 + np.clip(lost, 0, 0.2),
            height=np.clip(height * 1.2, 0, 0.6),
            glow=self._glow(x, y),
        )
        return [_sheet(vertices, values, self.material), _floor(self.material)]

    def _disturbed(self, x, y, seconds, loop, scroll):
        foam, raised = np.zeros_like(x), np.zeros_like(x)
        for craft in self.craft:
            cos, sin = np.cos(craft["heading"]), np.sin(craft["heading"])
            dx, dy = x - craft["place"][0], y - craft["place"][1]
            ahead, aside = dx * cos + dy * sin, -dx * sin + dy * cos
            if craft["speed"] > 0:
                craft_foam, craft_height = wake(ahead, aside, craft["hull"], craft["speed"])
            else:
                craft_foam, craft_height = lapping(ahead, aside, craft["hull"]), 0.0
            foam, raised = np.maximum(foam, craft_foam), raised + craft_height
        turn = 2 * np.pi * seconds
        period = turn * 1.2 if not loop else turn * round(1.2 * loop) / loop
        drift = 3 * seconds if not loop else 1.2 * np.sin(2 * np.pi * seconds / loop)
        for spot in self.spots:
            reach = np.hypot(x - spot["x"], y - spot["y"])
            broken = 0.55 + 0.9 * fractal_noise(x * 1.3 + drift, y * 1.3, 3, 8)
            foam = np.maximum(foam, spot["strength"] * np.exp(-((reach / spot["radius"]) ** 2)) * broken)
            rings = np.sin(reach * 3.2 - period) * np.exp(-reach / (2.2 * spot["radius"]))
            raised = raised + 0.07 * spot["strength"] * rings
        return foam, raised

    def _glow(self, x, y):
        hull = self.glow_around
        if hull is None:
            return np.zeros_like(x)
        shape = np.exp(-(((x + hull.L / 2 + 1.6) / 2.6) ** 2) - (y / (hull.B * 0.55)) ** 2)
        return shape * (0.75 + 0.5 * fractal_noise(x * 1.5, y * 1.5, 3, 2))


def _sheet(vertices, values, material):
    columns, rows = vertices.shape[:2]
    mesh = bpy.data.meshes.new("sea")
    count = (columns - 1) * (rows - 1)
    corner = (np.arange(columns - 1)[:, None] * rows + np.arange(rows - 1)[None]).ravel()
    faces = np.stack([corner, corner + rows, corner + rows + 1, corner + 1], -1)
    mesh.vertices.add(columns * rows)
    mesh.vertices.foreach_set("co", vertices.reshape(-1).astype(np.float32))
    mesh.loops.add(count * 4)
    mesh.loops.foreach_set("vertex_index", faces.reshape(-1).astype(np.int32))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
    mesh.update(calc_edges=True)
    for name, value in values.items():
        attribute = mesh.attributes.new(name, "FLOAT", "POINT")
        attribute.data.foreach_set("value", np.ascontiguousarray(value, np.float32).ravel())
    mesh.materials.append(material)
    sheet = bpy.data.objects.new("sea", mesh)
    bpy.context.scene.collection.objects.link(sheet)
    return sheet


def _floor(material, reach=12000):
    """Water outside the picture, only for reflections."""
    mesh = bpy.data.meshes.new("sea-floor")
    corners = [(-reach, -reach, -0.6), (reach, -reach, -0.6), (reach, reach, -0.6), (-reach, reach, -0.6)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    floor = bpy.data.objects.new("sea-floor", mesh)
    bpy.context.scene.collection.objects.link(floor)
    floor.visible_camera = False
    return floor


def _drifting_noise(graph, position, stretch):
    """Noise that `drift` moves: two copies, one loop apart, of which one fades into the other."""
    blend = graph.node("Value", name="BLEND").outputs[0]
    fields = []
    for name in ("DRIFT", "DRIFT BEFORE"):
        moved = graph.node("VectorMath", {0: position}, operation="ADD", name=name).outputs[0]
        drawn = graph.node("VectorMath", {0: moved, 1: tuple(stretch)}, operation="MULTIPLY").outputs[0]
        fields.append(graph.math("SUBTRACT", graph.noise(drawn, 5.5, 7.0, 0.74), 0.5))
    rest = graph.math("SUBTRACT", 1.0, blend)
    mixed = graph.add(graph.times(fields[0], rest), graph.times(fields[1], blend))
    # Restore the contrast that the blending takes away.
    spread = graph.math("SQRT", graph.add(graph.times(rest, rest), graph.times(blend, blend)))
    return graph.add(graph.math("DIVIDE", mixed, spread), 0.5)


def drift(material, velocity, seconds, loop):
    """Moves the noise of spray with the water, so that the loop closes without a visible jump."""
    nodes = material.node_tree.nodes
    nodes["DRIFT"].inputs[1].default_value = tuple(-v * seconds for v in velocity)
    nodes["DRIFT BEFORE"].inputs[1].default_value = tuple(-v * (seconds - loop) for v in velocity)
    nodes["BLEND"].outputs[0].default_value = seconds / loop


def spray_material(sun, stretch=(1.0, 1.0, 1.0), cover=0.92):
    """The material of spray; `stretch` scales its noise along each axis. `drift` moves it."""
    material, graph = new_material("spray")
    along, across = graph.node("SeparateXYZ", {0: graph.node("UVMap").outputs[0]}).outputs[:2]
    position = graph.node("NewGeometry").outputs["Position"]
    drops = _drifting_noise(graph, position, stretch)
    thin = graph.times(graph.math("SUBTRACT", 1.0, across), graph.math("SUBTRACT", 1.0, along))
    mask = graph.smooth(graph.times(graph.add(thin, 0.35), graph.times(drops, 1.55)), 0.40, 0.78)
    to_sun = graph.node("CombineXYZ", {0: sun[0], 1: sun[1], 2: sun[2] + 0.35}).outputs[0]
    colour = graph.mix(drops, (0.30, 0.34, 0.36), (1.0, 1.0, 1.0))
    white = graph.node("BsdfDiffuse", {0: colour, "Normal": to_sun}).outputs[0]
    clear = graph.node("BsdfTransparent").outputs[0]
    graph.surface(graph.mix_shaders(graph.times(mask, cover), clear, white))
    return material


def bow_spray(hull, material, parent=None, seed=0, height=1.0):
    """Ragged sheets of spray from the bow's shoulders. A `height` below 1 is for dark hulls, which would reflect the spray."""
    along, across = np.linspace(0, 1, 90), np.linspace(0, 1, 16)
    length, beam = hull.L, hull.B
    for layer, (front, back, rise, spread) in enumerate(
        ((0.33, -0.10, 0.055, 0.16), (0.25, -0.40, 0.030, 0.24))
    ):
        for side in (1, -1):
            x = length * (front + (back - front) * along)
            shoulder = hull.bc(np.clip((x + length / 2) / (length - hull.rake), 0, 1))
            arc = np.sin(np.pi * np.clip(along, 0, 1) ** 0.6) ** 0.8 * (1 - 0.5 * along)
            ragged = 0.8 + 0.45 * value_noise(along * 9 + seed, along * 0 + layer, 3 + layer)
            top = height * rise * length * arc * ragged
            width = spread * beam * along**0.8 * 1.6 + 0.05
            points = np.stack(
                [
                    x[:, None] - 0.10 * length * across[None] * along[:, None],
                    side * (shoulder[:, None] - 0.12 + width[:, None] * across[None] ** 1.1),
                    top[:, None] * np.sin(np.pi * np.minimum(across * 0.92 + 0.05, 1))[None] - 0.10,
                ],
                -1,
            )
            sheet = ribbon(points, material, along, across, parent)
            sheet.visible_shadow = False
            sheet.visible_glossy = height == 1.0


def ribbon(points, material, along, across, parent=None):
    """A grid with its own along/across coordinates, by which spray is drawn on it."""
    columns, rows = points.shape[:2]
    faces = [
        (i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1)
        for i in range(columns - 1)
        for j in range(rows - 1)
    ]
    mesh = bpy.data.meshes.new("spray")
    mesh.from_pydata([tuple(point) for point in points.reshape(-1, 3)], [], faces)
    coordinates = np.stack(np.broadcast_arrays(along[:, None], across[None]), -1).reshape(-1, 2)
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    mesh.uv_layers.new().data.foreach_set("uv", coordinates[corners].astype(np.float32).ravel())
    mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    sheet = bpy.data.objects.new("spray", mesh)
    bpy.context.scene.collection.objects.link(sheet)
    sheet.parent = parent
    return sheet
