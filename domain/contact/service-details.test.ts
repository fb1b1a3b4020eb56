import { expect, test } from 'vitest';
import { withServiceDetails } from './service-details.ts';

test.each([
  [{}, 'It rattles.'],
  [{ make: '', drives: '', stands: ' ' }, 'It rattles.'],
  [{ drives: 'constructor', make: 7 }, 'It rattles.'],
  [
    { make: ' EZ-GO\nTXT ', drives: 'with-problems', stands: '5 Lake Road, Dalton' },
    'Make and model: EZ-GO TXT\nDoes it drive: Yes, with problems\nWhere the cart stands: 5 Lake Road, Dalton\n\nIt rattles.',
  ],
])('the answers %j stand before the message (spec S15.13)', (fields, message) => {
  expect(withServiceDetails('It rattles.', fields)).toBe(message);
});
