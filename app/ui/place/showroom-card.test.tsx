import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { poconoPines } from '../../../domain/dealer/business/identity.ts';
import { todayAt } from '../../../domain/dealer/dealer.ts';
import { dealerOf } from '../../../domain/dealer/overrides.ts';
import type { Showroom } from '../../../domain/dealer/showroom.ts';
import { ShowroomCard } from './showroom-card.tsx';
import { TodayContext } from './today.ts';

const markupOf = (showroom: Showroom) =>
  renderToStaticMarkup(
    <TodayContext value={todayAt(new Date(), dealerOf())}>
      <ShowroomCard showroom={showroom} full />
    </TodayContext>,
  );
const linksOf = (showroom: Showroom) =>
  [...markupOf(showroom).matchAll(/href="([^"]*)"/g)]
    .map(([, href]) => href)
    .filter((href) => href?.startsWith('https://social.example'));

// spec S3.9
test('a showroom’s card links its social pages and reviews where it has any, and nothing in their place', () => {
  expect(linksOf(poconoPines)).toEqual([]);
  const social = [
    { name: 'Facebook', url: 'https://social.example/f' },
    { name: 'Instagram', url: 'https://social.example/i' },
  ];
  const reviewsUrl = 'https://social.example/reviews';
  expect(linksOf({ ...poconoPines, social, reviewsUrl })).toEqual([
    'https://social.example/f',
    'https://social.example/i',
    reviewsUrl,
  ]);
  expect(markupOf(poconoPines)).not.toMatch(/ on (?:Facebook|<)/);
});
