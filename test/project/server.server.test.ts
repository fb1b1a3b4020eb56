import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { findProgram } from '../../tools/programs.mjs';
import { plain } from '../support/camera.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { makeServerFolder, type Ran, type ServerFolder } from '../support/server-folder.ts';
import { testWith } from '../support/test-with.ts';

/**
 * deploy/install, deploy/update and the command `dealer`, really run: below a folder that stands for the
 * server, with the unit's own command, behind a real nginx (spec S25.1 to S25.4). Only systemctl and npm are
 * stand-ins.
 */

// The site runs under the system-call filter of its unit, which systemd-analyze lists.
const test = testWith('nginx', 'openssl', 'python3', 'systemd-analyze');

let server: ServerFolder;
let nginx: Nginx;
let first: Ran;

beforeAll(async () => {
  server = await makeServerFolder();
  first = await server.run('deploy/install', ['carts.example', 'www.carts.example']);
  const conf = readFileSync(server.at('etc/nginx/sites-enabled/laurel-ridge'), 'utf8');
  nginx = await startNginx({ conf, sites: [server.port, server.port + 1] });
});

afterAll(async () => {
  await nginx?.stop();
  await server?.remove();
});

const current = () => readlinkSync(server.at('opt/laurel-ridge/current'));
const releases = () => readdirSync(server.at('opt/laurel-ridge/releases'));

test('one command sets the server up and starts the site', async () => {
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('The site is at') });
  expect(server.calls()).toEqual([
    'daemon-reload',
    ...(findProgram('nft') ? ['enable -q --now laurel-ridge-firewall.service'] : []),
    'enable -q --now srv-laurel\\x2dridge.mount',
    'enable -q --now laurel-ridge-shared.timer',
    'enable -q laurel-ridge.service',
    'daemon-reload',
    'start laurel-ridge-next.service',
    'show --property MainPID --value laurel-ridge-next.service',
    'restart laurel-ridge.service',
    'show --property MainPID --value laurel-ridge.service',
    'stop laurel-ridge-next.service',
    'enable -q --now laurel-ridge-backup.timer',
    'reload-or-restart nginx',
  ]);
  expect((await fetch(`${nginx.url}/services`)).status).toBe(200);
  const site = server.at('etc/nginx/sites-available/laurel-ridge');
  expect(readFileSync(site, 'utf8')).toMatch(/^ {4}www\.carts\.example {2}other;$/m);
  const modes = ['etc/laurel-ridge/settings', 'var/lib/laurel-ridge', 'var/backups/laurel-ridge'];
  expect(modes.map((path) => statSync(server.at(path)).mode & 0o777)).toEqual([
    0o640, 0o750, 0o700,
  ]);
  // For real-ip.conf and what else is added.
  expect(readdirSync(server.at('etc/laurel-ridge/nginx'))).toEqual([]);
});

test('an update loses no request and no enquiry', async () => {
  const before = current();
  const script = 'build/client/assets/of-the-version-before.js';
  writeFileSync(join(before, script), '');
  const undo = server.changeSource('docs/dealer.md', (text) => `${text}\n`);
  const crowd = letIn(nginx.url, 25);
  const { code, output } = await server.run('deploy/update');
  undo();
  const { pages, sent } = await crowd.stop();
  expect([code, output]).toEqual([0, expect.stringContaining('The site runs')]);
  expect(current()).not.toBe(before);
  expect(releases()).toHaveLength(2);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((status) => status !== 200)).toEqual([]);
  // The build had it, to serve it on to pages that are open.
  expect(existsSync(join(current(), script))).toBe(true);

  // The command reads the site's store, whatever its caller's settings are.
  const enquiries = await server.run('usr/local/bin/dealer', ['leads', 'export'], {
    DATA_DIR: '/tmp/no',
  });
  const ids = (JSON.parse(enquiries.output) as { id: string }[]).map(({ id }) => id);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((id) => !ids.includes(id))).toEqual([]);
});

test('run again, it changes nothing, and nothing that was edited', async () => {
  const edited = ['etc/laurel-ridge/settings', 'etc/nginx/sites-available/laurel-ridge'];
  for (const path of edited) appendFileSync(server.at(path), '# edited\n');
  // From here on a site stops at once.
  appendFileSync(server.at('etc/laurel-ridge/settings'), 'DRAIN_SECONDS=0\n# edited\n');
  const newer = (text: string) => `${text}# of a newer version\n`;
  const undo = ['deploy/nginx.conf', 'deploy/laurel-ridge-backup.timer'].map((path) =>
    server.changeSource(path, newer),
  );
  const { code, output } = await server.run('deploy/install');
  expect([code, output]).toEqual([0, expect.stringContaining('Left')]);
  expect(output).toContain(`Renewed ${server.at('etc/systemd/system/laurel-ridge-backup.timer')}`);
  expect(output).not.toMatch(/Wrote|Made/);
  for (const path of edited) expect(readFileSync(server.at(path), 'utf8')).toMatch(/# edited\n$/);
  const proposal = `${server.at('etc/nginx/sites-available/laurel-ridge')}.new`;
  expect(output).toContain(proposal);
  expect(readFileSync(proposal, 'utf8')).toMatch(/# of a newer version\n$/);
  for (const back of undo) back();

  const other = await server.run('deploy/install', ['other.example']);
  expect([other.code, other.output]).toEqual([1, expect.stringContaining('SITE_URL')]);
  const wrong = await server.run('deploy/install', ['not a name'], { DESTDIR: `${server.root}2` });
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('Usage')]);
});

test('the units are such as systemd takes', async () => {
  const program = findProgram('systemd-analyze') ?? '';
  const analyze = (args: readonly string[]) => promisify(execFile)(program, args);
  const units = [
    'laurel-ridge.service',
    'laurel-ridge-backup.service',
    'laurel-ridge-backup.timer',
    'laurel-ridge-shared.service',
    'laurel-ridge-shared.timer',
  ];
  // On a disk: systemd refuses units below /dev, and so in the tests' folder in memory.
  const folder = mkdtempSync('/var/tmp/laurel-units-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = units.map((name) => join(folder, name));
  const root = join(folder, 'root');
  symlinkSync(server.root, root);
  for (const name of units) {
    const unit = readFileSync(server.at(`etc/systemd/system/${name}`), 'utf8');
    writeFileSync(join(folder, name), unit.replaceAll(server.root, root));
  }
  expect(await analyze(['verify', ...paths])).toEqual({ stdout: '', stderr: '' });
  // Its judgment of what the site could still do, from 0 to 100.
  await analyze(['security', '--offline=yes', '--threshold=20', '--no-pager', paths[0] ?? '']);
});

/** Ends the site's process at its start, where `condition` holds. */
const endingIf = (condition: string) => (text: string) =>
  `import process from 'node:process';\nif (${condition}) process.exit(1);\n${text}`;

test.each([
  ['can not be built', 'tools/build.mjs', 'true', "can't be built"],
  ['does not start', 'tools/serve.mjs', 'true', 'does not answer'],
  ['starts only beside the old one', 'tools/serve.mjs', 'process.env.PORT === OWN', 'Went back to'],
])('a version that %s changes nothing', async (_, file, condition, words) => {
  const before = { current: current(), releases: releases() };
  const undo = server.changeSource(file, endingIf(condition.replace('OWN', `'${server.port}'`)));
  const crowd = letIn(nginx.url);
  const { code, output } = await server.run('deploy/update');
  undo();
  const { pages } = await crowd.stop();
  expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  expect({ current: current(), releases: releases() }).toEqual(before);
  expect(pages.filter((status) => status !== 200)).toEqual([]);
});

// spec S25.3
test('an update killed as it switches leaves the site answering, and the next one finishes', async () => {
  const undo = server.changeSource('docs/dealer.md', (text) => `${text}\n`);
  const killed = await server.run('deploy/update', [], { KILL_AT: 'restart laurel-ridge.service' });
  expect(killed.code).toBeNull();
  expect((await fetch(`${nginx.url}/services`)).status).toBe(200);
  const { code, output } = await server.run('deploy/update');
  undo();
  expect([code, output]).toEqual([0, expect.stringContaining('The site runs')]);
  expect(releases().length).toBeLessThanOrEqual(2);
  expect((await fetch(`${nginx.url}/services`)).status).toBe(200);
});

test('settings that the site can not start with change nothing', async () => {
  const settings = server.at('etc/laurel-ridge/settings');
  const before = readFileSync(settings, 'utf8');
  appendFileSync(settings, 'REPORT_TO=nobody\n');
  const { code, output } = await server.run('deploy/update');
  writeFileSync(settings, before);
  expect([code, output]).toEqual([1, expect.stringContaining('REPORT_TO must be')]);
  expect((await fetch(`${nginx.url}/services`)).status).toBe(200);
});

// spec S25.3
test('an update whose pictures can not be made changes nothing', async () => {
  const before = current();
  const undo = server.changeSource('tools/serve.mjs', (text) => `${text}\nsite.env.X = 'y';\n`);
  const unit = server.at('etc/systemd/system/laurel-ridge.service');
  const text = readFileSync(unit, 'utf8');
  // Without it there is no channel to a process that makes pictures.
  writeFileSync(unit, text.replace(/^SystemCallFilter=~/m, '$&socketpair '));
  const { code, output } = await server.run('deploy/update');
  writeFileSync(unit, text);
  undo();
  expect([code, output]).toEqual([1, expect.stringMatching(/social.* answered .* 503/)]);
  expect(current()).toBe(before);
});

// spec S25.6
test('under the system-call filter of the unit every kind of address is answered', async () => {
  const photo = await plain(1200, 900).jpeg().toBuffer();
  writeFileSync(server.at('srv/laurel-ridge/photos/one.jpg'), photo);
  const exported = await server.run('usr/local/bin/dealer', ['inventory', 'export']);
  const stock = JSON.parse(exported.output) as { id: string; images?: string[] }[];
  const pictured = stock.map((one) =>
    one.id === 'ev-city' ? { ...one, images: ['photos/one.jpg'] } : one,
  );
  const file = server.at('srv/laurel-ridge/stock.json');
  writeFileSync(file, JSON.stringify(pictured));
  const imported = await server.runUnderUnit(['inventory', 'import', file]);
  expect(imported).toEqual({ code: 0, output: expect.stringContaining('1 changed') });
  const { images } = JSON.parse(
    await (await fetch(`${nginx.url}/api/vehicles/ev-city`)).text(),
  ) as {
    images: string[];
  };
  const paths = [
    ...['/', '/inventory', '/vehicles/d5-ranger-2+2', '/feeds/google-products.xml', '/sitemap.xml'],
    ...['/stills/ev-city/rear/scarlet/tan-480.webp', '/models/d5-ranger-2+2.glb'],
    ...['/drawings/map.svg', '/social/pictures/heroes/lake-1200x630.jpg', ...images],
  ];
  const statuses = await Promise.all(
    paths.map(async (path) => [path, (await fetch(nginx.url + path)).status]),
  );
  expect(statuses).toEqual(paths.map((path) => [path, 200]));

  const form = new FormData();
  const { message: _, interest: __, ...visitor } = { ...enquiry, message: '' };
  const fields = { ...visitor, make: 'EZ-GO', model: 'TXT', condition: 'runs-well' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('photos', new File([photo], 'IMG_1.jpg', { type: 'image/jpeg' }));
  const headers = { accept: 'application/json' };
  const tradeIn = await fetch(`${nginx.url}/trade-in`, { method: 'POST', headers, body: form });
  expect([tradeIn.status, await tradeIn.text()]).toEqual([201, expect.stringContaining('"id"')]);
  const alert = await fetch(`${nginx.url}/alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: '/inventory?q=red', email: enquiry.email }),
  });
  expect(alert.status).toBe(201);
});

test('the nightly backup goes where the settings say', async () => {
  const { code, output } = await server.run('usr/local/bin/dealer', ['db', 'backup']);
  expect([code, output]).toEqual([0, expect.stringContaining(server.at('var/backups'))]);
});

// spec S18.3
test('the history names who has called the command by sudo', async () => {
  const set = ['inventory', 'set', 'ev-city', 'price=14500'];
  const { code } = await server.run('usr/local/bin/dealer', set, { SUDO_USER: 'kim' });
  const { output } = await server.run('usr/local/bin/dealer', ['inventory', 'history']);
  expect([code, output]).toEqual([0, expect.stringContaining('set ev-city, by kim)')]);
});

/** Visitors that ask for a page every 50 ms, and send enquiries now and then, until they are stopped. */
function letIn(url: string, enquiries = 0) {
  const pages: (number | string)[] = [];
  const sent: string[] = [];
  let isOver = false;
  const ask = async (path: string, init?: RequestInit) =>
    fetch(url + path, init).catch((error: Error) => ({ status: String(error.cause ?? error) }));
  const reading = (async () => {
    const requests: Promise<unknown>[] = [];
    for (; !isOver; await wait(50)) {
      const path = ['/', '/inventory', '/services'][requests.length % 3] ?? '/';
      requests.push(ask(path).then(({ status }) => pages.push(status)));
    }
    await Promise.all(requests);
  })();
  const writing = (async () => {
    for (; !isOver && sent.length < enquiries; await wait(100)) {
      const body = JSON.stringify({
        ...enquiry,
        message: `A question of mine, number ${sent.length}`,
      });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/api/contact`, { method: 'POST', body, headers });
      if (response.status !== 201) pages.push(response.status);
      else sent.push(((await response.json()) as { id: string }).id);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await Promise.all([reading, writing]);
      return { pages, sent };
    },
  };
}

const enquiry = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@visitor.example',
  phone: '570-555-0199',
  interest: 'sales',
};
