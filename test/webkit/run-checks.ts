import { startSite } from '../support/running-site.ts';
import { openWebKit } from '../support/webdriver.ts';
import { checks, features } from './checks.ts';

/**
 * Drives the built site in WebKitGTK: `run-checks.ts MINIBROWSER`, under an X display. Prints one line
 * for each check and exits with 1 when one fails (`npm run browsers`).
 */
const [program = ''] = process.argv.slice(2);
const display = process.env.DISPLAY ?? ':0';
const site = await startSite();
let failed = 0;
for (const feature of [undefined, ...features]) {
  const args = feature === undefined ? [] : [`--features=-${feature}`];
  const browser = await openWebKit(program, display, args);
  for (const check of checks.filter(({ without }) => without === feature)) {
    try {
      await check.run(browser, site.url);
      process.stdout.write(`  ✓  [webkit] ${check.name}\n`);
    } catch (error) {
      failed += 1;
      process.stdout.write(`  ✘  [webkit] ${check.name}\n${(error as Error).message}\n`);
    }
  }
  await browser.close();
}
await site.stop();
process.stdout.write(`  ${checks.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
