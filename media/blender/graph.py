"""A thin layer over Blender's shader nodes, so that a material reads like a formula."""
import bpy


class Graph:
    """The node tree of one material or world. Values are numbers, colors (tuples) or sockets of other nodes."""

    def __init__(self, tree, clear=True):
        self.tree = tree
        if clear:
            tree.nodes.clear()

    def link(self, source, socket):
        """Feeds a socket from a number, a color or another socket."""
        if isinstance(source, (int, float)):
            if hasattr(socket.default_value, "__len__"):
                socket.default_value = (source,) * len(socket.default_value)
            else:
                socket.default_value = source
        elif isinstance(source, (tuple, list)):
            wanted = len(socket.default_value)
            socket.default_value = tuple(source) + (1.0,) * (wanted - len(source))
        else:
            self.tree.links.new(source, socket)

    def node(self, kind, inputs=None, **settings):
        """Adds a node; inputs by name or position, settings by attribute."""
        made = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(made, name, value)
        for key, value in (inputs or {}).items():
            self.link(value, made.inputs[key])
        return made

    def math(self, operation, a, b=None, clamp=False):
        """One arithmetic step: ADD, MULTIPLY, POWER, LESS_THAN …"""
        inputs = {0: a} if b is None else {0: a, 1: b}
        return self.node("Math", inputs, operation=operation, use_clamp=clamp).outputs[0]

    def add(self, a, b):
        return self.math("ADD", a, b)

    def times(self, a, b, clamp=False):
        return self.math("MULTIPLY", a, b, clamp)

    def mix(self, factor, a, b, blend="MIX"):
        """Blends two colors."""
        return self.node("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def ramp(self, value, stops):
        """A color ramp over (position, color) stops."""
        made = self.node("ValToRGB", {0: value})
        elements = made.color_ramp.elements
        elements[0].position, elements[0].color = stops[0][0], (*stops[0][1], 1)
        elements[1].position, elements[1].color = stops[-1][0], (*stops[-1][1], 1)
        for position, colour in stops[1:-1]:
            elements.new(position).color = (*colour, 1)
        return made.outputs[0]

    def smooth(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps low..high smoothly to 0..1."""
        inputs = {0: value, 1: low, 2: high, 3: to_low, 4: to_high}
        return self.node("MapRange", inputs, interpolation_type="SMOOTHSTEP").outputs[0]

    def linear(self, value, low, high):
        return self.node("MapRange", {0: value, 1: low, 2: high}).outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        """Fractal noise, 0..1."""
        inputs = {"Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        made = self.node("TexNoise", inputs)
        if vector is not None:
            self.link(vector, made.inputs["Vector"])
        return made.outputs[0]

    def attribute(self, name):
        return self.node("Attribute", attribute_name=name).outputs["Fac"]

    def object_position(self):
        """x, y and z in the object's own meters."""
        coordinates = self.node("TexCoord").outputs["Object"]
        return coordinates, self.node("SeparateXYZ", {0: coordinates}).outputs

    def normalize(self, vector):
        return self.node("VectorMath", {0: vector}, operation="NORMALIZE").outputs[0]

    def mix_shaders(self, factor, a, b):
        made = self.node("MixShader", {0: factor})
        self.link(a, made.inputs[1])
        self.link(b, made.inputs[2])
        return made.outputs[0]

    def surface(self, shader):
        """Uses this shader as the surface of the material."""
        self.link(shader, self.node("OutputMaterial").inputs[0])


def new_material(name):
    """An empty material and its graph."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Graph(material.node_tree)


def edit_material(material):
    """The graph of a material made by `mat`, and the inputs of its Principled shader."""
    graph = Graph(material.node_tree, clear=False)
    return graph, material.node_tree.nodes["Principled BSDF"].inputs


def haze(graph, shader, colour, distance):
    """Veils a shader with the color of the air; at `distance` meters 63 % of it is hidden."""
    away = graph.node("CameraData").outputs["View Distance"]
    clear = graph.math("EXPONENT", graph.times(away, -1.0 / distance))
    air = graph.node("Emission", {0: colour}).outputs[0]
    return graph.mix_shaders(graph.math("SUBTRACT", 1.0, clear), shader, air)
