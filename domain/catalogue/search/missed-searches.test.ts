import { expect, test } from 'vitest';
import { countedWords } from './missed-searches.ts';

const stock = new Set(['rover', 'nomad', 'd5', '2026']);

test.each([
  ['  Yamaha   Drive2 ', 'yamaha'],
  ['Café racer', undefined],
  ['under 4000', 'under 4000'],
  ['used 4 seater under 6k', 'used 4 seater under 6k'],
  ['Rovers with heater', 'rovers with heater'],
  ['E-Z-GO', 'e-z-go'],
  ['Tobyhanna rental', 'tobyhanna rental'],
  ['my name is Jane Doe', undefined],
  ['Jane Doe rover', 'rover'],
  ['12 Main 18466', undefined],
  ['', undefined],
  ['ab', undefined],
  ['x'.repeat(61), undefined],
  ['yamaha robin@visitor.example', undefined],
  ['(570) 555-0199 rover', undefined],
  ['1FTFW1E50PFA12345', undefined],
])('of “%s” is counted %j (spec S22.11)', (q, counted) => {
  expect(countedWords(q, (word) => stock.has(word))).toBe(counted);
});
