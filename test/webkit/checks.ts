import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { pagePaths } from '../support/addresses.ts';
import type { DrivenBrowser } from '../support/webdriver.ts';

/** What older browsers do not have, by WebKit's names. */
export const features = ['PopoverAttribute', 'CSSAnchorPositioning'] as const;
export type Feature = (typeof features)[number];

/** A check of the site in WebKit; throws where it does not hold. */
export interface Check {
  readonly name: string;
  /** In a browser in which this is switched off. */
  readonly without?: Feature;
  run(browser: DrivenBrowser, site: string): Promise<void>;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (browser: DrivenBrowser, selector: string) =>
  browser.run<Box>(`return document.querySelector(${JSON.stringify(selector)})
    .getBoundingClientRect().toJSON()`);

/** The shortlist has no component to hydrate. */
const hydratable = '[data-island]:not([data-island="shortlist"])';

/** What reaches beyond the right edge, where the page is wider than the screen. */
const overflowing = `return document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))`;

export const checks: readonly Check[] = [
  ...[820, 1215].flatMap((width) =>
    [undefined, 'CSSAnchorPositioning' as const].map((without) => ({
      name: `the About group opens under its button at ${width} px, ${without === undefined ? 'at its left edge' : 'also without anchors'}`,
      without,
      async run(browser: DrivenBrowser, site: string) {
        await browser.goto(`${site}/services`);
        await browser.setWidth(width);
        await browser.click('[popovertarget="about-menu"]');
        await wait(500);
        const button = await boxOf(browser, '[popovertarget="about-menu"]');
        const group = await boxOf(browser, '#about-menu');
        assert.ok(group.bottom - group.top < 160, `${group.bottom - group.top} px high`);
        assert.ok(group.top >= button.bottom - 1, `begins at ${group.top}, over the button`);
        assert.ok(group.top <= button.bottom + 16, `begins at ${group.top}, far below`);
        assert.ok(group.left <= button.right && group.right >= button.left, 'beside its button');
        const off = Math.abs(group.left - button.left);
        assert.ok(without !== undefined || off <= 8, `${off} px off`);
        assert.ok(group.right <= width, 'beyond the edge');
      },
    })),
  ),
  {
    name: 'Back to a page that was left with its menu open shows its content',
    async run(browser, site) {
      await browser.goto(`${site}/services`);
      await browser.setWidth(500);
      await browser.click('[popovertarget="menu"]');
      await wait(500);
      await browser.click('#menu [href="/about"]');
      await untilAt(browser, '/about');
      await browser.run('history.back()');
      await untilAt(browser, '/services');
      const isShown = `return document.querySelector('h1').checkVisibility({ visibilityProperty: true })`;
      assert.equal(await browser.run(isShown), true);
    },
  },
  {
    name: 'no page has an error of script or policy, and every island starts',
    async run(browser, site) {
      for (const path of pagePaths) {
        await browser.goto(site + path);
        if (await browser.run(`return document.querySelector('${hydratable}') !== null`))
          await untilHydrated(browser);
      }
      assert.deepEqual(browser.errors(), []);
    },
  },
  ...[500, 1280].map((width) => ({
    name: `without popovers every link of the menu is in plain sight at ${width} px`,
    without: 'PopoverAttribute' as const,
    async run(browser: DrivenBrowser, site: string) {
      await browser.goto(`${site}/services`);
      await browser.setWidth(width);
      assert.equal(await browser.run('return "popover" in document.body'), false);
      const links = await browser.run<string[]>(`return [...document.querySelectorAll('header a')]
        .filter((link) => link.checkVisibility()).map((link) => link.textContent)`);
      for (const label of ['Home', 'Inventory', 'Contact', 'About Us', 'Eco-Impact Calculator']) {
        assert.equal(links.filter((link) => link === label).length, 1, label);
      }
      assert.deepEqual(await browser.run(overflowing), []);
      const menu = 'return document.querySelector(\'[popovertarget="menu"]\').checkVisibility()';
      assert.equal(await browser.run(menu), false, 'a button that does nothing');
    },
  })),
];

const untilHydrated = (browser: DrivenBrowser) =>
  until(browser, 'document.querySelector("[data-hydrated]") !== null');

const untilAt = (browser: DrivenBrowser, path: string) =>
  until(browser, `location.pathname === '${path}' && document.readyState === 'complete'`);

/** Waits until an expression is true in the page, for 10 seconds at most. */
async function until(browser: DrivenBrowser, expression: string): Promise<void> {
  for (let step = 0; step < 100; step += 1) {
    if (await browser.run(`return ${expression}`)) return;
    await wait(100);
  }
  assert.fail(`On ${await browser.run('return location.pathname')} never ${expression}`);
}
