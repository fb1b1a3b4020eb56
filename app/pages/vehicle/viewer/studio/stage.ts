import { type FinishColors, repaint } from '../../../../../domain/stock/pictures/repaint.ts';
import { eyeOf, type Orbit } from '../camera/orbit.ts';
import type { Attribute, Glb, GlbMaterial, GlbPart } from '../model/read-glb.ts';
import { type ContactShadow, contactShadow, trianglesOf } from './contact-shadow.ts';
import { cartFragment, cartVertex, floorFragment, floorVertex } from './shaders.ts';
import { type LightLevel, lastLevel, studioLight } from './studio-light.ts';

/** Meters. */
const near = 0.05;
const far = 40;

/** Column by column, from meters to the picture's coordinates; `aspect` is width by height. */
export function projectionOf(orbit: Orbit, aspect: number): Float32Array {
  const { azimuth, elevation, fov } = orbit;
  const [sinA, cosA] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [sinE, cosE] = [Math.sin(elevation), Math.cos(elevation)];
  const eye = eyeOf(orbit);
  const along = (x: number, y: number, z: number) => {
    const start = -(x * eye[0] + y * eye[1] + z * eye[2]);
    return [x, y, z, start] as const;
  };
  const right = along(cosA, 0, -sinA);
  const up = along(-sinA * sinE, cosE, -cosA * sinE);
  const back = along(sinA * cosE, sinE, cosA * cosE);
  const scale = 1 / Math.tan((fov * Math.PI) / 360);
  const depth = (near + far) / (near - far);
  const matrix = new Float32Array(16);
  for (const column of [0, 1, 2, 3] as const) {
    const start = column === 3 ? (2 * near * far) / (near - far) : 0;
    matrix.set(
      [
        (right[column] * scale) / aspect,
        up[column] * scale,
        back[column] * depth + start,
        -back[column],
      ],
      column * 4,
    );
  }
  return matrix;
}

interface Program {
  start(): void;
  /** A number, a vector, or a matrix column by column, for the program in use. */
  set(name: string, value: number | ArrayLike<number>): void;
}

/** Does not wait for the compiler. @param attributes in the order of their locations */
function compile(
  gl: WebGL2RenderingContext,
  vertex: string,
  fragment: string,
  attributes: readonly string[] = [],
): Program {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('The graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  for (const [location, name] of attributes.entries()) {
    gl.bindAttribLocation(program, location, name);
  }
  gl.linkProgram(program);
  const places = new Map<string, WebGLUniformLocation | null>();

  function place(name: string): WebGLUniformLocation | null {
    const location = places.get(name) ?? gl.getUniformLocation(program, name);
    places.set(name, location);
    return location;
  }
  // Bound: the linter takes a call of anything named use… for a React hook.
  const makeCurrent = gl.useProgram.bind(gl, program);
  return {
    start() {
      // The first query waits until both shaders are compiled.
      if (places.size === 0 && !gl.getProgramParameter(program, gl.LINK_STATUS))
        throw new Error(gl.getProgramInfoLog(program) ?? 'The shaders could not be linked');
      makeCurrent();
    },
    set(name, value) {
      const at = place(name);
      if (typeof value === 'number') gl.uniform1f(at, value);
      else if (value.length === 2) gl.uniform2fv(at, Float32Array.from(value));
      else if (value.length === 3) gl.uniform3fv(at, Float32Array.from(value));
      else gl.uniformMatrix4fv(at, false, Float32Array.from(value));
    },
  };
}

/** More pixels to a point show nothing more. */
const maxPixels = 2;

const clearTint = 0.14;

/** On WebGL itself (docs/decisions/0041). @throws without WebGL 2 */
export function openStage(canvas: HTMLCanvasElement) {
  const gl = canvas.getContext('webgl2', { antialias: true });
  if (gl === null) throw new Error('There is no WebGL 2');
  const cart = compile(gl, cartVertex, cartFragment, ['position', 'normal', 'shade']);
  const floor = compile(gl, floorVertex, floorFragment);
  loadLight(gl, studioLight());
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.BLEND);
  // Premultiplied: glass only adds its reflections.
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  let parts: readonly DrawnPart[] = [];
  let size: readonly number[] = [0, 0];
  let finish: Partial<FinishColors> = {};

  return {
    show(glb: Glb): void {
      parts = loadParts(gl, glb.parts);
      const shadow = contactShadow(
        glb.parts.filter(({ material }) => material.transmission === 0).map(trianglesOf),
      );
      loadShadow(gl, shadow);
      size = [shadow.width, shadow.depth];
    },
    /** @throws when the shaders could not be compiled */
    draw(orbit: Orbit): void {
      const projection = projectionOf(orbit, canvas.width / canvas.height);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.depthMask(true);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.depthMask(false);
      gl.disable(gl.CULL_FACE);
      floor.start();
      floor.set('projection', projection);
      floor.set('size', size);
      gl.bindVertexArray(null);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      cart.start();
      cart.set('projection', projection);
      cart.set('eye', eyeOf(orbit));
      cart.set('camera', [Math.sin(orbit.azimuth), Math.cos(orbit.azimuth)]);
      cart.set('lastLevel', lastLevel);
      for (const part of parts) {
        const { name, doubleSided, transmission } = part.material;
        const isClear = transmission > 0;
        gl.depthMask(!isClear);
        if (doubleSided || isClear) gl.disable(gl.CULL_FACE);
        else gl.enable(gl.CULL_FACE);
        cart.set('place', part.place);
        setLooks(cart, { ...part.material, ...repaint(name, finish) });
        part.draw();
      }
    },
    recolor(next: Partial<FinishColors>): void {
      finish = next;
    },
    /** Fits the canvas's box, in CSS pixels; as fine as the screen, or coarse. */
    resize(width: number, height: number, isCoarse = false): void {
      const pixels = isCoarse ? 1 : Math.min(maxPixels, devicePixelRatio);
      canvas.width = Math.round(width * pixels);
      canvas.height = Math.round(height * pixels);
    },
    close(): void {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** Clear glass adds reflections alone: real transmission would draw the cart twice. */
function setLooks(cart: Program, material: GlbMaterial): void {
  const { color, roughness, metalness, emissive, emissiveStrength, clearcoat } = material;
  const isClear = material.transmission > 0;
  const opacity = isClear ? Math.max(clearTint, 1 - material.transmission) : 1;
  const share = isClear ? opacity - clearTint : 1;
  const times = (factor: number) => (channel: number) => channel * factor;
  cart.set('color', color.map(times(share)));
  cart.set('opacity', opacity);
  cart.set('roughness', roughness);
  cart.set('metalness', metalness);
  cart.set('coat', clearcoat ? 1 : 0);
  cart.set('emission', emissive.map(times(emissiveStrength)));
}

/** Stays bound to the first texture unit, where samplers look by default. */
function loadLight(gl: WebGL2RenderingContext, levels: readonly LightLevel[]): void {
  const target = gl.TEXTURE_CUBE_MAP;
  gl.bindTexture(target, gl.createTexture());
  gl.texParameteri(target, gl.TEXTURE_MAX_LEVEL, levels.length - 1);
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  for (const [level, { size, faces }] of levels.entries()) {
    for (const [face, pixels] of faces.entries()) {
      const side = gl.TEXTURE_CUBE_MAP_POSITIVE_X + face;
      gl.texImage2D(side, level, gl.RGB16F, size, size, 0, gl.RGB, gl.FLOAT, pixels);
    }
  }
}

function loadShadow(gl: WebGL2RenderingContext, shadow: ContactShadow): void {
  const { darkness, columns, rows } = shadow;
  const target = gl.TEXTURE_2D;
  gl.bindTexture(target, gl.createTexture());
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  for (const edge of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(target, edge, gl.CLAMP_TO_EDGE);
  }
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(target, 0, gl.R8, columns, rows, 0, gl.RED, gl.UNSIGNED_BYTE, darkness);
}

interface DrawnPart {
  readonly material: GlbMaterial;
  readonly draw: () => void;
  readonly place: readonly number[];
}

const inputs = ['POSITION', 'NORMAL', 'COLOR_0'] as const;

function loadParts(gl: WebGL2RenderingContext, parts: readonly GlbPart[]): readonly DrawnPart[] {
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

  // No ambient occlusion is no darkness.
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
