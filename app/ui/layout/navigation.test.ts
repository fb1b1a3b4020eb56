import { expect, test } from 'vitest';
import { isActive } from './navigation.ts';

// spec S2.6
test.each([
  ['/', '/', true],
  ['/', '/inventory', false],
  ['/inventory', '/inventory', true],
  ['/rentals', '/rentals/scranton', true],
  ['/contact', '/thank-you', false],
])('the link %s on %s is active: %s', (link, current, active) => {
  expect(isActive(link, current)).toBe(active);
});
