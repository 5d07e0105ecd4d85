"""Toys on and in the water: jet skis and fly board with riders, water slide, boards and floats."""
import math

import numpy as np

from sea import drift, ribbon
from waves import SmallHull
from yacht import jetski, water_slide

from .base import ball, black, block, mat, prop, rod, stand, swept, curve, surface, turned


def wetsuit(colour=(0.02, 0.03, 0.05)):
    return mat("wetsuit%.2f%.2f" % (colour[0], colour[2]), tuple(colour), 0.45)


def rider(parent, joints, vest=(0.85, 0.35, 0.05), suit=(0.02, 0.03, 0.05)):
    """A body posed by its joints: hips, chest and head, and for each side knee, foot, elbow and hand."""
    skin, hair, jacket = (
        mat("skin", (0.42, 0.26, 0.18), 0.5),
        mat("hair", (0.03, 0.02, 0.015), 0.6),
        mat("vest%.2f" % vest[0], tuple(vest), 0.6),
    )
    hips, chest, head = (np.array(joints[k], float) for k in ("hips", "chest", "head"))
    swept(
        curve(
            [hips - (chest - hips) * 0.12, hips, (hips + chest) / 2, chest, chest + (head - chest) * 0.35], 26
        ),
        [0.09, 0.125, 0.12, 0.15, 0.135, 0.06],
        jacket,
        parent,
        18,
    )
    swept([chest + (head - chest) * 0.25, head], [0.05, 0.045], skin, parent, 12)
    ball(tuple(head), 0.105, skin, parent, 1.18)
    ball(tuple(head + [-0.015, 0, 0.025]), 0.112, hair, parent, 1.08)
    across = np.cross(chest - hips, joints.get("forward", (1, 0, 0)))
    across = across / np.linalg.norm(across)
    for side, sign in (("left", 1), ("right", -1)):
        knee, foot, elbow, hand = (
            np.array(joints[f"{side}-{k}"], float) for k in ("knee", "foot", "elbow", "hand")
        )
        hip, shoulder = hips + across * 0.09 * sign, chest + (head - chest) * 0.15 + across * 0.17 * sign
        swept(curve([hip, knee, foot], 22), [0.085, 0.075, 0.06, 0.055, 0.04], wetsuit(suit), parent, 14)
        swept(curve([shoulder, elbow, hand], 20), [0.055, 0.045, 0.036, 0.03], skin, parent, 12)
        ball(tuple(hand), 0.04, skin, parent)


def _sitting(lean=0.25, bounce=0.0):
    """Astride a jet ski, hands on its bar."""
    z = 0.80 + bounce
    joints = dict(
        hips=(-0.45, 0, z),
        chest=(-0.45 + 0.42 * lean + 0.06, 0, z + 0.45),
        head=(-0.32 + 0.55 * lean, 0, z + 0.76),
    )
    for side, sign in (("left", 1), ("right", -1)):
        joints[f"{side}-knee"] = (0.02, 0.30 * sign, z - 0.10)
        joints[f"{side}-foot"] = (-0.18, 0.34 * sign, 0.36)
        joints[f"{side}-elbow"] = (-0.08, 0.32 * sign, z + 0.22)
        joints[f"{side}-hand"] = (0.28, 0.33 * sign, 1.03)
    return joints


@prop("jet-ski")
def jet_ski(
    stage,
    at,
    parent=None,
    turn=0.0,
    colour=(0.75, 0.05, 0.03),
    ridden=False,
    vest=(0.85, 0.35, 0.05),
    speed=0.0,
    trim=0.0,
    lean=0.0,
    towards=None,
):
    """
    A jet ski at rest or under way. In a film it moves once per loop from `at` to `towards`, which is outside the picture,
    so that it is not visible when the loop closes.
    """
    x, y, z = at
    boat = jetski((0, 0, 0), parent, 0.0, tuple(colour), False)
    if ridden:
        rider(boat, _sitting(0.35 if speed else 0.1), vest)
    if speed:
        _rooster_tail(stage, boat)
    boat.location = (x, y, z)
    boat.rotation_euler = (math.radians(lean), -math.radians(trim), math.radians(turn))
    craft = stage.sea.add_craft(SmallHull(3.2, 1.15), speed, (x, y), math.radians(turn))
    if towards is None or not stage.loop:
        return
    start, end = np.array((x, y)), np.array(towards[:2])
    heading = math.atan2(*(end - start)[::-1])

    # Add the wakes of one and two loops before. Those jet skis are out of the picture, but without their wakes the film would
    # jump when the loop closes.
    before = [stage.sea.add_craft(SmallHull(3.2, 1.15), speed, (x, y), heading) for _ in range(2)]

    def run(seconds, loop):
        along = seconds / loop
        phase = 2 * math.pi * along
        boat.location = (
            *(start + (end - start) * along),
            z + 0.05 * math.sin(5 * phase) + 0.03 * math.sin(8 * phase + 1),
        )
        nod = math.radians(trim) + 0.035 * math.sin(5 * phase + 0.8)
        boat.rotation_euler = (math.radians(lean) + 0.03 * math.sin(3 * phase), -nod, heading)
        for loops, wake_of in enumerate((craft, *before)):
            wake_of["place"], wake_of["heading"] = tuple(start + (end - start) * (along + loops)), heading

    stage.animate.append(run)


def _rooster_tail(stage, boat):
    """Spray astern and to both sides."""
    along, across = np.linspace(0, 1, 40), np.linspace(0, 1, 14)
    for side in (1, -1):
        rise = 0.62 * np.sin(math.pi * along**0.7) * (1 - 0.35 * along)
        points = np.stack(
            [
                (0.55 - 3.1 * along)[:, None] - 0.35 * across[None],
                side * (0.50 + 0.75 * along[:, None] * across[None] + 0.12 * across[None]),
                0.08 + rise[:, None] * np.sin(math.pi * np.minimum(across * 0.9 + 0.06, 1))[None],
            ],
            -1,
        )
        ribbon(points, stage.spray, along, across, boat).visible_shadow = False
    jet = np.linspace(0, 1, 36)
    for side in (-0.10, 0.10):
        arc = 1.15 * np.sin(math.pi * jet**0.8)
        points = np.stack(
            [
                (-1.55 - 3.2 * jet)[:, None] + 0 * across[None],
                side + (across[None] - 0.5) * (0.15 + 0.85 * jet[:, None]),
                0.05 + arc[:, None] * (1 - 0.30 * np.abs(across[None] - 0.5)),
            ],
            -1,
        )
        ribbon(points, stage.spray, jet, 0.15 + 0.5 * np.abs(across - 0.5), boat).visible_shadow = False


def _standing(sway=0.0, crouch=0.0):
    """Balanced on the board, arms out."""
    top = 1.0 - crouch
    joints = dict(
        hips=(-0.05 - 0.1 * crouch, 0, 0.92 * top),
        chest=(0.05 + sway * 0.05, 0, 1.36 * top),
        head=(0.10 + sway * 0.06, 0, 1.68 * top),
    )
    for side, sign in (("left", 1), ("right", -1)):
        joints[f"{side}-knee"] = (0.10 + 0.25 * crouch, 0.15 * sign, 0.48)
        joints[f"{side}-foot"] = (0.0, 0.19 * sign, 0.06)
        joints[f"{side}-elbow"] = (0.08, 0.44 * sign, 1.30 * top + 0.10 * sway * sign)
        joints[f"{side}-hand"] = (0.18, 0.74 * sign, 1.36 * top + 0.22 * sway * sign)
    return joints


@prop("fly-board")
def fly_board(
    stage,
    at,
    parent=None,
    turn=0.0,
    height=3.2,
    vest=(0.03, 0.35, 0.55),
    fed=True,
    jet_ski_at=(-3.2, 1.4),
    flying=0.35,
):
    """A rider above two jets of water. In a film the rider rises and sinks once per loop, and sways twice."""
    x, y, _ = at
    base = stand((x, y, 0), turn, parent)
    board = stand((0, 0, height), 0, base)
    rider(board, _standing(0.35, 0.06), vest, (0.03, 0.035, 0.05))
    block((-0.20, 0.20), (-0.36, 0.36), (-0.10, 0.0), black(), board, 0.05)
    for sign in (1, -1):
        block((-0.12, 0.16), (0.19 * sign - 0.075, 0.19 * sign + 0.075), (0.0, 0.20), black(), board, 0.04)
        turned(
            [(0.06, -0.22), (0.075, -0.12), (0.075, -0.04)],
            mat("nozzle", (0.55, 0.56, 0.58), 0.2, 0.9),
            board,
            (0, 0.24 * sign, 0),
        )
    white = stage.spray
    jets = stand((0, 0, 0), 0, base)
    for sign in (1, -1):
        for layer, (thin, wide) in enumerate(((0.045, 0.11), (0.06, 0.19), (0.07, 0.30))):
            _jet(stage.jet, jets, 0.24 * sign, height - 0.15, thin, wide, layer)
    splash = stand((0, 0, 0), 0, base)
    for sign in (1, -1):
        _crown(white, splash, 0.24 * sign * 1.9)
    hose = curve(
        [
            (-0.05, 0, height - 0.1),
            (-0.7, 0.2, height * 0.75),
            (-1.4, 0.6, height * 0.25),
            (-2.0, 0.9, 0.02),
            (-2.6, 1.1, -0.15),
        ],
        40,
    )
    pipe = swept(hose, [0.05], mat("hose", (0.60, 0.45, 0.05), 0.5), base, 12)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for sign in (1, -1):
        stage.sea.add_spot(x - sin * 0.45 * sign, y + cos * 0.45 * sign, 1.15, 1.2)
    if fed:
        dx, dy = jet_ski_at
        jet_ski(
            stage,
            (x + dx * cos - dy * sin, y + dx * sin + dy * cos, 0.02),
            parent,
            turn + 8,
            (0.02, 0.25, 0.60),
        )
    if not stage.loop:
        return

    def fly(seconds, loop):
        phase = 2 * math.pi * seconds / loop
        lift = flying * math.sin(phase) + 0.10 * flying * math.sin(3 * phase)
        board.location.z = height + lift
        board.rotation_euler = (
            0.07 * math.sin(2 * phase),
            0.06 * math.cos(phase),
            math.radians(14) * math.sin(phase),
        )
        jets.scale.z = (height + lift) / height
        pipe.scale.z = (height + lift) / height
        splash.rotation_euler.z = phase
        drift(stage.jet, (0, 0, -6.0), seconds, loop)

    stage.animate.append(fly)


def _jet(material, parent, y, top, thin, wide, layer):
    """A column of water that gets wider and breaks up as it falls."""
    down, around = np.linspace(0, 1, 26), np.linspace(0, 2 * math.pi, 17)
    radius = thin + (wide - thin) * down**1.3
    points = np.stack(
        [
            radius[:, None] * np.cos(around)[None] - 0.22 * down[:, None] ** 2,
            y * (1 + 0.9 * down[:, None]) + radius[:, None] * np.sin(around)[None],
            (top - (top + 0.05) * down)[:, None] + 0 * around[None],
        ],
        -1,
    )
    sheet = ribbon(
        points, material, 0.06 + 0.20 * layer + 0.15 * down, around * 0 + 0.08 + 0.14 * layer, parent
    )
    sheet.visible_shadow = False


def _crown(material, parent, y):
    """The splash where a jet hits the sea."""
    out, around = np.linspace(0, 1, 12), np.linspace(0, 2 * math.pi, 40)
    for reach, rise in ((0.75, 0.55), (1.15, 0.32)):
        points = np.stack(
            [
                (0.12 + reach * out)[:, None] * np.cos(around)[None] - 0.22,
                y + (0.12 + reach * out)[:, None] * np.sin(around)[None],
                rise
                * np.sin(math.pi * np.minimum(out * 0.95 + 0.08, 1))[:, None]
                * (0.75 + 0.25 * np.sin(around * 5)[None]),
            ],
            -1,
        )
        ribbon(points, material, out, around * 0 + 0.15, parent).visible_shadow = False


@prop("water-slide")
def slide(stage, at, parent=None, out=4.6, colour=(0.03, 0.22, 0.55), riders=1):
    """
    An inflatable slide from an upper deck over the port side. In a film riders slide down one after another, and are under
    the splash when the loop closes.
    """
    x, y, z = at
    water_slide(parent, x, y, z, out, tuple(colour))

    def track(t):
        s = np.clip(t, 0, 1.0)
        ease = np.clip((s - 0.04) / 0.91, 0, 1)
        fall = (ease * ease * (3 - 2 * ease)) ** 0.92
        return np.array([x, y - 0.5 + (out + 0.5) * s**0.95, z + 0.55 - (z + 0.25) * fall])

    end = track(1.0)
    splash_spot = stage.sea.add_spot(end[0], end[1] + 0.4, 1.0, 0.75)
    _water_film(stage, track, parent)
    if stage.loop:
        holder = stand((0, 0, 0), 0, parent)
        body = _slider(holder, (0.80, 0.22, 0.10))
        crown = stand((end[0], end[1] + 0.7, 0), 0, None)
        _crown(stage.spray, crown, 0.0)

        def slide_down(seconds, loop):
            moment = (seconds / loop + 0.12) % 1.0
            t = min(1.0, (moment / 0.42) ** 1.6)
            here, ahead = track(t), track(min(1.0, t + 0.02))
            slope = math.atan2(here[2] - ahead[2], max(ahead[1] - here[1], 1e-3))
            gone = max(0.0, moment - 0.42) / 0.10
            holder.location = (here[0], here[1] + min(gone, 1.0) * 1.1, here[2] + 0.06 - min(gone, 1.0) * 1.6)
            holder.rotation_euler = (-slope, 0, 0)
            burst = max(0.0, 1 - abs(moment - 0.50) / 0.13)
            crown.scale = (0.4 + 0.9 * burst, 0.4 + 0.9 * burst, 0.01 + 1.5 * burst)
            splash_spot["strength"] = 0.55 + 0.6 * burst

        stage.animate.append(slide_down)
    else:
        for k in range(riders):
            t = 0.42 - 0.3 * k
            here, ahead = track(t), track(t + 0.02)
            holder = stand(tuple(here + [0, 0, 0.06]), 0, parent)
            holder.rotation_euler = (-math.atan2(here[2] - ahead[2], ahead[1] - here[1]), 0, 0)
            _slider(holder, ((0.80, 0.22, 0.10), (0.05, 0.35, 0.45))[k % 2])


def _water_film(stage, track, parent):
    """Water running down the bed of the slide."""
    along, across = np.linspace(0.03, 0.99, 40), np.linspace(0, 1, 9)
    bed = np.array([track(t) for t in along])
    points = bed[:, None] + np.stack([(across - 0.5) * 0.95, 0 * across, 0 * across - 0.10], -1)[None]
    ribbon(points, stage.spray, 0.5 + 0 * along, 0.1 + 0.6 * np.abs(across - 0.5), parent)


def _slider(parent, trunks):
    """A person sliding on their back, arms up, feet to +y."""
    joints = dict(hips=(0, 0, 0.12), chest=(0, -0.36, 0.34), head=(0, -0.58, 0.56), forward=(0, 1, 0))
    for side, sign in (("left", -1), ("right", 1)):
        joints[f"{side}-knee"] = (0.13 * sign, 0.44, 0.22)
        joints[f"{side}-foot"] = (0.14 * sign, 0.86, 0.12)
        joints[f"{side}-elbow"] = (0.36 * sign, -0.42, 0.62)
        joints[f"{side}-hand"] = (0.42 * sign, -0.40, 0.92)
    body = stand((0, 0, 0), 0, parent)
    rider(body, joints, trunks, trunks)
    return body


def _board_shape(here, colour):
    along = np.linspace(-1, 1, 60)
    half = 0.40 * np.maximum(1 - np.abs(along) ** 2.6, 0) ** 0.55
    rise = 0.14 * np.clip(along - 0.55, 0, 1) ** 1.6
    rows = []
    for t, z in ((0.0, 0.06), (0.86, 0.06), (1.0, 0.0), (0.86, -0.06), (0.0, -0.06)):
        rows.append(np.stack([1.65 * along, half * t, rise + z], -1))
    deck, foam = mat("board-pad%.2f" % colour[0], tuple(colour), 0.6), mat(
        "board-white", (0.84, 0.84, 0.82), 0.3
    )
    for sign in (1, -1):
        points = np.array(rows) * [1, sign, 1]
        surface(points[:3], foam, here, flip=sign < 0)
        surface(points[2:], foam, here, flip=sign < 0)
        inner = np.array(rows[:2]) * [0.75, sign * 0.82, 1] + [-0.1, 0, 0.004]
        surface(inner, deck, here, flip=sign < 0)
    rod(
        [(-0.9, 0.10, 0.085), (0.75, -0.06, 0.085)], 0.014, mat("carbon", (0.03, 0.03, 0.033), 0.3, 0.3), here
    )
    block(
        (0.72, 1.08), (-0.16, 0.02), (0.075, 0.09), mat("carbon", (0.03, 0.03, 0.033), 0.3, 0.3), here, 0.006
    )


@prop("board")
def board(stage, at, parent=None, turn=0.0, colour=(0.10, 0.45, 0.50), tilt=(0, 0)):
    """A paddle board with its paddle on it."""
    _board_shape(stand(at, turn, parent, tilt), colour)


@prop("sea-scooter")
def sea_scooter(stage, at, parent=None, turn=0.0, colour=(0.82, 0.82, 0.80)):
    """A diver's scooter: a smooth body with handles."""
    here = stand(at, turn, parent)
    turned(
        [(0.0, 0.62), (0.10, 0.56), (0.19, 0.40), (0.20, 0.10), (0.13, -0.10), (0.06, -0.14), (0, -0.14)],
        mat("scooter%.2f" % colour[0], tuple(colour), 0.15, 0, 0.5, 1),
        stand((0, 0, 0.2), 0, here, (0, 90)),
        squash=1.25,
        sides=40,
    )
    for sign in (1, -1):
        rod(
            [(0.30, 0.20 * sign, 0.24), (0.22, 0.36 * sign, 0.26), (0.02, 0.34 * sign, 0.26)],
            0.022,
            black(),
            here,
        )
    block((0.20, 0.50), (-0.09, 0.09), (0.37, 0.42), black(), here, 0.025)


@prop("fly-board-at-rest")
def fly_board_at_rest(stage, at, parent=None, turn=0.0, colour=(0.80, 0.20, 0.10)):
    """A fly board standing on its nozzles, with its boots and the coiled hose beside it."""
    here = stand(at, turn, parent)
    nozzle = mat("nozzle", (0.55, 0.56, 0.58), 0.2, 0.9)
    shell = mat("fly%.2f" % colour[0], tuple(colour), 0.18, 0, 0.5, 1)
    block((-0.17, 0.17), (-0.33, 0.33), (0.15, 0.21), shell, here, 0.028)
    block((-0.12, 0.12), (-0.10, 0.10), (0.205, 0.225), black(), here, 0.01)
    for sign in (1, -1):
        turned(
            [(0.0, 0.0), (0.045, 0.0), (0.06, 0.03), (0.075, 0.10), (0.075, 0.16)],
            nozzle,
            here,
            (0, 0.20 * sign, 0),
        )
        boot = stand((0, 0.205 * sign, 0.21), 7 * sign, here)
        swept(
            curve([(-0.13, 0, 0.055), (0.0, 0, 0.062), (0.12, 0, 0.052), (0.19, 0, 0.042)], 26),
            [0.052, 0.064, 0.060, 0.040],
            black(),
            boot,
            22,
        )
        swept(
            curve([(-0.085, 0, 0.07), (-0.09, 0, 0.17), (-0.075, 0, 0.27), (-0.06, 0, 0.34)], 26),
            [0.066, 0.062, 0.075, 0.084],
            black(),
            boot,
            24,
            closed_ends=False,
        )
        for height, reach in ((0.13, 0.071), (0.22, 0.075), (0.30, 0.085)):
            bend = np.linspace(0, 2 * math.pi, 40)
            middle = -0.09 + 0.10 * max(0.0, height - 0.17)
            rod(
                np.stack([middle + reach * np.cos(bend), reach * np.sin(bend), height + 0 * bend], -1),
                0.011,
                shell,
                boot,
            )
    hose = mat("hose-at-rest", (0.42, 0.30, 0.05), 0.55)
    bend = np.linspace(0, 4 * 2 * math.pi, 260)
    spiral = 0.24 + 0.08 * bend / (2 * math.pi)
    # The last turn lies over the first ones and leads to the board.
    rod(
        np.stack([0.1 + spiral * np.cos(bend), -1.15 + spiral * np.sin(bend), 0.04 + 0 * bend], -1),
        0.037,
        hose,
        here,
    )
    rod(
        curve([(0.66, -1.15, 0.04), (0.60, -0.80, 0.045), (0.40, -0.42, 0.09), (0.17, -0.06, 0.17)], 40),
        0.036,
        hose,
        here,
    )


@prop("float-ring")
def float_ring(stage, at, parent=None, colour=(0.88, 0.42, 0.36), turn=0.0, tilt=(0, 0), radius=0.5):
    """A swim ring with wide stripes."""
    here = stand(at, turn, parent, tilt)
    white, tint = mat("pvc-white", (0.86, 0.85, 0.82), 0.25, coat=0.6), mat(
        "pvc%.2f" % colour[0], tuple(colour), 0.25, coat=0.6
    )
    for k in range(12):
        bend = np.linspace(k * math.pi / 6, (k + 1) * math.pi / 6, 8)
        swept(
            np.stack([radius * np.cos(bend), radius * np.sin(bend), 0.08 + 0 * bend], -1),
            [0.16],
            (white, tint)[k % 2],
            here,
            18,
            closed_ends=False,
        )


@prop("snorkel-set")
def snorkel_set(stage, at, parent=None, turn=0.0, colour=(0.05, 0.45, 0.50)):
    """Fins, mask and snorkel laid out on deck."""
    here = stand(at, turn, parent)
    tint = mat("fin%.2f" % colour[0], tuple(colour), 0.4)
    for y, angle in ((-0.12, -6), (0.12, 5)):
        fin = stand((0, y, 0.03), angle, here)
        along = np.linspace(0, 1, 14)
        half = 0.055 + 0.045 * along**0.8
        rows = [
            np.stack([0.10 + 0.42 * along, s * half, 0.008 + 0.02 * (abs(s) > 0.9) + 0 * along], -1)
            for s in (-1, -0.92, -0.3, 0.3, 0.92, 1)
        ]
        surface(rows, tint, fin)
        swept(
            curve([(0.16, 0, 0.02), (0.02, 0, 0.05), (-0.10, 0, 0.035)], 16),
            [0.062, 0.056, 0.05],
            black(),
            fin,
            16,
        )
    mask = stand((-0.05, -0.38, 0.07), 20, here, (0, -60))
    turned([(0.075, -0.02), (0.085, 0.0), (0.07, 0.055), (0.066, 0.05)], tint, mask, squash=1.3, sides=32)
    turned(
        [(0, 0.0), (0.074, 0.0)],
        mat("mask-glass", (0.02, 0.025, 0.03), 0.03, 0, 0.9, 1),
        mask,
        squash=1.3,
        sides=32,
    )
    swept(
        curve([(0.18, -0.34, 0.02), (-0.1, -0.52, 0.02), (-0.25, -0.50, 0.02), (-0.28, -0.42, 0.03)], 24),
        [0.014],
        tint,
        here,
        12,
    )


@prop("rope")
def rope(stage, at, parent=None, turns=7, radius=0.24):
    """A line on deck, coiled in a flat spiral (flemished)."""
    here = stand(at, 0, parent)
    bend = np.linspace(0.6, turns * 2 * math.pi, turns * 48)
    spiral = radius * bend / bend[-1]
    rod(
        np.stack([spiral * np.cos(bend), spiral * np.sin(bend), 0.014 + 0 * bend], -1),
        0.0135,
        mat("rope", (0.62, 0.58, 0.50), 0.95),
        here,
    )
