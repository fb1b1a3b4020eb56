import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../http/headers/security-headers.ts';
import { readSettings } from '../../settings.ts';

/** The examples for a server; `npm run faults` runs what it can of them. */
const folder = new URL('../../deploy/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const operations = read('../docs/operations.md');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** `NAME=value` lines, and what a unit sets itself. */
function settingsIn(text: string): Record<string, string> {
  const lines = text.matchAll(/^(?:Environment=)?([A-Z_]{3,})=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

test.each(names.filter((name) => /\.(env|service)$/.test(name)))(
  'deploy/%s sets only known settings, with valid values',
  (name) => {
    const settings = settingsIn(read(name).replaceAll('%i', '3001'));
    expect(Object.keys(settings).length).toBeGreaterThan(0);
    for (const setting of Object.keys(settings)) {
      expect(operations).toContain(`\`${setting}\``);
    }
    expect(() => readSettings(settings)).not.toThrow();
  },
);

test('docs/operations.md describes every setting', () => {
  const known = [...read('../settings.ts').matchAll(/\bread\('([A-Z_]{4,})'/g)].map(
    ([, name]) => name,
  );
  expect(known).toContain('PORT');
  expect(known.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test('the unit allows more time to stop than stopping takes', () => {
  const { drainSeconds } = readSettings(settingsIn(read('two-instances/laurel-ridge.env')));
  // Ten seconds for requests under way, ten for mails (http/connection/listen.ts, enquiries/outbox-worker.ts).
  for (const name of names.filter((each) => each.endsWith('.service'))) {
    const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(read(name))?.[1]);
    expect([name, seconds > drainSeconds + 20]).toEqual([name, true]);
  }
});

test('the proxy closes an idle connection before the site does', () => {
  // Kept for 75 s by the site (http/connection/listen.ts).
  for (const name of names.filter((each) => each.endsWith('.conf'))) {
    const seconds = Number(/keepalive_timeout (\d+)s;/.exec(read(name))?.[1]);
    expect([name, seconds < 75]).toEqual([name, true]);
    expect(read(name)).toContain('X-Forwarded-For $remote_addr;');
  }
});

test.each(names.filter((name) => name.endsWith('.conf')))(
  'deploy/%s redirects to its own host, names no version, and sends the headers with refusals',
  (name) => {
    const text = read(name);
    expect(text).toMatch(/return 301 https:\/\/carts\.example\$request_uri;/);
    expect(text).not.toMatch(/return 30\d [^;]*\$host/);
    const servers = text.match(/^server \{/gm)?.length;
    expect(text.match(/^ {4}server_tokens off;$/gm)).toHaveLength(servers ?? 0);
    expect(text).toMatch(/error_page [^;]*405[^;]*413[^;]* @refused;/);
    for (const [header, value] of Object.entries(securityHeaders('https://carts.example'))) {
      const line = new RegExp(`^ *add_header ${header} "?(.*?)"? always;$`, 'im').exec(text)?.[1];
      if (header === 'content-security-policy') expect(line).toMatch(/^default-src 'none'/);
      else expect([header, line]).toEqual([header, value]);
    }
  },
);
