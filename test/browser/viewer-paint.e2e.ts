import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

import { findPicturedCart, picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { expect, test } from '../support/browser.ts';
import { hueDistance, lightnessChroma } from '../support/looks/lightness-chroma.ts';
import type { glare, litPaint } from '../support/looks/paint-studio.ts';

const root = new URL('../../', import.meta.url);

/** Grays have no hue to speak of, and a sixth of their chroma is nothing an eye sees. */
const gray = 8;

/** All paints that a cart is pictured in, once each. */
const paints = [
  ...new Map(
    picturedIds.flatMap((id) => {
      const paint = findPicturedCart(id)?.paint;
      return paint ? [[paint.name, paint] as const] : [];
    }),
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
test(
  'the lit paint has the color of its swatch, in every paint, and the windshield stays clear',
  {
    tag: '@chromium',
  },
  async ({ page }, info) => {
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
    const rows = paints.map(({ name, hex }, i) => {
      const { srgb = [], opacity = 0 } = view.painted[i] ?? {};
      const target = lightnessChroma(
        [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
      );
      const seen = lightnessChroma(srgb);
      return {
        ...{ name, opacity },
        hue: target.chroma < gray ? 0 : Math.round(hueDistance(target.hue, seen.hue)),
        chroma: Math.round(Math.abs(seen.chroma - target.chroma) * 10) / 10,
        mostChroma: Math.max(target.chroma, gray) / 6,
        lighter: Math.round(seen.lightness - target.lightness),
      };
    });
    await info.attach('paints', {
      body: JSON.stringify(rows, null, 1),
      contentType: 'application/json',
    });
    const wrong = rows.filter(
      (row) =>
        row.hue > 5 ||
        row.chroma > row.mostChroma ||
        row.lighter > 7 ||
        row.lighter < -4 ||
        row.opacity < 255,
    );
    expect(wrong).toEqual([]);
    expect(view.glare, 'glass that turns white').toBeLessThanOrEqual(0);
  },
);
