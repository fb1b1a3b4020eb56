import { expect, test } from 'vitest';
import { fetchFromOf, withServiceDetails } from './service-details.ts';

test.each([
  [{}, 'It rattles.'],
  [{ drives: 'constructor', make: 7 }, 'It rattles.'],
  [
    { make: ' EZ-GO\nTXT ', drives: 'with-problems' },
    'Make and model: EZ-GO TXT\nDoes it drive: Yes, with problems\n\nIt rattles.',
  ],
])('the answers %j stand before the message (spec S15.13)', (fields, message) => {
  expect(withServiceDetails('It rattles.', fields)).toBe(message);
});

// spec S29.5
test.each([
  [{ topic: 'service', fetchFrom: ' 5 Lake Road,\r\nDalton\u202e ' }, '5 Lake Road, Dalton'],
  [{ topic: 'service', fetchFrom: 'x'.repeat(300) }, 'x'.repeat(200)],
  [{ topic: 'service', fetchFrom: '  ' }, undefined],
  [{ topic: 'service', fetchFrom: { street: 'x' } }, undefined],
  [{ topic: 'test-drive', fetchFrom: '5 Lake Road' }, undefined],
  [{ fetchFrom: '5 Lake Road' }, undefined],
])('%j fetches the cart from %j', (fields, address) => {
  expect(fetchFromOf(fields)).toBe(address);
});
