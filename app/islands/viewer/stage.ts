import {
  BufferGeometry,
  DataTexture,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  Uint32BufferAttribute,
  Vector3,
  WebGLRenderer,
} from 'three';
import { cartMaterial, repaint } from './cart-materials.ts';
import { contactShadow, type Triangles } from './contact-shadow.ts';
import type { Attribute, Glb, GlbPart } from './glb.ts';
import { eyeOf, type Orbit } from './orbit.ts';
import { studioLight } from './studio-light.ts';

/** The colors of a finish, as CSS writes them. */
export interface Colors {
  readonly paint: { readonly hex: string; readonly metallic: boolean };
  readonly seats: { readonly main: string; readonly accent: string };
}

/** A cart in the studio, drawn only when it is told to. */
export interface Stage {
  draw(orbit: Orbit): void;
  recolor(colors: Colors): void;
  /** Fits the picture to the canvas's box; in CSS pixels. */
  resize(width: number, height: number): void;
  /** Frees everything the graphics processor holds. */
  close(): void;
}

/** Phones with more pixels to a point would draw four times as many for nothing. */
const mostPixels = 2;

/** The exposure of the pictures: -0.35 stops. */
const exposure = 0.785;

/**
 * Builds the scene and compiles its programs; resolves when the first frame can be drawn at once.
 * @throws when the browser gives no WebGL 2 context
 */
export async function openStage(canvas: HTMLCanvasElement, glb: Glb): Promise<Stage> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = exposure;
  renderer.setPixelRatio(Math.min(mostPixels, devicePixelRatio));
  const scene = new Scene();
  const light = studioLight();
  scene.environment = light;
  const materials = new Map<string, MeshStandardMaterial>();
  const triangles: Triangles[] = [];
  for (const part of glb.parts) {
    const { name } = part.material;
    const material =
      materials.get(name) ?? cartMaterial(part.material, part.attributes.COLOR_0 !== undefined);
    materials.set(name, material);
    const mesh = meshOf(part, material);
    scene.add(mesh);
    if (part.material.transmission === 0) triangles.push(worldTriangles(mesh, part));
  }
  const floor = shadowOf(triangles);
  scene.add(floor);
  const camera = new PerspectiveCamera(30, 1, 0.05, 40);
  await renderer.compileAsync(scene, camera);

  return {
    draw(orbit) {
      camera.fov = orbit.fov;
      camera.position.set(...eyeOf(orbit));
      camera.lookAt(...orbit.target);
      camera.updateProjectionMatrix();
      // The lights stand around the camera, as in the pictures: the cart is on a turntable.
      scene.environmentRotation.y = orbit.azimuth;
      renderer.render(scene, camera);
    },
    recolor({ paint, seats }) {
      const change = (name: string, hex: string, metallic?: boolean) => {
        const material = materials.get(name);
        if (material !== undefined) repaint(material, hex, metallic);
      };
      change('paint', paint.hex, paint.metallic);
      change('seat', seats.main);
      change('seat accent', seats.accent);
    },
    resize(width, height) {
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
    },
    close() {
      for (const thing of scene.children) {
        if (thing instanceof Mesh) thing.geometry.dispose();
      }
      for (const material of materials.values()) material.dispose();
      floor.material.alphaMap?.dispose();
      floor.material.dispose();
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

function meshOf({ attributes, index, placement }: GlbPart, material: MeshStandardMaterial): Mesh {
  const geometry = new BufferGeometry();
  geometry.setIndex(new Uint32BufferAttribute(index, 1));
  for (const [name, attribute] of Object.entries(attributes)) {
    const ours = attributeNames[name];
    if (ours !== undefined) geometry.setAttribute(ours, interleaved(attribute));
  }
  const mesh = new Mesh(geometry, material);
  const { matrix, translation, rotation, scale } = placement;
  if (matrix === undefined) {
    mesh.position.fromArray(translation ?? [0, 0, 0]);
    mesh.quaternion.copy(new Quaternion().fromArray(rotation ?? [0, 0, 0, 1]));
    mesh.scale.fromArray(scale ?? [1, 1, 1]);
    mesh.updateMatrix();
  } else mesh.applyMatrix4(new Matrix4().fromArray(matrix));
  return mesh;
}

const attributeNames: Readonly<Record<string, string>> = {
  POSITION: 'position',
  NORMAL: 'normal',
  COLOR_0: 'color',
};

function interleaved({ array, stride, size, offset, normalized }: Attribute) {
  return new InterleavedBufferAttribute(
    new InterleavedBuffer(array, stride),
    size,
    offset,
    normalized,
  );
}

/** The mesh's triangles in meters. */
function worldTriangles(mesh: Mesh, { index }: GlbPart): Triangles {
  const position = mesh.geometry.getAttribute('position');
  const points = new Float32Array(position.count * 3);
  const point = new Vector3();
  for (let at = 0; at < position.count; at += 1) {
    point
      .fromBufferAttribute(position, at)
      .applyMatrix4(mesh.matrix)
      .toArray(points, at * 3);
  }
  return { points, index };
}

function shadowOf(parts: readonly Triangles[]): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const { darkness, columns, rows, width, depth } = contactShadow(parts);
  const pixels = new Uint8Array(darkness.length * 4);
  darkness.forEach((value, at) => {
    pixels.fill(value, at * 4, at * 4 + 4);
  });
  const alphaMap = new DataTexture(pixels, columns, rows);
  alphaMap.magFilter = LinearFilter;
  alphaMap.needsUpdate = true;
  const geometry = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
  const material = new MeshBasicMaterial({
    color: 0x000000,
    alphaMap,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const floor = new Mesh(geometry, material);
  floor.renderOrder = -1;
  return floor;
}
