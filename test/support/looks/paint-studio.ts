import { orbitOf } from '../../../app/pages/vehicle/viewer/camera/orbit.ts';
import { readGlb } from '../../../app/pages/vehicle/viewer/model/read-glb.ts';
import { openStage } from '../../../app/pages/vehicle/viewer/studio/stage.ts';
import type { Paint } from '../../../domain/stock/pictures/colors.ts';

/** The viewer's studio as a script of its own: a test repaints a cart there in all paints of the chart. */

type Painted = Pick<Paint, 'hex' | 'metallic'>;

const size = { width: 240, height: 160 };

/** Light that is reflected, 0 to 1, from a channel of sRGB. */
const linear = (value: number) =>
  value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Draws the cart in its first view; returns its pixels as red, green, blue and opacity, 0 to 255. */
function openStudio(model: ArrayBuffer): (paint: Painted) => Uint8Array {
  const canvas = document.createElement('canvas');
  const stage = openStage(canvas);
  const glb = readGlb(model);
  stage.show(glb);
  stage.resize(size.width, size.height, true);
  const gl = canvas.getContext('webgl2');
  if (gl === null) throw new Error('There is no WebGL 2');
  const front = orbitOf(glb.stops.front);
  return (paint) => {
    stage.recolor({ paint });
    stage.draw(front);
    const pixels = new Uint8Array(size.width * size.height * 4);
    gl.readPixels(0, 0, size.width, size.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return pixels;
  };
}

/**
 * By how much, of 255, the brightest glass adds more light than it takes from the page behind it, seen
 * from ahead: pixels are premultiplied by their opacity.
 */
export function glare(model: ArrayBuffer): number {
  const pixels = openStudio(model)({ hex: '#808080', metallic: false });
  let most = -255;
  for (let i = 0; i < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(i, i + 4);
    if (opacity > 0 && opacity < 255) most = Math.max(most, Math.max(red, green, blue) - opacity);
  }
  return most;
}

/**
 * The mean color of the lit paint in each of the paints, as sRGB, 0 to 255, and its least opacity. Lit
 * is what receives more than 0.6 of the light of its brightest tenth, as the difference between a white
 * and a black cart tells.
 */
export function litPaint(
  model: ArrayBuffer,
  paints: readonly Painted[],
): { readonly srgb: readonly number[]; readonly opacity: number }[] {
  const draw = openStudio(model);
  const white = draw({ hex: '#ffffff', metallic: false });
  const black = draw({ hex: '#000000', metallic: false });
  const pixels = Array.from({ length: size.width * size.height }, (_, i) => i * 4);
  const lightAt = (i: number) => linear(white[i + 1] ?? 0) - linear(black[i + 1] ?? 0);
  const painted = pixels.filter((i) => lightAt(i) > 0.02).sort((a, b) => lightAt(a) - lightAt(b));
  const bright = lightAt(painted[Math.floor(painted.length * 0.9)] ?? 0);
  const lit = painted.filter((i) => lightAt(i) > bright * 0.6);
  return paints.map((paint) => {
    const bytes = draw(paint);
    const mean = (channel: number) =>
      lit.reduce((sum, i) => sum + (bytes[i + channel] ?? 0), 0) / lit.length;
    return { srgb: [0, 1, 2].map(mean), opacity: Math.min(...lit.map((i) => bytes[i + 3] ?? 0)) };
  });
}
