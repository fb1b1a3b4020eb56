import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { places } from '../../domain/business/places.ts';
import { CountyMap } from './county-map.tsx';
import { placeLabels } from './map-labels.ts';

test('a label that overlaps an earlier one moves to another side, then away at the end of a line', () => {
  const labels = placeLabels([
    { x: 400, y: 100, text: 'First' },
    { x: 420, y: 102, text: 'Second' },
    { x: 380, y: 98, text: 'Third' },
    { x: 400, y: 112, text: 'Fourth' },
  ]);
  expect(labels.map(({ text, anchor, line }) => [text, anchor, line !== undefined])).toEqual([
    ['First', 'middle', false],
    ['Second', 'start', true],
    ['Third', 'end', true],
    ['Fourth', 'start', true],
  ]);
});

test('the map names every place', () => {
  const svg = renderToStaticMarkup(<CountyMap />);
  const missing = places.filter(({ name }) => !svg.includes(`>${name}</text>`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
