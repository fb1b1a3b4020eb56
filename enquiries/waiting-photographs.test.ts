import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hour } from '../domain/duration.ts';
import type { SmallPhotograph } from '../domain/enquiries/photographs.ts';
import { makeEnquiry, tradeIn } from '../store/contract/rig.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { openWaitingPhotographs } from './waiting-photographs.ts';

let dataDir: string;
let folder: string;
let store: Store;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waiting-'));
  folder = join(dataDir, 'photographs-waiting');
  store = await openStore({ dataDir });
});
afterEach(() => store.close());

const jpeg = Buffer.from('jpeg');
const events: string[] = [];

/** A process; `shrink` stands for the one that decodes. */
function start(
  shrink: (path: string) => Promise<SmallPhotograph>,
  max?: { all: number; network: number },
) {
  const { enquiries } = store;
  const log = (_: string, event: string) => void events.push(event);
  return openWaitingPhotographs({ folder, shrink, enquiries, log, ...(max && { max }) });
}
const never = () => new Promise<never>(() => undefined);

/** A form's files in a folder of their own. */
async function filesOf(...names: readonly string[]) {
  const own = await mkdtemp(join(dataDir, 'form-'));
  return Promise.all(
    names.map(async (name, index) => {
      const path = join(own, String(index));
      await writeFile(path, name);
      return { name, path, digest: name };
    }),
  );
}

async function keep() {
  const enquiry = makeEnquiry({ tradeIn });
  await store.enquiries.keep(enquiry, enquiry.id, ['dealer']);
  return enquiry.id;
}

// spec S28.5
test('a process that is killed before it has decoded loses nothing, and the next one says what could not be read', async () => {
  const id = await keep();
  const killed = start(never);
  expect(await killed.add(id, await filesOf('a\u202e.jpg', ''), '192.0.2.1')).toBe(true);
  void killed.read(id);
  const next = start(async (path) =>
    path.endsWith('0') ? { ok: true, jpeg } : { ok: false, reason: 'is damaged' },
  );
  await next.readAll();
  // The same work, to be waited for.
  await next.read(id);
  expect((await store.enquiries.find(id))?.tradeIn).toMatchObject({
    photographs: 1,
    unread: ['“A file without a name” is damaged.'],
  });
  expect(await readdir(folder)).toEqual([]);
});

// spec S28.4
test('files stay for an hour where the disk or the store fails, and no longer', async () => {
  const waiting = start(() => Promise.reject(new Error('no disk')));
  const [id, lost] = [await keep(), randomUUID()];
  for (const one of [id, lost]) {
    await waiting.add(one, await filesOf('a.jpg'), '192.0.2.1');
    await waiting.read(one);
  }
  expect((await readdir(folder)).toSorted()).toEqual([id, lost].toSorted());
  // Read once more.
  await waiting.read(id);
  expect(events).toEqual(Array(2).fill('photographs not read yet'));
  const now = Date.now();
  for (const [age, isThere] of [
    [59, true],
    [61, false],
  ] as const) {
    const then = new Date(now - (age * hour) / 60);
    await utimes(join(folder, lost), then, then);
    await waiting.readAll();
    expect(existsSync(join(folder, lost))).toBe(isThere);
  }
  // Of a clock that was turned back since.
  await utimes(join(folder, id), new Date(now + 2 * hour), new Date(now + 2 * hour));
  await waiting.readAll();
  expect(await readdir(folder)).toEqual([]);
});

// spec S28.4
test('few of one network wait, and not too many of all', async () => {
  const waiting = start(never, { all: 3, network: 2 });
  const add = async (id: string) => waiting.add(id, await filesOf('a.jpg'), id.charAt(0));
  const answers = [];
  for (const id of ['a1', 'a2', 'a3', 'b1', 'b2']) answers.push(await add(id));
  expect(answers).toEqual([true, true, false, true, false]);
  await waiting.remove('a1');
  expect(await add('a4')).toBe(true);
  folder = join(dataDir, 'disk');
  await writeFile(folder, 'no folder');
  expect(await start(never).add('a5', await filesOf('a.jpg'), 'a')).toBe(false);
});
