import { expect, test } from 'vitest';
import { photographsPerDay } from '../domain/enquiries/photographs.ts';
import { readPhotographs } from './read-photographs.ts';

const files = ['a.jpg', 'b.jpg'].map((name) => ({ name, path: `/${name}`, digest: name }));
const jpeg = new Uint8Array([1]);

/** A desk whose clock goes on by `each` milliseconds with every file, and whose counts stand at `count`. */
function deskOf({ each = 10, count = 0 } = {}) {
  let now = Date.parse('2026-11-22T12:00:00Z');
  const keys: string[] = [];
  return {
    keys,
    now: () => new Date(now),
    rate: {
      async hit(key: string) {
        keys.push(key);
        return count + 1;
      },
    },
    async shrink() {
      now += each;
      return { ok: true, jpeg } as const;
    },
  };
}

// spec S28.3
test.each([
  [{}, { kind: 'read', jpegs: [jpeg, jpeg] }],
  [{ count: photographsPerDay.network }, { kind: 'full' }],
  [{ each: 60_000 }, { kind: 'read', jpegs: [jpeg, jpeg] }],
  [{ each: 60_001 }, { kind: 'busy' }],
])('of photographs with %j becomes %j', async (change, expected) => {
  const desk = deskOf(change);
  expect(await readPhotographs(desk, files, '2001:db8:1:2::3')).toEqual(expected);
  expect(desk.keys[0]).toBe('photographs 2001:db8:1:2::/64');
});

test('a form without photographs counts as none', async () => {
  const desk = deskOf({ count: 9999 });
  expect(await readPhotographs(desk, [], '192.0.2.1')).toEqual({ kind: 'read', jpegs: [] });
  expect(desk.keys).toEqual([]);
});

test('files that can’t be used are named, each in a sentence of its own', async () => {
  const faults = [
    { ok: false, isTooLarge: true, reason: 'is too large' },
    { ok: false, isTooLarge: false, reason: 'is a text' },
  ] as const;
  let index = 0;
  const shrink = async () => faults[index++ % 2] ?? faults[0];
  const names = ['a\u202e.jpg', ''].map((name) => ({ name, path: '/x', digest: name }));
  expect(await readPhotographs({ ...deskOf(), shrink }, names, '192.0.2.1')).toEqual({
    kind: 'unusable',
    isTooLarge: false,
    text: '“a.jpg” is too large. “A file without a name” is a text.',
  });
});
