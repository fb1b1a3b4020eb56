"""Shader graphs written as expressions instead of boxes and wires."""

import bpy


class Graph:
    """Adds nodes to one node tree; every method answers with an output socket."""

    def __init__(self, tree):
        self.tree = tree

    def put(self, socket, value):
        """Links a socket to a socket, or sets its value (colours may lack alpha)."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == "RGBA" and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, output=0, **settings):
        """A node of that kind (without its ShaderNode prefix); answers its output."""
        node = self.tree.nodes.new(kind if kind.startswith("Node") else "ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.put(node.inputs[name], value)
        return node.outputs[output] if len(node.outputs) else node

    def math(self, operation, *values, clamp=False):
        inputs = dict(enumerate(values))
        return self.node("Math", inputs, operation=operation, use_clamp=clamp)

    def add(self, a, b):
        return self.math("ADD", a, b)

    def sub(self, a, b):
        return self.math("SUBTRACT", a, b)

    def mul(self, a, b):
        return self.math("MULTIPLY", a, b)

    def div(self, a, b):
        return self.math("DIVIDE", a, b)

    def exp(self, a):
        return self.math("EXPONENT", a)

    def vector(self, operation, *values, output=0):
        return self.node("VectorMath", dict(enumerate(values)), output, operation=operation)

    def split(self, vector):
        node = self.tree.nodes.new("ShaderNodeSeparateXYZ")
        self.put(node.inputs[0], vector)
        return node.outputs[0], node.outputs[1], node.outputs[2]

    def join(self, x, y, z):
        return self.node("CombineXYZ", {0: x, 1: y, 2: z})

    def mix(self, factor, a, b, blend="MIX"):
        """A colour between a and b."""
        return self.node("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend)

    def step(self, value, low, high, to_low=0.0, to_high=1.0):
        """A smooth step from to_low to to_high as value goes from low to high."""
        inputs = {0: value, 1: low, 2: high, 3: to_low, 4: to_high}
        return self.node("MapRange", inputs, interpolation_type="SMOOTHSTEP")

    def noise(self, scale, detail=4.0, roughness=0.55, where=None, distortion=0.0):
        """Fractal noise from 0 to 1 around 0.5, in world space unless told where."""
        inputs = {"Scale": scale, "Detail": detail, "Roughness": roughness}
        inputs["Distortion"] = distortion
        inputs["Vector"] = where if where is not None else self.position()
        return self.node("TexNoise", inputs, "Fac")

    def position(self):
        return self.node("NewGeometry", output="Position")

    def normal(self):
        return self.node("NewGeometry", output="Normal")

    def mask(self, name):
        """A number kept on the ground mesh."""
        return self.node("Attribute", output="Fac", attribute_name=name)

    def scale(self, colour, factor):
        """A colour or vector times a number."""
        scaled = self.vector("SCALE", colour)
        self.put(scaled.node.inputs["Scale"], factor)
        return scaled

    def ramp(self, factor, stops):
        """A colour from stops of (position, colour)."""
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        self.put(node.inputs[0], factor)
        return node.outputs[0]

    def bump(self, height, distance, strength=1.0):
        return self.node("Bump", {"Height": height, "Distance": distance, "Strength": strength})

    def blend(self, factor, a, b):
        """A shader between a and b."""
        return self.node("MixShader", {0: factor, 1: a, 2: b})
