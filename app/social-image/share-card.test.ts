import { expect, test } from 'vitest';
import { cardKey, type ShareCard } from './share-card.ts';

const card = (title: string): ShareCard => ({ title, art: { kind: 'map', slug: 'dalton' } });

test('a different text gives a different picture', () => {
  expect(cardKey(card('a'))).toBe(cardKey(card('a')));
  expect(cardKey(card('a'))).not.toBe(cardKey(card('b')));
  expect(cardKey({ ...card('a'), figure: '$1' })).not.toBe(cardKey(card('a')));
});
