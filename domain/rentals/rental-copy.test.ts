import { describe, expect, it } from 'vitest';
import { findPlace } from '../places/find-place.ts';
import type { Place } from '../places/place.ts';
import {
  choosingHelp,
  generalBenefits,
  generalFootnote,
  townBenefits,
  townDelivery,
  townFootnote,
} from './rental-copy.ts';

function placeOf(slug: string): Place {
  const found = findPlace(slug);
  if (found === undefined) throw new Error(`No place ${slug}`);
  return found.place;
}

describe('the copy', () => {
  it('has six benefits on either page', () => {
    expect(generalBenefits).toHaveLength(6);
    expect(townBenefits).toHaveLength(6);
  });

  it('states every term in the footnote', () => {
    expect(generalFootnote).toEqual([
      'Rental periods run in 24-hour increments.',
      'Early returns get no refund.',
      'Insurance is included.',
      'Prices are subject to availability.',
      'Delivery is free within the limits of the 39 places we serve; elsewhere it costs $6 per mile beyond 10 miles.',
      'A place’s own page lists its delivered prices, which can differ from these; the price you book is the one that counts.',
    ]);
    expect(townFootnote(placeOf('dalton'))).toContain(
      'Delivery to Dalton is included in the price.',
    );
  });

  it.each([
    ['dalton', 'Free delivery within Dalton Borough area'],
    ['scranton', 'Free delivery within Scranton City area'],
    ['barrett-township', 'Free delivery within Barrett Township area'],
  ])('words the delivery section of %s as specified', (slug, text) => {
    expect(townDelivery(placeOf(slug))).toBe(text);
  });

  it('says from when a longer period is the cheaper', () => {
    expect(choosingHelp.periods).toEqual([
      'From 5 days on, a week costs less than paying by the day.',
      'From 3 weeks on, the 30-day price costs less than paying by the week.',
    ]);
  });
});
