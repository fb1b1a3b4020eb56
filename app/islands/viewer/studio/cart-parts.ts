import type { Attribute, GlbMaterial, GlbPart } from '../model/glb.ts';

export interface DrawnPart {
  readonly material: GlbMaterial;
  readonly draw: () => void;
  readonly place: readonly number[];
}

const inputs = ['POSITION', 'NORMAL', 'COLOR_0'] as const;

export function loadParts(
  gl: WebGL2RenderingContext,
  parts: readonly GlbPart[],
): readonly DrawnPart[] {
  const buffers = new Map<ArrayBufferLike, WebGLBuffer>();
  const shapes = new Map<GlbPart['index'], WebGLVertexArrayObject>();

  function bind(target: GLenum, { buffer }: ArrayBufferView): void {
    const isNew = !buffers.has(buffer);
    const store = buffers.get(buffer) ?? gl.createBuffer();
    buffers.set(buffer, store);
    gl.bindBuffer(target, store);
    if (isNew) gl.bufferData(target, new Uint8Array(buffer), gl.STATIC_DRAW);
  }
  function input(location: number, attribute: Attribute): void {
    const { array, componentType, stride } = attribute;
    bind(gl.ARRAY_BUFFER, array);
    gl.enableVertexAttribArray(location);
    const bytes = stride * array.BYTES_PER_ELEMENT;
    gl.vertexAttribPointer(location, 3, componentType, true, bytes, 0);
  }
  function shapeOf({ attributes, index }: GlbPart): WebGLVertexArrayObject {
    const shape = gl.createVertexArray();
    gl.bindVertexArray(shape);
    for (const [location, name] of inputs.entries()) {
      const attribute = attributes[name];
      if (attribute !== undefined) input(location, attribute);
    }
    bind(gl.ELEMENT_ARRAY_BUFFER, index);
    gl.bindVertexArray(null);
    return shape;
  }

  // A vertex without ambient occlusion is not darkened.
  gl.vertexAttrib3f(inputs.indexOf('COLOR_0'), 1, 1, 1);
  const list = parts.map((part): DrawnPart => {
    const { material, place, index } = part;
    const shape = shapes.get(index) ?? shapeOf(part);
    shapes.set(index, shape);
    return {
      material,
      place,
      draw() {
        gl.bindVertexArray(shape);
        gl.drawElements(gl.TRIANGLES, index.length, gl.UNSIGNED_INT, index.byteOffset);
      },
    };
  });
  return list.sort((a, b) => a.material.transmission - b.material.transmission);
}
