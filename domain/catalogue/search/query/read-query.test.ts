import { expect, test } from 'vitest';
import { brandCondition, negated, seriesCondition } from '../condition.ts';
import { readQuery } from './read-query.ts';

const says = () => false;
const names = {
  pattern: /\b(?:club ?car|rover)\b/g,
  read: ([name]: RegExpExecArray) => {
    const condition = name === 'rover' ? seriesCondition('Rover') : brandCondition('Club Car');
    return { condition, opposite: () => negated(condition) };
  },
};

const read = (q: string, isKnown = true) =>
  readQuery(q, { names, isKnown: () => isKnown, says, correct: () => undefined });

/** spec S5.11 */
test.each([
  ['6 seater', ['6 or more seats']],
  ['six seats', ['6 or more seats']],
  ['6-passenger', ['6 or more seats']],
  ['for 6', ['6 or more seats']],
  ['2 seater', ['2 seats']],
  ['four-person', ['4 or more seats']],
  ['ten thousand or less', ['Up to $10,000']],
  ['12,000 dollars max', ['Up to $12,000']],
  ['15 thousand and up', ['$15,000 or more']],
  ['under 12k', ['Under $12,000']],
  ['below $12,000', ['Under $12,000']],
  ['over 10000', ['Over $10,000']],
  ['8k to 12k', ['$8,000 to $12,000']],
  ['$8,000-$12,000', ['$8,000 to $12,000']],
  ['between 8,000 and 12,000', ['$8,000 to $12,000']],
  ['up to 9500.50', ['Up to $9,500.50']],
  ['less than 9', ['Under $9,000']],
  ['under 78 inches tall', ['Under 78 inches tall']],
  ['under 6\'6" high', ['Under 78 inches tall']],
  ['up to 6 ft 6.5 tall', ['Up to 78.5 inches tall']],
  ['6.5 feet tall or less', ['Up to 78 inches tall']],
  ['lower than 80"', ['Under 80 inches tall']],
  ['max. height 78', ['Up to 78 inches tall']],
  ['height under 7 foot', ['Under 84 inches tall']],
  ['narrower than 48 inches', ['Under 48 inches wide']],
  ['4-seater 60 in wide', ['Up to 60 inches wide', '4 or more seats']],
  ['under 12000 in gas', ['Under $12,000', 'Gas']],
  ['used', ['Used']],
  ['pre-owned', ['Used']],
  ['NEW', ['New']],
  ['gas', ['Gas']],
  ['electric', ['Electric']],
  ['lifted', ['Lifted']],
  ['street legal', ['Street legal']],
  ['street-legal', ['Street legal']],
  ['cargo bed', ['Utility or cargo bed']],
  ['utility', ['Utility or cargo bed']],
  ['enclosed', ['Enclosed']],
  ['cabin', ['Enclosed']],
  ['not gas', ['Not gas']],
  ['not lifted', ['Not lifted']],
  ['non-electric', ['Not electric']],
  ['no cargo bed', ['No cargo bed']],
  ['without a cabin', ['Not enclosed']],
  ['no lift kit', ['Not lifted']],
  ['do not want gas', ['Not gas']],
  ["isn't used", ['Not used']],
  ['never used', ['Not used']],
  ['used but not club car', ['Not Club Car', 'Used']],
  ['not rover or club car', ['Not Rover series', 'Not Club Car']],
  ['no tan seats', ['No tan seats']],
  ['not a 2 seater', ['3 or more seats']],
  ['more than 2 seats', ['3 or more seats']],
  ['not 6 seats', ['Fewer than 6 seats']],
  ['less than 6 seats', ['Fewer than 6 seats']],
  ['no more than 4 seats', ['Fewer than 5 seats']],
  ['4 seats or less', ['Fewer than 5 seats']],
  ['nothing over 10k', ['Up to $10,000']],
  ['not over 25 mph', ['Up to 25 mph']],
  ['no older than 2018', ['2018 or newer']],
  ['no wider than 60 inches', ['Up to 60 inches wide']],
  ['at least 70 inches tall', ['70 inches tall or more']],
  ['8 seater or less max 9000', ['Fewer than 9 seats', 'Up to $9,000']],
  ['not fast', ['Under 20 mph']],
  ['no rear seat', ['Fewer than 4 seats']],
  ['under 20 mph', ['Under 20 mph']],
  ['up to 20 mph', ['Up to 20 mph']],
  ['top speed 25', ['25 mph or more']],
  ['goes 19 mph', ['19 mph or more']],
  ['range of 50 miles', ['Range of 50 miles or more']],
  ['range over 50', ['Range of over 50 miles']],
  ['up to 50 miles', ['Range of 50 miles or more']],
  ['carries 1,000 pounds', ['Carries 1,000 lb or more']],
  ['10 ft long', ['Up to 120 inches long']],
  ['length under 10 feet', ['Under 120 inches long']],
  ['shorter than 120 inches', ['Under 120 inches long']],
  ['garage 7 ft', ['Up to 84 inches tall']],
  ['fits through 48 inch gate', ['Up to 48 inches wide']],
  ['over 6 feet tall', ['Over 72 inches tall']],
  ['200 cm tall', ['Up to 79 inches tall']],
  ['width', ['Width listed']],
  ['6995', ['$5,946 to $8,044']],
  ['7000ish', ['$5,950 to $8,050']],
  ['2018-2020', ['2018 to 2020']],
  ['2021 2019', ['2019 to 2021']],
  ['not used not club car', ['Not Club Car', 'Not used']],
  ['club car', ['Club Car']],
  ['Rover', ['Rover series']],
  [
    'used gas club car for 4 under $9k',
    ['4 or more seats', 'Under $9,000', 'Club Car', 'Used', 'Gas'],
  ],
])('%j is understood as %j', (q, labels) => {
  const { phrases, words } = read(q);
  expect(phrases.map(({ condition }) => condition.label)).toEqual(labels);
  expect(words).toEqual([]);
});

test.each([
  ['red', ['red']],
  ['2010 precedent', ['2010', 'precedent']],
  ['geared for load', ['geared', 'load']],
  ['a golf cart with the windshield', ['windshield']],
  ['fused newer gasket', ['fused', 'newer', 'gasket']],
  ['stock A-1041', ['stock', 'a1041']],
  ['d5 maverick 4 plus', ['d5', 'maverick', '4', 'plus']],
])('%j stays text: %j', (q, words) => {
  const query = read(q);
  expect(query.phrases).toEqual([]);
  expect(query.words.map(({ word }) => word.whole)).toEqual(words);
});

test('each phrase says where it stands', () => {
  const { tokens, phrases, words } = read('Red 6-Seater under $12,000 Lifted');
  const written = phrases.map(({ places }) => places.map((place) => tokens[place]).join(' '));
  expect(written).toEqual(['6-Seater', 'under $12,000', 'Lifted']);
  expect(words.map(({ word }) => word.whole)).toEqual(['red']);
});

// spec S5.11
test('a phrase that the stock knows nothing about is searched as words', () => {
  const { phrases, words } = read('gas', false);
  expect(phrases).toEqual([]);
  expect(words.map(({ word }) => word.whole)).toEqual(['gas']);
});

test('a text that grows when it is folded is cut again (spec S5.17)', () => {
  // Each folds to four words of eighteen letters and spaces in all.
  const { words } = read('\uFDFA'.repeat(200));
  expect(words.map(({ word }) => word.text).join(' ').length).toBeLessThanOrEqual(200);
  expect(words.length).toBeGreaterThan(30);
  expect(read(`${'\uFDFA'.repeat(20)} under 12k`).phrases).toEqual([]);
});
