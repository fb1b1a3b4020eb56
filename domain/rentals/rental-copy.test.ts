import { expect, it } from 'vitest';
import { generalBenefits, rentalFootnote } from './rental-copy.ts';

// spec S11.1
it('calls delivery free nowhere under a general price', () => {
  const general = [...generalBenefits.map(({ text }) => text), ...rentalFootnote].join(' ');
  expect(general).not.toMatch(/\bfree\b/i);
  expect(general).toContain('$6 per mile beyond 10 miles');
});
