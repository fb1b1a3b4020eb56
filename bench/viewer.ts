import type { BrowserContext, Page } from 'playwright-core';
import { links } from '../app/links.ts';
import { picturedIds } from '../domain/stock/pictures/pictured-cart.ts';
import { type Fetched, fetchedBy, openBrowser, phone } from './browser.ts';
import { budgets, judged } from './budgets.ts';
import { startSite } from './processes.ts';
import { median, type Row } from './row.ts';

const part = 'viewer';
const kilobyte = 1_000;
const rounds = 3;
/** Lighthouse's slow 4G, and how much slower a phone's processor is. */
const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };
const slowdown = 4;

/** Software rendering: no graphics processor is needed to measure. */
const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** The viewer of a vehicle page (spec S23.7): what it loads, how soon it draws, and how often. */
export async function viewer(say: (text: string) => void): Promise<readonly Row[]> {
  const site = await startSite();
  const browser = await openBrowser(graphics);
  const context = await browser.newContext(phone);
  say('models');
  const models = await Promise.all(picturedIds.map((id) => modelBytes(context, site.url, id)));
  const [largest] = models.sort((a, b) => b.bytes - a.bytes);
  if (largest === undefined) throw new Error('There is no model');
  const url = `${site.url}${links.vehicle(largest.id)}`;
  say(largest.id);
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await browser.newContext(phone);
    visits.push(await visit(await own.newPage(), url));
    await own.close();
  }
  await browser.close();
  await site.stop();
  const [first] = visits;
  if (first === undefined) throw new Error('Nobody visited');
  const button = sum(first.before, /\/viewer\.island-/);
  const viewerBytes = sum(first.after, /\.js$/) + largest.bytes / kilobyte;
  const frame = median(visits.map(({ firstFrame }) => firstFrame));
  return [
    { part, what: 'gallery and button', unit: 'kB', ...judged(budgets.viewerButton, button) },
    { part, what: 'script and largest model', unit: 'kB', ...judged(budgets.viewer, viewerBytes) },
    { part, what: 'first frame', unit: 'ms', ...judged(budgets.firstFrame, frame) },
    {
      ...{ part, what: 'draw calls of a frame', unit: '' },
      ...judged(budgets.drawCalls, first.drawCalls),
    },
    {
      ...{ part, what: 'draw calls in a second of nothing', unit: '' },
      ...judged(budgets.idleDrawCalls, first.idle),
    },
  ];
}

function sum(fetched: readonly Fetched[], path: RegExp): number {
  const chosen = fetched.filter((one) => path.test(one.path));
  return chosen.reduce((all, { bytes }) => all + bytes, 0) / kilobyte;
}

async function modelBytes({ request }: BrowserContext, url: string, id: string) {
  const answer = await request.head(`${url}${links.model(id)}`, {
    headers: { 'accept-encoding': 'br' },
  });
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()}`);
  return { id, bytes: Number(answer.headers()['content-length']) };
}

interface Visit {
  readonly before: readonly Fetched[];
  readonly after: readonly Fetched[];
  /** Milliseconds from the press of the button to the frame. */
  readonly firstFrame: number;
  readonly drawCalls: number;
  readonly idle: number;
}

async function visit(page: Page, url: string): Promise<Visit> {
  await page.addInitScript(countDraws);
  const before = await fetchedBy(page, url);
  const after: Fetched[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const bytes = Number(response.headers()['content-length'] ?? 0);
    after.push({ path: new URL(response.url()).pathname, type, bytes });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.getByRole('button', { name: 'Turn it around' }).tap();
  await page.waitForFunction(() => 'firstFrame' in globalThis, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1_000);
  const draws = await page.evaluate(() => (globalThis as unknown as Draws).draws);
  await page.waitForTimeout(1_000);
  const { draws: later, firstFrame } = await page.evaluate(() => {
    const { draws, firstFrame } = globalThis as unknown as Draws;
    return { draws, firstFrame };
  });
  await page.locator('canvas').press('ArrowLeft');
  await page.waitForTimeout(1_000);
  const drawCalls = await page.evaluate(() => (globalThis as unknown as Draws).inFrame);
  return { before, after, firstFrame, drawCalls, idle: later - draws };
}

interface Draws {
  readonly draws: number;
  /** Of the last frame. */
  readonly inFrame: number;
  readonly firstFrame: number;
}

/** Runs in the page: counts draw calls, and notes when the viewer's first frame was shown. */
function countDraws(): void {
  const seen = { draws: 0, inFrame: 0, frame: 0 };
  let pressTime = 0;
  for (const name of ['drawElements', 'drawArrays'] as const) {
    const draw = WebGL2RenderingContext.prototype[name] as (...values: number[]) => void;
    Object.assign(WebGL2RenderingContext.prototype, {
      [name](this: WebGL2RenderingContext, ...values: number[]) {
        const now = document.timeline.currentTime as number;
        seen.inFrame = seen.frame === now ? seen.inFrame + 1 : 1;
        seen.frame = now;
        seen.draws += 1;
        Object.assign(globalThis, seen);
        draw.apply(this, values);
      },
    });
  }
  addEventListener('pointerdown', () => {
    pressTime ||= performance.now();
  });
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if ('firstFrame' in globalThis || !document.querySelector('.viewer[data-ready]')) return;
      requestAnimationFrame(() => {
        Object.assign(globalThis, { firstFrame: performance.now() - pressTime });
      });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
}
