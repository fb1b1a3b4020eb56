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
      { label: 'Nearest showroom', value: 'Pocono Pines, about 16 miles' },
      {
        label: 'Delivery',
        value: 'Free on orders of $5,000 or more, inside the 20-mile zone around Pocono Pines',
      },
    ]);
  });

  it.each([
    ['scranton', 'Our Scranton showroom is in town, at 640 Birch Hollow Avenue.'],
    ['dalton', 'Dalton is about 9 miles northwest of our Scranton showroom.'],
    ['eldred-township', 'Eldred Township is about 18 miles south of our Pocono Pines showroom.'],
  ])('says where the nearest showroom of %s is', (slug, sentence) => {
    const copy = copies.find(({ place }) => place.slug === slug);
    expect(copy?.copy.showrooms[0]).toBe(sentence);
  });

  it.each([
    [
      'mount-pocono',
      'Free delivery to Mount Pocono on orders of $5,000 or more. Our Pocono Pines showroom is about 5 miles away.',
    ],
    [
      'scranton',
      'Free delivery to Scranton on orders of $5,000 or more. Our showroom is at 640 Birch Hollow Avenue.',
    ],
  ])('opens the page of %s with delivery and distance', (slug, sentence) => {
    expect(copies.find(({ place }) => place.slug === slug)?.copy.intro).toBe(sentence);
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
