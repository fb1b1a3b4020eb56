import { afterEach, expect, test, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** spec S15.3 */
test.each<[string, () => Promise<Response>, object]>([
  [
    'a reason',
    async () => Response.json({ error: 'Try later.' }, { status: 503 }),
    { error: 'Try later.' },
  ],
  [
    'a page of a proxy',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { error: 'Failed to submit contact form' },
  ],
  ['nothing', async () => Promise.reject(new TypeError('offline')), { isUnanswered: true }],
])('a message answered by %s fails with that', async (_, answer, failure) => {
  vi.stubGlobal('fetch', answer);
  expect(await sendEnquiry({})).toEqual({ ok: false, ...failure });
});
