import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../tools/chromium.mjs';

const desktop = { viewport: { width: 1280, height: 800 } };

// The temporary folder of a run, which is set later, would go with it.
process.env.BROWSER_TESTS_OUTPUT ??= join(tmpdir(), 'laurel-browser-tests');

/**
 * What Chromium leaves out: first the drop-down pages of the address bar, which it prepares for every
 * window, nearly half of what a test with three pages costs; then, since it heeds the last such list
 * alone, what Playwright's own list turns off.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'AimEnabled'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

/**
 * How Chromium is started: pages are drawn without a graphics processor, and WebGL by SwiftShader, as
 * Playwright allows it. Without hinting, texts are as wide in a Chromium without windows as in an ordinary one.
 */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    ...chromiumFlags,
    '--font-render-hinting=none',
    // The process of an empty window serves its first page, too, and none waits in reserve: a quarter of
    // what a new window costs.
    '--renderer-process-limit=1',
    `--disable-features=${disabledFeatures.join()}`,
  ],
};

/**
 * Browser tests on the production build; each worker starts a site of its own (test/support/browser.ts).
 * `npm run test:server` runs in Firefox what is tagged `@firefox`: typing, sending and going back, which
 * each engine does its own way. Two tags keep tests out of Firefox: `@media` for those that emulate color
 * scheme, reduced motion or print, which Firefox ESR cannot over WebDriver BiDi, and `@chromium` for
 * those that read its PDF, its error texts or its screenshots, or bypass the page's policy.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: '../support/temporary-folder.ts',
  outputDir: process.env.BROWSER_TESTS_OUTPUT,
  fullyParallel: true,
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  // Generous, for a machine that is busy with other things too.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    ...['firefox-journeys', 'firefox'].map((name) => ({
      name,
      // The journeys go on beside the tests in Chromium: a Firefox for each worker takes long to start.
      ...(name === 'firefox-journeys' && { grep: /@firefox/, workers: 1 }),
      grepInvert: /@media|@chromium/,
      use: {
        ...desktop,
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fileURLToPath(
            new URL('../support/firefox-over-bidi.mjs', import.meta.url),
          ),
          // Playwright waits in vain for a page that Back takes from memory.
          firefoxUserPrefs: {
            'browser.sessionhistory.max_total_viewers': 0,
            // As on phones and in headless Chromium, a scroll bar takes no width.
            'ui.useOverlayScrollbars': 1,
            // Drawn by Mesa where there is no graphics processor.
            'webgl.force-enabled': true,
          },
        },
      },
    })),
    {
      name: 'chromium',
      use: { ...desktop, browserName: 'chromium', launchOptions: chromiumLaunch },
    },
  ],
});
