"""Lamps: dock lights, lanterns, stage lights, soft boxes."""
import bpy
from mathutils import Vector

WARM = (1.0, 0.72, 0.42)


def lamp(kind, at, watts, colour=WARM, size=0.3, aim=None, spread=1.0, seen=True):
    """Adds a POINT, AREA or SPOT lamp. With seen=False it is invisible in reflections."""
    data = bpy.data.lights.new("lamp", kind)
    data.energy, data.color = watts, colour
    if kind == "POINT":
        data.shadow_soft_size = size
    if kind == "AREA":
        data.size = size
    if kind == "SPOT":
        data.spot_size, data.shadow_soft_size, data.spot_blend = spread, size, 0.6
    holder = bpy.data.objects.new("lamp", data)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = at
    if not seen:
        holder.visible_glossy = holder.visible_camera = False
    if aim:
        holder.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return holder
