import { statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { links } from '../app/links.ts';
import { picturedIds } from '../domain/stock/pictures/pictured-cart.ts';
import { type Fetched, fetchedBy, openBrowser, phone, watchFetched } from './browser.ts';
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

/** The viewer of a vehicle page (spec S23.7): what it loads, and how soon it draws. */
export async function viewer(say: (text: string) => void): Promise<readonly Row[]> {
  const site = await startSite();
  const browser = await openBrowser(graphics);
  const sizes = picturedIds.map((id) => ({ id, bytes: statSync(fileOf(id)).size }));
  const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
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
  ];
}

function sum(fetched: readonly Fetched[], path: RegExp): number {
  const chosen = fetched.filter((one) => path.test(one.path));
  return chosen.reduce((all, { bytes }) => all + bytes, 0) / kilobyte;
}

/** The model as it is sent. */
const fileOf = (id: string) =>
  new URL(`../public/models/${encodeURIComponent(id)}.glb.br`, import.meta.url);

interface Visit {
  readonly before: readonly Fetched[];
  readonly after: readonly Fetched[];
  /** Milliseconds from the press of the button to the frame. */
  readonly firstFrame: number;
}

async function visit(page: Page, url: string): Promise<Visit> {
  await page.addInitScript(noteFirstFrame);
  const before = await fetchedBy(page, url);
  const after = watchFetched(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.getByRole('button', { name: 'Turn it around' }).tap();
  const noted = await page.waitForFunction(
    () => (globalThis as { firstFrame?: number }).firstFrame,
    undefined,
    { timeout: 60_000 },
  );
  return { before, after, firstFrame: (await noted.jsonValue()) ?? Number.NaN };
}

/** Runs in the page. */
function noteFirstFrame(): void {
  let pressTime = 0;
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
