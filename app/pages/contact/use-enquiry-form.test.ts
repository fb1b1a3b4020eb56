import { afterEach, expect, test, vi } from 'vitest';
import { sendEnquiry } from './use-enquiry-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** spec S15.3 */
test.each<[string, () => Promise<Response>, object]>([
  [
    'a reason',
    async () => Response.json({ error: 'Try later.' }, { status: 503 }),
    { kind: 'refused', error: 'Try later.' },
  ],
  [
    'a page of a proxy',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { kind: 'refused', error: 'Failed to send message. Please try again.' },
  ],
  [
    'an empty reason',
    async () => Response.json({ error: '' }, { status: 503 }),
    { kind: 'refused', error: 'Failed to send message. Please try again.' },
  ],
  ['nothing', async () => Promise.reject(new TypeError('offline')), { kind: 'unanswered' }],
  ['a hotel’s portal', async () => new Response('<h1>Sign in</h1>'), { kind: 'unanswered' }],
  ['another 201', async () => Response.json({}, { status: 201 }), { kind: 'unanswered' }],
  ['our 201', async () => Response.json({ id: 'a1' }, { status: 201 }), { id: 'a1' }],
])('a message answered by %s', async (_, answer, result) => {
  vi.stubGlobal('fetch', answer);
  expect(await sendEnquiry({})).toEqual(result);
});
