import { expect, it } from 'vitest';
import { findPlace } from '../places/find-place.ts';
import { generalBenefits, rentalFootnote, townDelivery } from './rental-copy.ts';

// spec S11.6
it.each([
  ['dalton', 'Free delivery within Dalton Borough area'],
  ['scranton', 'Free delivery within the Scranton area'],
  ['barrett-township', 'Free delivery within Barrett Township area'],
])('words the delivery section of %s as specified', (slug, text) => {
  const { place } = findPlace(slug) ?? {};
  expect(place && townDelivery(place)).toBe(text);
});

// spec S11.1
it('calls delivery free nowhere under a general price', () => {
  const general = [...generalBenefits.map(({ text }) => text), ...rentalFootnote].join(' ');
  expect(general).not.toMatch(/\bfree\b/i);
  expect(general).toContain('$6 per mile beyond 10 miles');
});
