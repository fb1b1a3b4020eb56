import { repaint, type WantedFinish } from '../../../../domain/catalogue/repaint.ts';
import { eyeOf, type Orbit } from '../camera/orbit.ts';
import { projectionOf } from '../camera/projection.ts';
import type { Glb, GlbMaterial } from '../model/glb.ts';
import { type DrawnPart, loadParts } from './cart-parts.ts';
import { contactShadow, trianglesOf } from './contact-shadow.ts';
import { compile, type Program } from './program.ts';
import { cartFragment, cartVertex, floorFragment, floorVertex } from './shaders.ts';
import { lastLevel, studioLight } from './studio-light.ts';
import { loadLight, loadShadow } from './textures.ts';

/** A cart in the studio, drawn only on demand. */
export interface Stage {
  show(glb: Glb): void;
  /** @throws when the shaders could not be compiled */
  draw(orbit: Orbit): void;
  recolor(finish: WantedFinish): void;
  /** Fits the picture to the canvas's box, in CSS pixels; as fine as the screen, or coarse. */
  resize(width: number, height: number, isCoarse?: boolean): void;
  close(): void;
}

/** Phones with more pixels to a point would draw four times as many for nothing. */
const mostPixels = 2;

const clearTint = 0.14;

/**
 * Builds an empty studio; its programs are compiled while the model is on its way. On WebGL itself: a
 * library would be twelve times this script (docs/decisions/0043).
 * @throws when the browser gives no WebGL 2 context
 */
export function openStage(canvas: HTMLCanvasElement): Stage {
  const gl = canvas.getContext('webgl2', { antialias: true });
  if (gl === null) throw new Error('There is no WebGL 2');
  const cart = compile(gl, cartVertex, cartFragment, ['position', 'normal', 'shade']);
  const floor = compile(gl, floorVertex, floorFragment);
  loadLight(gl, studioLight());
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.BLEND);
  // Colors are premultiplied: glass only adds its reflections to what is behind it.
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  let parts: readonly DrawnPart[] = [];
  let size: readonly number[] = [0, 0];
  let finish: WantedFinish = {};

  return {
    show(glb) {
      parts = loadParts(gl, glb.parts);
      const shadow = contactShadow(
        glb.parts.filter(({ material }) => material.transmission === 0).map(trianglesOf),
      );
      loadShadow(gl, shadow);
      size = [shadow.width, shadow.depth];
    },
    draw(orbit) {
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
    recolor(next) {
      finish = next;
    },
    resize(width, height, isCoarse = false) {
      const pixels = isCoarse ? 1 : Math.min(mostPixels, devicePixelRatio);
      canvas.width = Math.round(width * pixels);
      canvas.height = Math.round(height * pixels);
    },
    close() {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** Clear glass is black and adds its reflections alone: real transmission would draw the cart twice. */
function setLooks(cart: Program, material: GlbMaterial): void {
  const { color, roughness, metalness, emissive, emissiveStrength, clearcoat } = material;
  const isClear = material.transmission > 0;
  const opacity = isClear ? Math.max(clearTint, 1 - material.transmission) : 1;
  const share = isClear ? opacity - clearTint : 1;
  cart.set(
    'color',
    color.map((channel) => channel * share),
  );
  cart.set('opacity', opacity);
  cart.set('roughness', roughness);
  cart.set('metalness', metalness);
  cart.set('coat', clearcoat ? 1 : 0);
  cart.set(
    'emission',
    emissive.map((channel) => channel * emissiveStrength),
  );
}
