import { describe, expect, it } from 'vitest';
import { dealerOf } from '../dealer/overrides.ts';
import type { Place } from '../dealer/place.ts';
import { findPlace } from '../places/find-place.ts';
import {
  choosingHelp,
  generalBenefits,
  rentalFootnote,
  supportOutsideHours,
  townDelivery,
} from './rental-copy.ts';

function placeOf(slug: string): Place {
  const match = findPlace(slug);
  if (match === undefined) throw new Error(`No place ${slug}`);
  return match.place;
}

describe('rental texts', () => {
  // spec S11.6
  it.each([
    ['dalton', 'Free delivery within Dalton Borough area'],
    ['scranton', 'Free delivery within the Scranton area'],
    ['barrett-township', 'Free delivery within Barrett Township area'],
  ])('words the delivery section of %s as specified', (slug, text) => {
    expect(townDelivery(placeOf(slug))).toBe(text);
  });

  it('says when a longer period is cheaper', () => {
    expect(choosingHelp.periods).toEqual([
      'Renting 5 days or more (6 for a 6-seater)? The weekly plan costs less.',
      'Renting 18 days or more (17 for a 6-seater)? The 30-day plan costs less. The planner above finds the best price for your dates.',
    ]);
  });

  // spec S11.1
  it('calls delivery free nowhere under a general price', () => {
    const general = [...generalBenefits.map(({ text }) => text), ...rentalFootnote].join(' ');
    expect(general).not.toMatch(/\bfree\b/i);
    expect(general).toContain('$6 per mile beyond 10 miles');
  });

  // spec S1.7
  it('says what answers outside phone hours', () => {
    expect(supportOutsideHours(dealerOf())).toContain(dealerOf().phone.shown);
    expect(supportOutsideHours(dealerOf())).toContain('next morning');
  });
});
