import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeEnquiry } from './store/contract/rig.ts';
import { openStore } from './store/open-store.ts';
import { runWholeCli } from './test/support/dealer.ts';
import { bodyOf, headerOf, startMailServer } from './test/support/mail-server.ts';

const program = fileURLToPath(new URL('./cli.ts', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  DATA_DIR: join(folder, 'data'),
  ...env,
});

const dealer = (args: readonly string[], env: Record<string, string> = {}) =>
  runWholeCli(args, environment(env));

it('has no command that the specification does not name', async () => {
  const specification = readFileSync(new URL('./docs/specification.md', import.meta.url), 'utf8');
  const { code, out, err } = await dealer(['--help']);
  expect([code, err]).toEqual([0, '']);
  const [, list = ''] = out.split('\nCommands:\n');
  const names = [...list.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)/gm)].map(([, name = '']) => name);
  const unnamed = names.filter((name) => {
    // Several of one group are written as one: `inventory sold|hold|release`.
    const pattern = name.replace(' ', ' ([a-z]+\\|)*');
    return !new RegExp(`\`${pattern}\\b`).test(specification);
  });
  expect(unnamed).toEqual([]);
  expect(names.length).toBeGreaterThan(30);
});

// spec S18.1
it('exits 0, 1 or 2, with data on standard output only', async () => {
  expect(await dealer(['leads', 'bogus'])).toMatchObject({ code: 2, out: '' });
  const bad = await dealer(['leads', 'list'], { PORT: 'x', SMTP_URL: 'http://hunter2' });
  expect(bad).toMatchObject({ code: 1, out: '', err: expect.stringContaining('PORT must be') });
  expect(bad.err).not.toContain('hunter2');
  const empty = await dealer(['leads', 'export']);
  expect(empty).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(empty.out)).toEqual([]);
});

// spec S17.15, S18.6
it('backs up into the folder of the settings, and restores from it', async () => {
  const live = await openStore({ dataDir: join(folder, 'data') });
  await live.enquiries.keep(makeEnquiry(), 'form', ['dealer']);
  await live.close();
  const { code, err } = await dealer(['db', 'backup']);
  const [name = ''] = readdirSync(join(folder, 'data', 'backups'));
  const backup = join(folder, 'data', 'backups', name);
  expect([code, err]).toEqual([0, expect.stringContaining(`Wrote ${backup}`)]);
  expect(err).toContain('100 of 100');
  expect(await dealer(['db', 'backup', backup])).toMatchObject({ code: 1, out: '' });
  const elsewhere = join(folder, 'elsewhere');
  const restored = await dealer(['db', 'restore', backup, '--store', elsewhere]);
  expect(restored).toMatchObject({ code: 0, out: '' });
  const enquiries = await dealer(['--store', elsewhere, 'leads', 'export']);
  expect(JSON.parse(enquiries.out)).toHaveLength(1);
});

// spec S18.6
it('mails REPORT_TO why a backup failed, while the store can not be read', async () => {
  const mail = await startMailServer();
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'laurel-ridge.sqlite'), 'no database '.repeat(500));
  const env = { SMTP_URL: mail.url, REPORT_TO: 'office@carts.example' };
  // One after another: in one process two at once would write the same unfinished file.
  const mailed = await dealer(['db', 'backup', '--mail'], env);
  const unasked = await dealer(['db', 'backup'], env);
  const unsent = await dealer(['db', 'backup', '--mail'], {
    ...env,
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const unset = await dealer(['db', 'backup', '--mail']);
  await mail.close();
  expect([mailed, unasked, unsent, unset].map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(mail.mails.map(({ to }) => to)).toEqual([['office@carts.example']]);
  const [sent] = mail.mails;
  if (sent === undefined) throw new Error('no mail');
  expect(headerOf(sent, 'subject')).toBe('The backup of the website failed');
  expect(bodyOf(sent)).toContain('laurel-ridge.sqlite');
  expect(unsent.err).toMatch(/^The email about it was not sent: .*nothing answers there/);
});

// spec S17.15, S18.9
it("uses no other store than the machine's site, unless --store says which", async () => {
  const settings = join(folder, 'settings');
  writeFileSync(settings, `DATA_DIR=${join(folder, 'site')}`);
  const env = { SETTINGS_FILE: settings };
  const refused = [
    ['leads', 'list'],
    ['db', 'backup'],
    ['db', 'restore', settings],
  ];
  for (const { code, out, err } of await Promise.all(refused.map((args) => dealer(args, env)))) {
    expect([code, out]).toEqual([1, '']);
    for (const place of ['site', 'data']) expect(err).toContain(join(folder, place));
  }
  expect(readdirSync(folder)).toEqual(['settings']);
  const site = { ...env, DATA_DIR: join(folder, 'site') };
  const codes = await Promise.all([
    dealer(['leads', 'list'], site),
    dealer(['leads', 'list', '--store', join(folder, 'other')], env),
    dealer(['inventory', 'fields'], env),
  ]);
  expect(codes.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(readdirSync(folder).toSorted()).toEqual(['other', 'settings', 'site']);
});

it('reports an unreachable store in one line', async () => {
  const env = { DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' };
  const { code, out, err } = await dealer(['leads', 'list'], env);
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe(
    "The database can't be reached: nothing answers there; perhaps it is switched off\n",
  );
  expect(err).not.toContain('hidden');
});

it('is a process that ends without an error when its output is closed', async () => {
  const store = await openStore({ dataDir: join(folder, 'data') });
  for (let index = 0; index < 50; index += 1) {
    await store.enquiries.keep(makeEnquiry({ message: 'long '.repeat(2400) }), `form ${index}`, []);
  }
  await store.close();
  const child = spawn(process.execPath, [program, 'leads', 'export'], {
    env: environment({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, err]).toEqual([1, '']);
});
