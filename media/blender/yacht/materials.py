"""The materials of a yacht, and shorthands for shader nodes."""

import bpy

_M = {}


def mat(key, color, rough=0.3, metal=0.0, spec=0.5, coat=0.0, emit=None, estr=0.0, haze=False):
    """The Principled material with that key, made on first use; colors are linear."""
    if key in _M:
        return _M[key]
    m = bpy.data.materials.new(key)
    m.use_nodes = True
    inputs = m.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*color, 1)
    inputs["Roughness"].default_value = rough
    inputs["Metallic"].default_value = metal
    inputs["Specular"].default_value = spec
    inputs["Clearcoat"].default_value = coat
    inputs["Clearcoat Roughness"].default_value = 0.03
    if emit:
        inputs["Emission"].default_value = (*emit, 1)
        inputs["Emission Strength"].default_value = estr
    _M[key] = m
    return m


def N(t, kind, **k):
    """A shader node; i_Name=value sets the input of that name, i0=value the input of that number."""
    n = t.nodes.new(kind)
    for a, v in k.items():
        if a.startswith("i_"):
            n.inputs[a[2:].replace("_", " ")].default_value = v
        elif a[0] == "i" and a[1:].isdigit():
            n.inputs[int(a[1:])].default_value = v
        else:
            setattr(n, a, v)
    return n


def math_(t, op, a, b=None, clamp=False):
    """The output of a math node; operands are numbers or outputs."""
    n = t.nodes.new("ShaderNodeMath")
    n.operation = op
    n.use_clamp = clamp
    for i, v in enumerate((a, b)):
        if v is None:
            continue
        if isinstance(v, (int, float)):
            n.inputs[i].default_value = v
        else:
            t.links.new(v, n.inputs[i])
    return n.outputs[0]


def mix_(t, f, a, b, kind="MIX"):
    """The output of a color mix; colors are triples or outputs."""
    n = t.nodes.new("ShaderNodeMixRGB")
    n.blend_type = kind
    for i, v in enumerate((f, a, b)):
        if isinstance(v, (int, float)):
            n.inputs[i].default_value = v
        elif isinstance(v, tuple):
            n.inputs[i].default_value = (*v, 1)
        else:
            t.links.new(v, n.inputs[i])
    return n.outputs[0]


def _position(t):
    coordinates = N(t, "ShaderNodeTexCoord")
    split = N(t, "ShaderNodeSeparateXYZ")
    t.links.new(coordinates.outputs["Object"], split.inputs[0])
    return coordinates.outputs["Object"], split.outputs


def hull_material(hull_col, boot, accent, rough=0.16, metal=0.0, scale=1.0):
    """Topsides with anti-fouling below, a band of topside color and the boot stripe at the waterline."""
    m = mat(
        "hull%.3f%.3f%.3f%.2f%.2f" % (*hull_col, rough, metal),
        hull_col,
        rough,
        metal,
        0.5,
        0.9 if rough < 0.3 else 0.0,
    )
    t = m.node_tree
    _, (_, _, z) = _position(t)
    bands = ((0.20, accent), (0.15, hull_col), (0.09, boot))
    colour = hull_col
    for height, below in bands:
        colour = mix_(t, math_(t, "LESS_THAN", z, height * scale), colour, below)
    t.links.new(colour, t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def _planks(key, width, dark, light, seam, rough, coat=0.0, across=1):
    """Laid planks with caulked seams; `across` is the axis along which they are counted."""
    if key in _M:
        return _M[key]
    m = mat(key, light, rough, coat=coat)
    t = m.node_tree
    place, axes = _position(t)
    part = math_(t, "FRACT", math_(t, "MULTIPLY", axes[across], 1 / width))
    stretched = N(t, "ShaderNodeMapping")
    stretched.inputs["Scale"].default_value = (0.6, 8, 1) if across == 1 else (0.6, 1, 8)
    t.links.new(place, stretched.inputs[0])
    grain = N(t, "ShaderNodeTexNoise", i_Scale=3.0, i_Detail=4.0)
    t.links.new(stretched.outputs[0], grain.inputs[0])
    wood = mix_(t, grain.outputs[0], dark, light)
    colour = mix_(t, math_(t, "LESS_THAN", part, 0.10), wood, seam)
    t.links.new(colour, t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def planked_hull_material():
    """Varnished mahogany topsides over a white boot stripe."""
    m = _planks(
        "planked", 0.13, (0.12, 0.028, 0.010), (0.22, 0.058, 0.020), (0.07, 0.016, 0.006), 0.14, 1.0, across=2
    )
    inputs = m.node_tree.nodes["Principled BSDF"].inputs
    if "boot" not in m.node_tree.nodes:
        t = m.node_tree
        _, (_, _, z) = _position(t)
        wood = inputs["Base Color"].links[0].from_socket
        striped = mix_(t, math_(t, "LESS_THAN", z, 0.17), wood, (0.75, 0.74, 0.70))
        painted = mix_(t, math_(t, "LESS_THAN", z, 0.08), striped, (0.012, 0.03, 0.02))
        t.links.new(painted, inputs["Base Color"])
        t.nodes.new("NodeReroute").name = "boot"
    return m


def teak_material():
    return _planks("teak", 0.065, (0.36, 0.20, 0.10), (0.52, 0.33, 0.19), (0.03, 0.025, 0.02), 0.55)


def mahogany_material():
    """Varnished mahogany with pale seams, as on a runabout's deck and on brightwork."""
    return _planks(
        "mahogany", 0.11, (0.135, 0.032, 0.012), (0.24, 0.065, 0.022), (0.42, 0.30, 0.16), 0.12, 1.0
    )


def oak_material():
    """A pale cabin sole."""
    return _planks("oak", 0.11, (0.33, 0.23, 0.14), (0.44, 0.32, 0.21), (0.27, 0.18, 0.11), 0.32)


def varnish_material():
    return mat("varnish", (0.23, 0.075, 0.022), 0.15, 0, 0.5, 1.0)


def glass_material(tint=(0.012, 0.014, 0.018), night=0.0):
    """Dark glass with nothing visible behind it: hull windows. At night it glows warmly from within."""
    key = "glass%.2f" % night
    if key in _M:
        return _M[key]
    m = mat(key, tint, 0.03, 0, 0.9, 1.0)
    if night > 0:
        t = m.node_tree
        place, _ = _position(t)
        inputs = t.nodes["Principled BSDF"].inputs
        soft = N(t, "ShaderNodeTexNoise", i_Scale=0.35, i_Detail=0.0)
        t.links.new(place, soft.inputs[0])
        inputs["Emission"].default_value = (1.0, 0.62, 0.30, 1)
        t.links.new(math_(t, "MULTIPLY", soft.outputs[0], 0.9 * night), inputs["Emission Strength"])
    return m


def cabin_glass_material(tint=(0.30, 0.33, 0.35)):
    """Tinted glass that is slightly transparent. It does not refract light, which is quick to compute."""
    key = "cabin-glass%.2f" % tint[0]
    if key in _M:
        return _M[key]
    m = bpy.data.materials.new(key)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    out = N(t, "ShaderNodeOutputMaterial")
    through = N(t, "ShaderNodeBsdfTransparent")
    through.inputs[0].default_value = (*tint, 1)
    mirror = N(t, "ShaderNodeBsdfGlossy", distribution="GGX", i_Roughness=0.02)
    mirror.inputs[0].default_value = (1, 1, 1, 1)
    # Schlick's approximation: the Fresnel node would take the back of a single sheet for the inside of a block.
    facing = N(t, "ShaderNodeLayerWeight", i_Blend=0.5).outputs["Facing"]
    edge = math_(t, "ADD", math_(t, "MULTIPLY", math_(t, "POWER", facing, 5.0), 0.93), 0.07)
    mixed = N(t, "ShaderNodeMixShader")
    t.links.new(edge, mixed.inputs[0])
    t.links.new(through.outputs[0], mixed.inputs[1])
    t.links.new(mirror.outputs[0], mixed.inputs[2])
    t.links.new(mixed.outputs[0], out.inputs[0])
    _M[key] = m
    return m


def palette(hull, sup, trim, accent, glass, night, rough=0.16, metal=0.0, engine=None, cushion=None, table="varnish"):
    """All materials of a yacht, by their use."""
    seat = cushion or (0.74, 0.71, 0.66)
    lit = mat("warmled%.1f" % night, (1, 0.8, 0.6), emit=(1, 0.72, 0.42), estr=18 * max(night, 0.02))
    screen = mat("plotter", (0.01, 0.02, 0.03), 0.08, emit=(0.12, 0.42, 0.62), estr=0.5 + 1.2 * night)
    # They glow but light nothing: as lamps they would take half of the samples from the sun.
    lit.cycles.sample_as_light = screen.cycles.sample_as_light = False
    made = dict(
        hull=hull_material(hull, (0.012, 0.014, 0.02), accent, rough, metal),
        paint=mat(
            "paint%.3f%.3f%.3f%.2f%.2f" % (*hull, rough, metal),
            hull,
            rough,
            metal,
            0.5,
            0.9 if rough < 0.3 else 0,
        ),
        gel=mat("gelc%.2f%.2f" % (sup[0], sup[2]), sup, 0.2, 0, 0.5, 0.6),
        trim=mat("trim%.2f" % trim[0], trim, 0.25, 0.3, 0.5, 0.6),
        teak=teak_material(),
        mahogany=mahogany_material(),
        varnish=varnish_material(),
        glass=glass_material(glass, night if night > 0.5 else 0),
        clear=cabin_glass_material((0.62, 0.66, 0.67)),
        cabin=cabin_glass_material((0.26, 0.285, 0.30) if night < 0.3 else (0.62, 0.62, 0.60)),
        ss=mat("steel", (0.75, 0.76, 0.78), 0.12, 1.0),
        cush=mat("cushion%.2f%.2f" % (seat[0], seat[2]), seat, 0.85),
        pipe=mat("piping", (0.16, 0.14, 0.12), 0.8),
        pool=mat("pool", (0.07, 0.40, 0.44), 0.05, 0, 0.6, 0.6),
        deck=mat("nonskid", (0.72, 0.72, 0.70), 0.7),
        blk=mat("blackrub", (0.015, 0.015, 0.017), 0.45),
        screen=screen,
        engine=mat("engine%.2f" % (engine or trim)[0], engine or (0.02, 0.021, 0.023), 0.22, 0, 0.5, 0.8),
        wall=mat("cabin-wall", (0.50, 0.42, 0.33), 0.6),
        floor=mat("cabin-floor", (0.24, 0.15, 0.09), 0.35),
        warm=lit,
        glow=mat("ceiling%.1f" % night, (0.8, 0.76, 0.7), 0.7, emit=(1, 0.70, 0.40), estr=2.6 * night),
    )
    return {**made, "table": made[table]}
