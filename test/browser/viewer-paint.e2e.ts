import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

import { picturedCart, picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { expect, test } from '../support/browser.ts';
import { hueDistance, lightnessChroma } from '../support/looks/lightness-chroma.ts';
import type { glare, litPaint } from '../support/looks/paint-studio.ts';

const root = new URL('../../', import.meta.url);

/** Grays have no hue to speak of, and a sixth of their chroma is nothing an eye sees. */
const gray = 8;

/** All paints that a cart is pictured in, once each. */
const paints = [
  ...new Map(
    picturedIds.map((id) => [picturedCart(id).paint.name, picturedCart(id).paint]),
  ).values(),
];

/** The viewer's studio as a classic script, which sets `studio`. */
async function studioScript(): Promise<string> {
  const entry = fileURLToPath(new URL('test/support/looks/paint-studio.ts', root));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'studio' } },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((one) => 'output' in one);
  const [script] = output;
  if (script?.type !== 'chunk') throw new Error('Vite built no script');
  return script.code;
}

// spec S10.11: the studio's light is the same in both color schemes, and paint lets no page through.
test('the lit paint has the color of its swatch, in every paint, and the windshield stays clear', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.addScriptTag({ content: await studioScript() });
  const model = readFileSync(new URL('public/models/d5-ranger-4.glb', root)).toString('base64');
  const view = await page.evaluate(
    ([bytes, list]) => {
      const { studio } = globalThis as unknown as {
        studio: { litPaint: typeof litPaint; glare: typeof glare };
      };
      const { buffer } = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
      return { painted: studio.litPaint(buffer, list), glare: studio.glare(buffer) };
    },
    [model, paints] as const,
  );
  const wrong = paints.flatMap(({ name, hex }, i) => {
    const { srgb = [], opacity = 0 } = view.painted[i] ?? {};
    const target = lightnessChroma(
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
    );
    const seen = lightnessChroma(srgb);
    const isHue = target.chroma < gray || hueDistance(target.hue, seen.hue) <= 5;
    const isChroma = Math.abs(seen.chroma - target.chroma) <= Math.max(target.chroma, gray) / 6;
    const lighter = seen.lightness - target.lightness;
    const isRight = isHue && isChroma && lighter >= -4 && lighter <= 7 && opacity === 255;
    return isRight ? [] : [{ name, target, seen, opacity }];
  });
  expect(wrong).toEqual([]);
  expect(view.glare, 'glass that turns white').toBeLessThanOrEqual(0);
});
