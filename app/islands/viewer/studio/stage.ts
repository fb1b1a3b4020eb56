import {
  type BufferGeometry,
  type CubeTexture,
  Mesh,
  type MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { eyeOf, type Orbit } from '../camera/orbit.ts';
import type { Glb, GlbPart } from '../model/glb.ts';
import { cartMaterial, repaint } from './cart-materials.ts';
import {
  geometryOf,
  hasOcclusion,
  meshOf,
  sampleMeshes,
  shadowOf,
  worldTriangles,
} from './cart-mesh.ts';
import { contactShadow, type Triangles } from './contact-shadow.ts';
import { studioLight } from './studio-light.ts';

/** The colors of a finish, as CSS writes them. */
export interface Colors {
  readonly paint: { readonly hex: string; readonly metallic: boolean };
  readonly seats: { readonly main: string; readonly accent: string };
}

/** A cart in the studio, drawn only when it is told to. */
export interface Stage {
  /** Puts a cart on the empty stage; resolves when a frame can be drawn without waiting. */
  show(glb: Glb): Promise<void>;
  draw(orbit: Orbit): void;
  recolor(colors: Colors): void;
  /** Fits the picture to the canvas's box, in CSS pixels; as fine as the screen, or coarse. */
  resize(width: number, height: number, isCoarse?: boolean): void;
  /** Frees everything the graphics processor holds. */
  close(): void;
}

/** Phones with more pixels to a point would draw four times as many for nothing. */
const mostPixels = 2;

/** The exposure of the pictures: -0.35 stops. */
const exposure = 0.785;

/**
 * Builds an empty studio and draws a sample of each material unseen, so that their programs are
 * compiled while the model is on its way.
 * @throws when the browser gives no WebGL 2 context
 */
export function openStage(canvas: HTMLCanvasElement): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = exposure;
  // Asking for errors would wait for each program in turn.
  renderer.debug.checkShaderErrors = false;
  const light = studioLight();
  const scene = studio(light);
  const materials = new Map<string, MeshStandardMaterial>();
  const camera = new PerspectiveCamera(30, 1, 0.05, 40);
  const samples = studio(light);
  samples.add(...sampleMeshes());
  renderer.render(samples, camera);

  return {
    async show(glb) {
      const triangles: Triangles[] = [];
      const geometries = new Map<GlbPart['index'], BufferGeometry>();
      for (const part of glb.parts) {
        const { name, transmission } = part.material;
        const material = materials.get(name) ?? cartMaterial(part.material, hasOcclusion(part));
        materials.set(name, material);
        const geometry = geometries.get(part.index) ?? geometryOf(part);
        geometries.set(part.index, geometry);
        const mesh = meshOf(part, geometry, material);
        scene.add(mesh);
        if (transmission === 0) triangles.push(worldTriangles(mesh, part));
      }
      scene.add(shadowOf(contactShadow(triangles)));
      await renderer.compileAsync(scene, camera);
    },
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
    resize(width, height, isCoarse = false) {
      renderer.setPixelRatio(isCoarse ? 1 : Math.min(mostPixels, devicePixelRatio));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
    },
    close() {
      for (const thing of [...scene.children, ...samples.children]) {
        if (!(thing instanceof Mesh)) continue;
        thing.geometry.dispose();
        thing.material.alphaMap?.dispose();
        thing.material.dispose();
      }
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

function studio(light: CubeTexture): Scene {
  const scene = new Scene();
  scene.environment = light;
  return scene;
}
