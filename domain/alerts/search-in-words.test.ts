import { expect, test } from 'vitest';
import { stocked } from '../../test/support/cart.ts';
import { sampleVehicles } from '../stock/sample.ts';
import { requirementsOf } from '../stock/search/query/requirements.ts';
import { stockIndexOf } from '../stock/search/stock-index.ts';
import { filtersOf, searchInWords } from './search-in-words.ts';

const index = stockIndexOf(sampleVehicles.map(stocked));

// spec S27.7
test.each([
  ['', 'any cart'],
  ['condition=used&seats=4&priceTo=6000', 'a used 4-seater up to $6,000'],
  ['q=used+four+seater+under+6000', 'a used 4-seater under $6,000'],
  ['brand=Yamaha&power=gas', 'a gas Yamaha cart'],
  ['power=electric', 'an electric cart'],
  ['brand=EVOLUTION&category=Maverick', 'an Evolution Maverick series cart'],
  ['showroom=scranton&yearFrom=2022', 'a 2022 or newer cart at Scranton'],
  ['price=over-25000&streetLegal=yes', 'a street-legal cart over $25,000'],
  ['like=rover-xl&priceTo=9000', 'a new evergreen Denago ROVER XL up to $9,000'],
  ['q=blue+tan+seats', 'a cart with tan seats, matching “blue”'],
  ['q=not+electric', 'a cart that is not electric'],
  ['q=no+cargo+bed+not+6+seats', 'a cart with fewer than 6 seats, with no cargo bed'],
  ['q=height', 'a cart with its height listed'],
  ['q=range+of+50+miles', 'a cart with a range of 50 miles or more'],
  ['q=19+mph', 'a cart that goes 19 mph or more'],
  ['q=carrier+1000+lbs', 'a Carrier series cart that carries 1,000 lb or more'],
  ['q=5000', 'a cart priced $4,250 to $5,750'],
  ['q=all+forward+facing', 'a cart with all seats facing forward'],
  ['q=tan+seats+without+winch', 'a cart with tan seats, without “winch”'],
  ['q=red+or+blue', 'a cart matching “red” or “blue”'],
  ['q=nomad+denago', 'a Denago Nomad series cart'],
  ['q=no+evil.example', 'a cart that matches the words of the search'],
  ['q=cargo+bed+winch', 'a utility cart matching “winch”'],
  // Words that nothing here knows are a text of whoever typed them.
  ['q=visit+evil.example+red', 'a cart matching “red” and 2 more words'],
  ['q=visit+evil.example', 'a cart that matches the words of the search'],
  ['q=red+evil.example', 'a cart matching “red” and one more word'],
  ['brand=You+won,+call+now', 'a cart that matches the words of the search'],
  ['category=http://evil.example', 'a cart that matches the words of the search'],
])('“%s” is %s', (subject, words) => {
  expect(searchInWords(index, requirementsOf(index, filtersOf(subject)))).toBe(words);
});
