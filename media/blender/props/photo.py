"""A camera on its tripod, and a drone in the air."""
import math

from graph import edit_material

from .base import ball, black, block, chrome, glowing, mat, prop, rod, stand, turned


def rubber():
    return mat("grip", (0.02, 0.02, 0.022), 0.65)


def lens_glass():
    return mat("coated-lens", (0.012, 0.006, 0.03), 0.02, 0, 1.0, 1.0)


@prop("camera")
def camera(stage, at, parent=None, turn=0.0, height=1.35, telephoto=True):
    """A camera on a tripod. It faces in the direction of its turn."""
    here = stand(at, turn, parent)
    for k in range(3):
        a = k * 2.094 + 0.4
        foot = (0.48 * math.cos(a), 0.48 * math.sin(a), 0.0)
        knee = (0.26 * math.cos(a), 0.26 * math.sin(a), height * 0.42)
        top = (0.035 * math.cos(a), 0.035 * math.sin(a), height - 0.16)
        rod([knee, top], 0.015, black(), here)
        rod([foot, knee], 0.011, mat("carbon", (0.03, 0.03, 0.033), 0.3, 0.3), here)
        ball(knee, 0.019, black(), here)
    turned(
        [
            (0.04, height - 0.20),
            (0.045, height - 0.17),
            (0.03, height - 0.12),
            (0.025, height - 0.07),
            (0.045, height - 0.055),
            (0.045, height - 0.04),
            (0, height - 0.04),
        ],
        black(),
        here,
    )
    rod([(0, 0, height - 0.09), (-0.22, -0.06, height - 0.15)], 0.009, black(), here)
    body = stand((0, 0, height), 0, here)
    block((-0.04, 0.035), (-0.072, 0.072), (-0.04, 0.055), rubber(), body, 0.012)
    block((-0.03, 0.03), (-0.032, 0.032), (0.045, 0.088), rubber(), body, 0.014, taper=0.35)
    block((-0.045, 0.055), (-0.085, -0.05), (-0.04, 0.05), rubber(), body, 0.018)
    for y, r in ((-0.062, 0.011), (0.052, 0.015)):
        turned([(r, 0.053), (r, 0.066), (0, 0.067)], chrome(), body, (-0.005, y, 0), 24)
    barrel = stand((0.03, 0, 0.006), 0, body, (0, 90))
    long = 0.21 if telephoto else 0.09
    turned(
        [
            (0.033, 0),
            (0.036, 0.012),
            (0.036, long * 0.35),
            (0.042, long * 0.42),
            (0.042, long * 0.75),
            (0.045, long * 0.8),
            (0.046, long),
            (0.042, long),
            (0.040, long - 0.015),
        ],
        rubber(),
        barrel,
        sides=48,
    )
    turned(
        [(0.0365, long * 0.2), (0.0372, long * 0.21), (0.0365, long * 0.22)],
        mat("red-ring", (0.55, 0.02, 0.02), 0.3),
        barrel,
        sides=48,
    )
    turned([(0.040, long - 0.018), (0.02, long - 0.010), (0, long - 0.008)], lens_glass(), barrel, sides=48)
    _viewfinder(body)
    strap = [
        (0.0, 0.075, 0.04),
        (-0.03, 0.12, -0.05),
        (-0.05, 0.11, -0.22),
        (-0.05, 0.0, -0.29),
        (-0.05, -0.09, -0.20),
        (-0.02, -0.10, -0.05),
        (0.0, -0.08, 0.04),
    ]
    from .base import curve

    rod(curve(strap, 40), 0.006, mat("strap", (0.08, 0.05, 0.03), 0.7), body)


def _viewfinder(body):
    """The screen at the back shows what the lens sees: sky over water."""
    screen = mat("viewfinder", (0, 0, 0), 0.1, emit=(1, 1, 1), estr=1.3)
    graph, inputs = edit_material(screen)
    _, (x, y, z) = graph.object_position()
    sky = graph.ramp(
        graph.linear(z, -0.03, 0.038),
        (
            (0, (0.02, 0.10, 0.13)),
            (0.44, (0.10, 0.22, 0.26)),
            (0.47, (0.95, 0.55, 0.28)),
            (1, (0.20, 0.30, 0.50)),
        ),
    )
    graph.link(sky, inputs["Emission"])
    screen.cycles.sample_as_light = False
    block((-0.0415, -0.0405), (-0.046, 0.046), (-0.03, 0.038), screen, body, 0)


@prop("drone")
def drone(stage, at, parent=None, turn=0.0, scale=1.0):
    """A drone with its four rotors turning and a camera below."""
    here = stand(at, turn, parent, (4, 6))
    here.scale = (scale,) * 3
    grey = mat("drone", (0.30, 0.31, 0.32), 0.35)
    dark = mat("drone-dark", (0.03, 0.03, 0.033), 0.4)
    block((-0.11, 0.11), (-0.045, 0.045), (-0.03, 0.035), grey, here, 0.03)
    block((-0.08, 0.05), (-0.04, 0.04), (0.030, 0.045), dark, here, 0.008)
    blur = mat("rotor-blur", (0.05, 0.05, 0.055), 0.4)
    blur.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.22
    for x, y in ((0.15, 0.16), (0.15, -0.16), (-0.15, 0.16), (-0.15, -0.16)):
        rod([(x * 0.45, y * 0.25, 0.01), (x, y, 0.02)], 0.012, grey, here)
        turned([(0.02, -0.012), (0.02, 0.04), (0.0, 0.045)], dark, here, (x, y, 0.02), 20)
        turned([(0.0, 0.052), (0.115, 0.050)], blur, here, (x, y, 0.02), 40)
        rod([(x - 0.1, y - 0.04, 0.071), (x + 0.1, y + 0.04, 0.071)], 0.004, dark, here)
        rod([(x, y, 0.0), (x, y, -0.06)], 0.007, dark, here)
    block((0.08, 0.13), (-0.03, 0.03), (-0.065, -0.02), dark, here, 0.015)
    eye = stand((0.13, 0, -0.043), 0, here, (0, 90))
    turned([(0.018, 0), (0.018, 0.012), (0.014, 0.012), (0, 0.009)], lens_glass(), eye, sides=24)
    for y, colour in ((0.16, (0.1, 1.0, 0.2)), (-0.16, (1.0, 0.1, 0.05))):
        ball((-0.155, y, 0.0), 0.007, glowing("led%.1f" % colour[0], colour, 30), here)
