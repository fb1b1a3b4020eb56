import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';
import type { SiteRequest } from './site-request.ts';

const gif = 'GIF89a';
const limits = { field: 'photos', max: 2, each: 100, together: 150, read: 2_000 };

/** A part of a form; a file where it has the name of one. */
function part(name: string, content: string, file?: string): string {
  const ofFile = file === undefined ? '' : `; filename="${file}"`;
  return `--x\r\ncontent-disposition: form-data; name="${name}"${ofFile}\r\n\r\n${content}\r\n`;
}

/** A request with this body, a hundred bytes at a time, and how many pieces of it were read. */
function requestOf(body: string, isBroken = false) {
  const read = { pieces: 0 };
  const request = {
    header: () => 'multipart/form-data; boundary=x',
    async *body() {
      for (let at = 0; at < body.length; at += 100) {
        read.pieces += 1;
        yield Buffer.from(body.slice(at, at + 100));
      }
      if (isBroken) throw new Error('aborted');
    },
  } as unknown as SiteRequest;
  return { request, read };
}

const typed = part('make', 'EZ-GO');
const end = '--x--\r\n';
const folder = await mkdtemp(join(tmpdir(), 'form-'));

// spec S28.3, S28.4
test.each([
  ['files as they came', part('photos', gif, 'a.gif'), 'whole', ['a.gif'], []],
  ['no file', part('photos', '', ''), 'whole', [], []],
  ['a file elsewhere', part('other', gif, 'a.gif'), 'whole', [], []],
  ['what is no picture', part('photos', 'text', 'a.jpg'), 'whole', [], ['no-picture']],
  ['one too large', part('photos', gif.padEnd(101), 'a.gif'), 'whole', [], ['too-large']],
  ['too many', part('photos', gif, 'a.gif').repeat(3), 'whole', ['a.gif', 'a.gif'], ['too-many']],
  [
    'too large together',
    part('photos', gif.padEnd(90), 'a.gif').repeat(2),
    'whole',
    ['a.gif'],
    ['too-large-together'],
  ],
  ['a field that is too long', part('model', 'x'.repeat(17_000)), 'too-long', [], []],
])('a form with %s', async (...example) => {
  const [, parts, kind, names, refused] = example;
  const { request } = requestOf(typed + parts + end);
  const body = await readForm(request, { ...limits, read: 20_000 }, folder);
  expect(body).toMatchObject({ kind, mediaType: 'multipart/form-data' });
  expect(body.form?.fields.make).toBe('EZ-GO');
  expect(body.form?.files.map(({ name }) => name)).toEqual(names);
  expect(body.form?.refused.map(({ why }) => why)).toEqual(refused);
  for (const { path } of body.form?.files ?? []) {
    expect(await readFile(path, 'latin1')).toMatch(/^GIF/);
  }
});

// spec S28.3: a client that is still sending would see a reset instead of the answer
test.each([
  ['its limit', 1_500, 'whole'],
  ['less than twice as much', 3_500, 'too-long'],
  ['far more', 9_000, 'too-long'],
])('a body of %s is read as far as that', async (_, size, kind) => {
  const { request, read } = requestOf(typed + part('model', 'x'.repeat(size)) + end);
  expect(await readForm(request, limits, folder)).toMatchObject({
    kind,
    form: { fields: { make: 'EZ-GO' } },
  });
  expect(read.pieces).toBe(Math.min(41, Math.ceil((size + 150) / 100)));
});

test.each([
  ['is broken off', requestOf(typed + part('photos', gif, 'a.gif'), true), folder, 'unreadable'],
  ['has no parts', requestOf('nothing'), folder, 'unreadable'],
  ['finds no disk', requestOf(typed + part('photos', gif, 'a') + end), '/dev/null', 'no-room'],
])('a form that %s', async (_, { request }, into, kind) => {
  const body = await readForm(request, limits, into);
  expect([body.kind, body.form?.files]).toEqual([kind, []]);
});
