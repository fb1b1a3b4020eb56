import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { chromium } from 'playwright-core';
import { picturedCart } from '../../domain/stock/pictures/pictured-cart.ts';
import { cockpitGlb } from './cockpit-glb.ts';

/** Software rendering: the same picture on every machine. */
const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const root = new URL('../../', import.meta.url);

/** PNG with alpha of the dashboard in the cart's own finish. @param width in pixels, 3:2 */
export async function drawDash(id: string, width: number): Promise<Buffer> {
  const glb = Buffer.from(await cockpitGlb(id));
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: graphics });
  const page = await browser.newPage();
  // Answers wait while the next cart is shaded.
  page.setDefaultTimeout(0);
  await page.route('http://studio/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    if (pathname === '/glb') return route.fulfill({ body: glb });
    const source = await readFile(new URL(`.${pathname}`, root), 'utf8');
    const body = pathname.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('http://studio/');
  const { paint, seats } = picturedCart(id);
  const url = await page.evaluate(
    async ({ paint, seats, width }) => {
      const viewer = '/app/pages/vehicle/viewer';
      const [{ openStage }, { readGlb }, { orbitOf }] = await Promise.all([
        import(`${viewer}/studio/stage.ts`),
        import(`${viewer}/model/read-glb.ts`),
        import(`${viewer}/camera/orbit.ts`),
      ]);
      const glb = readGlb(await (await fetch('/glb')).arrayBuffer());
      const canvas = document.createElement('canvas');
      const stage = openStage(canvas);
      stage.show(glb);
      stage.recolor({ paint, seats });
      stage.resize(width, (width * 2) / 3);
      stage.draw(orbitOf(glb.stops.dash));
      return canvas.toDataURL();
    },
    { paint, seats, width },
  );
  await browser.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
