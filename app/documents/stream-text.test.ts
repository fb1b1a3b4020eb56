import { expect, test } from 'vitest';
import { streamText } from './stream-text.ts';

test('text is produced only as fast as it is read, and stops when the reader cancels', async () => {
  let pieces = 0;
  let closed = false;
  function* endless() {
    try {
      for (;;) {
        pieces += 1;
        yield 'x'.repeat(1024);
      }
    } finally {
      closed = true;
    }
  }
  const reader = streamText(endless()).getReader();
  const { value } = await reader.read();
  expect(value?.length).toBe(64 * 1024);
  expect(pieces).toBeLessThanOrEqual(3 * 64);
  await reader.cancel();
  expect(closed).toBe(true);
});

test('every piece is sent', async () => {
  const pieces = Array.from({ length: 10_000 }, (_, n) => `${n} · äöü\n`);
  expect(await new Response(streamText(pieces)).text()).toBe(pieces.join(''));
  expect(await new Response(streamText([])).text()).toBe('');
});
