"""Builds a scene file: sky, sea, city, yachts, deck sets and props, and the camera that looks at them."""
import math

import bpy
from mathutils import Vector

import city
import sea
import sky
from props import PROPS
from times import TIMES
from waves import wave_tiles
from yacht import build_yacht

SENSOR_WIDTH = 36.0


class Stage:
    """The scene in construction; props add to it. `animate` holds functions of (seconds, loop), called for each frame."""

    def __init__(self, scene, resolution, without=()):
        self.scene, self.resolution = scene, resolution
        self.time = {**TIMES[scene["time"]], **scene.get("air", {})}
        self.loop = scene.get("film", {}).get("seconds")
        self.animate, self.yacht, self.hull, self.info = [], None, None, None
        # The other yachts under way and their hulls. Their spray is added later, because it needs the sun.
        self.running = []
        self.night = scene["time"] in ("night", "blue-hour")
        for leftover in list(bpy.data.objects):
            bpy.data.objects.remove(leftover)
        light = scene.get("light", {})
        self._build_water_shape()
        self._build_yachts()
        self.camera = _camera(self._seen_from(scene["camera"]))
        self.sun = sky.build_sky(
            self.time, light.get("azimuth", 60), light.get("disc", False), light.get("clouds", 0.0)
        )
        glow = 1.3 * scene.get("yacht", {}).get("night", 0) if self.night else 0
        self.sea.material = sea.water_material(self.time, self.sun, glow)
        self.spray = sea.spray_material(self.sun)
        self.jet = sea.spray_material(self.sun, (2.4, 2.4, 0.32), 0.85)
        if scene.get("city"):
            city.build_city(self.time, self.camera, **scene["city"])
        if self.hull and self.speed:
            sea.bow_spray(self.hull, self.spray, height=scene["sea"].get("spray", 1.0))
        for hull, root in self.running:
            sea.bow_spray(hull, self.spray, root)
        for prop in scene.get("props", ()):
            self.add(prop, without)

    @property
    def speed(self):
        return self.scene.get("sea", {}).get("speed", 0)

    def add(self, prop, without=()):
        """Builds one prop of the scene file, unless its layer is left out."""
        options = dict(prop)
        if options.pop("layer", None) in without and without:
            return
        kind, aboard = options.pop("prop"), options.pop("aboard", False)
        if "at" in options:
            options["at"] = [*options["at"][:2], *(self.level(z) for z in options["at"][2:])]
        PROPS[kind](self, parent=self.yacht if aboard else None, **options)

    def level(self, z):
        """A height in meters; "cockpit" and "platform" stand for the yacht's own heights."""
        return self.info[{"cockpit": "zc", "platform": "pz"}[z]] if isinstance(z, str) else z

    def _build_water_shape(self):
        water = self.scene.get("sea", {})
        self.sea = sea.Sea(wave_tiles(water.get("state", 0.5), self.loop, water.get("seed", 3)), None)

    def _build_yachts(self):
        spec = self.scene.get("yacht")
        if not spec:
            return
        for other in self.scene.get("others", ()):
            self._add_other(other)
        self.yacht, self.hull, self.info = build_yacht(**_arguments(spec))
        _trim(self.yacht, self.hull, self.scene.get("sea", {}).get("pitch", 0))
        self.sea.add_craft(self.hull, self.speed)
        if self.night and spec.get("night"):
            self.sea.glow_around = self.hull

    def _seen_from(self, spec):
        """The camera's settings. For a camera `aboard`, the yacht library gives them; the scene may change lens and aim."""
        return {**self.info["views"][spec["aboard"]], **spec} if "aboard" in spec else spec

    def _add_other(self, spec):
        """Another yacht at a place with a heading, lying still or under way."""
        arguments = dict(spec)
        place, heading = arguments.pop("at"), math.radians(arguments.pop("heading", 0))
        speed, pitch = arguments.pop("speed", 0), arguments.pop("pitch", 0)
        root, hull, _ = build_yacht(**_arguments(arguments))
        _trim(root, hull, pitch)
        root.location.x, root.location.y, root.rotation_euler.z = place[0], place[1], heading
        self.sea.add_craft(hull, speed, tuple(place[:2]), heading)
        if speed:
            self.running.append((hull, root))

    def pose(self, seconds):
        """Moves everything in motion to its place at this moment of the loop."""
        if not self.loop:
            return
        phase = 2 * math.pi * seconds / self.loop
        if self.yacht:
            pitch = self.scene.get("sea", {}).get("pitch", 0)
            sway = self.scene.get("film", {}).get("sway", 1.0)
            roll = math.radians(0.6 * sway) * math.sin(phase)
            nod = math.radians(pitch + 0.3 * sway * math.sin(phase + 1))
            self.yacht.rotation_euler = (roll, -nod, 0)
        for move in self.animate:
            move(seconds, self.loop)

    def build_sea(self, seconds):
        """The sheet of water at this moment. Its objects must be removed after the frame."""
        scroll = 48.0 * seconds / self.loop if self.loop and self.speed else 0.0
        quality = self.scene.get("sea", {}).get("spacing", 1.3)
        return self.sea.build(self.camera, self.resolution, quality, seconds, self.loop, scroll)


def _trim(root, hull, pitch):
    """Lifts the bow by `pitch` degrees, around a point a little behind the middle."""
    root.rotation_euler = (0, -math.radians(pitch), 0)
    root.location.z = math.tan(math.radians(pitch)) * hull.L * 0.12


def _arguments(spec):
    """Turns the lists of a scene file into the tuples that the yacht library takes."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in spec.items()}


def _camera(spec):
    """
    A camera at a place, or at a bearing and distance from its aim. It stays level, so that masts and towers are upright,
    and shifts the lens to reach the aim; with `tilted` it turns instead. With `around` it takes the whole sphere, with the
    aim in the middle.
    """
    lens = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    lens.lens, lens.sensor_width = spec["lens"], SENSOR_WIDTH
    lens.clip_start, lens.clip_end = 0.02, 30000
    aim = Vector(spec["aim"])
    if "at" in spec:
        place = Vector(spec["at"])
    else:
        bearing, height = math.radians(spec["bearing"]), spec["height"]
        away = spec["distance"]
        if spec.get("tilted"):
            away = math.sqrt(max(away**2 - (height - aim.z) ** 2, 1))
        place = Vector((aim.x + away * math.cos(bearing), aim.y + away * math.sin(bearing), height))
    shift = spec.get("shift", (0, 0))
    level = Vector((aim.x - place.x, aim.y - place.y, 0)).length
    lens.shift_x, lens.shift_y = shift
    target = aim
    if not spec.get("tilted"):
        target = Vector((aim.x, aim.y, place.z))
        lens.shift_y += (aim.z - place.z) / level * spec["lens"] / SENSOR_WIDTH
    camera.location = place
    camera.rotation_euler = (target - place).to_track_quat("-Z", "Y").to_euler()
    focus = Vector(spec.get("focus", spec["aim"]))
    bpy.context.view_layer.update()
    if spec.get("around"):
        lens.type, lens.cycles.panorama_type = "PANO", "EQUIRECTANGULAR"
        return camera
    lens.dof.use_dof = True
    lens.dof.focus_distance = (focus - place).length
    lens.dof.aperture_fstop = spec.get("fstop", 2.8)
    return camera
