import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';

/** The examples for a server; `npm run faults` runs what it can of them. */
const folder = new URL('../../deploy/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const readme = read('../README.md');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** `NAME=value` lines, and what a unit sets itself. */
function settingsIn(text: string): Record<string, string> {
  const lines = text.matchAll(/^(?:Environment=)?([A-Z_]{3,})=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

test.each(names.filter((name) => /\.(env|service)$/.test(name)))(
  'deploy/%s sets what the site knows, and sets it rightly',
  (name) => {
    const settings = settingsIn(read(name).replaceAll('%i', '3001'));
    expect(Object.keys(settings).length).toBeGreaterThan(0);
    for (const setting of Object.keys(settings)) {
      expect(readme).toMatch(new RegExp(`\`${setting}\``));
    }
    expect(() => readSettings(settings)).not.toThrow();
  },
);

test('a process is given more time to stop than it takes', () => {
  const { drainSeconds } = readSettings(settingsIn(read('two-instances/laurel-ridge.env')));
  // Ten seconds for requests under way, ten for mails (http/connection/listen.ts, enquiries/outbox-worker.ts).
  for (const name of names.filter((each) => each.endsWith('.service'))) {
    const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(read(name))?.[1]);
    expect([name, seconds > drainSeconds + 20]).toEqual([name, true]);
  }
});

test('the proxy lets go of a connection before the site does', () => {
  // Kept for 75 s by the site (http/connection/listen.ts).
  for (const name of names.filter((each) => each.endsWith('.conf'))) {
    const seconds = Number(/keepalive_timeout (\d+)s;/.exec(read(name))?.[1]);
    expect([name, seconds < 75]).toEqual([name, true]);
    expect(read(name)).toContain('X-Forwarded-For $remote_addr;');
  }
});
