import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { places } from '../../domain/business/places.ts';
import { CountyMap } from './county-map.tsx';
import { mapWidth } from './map-scale.ts';

/** The names of places on a map, and whether each lies on the sheet. */
function namesOn(svg: string) {
  const texts = svg.matchAll(/<text x="([\d.]+)" y="[\d.]+"( text-anchor="end")?>([^<]+)</g);
  return [...texts].map(([, x, isLeft, text = '']) => {
    const width = text.length * 17.6;
    const left = Number(x) - (isLeft ? width : 0);
    return { text, isOnSheet: left > 0 && left + width < mapWidth };
  });
}

// spec S3.12
test.each(places)('the map of $name names it and the showrooms, on the sheet', (place) => {
  const svg = renderToStaticMarkup(<CountyMap marked={place} />);
  expect(svg).toContain('font-size="32"');
  for (const name of ['Scranton', 'Pocono Pines', place.name]) {
    expect(namesOn(svg)).toContainEqual({ text: name, isOnSheet: true });
  }
});
