import { describe, expect, it } from 'vitest';
import { business } from '../business/identity.ts';
import type { Place } from '../dealership/place.ts';
import { findPlace } from '../places/find-place.ts';
import {
  choosingHelp,
  generalBenefits,
  generalFootnote,
  supportOutsideHours,
  townBenefits,
  townDelivery,
  townFootnote,
} from './rental-copy.ts';

function placeOf(slug: string): Place {
  const match = findPlace(slug);
  if (match === undefined) throw new Error(`No place ${slug}`);
  return match.place;
}

describe('rental texts', () => {
  // spec S11.4
  it('has six benefits on each kind of page', () => {
    expect(generalBenefits).toHaveLength(6);
    expect(townBenefits).toHaveLength(6);
  });

  // spec S11.5
  it('states every term in the footnote', () => {
    expect(generalFootnote).toEqual([
      'Rental periods run in 24-hour increments.',
      'Early returns get no refund.',
      'Insurance is included.',
      'Prices are subject to availability, and before sales tax.',
      'These prices are for a cart you pick up at a showroom, or that we bring for $6 per mile beyond 10 miles.',
      'Each of the 39 places we serve has a town price that includes delivery and collection.',
    ]);
    expect(townFootnote(placeOf('dalton'))).toContain(
      'Delivery to Dalton and collection are included in the price.',
    );
  });

  // spec S11.6
  it.each([
    ['dalton', 'Free delivery within Dalton Borough area'],
    ['scranton', 'Free delivery within Scranton City area'],
    ['barrett-township', 'Free delivery within Barrett Township area'],
  ])('words the delivery section of %s as specified', (slug, text) => {
    expect(townDelivery(placeOf(slug))).toBe(text);
  });

  it('says when a longer period is cheaper', () => {
    expect(choosingHelp.periods).toEqual([
      'The weekly plan saves you money for 5 days or more (6 for a 6 Seater).',
      'The 30-day plan costs the least for 18 days or more (17 for a 6 Seater). The planner above finds the cheapest plans for your days.',
    ]);
  });

  // spec S11.1
  it('calls delivery free nowhere under a general price', () => {
    const general = [...generalBenefits.map(({ text }) => text), ...generalFootnote].join(' ');
    expect(general).not.toMatch(/\bfree\b/i);
    expect(general).toContain('$6 per mile beyond 10 miles');
  });

  // spec S1.7
  it('says what answers outside phone hours', () => {
    expect(supportOutsideHours()).toContain(business.phone.shown);
    expect(supportOutsideHours()).toContain('next morning');
  });
});
