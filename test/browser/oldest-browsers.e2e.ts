import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../vite.config.ts';
import { expect, hydrated, still, test } from '../support/browser.ts';
import { fillContact, sendButton, takeTime } from '../support/contact-form.ts';

test.use(still);

const oldest = oldestBrowsers.map((name) => {
  const [, browser = '', version] = /^([a-z]+)([\d.]+)$/.exec(name) ?? [];
  return { browser, version: Number(version) };
});

function isNewer(identifier: Identifier | CompatStatement): boolean {
  const compat = '__compat' in identifier ? identifier.__compat : undefined;
  return oldest.some(({ browser, version }) => {
    const statements = compat?.support[browser as keyof typeof compat.support] ?? [];
    return ![statements].flat().some((one) => isSupported(one, version));
  });
}

function isSupported(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: from, version_removed: until, flags, prefix } = statement;
  if (until || flags || prefix || statement.alternative_name) return false;
  return Number.parseFloat(String(from).replace('≤', '')) <= version;
}

/** A member of a global, as `size` of `URLSearchParams`; without a member, the global itself. */
interface PlatformApi {
  readonly owner: string;
  readonly member?: string;
  /** Of the global itself, not of its prototype. */
  readonly isStatic?: boolean;
}

const owners = { ...compatibility.api, ...compatibility.javascript.builtins };

/** Every global and member of the web platform, from MDN's data, that one of {@link oldestBrowsers} lacks. */
const newerApis: readonly PlatformApi[] = Object.entries(owners).flatMap(([owner, identifier]) =>
  isNewer(identifier)
    ? [{ owner }]
    : Object.entries(identifier)
        .filter(([name, member]) => name !== '__compat' && name !== owner && isNewer(member))
        .map(([name]) => {
          const member = name.replace(/_static$/, '');
          return { owner, member, isStatic: name !== member };
        }),
);

// spec S24.3
test('the site works without everything newer than its oldest browsers', {
  tag: '@chromium',
}, async ({ page, site }) => {
  await page.addInitScript((apis) => {
    const globals = globalThis as unknown as Record<string, { prototype?: object }>;
    for (const { owner, member, isStatic } of apis) {
      const parent = globals[owner];
      if (member === undefined) delete globals[owner];
      else if (parent) delete parent[member as never];
      if (member && !isStatic && parent?.prototype) delete parent.prototype[member as never];
    }
  }, newerApis);
  await page.goto('/inventory?utm_source=paper');
  await hydrated(page);
  expect(await page.evaluate(() => 'canParse' in URL || 'popover' in HTMLElement.prototype)).toBe(
    false,
  );
  await page.getByLabel('Brand').selectOption('DENAGO');
  await page.getByLabel('Search').pressSequentially('rover');
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText(
    'Showing 4 of 32 vehicles',
  );
  await expect(page).toHaveURL('/inventory?q=rover&brand=DENAGO');
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .check();
  await page.getByRole('button', { name: 'Compare selected carts' }).click();
  await expect(page).toHaveURL(/\/compare\?carts=[\w-]+,[\w-]+$/);
  await hydrated(page);
  await page.goto('/vehicles/ev-city');
  await hydrated(page);
  await page.getByRole('link', { name: 'Contact Sales Team' }).click();
  await hydrated(page);
  await fillContact(page, { email: 'oldest@visitor.example' });
  await takeTime(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?/);
  const mine = (await site.enquiries()).find(({ email }) => email === 'oldest@visitor.example');
  // The campaign of the first page.
  expect(JSON.stringify(mine)).toContain('"utm_source":"paper"');
  expect(JSON.stringify(mine)).toContain('"page":"/vehicles/ev-city"');
});
