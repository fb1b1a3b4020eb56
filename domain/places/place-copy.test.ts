import { describe, expect, it } from 'vitest';
import { places } from '../dealer/business/places.ts';
import { placeCopy } from './place-copy.ts';

const copies = places.map((place) => ({ place, copy: placeCopy(place) }));

describe('placeCopy', () => {
  // spec S13.6
  it('names the county, the nearest showroom and the delivery', () => {
    const stroudsburg = copies.find(({ place }) => place.slug === 'stroudsburg')?.copy;
    expect(stroudsburg?.facts).toEqual([
      { label: 'County', value: 'Monroe County' },
      { label: 'Showrooms', value: 'Pocono Pines, about 16 miles; Scranton, about 38 miles' },
      {
        label: 'Delivery',
        value: 'Free on orders of $5,000 or more, inside the 20-mile zone around Pocono Pines',
      },
    ]);
  });

  it('calls delivery free only with what that depends on (spec S13.7)', () => {
    for (const { copy } of copies) {
      const texts = [copy.intro, ...copy.facts.map(({ value }) => value)];
      for (const text of texts.filter((one) => /\bfree\b/i.test(one))) {
        expect(text).toContain('on orders of $5,000 or more');
      }
    }
  });
});
