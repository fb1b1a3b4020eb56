import { afterAll, beforeAll, expect } from 'vitest';
import { makeOwnMachine, type OwnMachine } from '../support/own-machine.ts';
import { testWith } from '../support/test-with.ts';

/**
 * The rights of each user on a server (spec S18.13, S25.1, S25.10), tried by other users than root: the staff kim and
 * sam, a stranger, and the site's own user.
 */

const programs = [
  'nginx',
  'openssl',
  'python3',
  'systemd-analyze',
  'sudo',
  'setfacl',
  'adduser',
] as const;
const test = testWith('other users', ...programs);

let machine: OwnMachine;
beforeAll(async () => {
  machine = await makeOwnMachine();
});
afterAll(() => machine?.remove());

const shared = '/srv/laurel-ridge';
const settings = '/etc/laurel-ridge/settings';
const store = '/var/lib/laurel-ridge/laurel-ridge.sqlite';

test('the server is set up, with users and a shared folder', () => {
  expect(machine.installed).toEqual({ code: 0, output: expect.stringContaining('The site is at') });
});

// spec S18.13
test.each([
  ['a file of the site', `dealer inventory import ${settings} --dry-run`, 'is not in'],
  ['by a link', `ln -s ${settings} s.csv; dealer inventory import s.csv`, "can't be used"],
  [
    'by a linked folder',
    'ln -s /etc e; dealer inventory mapping e/laurel-ridge/settings',
    "can't be",
  ],
  ['by a name of its own', `ln ${settings} h.csv`, 'cross-device'],
  ['to write over the store', `dealer inventory labels --out ${store}`, 'is not in'],
  ['to write by a link', `ln -s ${store} l.html; dealer inventory labels --out l.html`, "can't be"],
  ['to write a folder', 'dealer feeds build --out /var/lib/laurel-ridge', 'is not in'],
  ['of another store', `dealer --store ${shared} inventory list`, '--store is for'],
  [
    'without the folder',
    `sudo -nu laurel-ridge SHARED_FOLDER= dealer inventory mapping ${settings}`,
    'sudo:',
  ],
  ['as root', 'sudo -n dealer inventory list', 'sudo:'],
  ['with another program', 'sudo -nu laurel-ridge cat /etc/laurel-ridge/settings', 'sudo:'],
  ['directly', `cat ${settings}`, 'Permission denied'],
  ['of the store', `cat ${store}`, 'Permission denied'],
  ['of backups', 'ls /var/backups/laurel-ridge', 'Permission denied'],
])('the staff get no file %s', async (_, line, words) => {
  const { code, output } = await machine.runAs('kim', `cd ${shared}; ${line}`);
  expect([code, output]).toEqual([expect.any(Number), expect.stringContaining(words)]);
  expect(code).not.toBe(0);
  expect(output).not.toContain('SITE_URL');
});

// spec S18.6
test('a backup in the shared folder can be copied and deleted by any of the staff', async () => {
  const backup = await machine.runAs('kim', `cd ${shared}; dealer db backup safe/`);
  expect(backup).toEqual({ code: 0, output: expect.stringContaining('Wrote ') });
  const line = `cp -r ${shared}/safe /tmp/copy-of-sam && rm -r /tmp/copy-of-sam ${shared}/safe`;
  expect(await machine.runAs('sam', line)).toEqual({ code: 0, output: '' });
});

// spec S25.1
test('two of the staff work in one folder, whatever their umask is', async () => {
  const folder = `${shared}/photos/B2`;
  const kim = `umask 077; mkdir -p ${folder}; echo a >${folder}/1.jpg`;
  const sam = `echo b >>${folder}/1.jpg && rm ${folder}/1.jpg && echo c >${folder}/2.jpg`;
  expect(await machine.runAs('kim', kim)).toEqual({ code: 0, output: '' });
  expect(await machine.runAs('sam', sam)).toEqual({ code: 0, output: '' });
  const labels = await machine.runAs('kim', 'dealer inventory labels --out labels.html');
  expect(labels).toEqual({ code: 0, output: expect.stringContaining('Wrote labels.html') });
  expect(await machine.runAs('sam', `rm ${shared}/labels.html`)).toEqual({ code: 0, output: '' });
  expect((await machine.runAs('laurel-ridge', `cat ${folder}/2.jpg`)).output).toBe('c\n');
});

// spec S25.1
test('what a copy brought with the rights it had is open to all of the staff when the timer has run', async () => {
  const unit = '/etc/systemd/system/laurel-ridge-shared.service';
  const run = `sed -n 's/^ExecStart=//p' ${unit} | sed 's/ \\([(!)]\\)/ \\\\\\1/g' | sh`;
  const copy = `umask 022; cd /tmp && mkdir -p C3 && echo a >C3/1.jpg && cp -rp C3 ${shared}/photos/`;
  expect(await machine.runAs('kim', copy)).toEqual({ code: 0, output: '' });
  const change = `echo b >${shared}/photos/C3/1.jpg && touch ${shared}/photos/C3/2.jpg`;
  expect((await machine.runAs('sam', change)).code).not.toBe(0);
  expect(await machine.runAs('root', run)).toEqual({ code: 0, output: '' });
  expect(await machine.runAs('sam', change)).toEqual({ code: 0, output: '' });
});

// spec S25.1
test.each([
  `ls ${shared}`,
  `cat ${settings}`,
  'cat /etc/laurel-ridge/self-signed.key',
  'ls /var/lib/laurel-ridge',
  'sudo -nu laurel-ridge dealer inventory list',
  'cat /proc/$(pgrep -u laurel-ridge -o)/environ',
])('a stranger gets nothing by %s', async (line) => {
  const { code, output } = await machine.runAs('stranger', line);
  expect([code, output]).toEqual([
    expect.any(Number),
    expect.stringMatching(/denied|sudo:|usage/i),
  ]);
  expect(code).not.toBe(0);
});

// spec S25.10
test('nothing that root or the build runs can be written by the site', async () => {
  const { output } = await machine.runAs(
    'laurel-ridge',
    'find /opt/laurel-ridge /usr/local/src/laurel-ridge /usr/local/bin /etc /var/cache/laurel-ridge ! -type l -writable -print 2>/dev/null',
  );
  expect(output).toBe('');
});

// spec S25.10
test('sources that others can change are not run as root', async () => {
  const source = '/usr/local/src/laurel-ridge';
  const { code, output } = await machine.runAs(
    'root',
    `chown kim ${source}/deploy/answers.mjs; ${source}/deploy/update`,
  );
  expect([code, output]).toEqual([1, expect.stringContaining('Others than root can change')]);
});
