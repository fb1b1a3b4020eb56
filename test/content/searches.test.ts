import { describe, expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/catalogue/sample.ts';
import { searchStock } from '../../domain/catalogue/search/search-stock.ts';
import { stockIndexOf } from '../../domain/catalogue/search/stock-index.ts';
import type { StockedVehicle, Vehicle } from '../../domain/catalogue/vehicle.ts';
import { dealerVehicles } from '../support/dealer-file.ts';
import { row } from '../support/rows.ts';

/** Searches as visitors type them, and what each has to find (spec S5.10, S5.11, S5.18 to S5.24). */

const stocked = (vehicle: Vehicle): StockedVehicle => ({
  ...vehicle,
  addedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const used = { brand: 'Club Car', category: '', fuel: 'gas', condition: 'used' } as const;

/** A dealer's used and new carts, gas and electric, at all showrooms, with two more for the woods. */
const mixed: readonly Vehicle[] = [
  ...dealerVehicles().map((vehicle) => ({
    ...vehicle,
    location: vehicle.condition === 'used' ? 'Hatfield' : 'Scranton',
  })),
  row({ ...used, id: 'a', name: 'Carryall 500', year: 2019, exteriorColor: 'Gray' }),
  row({ ...used, id: 'b', name: '2022 Club Car XRT 1550 4x4', year: 2022, exteriorColor: 'Grey' }),
];

const search = (stock: readonly Vehicle[]) => {
  const index = stockIndexOf(stock.map(stocked));
  return (q: string) => {
    const { matching, offers, chips, ...rest } = searchStock(index, { q });
    const names = offers.map(({ vehicle }) => vehicle.name);
    return { ...rest, matching, names, chips: chips.map(({ label }) => label) };
  };
};
const inSample = search(sampleVehicles);
const inMixed = search(mixed);

/** What was typed, how many carts of the sample and of the mixed stock it finds, and its chips. */
const searches: readonly (readonly [
  q: string,
  inSample: number,
  inMixed: number,
  chips: readonly string[],
])[] = [
  // Specifications and pictured colors.
  ['lithium', 32, 0, []],
  ['25 mph', 29, 202, ['25 mph or more']],
  ['50 mile range', 10, 0, ['Range of 50 miles or more']],
  ['blue cart', 6, 49, []],
  ['grey', 5, 104, []],
  ['gray', 5, 104, []],
  ['green', 5, 44, []],
  ['red', 2, 58, []],
  // Names, joined and split.
  ['d5-maverick-6-plus', 1, 10, []],
  ['D5 MAVERICK 6 PLUS', 1, 0, []],
  ['Evolution D5-Maverick 6 plus', 1, 0, []],
  ['denago rover xl 6', 1, 30, []],
  ['rover xl', 1, 40, []],
  ['ROVER-XL6', 1, 30, []],
  ['drive2', 0, 30, []],
  ['yamaha drive 2', 0, 30, []],
  ['carryall', 0, 1, []],
  ['carry all', 0, 1, []],
  ['lr 2042', 0, 1, []],
  ['ezgo rxv', 0, 40, ['EZ-GO']],
  // One letter wrong, missing, doubled, or two changed over.
  ['evolutoin', 24, 42, ['Evolution']],
  ['denago rovr', 4, 93, ['Denago', 'Rover series']],
  ['electrik', 32, 371, ['Electric']],
  ['yelow turfman', 1, 0, []],
  ['preccedent', 0, 69, []],
  // Years, prices, seats.
  ['2024 or newer', 0, 202, ['2024 or newer']],
  ['newer than 2020', 0, 225, ['2021 or newer']],
  ['cheap 4 seater', 25, 378, ['4 or more seats', 'Lowest price first']],
  ['lifted 4 seater', 15, 129, ['4 or more seats', 'Lifted']],
  ['6 seater under 12k', 9, 115, ['6 or more seats', 'Under $12,000']],
  ['price under 10k', 17, 358, ['Under $10,000']],
  // Heights and widths, which the mixed stock does not state.
  ['under 78 inches tall', 8, 0, ['Under 78 inches tall']],
  ['4 seater up to 60 inches wide', 16, 0, ['4 or more seats', 'Up to 60 inches wide']],
  // As people say it.
  ['in stock', 30, 433, ['In stock']],
  ['demo', 1, 0, ['Display unit']],
  ['low speed vehicle', 0, 170, ['Street legal']],
  ['around 9000', 12, 126, ['$7,650 to $10,350']],
  ['12 grand', 9, 77, ['$10,200 to $13,800']],
  ['kids', 25, 378, ['4 or more seats']],
  ['shuttle', 13, 121, ['6 or more seats']],
  ['fast', 29, 202, ['20 mph or more']],
  ['height', 21, 0, ['Height listed']],
  ['for my farm', 3, 9, ['Utility or cargo bed']],
  ['club car onward', 0, 20, ['Club Car']],
  ['tan seats', 12, 116, ['Tan seats']],
  ['brown seats', 12, 116, ['Brown seats']],
  ['blue with tan seats', 1, 14, ['Tan seats']],
  ['19 mph', 32, 441, ['19 mph or more']],
  ['lithium battery 6 seater', 13, 0, ['6 or more seats']],
  ['off-road tires', 17, 129, ['Lifted']],
  ['under five thousand dollars', 0, 50, ['Under $5,000']],
  ['8500 or less', 9, 272, ['Up to $8,500']],
  ['my budget is 9000', 10, 298, ['Up to $9,000']],
  ['10000', 10, 109, ['$8,500 to $11,500']],
  ['left over 2024', 0, 0, []],
  ['family of 5', 13, 121, ['5 or more seats']],
  ['4 adults and 2 kids', 13, 121, ['6 or more seats']],
  ['at least 6 seats', 13, 121, ['6 or more seats']],
  ['back seat facing', 14, 121, ['Rear-facing seats']],
  ['all forward facing 4 seater', 11, 34, ['4 or more seats', 'All seats facing forward']],
  ['haul 1,000 lbs', 13, 0, ['Carries 1,000 lb or more']],
  ['how much can it carry', 18, 0, ['Payload listed']],
  ['deer hunting', 17, 129, ['Lifted']],
  ['fits a 6\'6" door', 8, 0, ['Up to 78 inches tall']],
  ['78 inch garage door', 8, 0, ['Up to 78 inches tall']],
  ['will it fit in my garage', 21, 0, ['Height listed']],
  ['what size battery', 32, 443, []],
  ['how far', 32, 443, ['Longest range first']],
  ['new or used 4 seater', 25, 378, ['4 or more seats', 'Used or new']],
  ['evolution or denago', 32, 157, ['Evolution or Denago']],
  ['tan or black seats', 12, 339, ['Tan or black seats']],
  ['red or blue', 8, 107, []],
  ['navy', 6, 49, []],
  ['flip seat', 13, 0, []],
  ['carrito para 4 personas', 25, 378, ['4 or more seats']],
  ['golf carts', 32, 443, []],
  // What it is and is not.
  ['utility cart', 3, 9, ['Utility or cargo bed']],
  ['4x4', 0, 1, ['Four-wheel drive']],
  ['no doors', 30, 443, []],
  ['not black or white', 29, 175, []],
  ["don't want black or white", 29, 175, []],
  ["that isn't red", 30, 385, []],
  ['nothing but red', 2, 58, []],
  ['not denago or evolution', 0, 286, ['Not Denago', 'Not Evolution']],
  ['not gas', 32, 371, ['Not gas']],
  ['not lifted', 15, 28, ['Not lifted']],
  ['street legal', 0, 170, ['Street legal']],
  ['club car', 0, 101, ['Club Car']],
  ['not street legal', 32, 273, ['Not listed as street legal']],
  ['except red and blue', 24, 336, []],
  ['any color but white', 30, 388, []],
  ['red or black not white', 3, 253, []],
  ['evolution but not classic', 21, 34, ['Evolution', 'Not Classic series']],
  // Questions and wishes.
  ['cart for my wife', 32, 443, []],
  ['electric golf buggy', 32, 371, ['Electric']],
  ['cabin in the poconos', 2, 2, ['Enclosed']],
  ['who makes evolution', 24, 42, ['Evolution']],
  ['top rated', 32, 443, []],
  ['evo d5', 9, 28, ['Evolution']],
  ['cc precedent', 0, 69, ['Club Car']],
  ['yam drive2', 0, 30, ['Yamaha']],
  ['dk blue', 6, 49, []],
  ['off road', 17, 129, ['Lifted']],
  ['limo', 13, 121, ['6 or more seats']],
  ['single person', 7, 54, ['2 seats']],
  ['narrow cart', 21, 0, ['Width listed']],
  ['like new', 0, 241, ['Used']],
  ['new arrivals', 32, 443, ['Newest first']],
  ['goes the farthest', 32, 443, ['Longest range first']],
  ['how long does it take to charge', 32, 0, ['Charging time listed']],
  ['twenty five thousand', 0, 0, ['$21,250 to $28,750']],
  ['<10k', 17, 358, ['Under $10,000']],
  ['8,000 - 10,000', 10, 126, ['$8,000 to $10,000']],
  ['$9,999 or best offer', 10, 108, ['$8,499 to $11,499']],
  ['4 to 6 seater', 25, 378, ['4 or more seats']],
  ['6 forward facing seats', 4, 16, ['6 or more seats', 'All seats facing forward']],
  ['payload 1000', 13, 0, ['Carries 1,000 lb or more']],
  ['busco carro electrico para 6', 13, 121, ['6 or more seats', 'Electric']],
  // Showrooms.
  ['scranton', 23, 202, ['At Scranton']],
  ['pocono pines', 9, 0, ['At Pocono Pines']],
  ['hatfield gas', 0, 70, ['At Hatfield', 'Gas']],
  ['used club car in hatfield', 0, 99, ['Club Car', 'At Hatfield', 'Used']],
  // Pages.
  ['financing', 32, 443, []],
  ['parts', 32, 443, []],
  ['trade in', 32, 443, []],
  ['6 seater rental tobyhanna', 13, 121, ['6 or more seats']],
  // The rest of a question that a page answers leaves no cart out, but words of the trade do.
  ['how long is the warranty', 32, 443, []],
  ['trade my old cart', 32, 443, []],
  ['under 200 a month', 32, 443, []],
  ['new york', 32, 443, []],
  ['jim thorpe', 32, 443, []],
  ['hawley 6 seater', 13, 121, ['6 or more seats']],
  ['payments under 200', 32, 443, []],
  ['is it legal on road', 32, 443, []],
  ['how long do batteries last', 32, 443, []],
  ['4 seater 18344', 25, 378, ['4 or more seats']],
  ['bluetooth', 0, 0, []],
];

test.each(searches)(
  '%j finds %i of the sample, %i of a mixed stock',
  (q, sample, dealer, chips) => {
    expect([inSample(q).matching, inMixed(q).matching]).toEqual([sample, dealer]);
    const understood = [...inSample(q).chips, ...inMixed(q).chips];
    expect(understood).toEqual(expect.arrayContaining([...chips]));
    expect(searches.length).toBeGreaterThan(40);
  },
);

// spec S5.23
test.each(['d5-maverick-6-plus', 'D5 Maverick 6 Plus', 'EVOLUTION D5-MAVERICK 6-PLUS'])(
  '%s typed whole is that cart alone',
  (q) => {
    expect(inSample(q).names).toEqual(['Evolution D5 MAVERICK 6 PLUS']);
  },
);

// spec S5.20
test('exact numbers of seats stand before greater ones, unless an order is asked for', () => {
  const seats = (q: string) => {
    const index = stockIndexOf(sampleVehicles.map(stocked));
    const { offers } = searchStock(index, { q });
    return offers.map(({ vehicle }) => Number(vehicle.specifications.seatingCapacity));
  };
  expect(seats('lifted 4 seater')).toEqual(seats('lifted 4 seater').toSorted((a, b) => a - b));
  expect(new Set(seats('4 seater'))).toEqual(new Set([4, 6, 8]));
  const cheap = inSample('cheap 4 seater').names;
  expect(cheap[0]).toBe('Evolution CLASSIC 4 PLUS');
});

// spec S5.24
test.each([
  ['financing', [{ topic: 'financing' }]],
  ['do you finance', [{ topic: 'financing' }]],
  ['rental', [{ topic: 'rental' }]],
  ['battery service', [{ topic: 'batteries' }, { topic: 'service' }]],
  ['parts', [{ topic: 'parts' }]],
  ['delivery', [{ topic: 'delivery' }]],
  ['trade-in', [{ topic: 'trade-in' }]],
  ['opening hours', [{ topic: 'hours' }]],
  ['tobyhanna', [{ place: 'tobyhanna-township' }]],
  ['zip 18344', [{ zip: '18344' }]],
  ['18344', [{ zip: '18344' }]],
  ['under 12508', []],
  ['4 seater near Jim Thorpe', [{ zip: 'Jim Thorpe, PA' }]],
  ['hawley', [{ zip: 'Hawley, PA' }]],
  ['hawley 6 seater', [{ zip: 'Hawley, PA' }]],
  ['6 seater hawley pa', [{ zip: 'Hawley, PA' }]],
  ['6 seater to 18428', [{ zip: '18428' }]],
  ['up to 18428', []],
  ['lords valley', [{ zip: 'Lords Valley, PA' }]],
  ['nyc', [{ zip: 'New York, NY' }]],
  ['mt pocono', [{ place: 'mount-pocono' }]],
  ['e stroudsburg', [{ place: 'east-stroudsburg' }]],
  ['deliver to my home', [{ topic: 'delivery' }]],
  ['orange', []],
  ['carts in Mount Pocono', [{ place: 'mount-pocono' }]],
  ['pocono pines', [{ topic: 'showroom' }]],
  ['scranton rental', [{ topic: 'rental' }, { topic: 'showroom' }, { place: 'scranton' }]],
  ['2 tone', [{ topic: 'custom' }]],
  ['seat covers', [{ topic: 'custom' }]],
  ['hills', [{ topic: 'test-drive' }]],
  ['driveway steep', [{ topic: 'test-drive' }]],
  ['can it go on the road', [{ topic: 'street-legal' }]],
  ['street legal', [{ topic: 'street-legal' }]],
  ['license plate', [{ topic: 'registration' }]],
  ['how long does it take to charge', []],
  ['lake wallenpaupack', [{ zip: 'Hawley, PA' }]],
  ['6 seater near lake wallenpaupack', [{ zip: 'Hawley, PA' }]],
  ['certified pre owned', [{ topic: 'warranty' }]],
  ['snow plow', [{ topic: 'parts' }]],
  ['tow hitch', [{ topic: 'parts' }]],
  ['can it tow a boat', [{ topic: 'parts' }]],
  ['usb charger', [{ topic: 'parts' }]],
  ['camoflage', [{ topic: 'custom' }]],
  ['heated seats', [{ topic: 'custom' }]],
  ['alloy rims', [{ topic: 'custom' }]],
  ['no financing', [{ topic: 'payment' }]],
  ['discounted', [{ topic: 'price' }]],
  ['obo', [{ topic: 'price' }]],
  ['ground clearance', []],
  ['senior friendly', [{ topic: 'access' }]],
  ['senior discount', [{ topic: 'price' }]],
  ['cart for teenager', [{ topic: 'registration' }]],
  ['parade', [{ topic: 'rental' }]],
  ['fleet pricing', [{ topic: 'contact' }]],
  ['ship to florida', [{ topic: 'delivery' }]],
  ['can I pick it up today', [{ topic: 'delivery' }]],
  ['battery replacement', [{ topic: 'batteries' }]],
  ['battery life', [{ topic: 'batteries' }]],
  ['charger', [{ topic: 'batteries' }]],
  ['part for e-z-go', [{ topic: 'parts' }]],
  ['no credit', [{ topic: 'financing' }]],
  ['lease', [{ topic: 'financing' }]],
  ['warranty', [{ topic: 'warranty' }]],
  ['winter storage', [{ topic: 'storage' }]],
  ['return policy', [{ topic: 'returns' }]],
  ['tax', [{ topic: 'tax' }]],
  ['wheelchair', [{ topic: 'access' }]],
  ['jobs', [{ topic: 'jobs' }]],
  ['phone number', [{ topic: 'contact' }]],
  ['tow', [{ topic: 'pickup' }]],
  ['discount', [{ topic: 'price' }]],
  ['¿Cuánto cuesta un carrito?', [{ topic: 'spanish' }]],
  ['carritos de golf usados', [{ topic: 'spanish' }]],
  ['deposit', [{ topic: 'payment' }, { topic: 'rental-deposit' }]],
  ['insurance', [{ topic: 'rental-insurance' }, { topic: 'registration' }]],
  ['price under 10k', []],
  ['red rover', []],
  ['18301-1234', [{ zip: '18301' }]],
  ['4 seater 18344', [{ zip: '18344' }]],
  ['deliver to 18411', [{ topic: 'delivery' }, { zip: '18411' }]],
  ['10000', []],
  ['around 12500', []],
  ['zip 99501', [{ topic: 'delivery' }]],
  ['90210', [{ topic: 'delivery' }]],
  ['philadelphia', [{ zip: 'Philadelphia, PA' }]],
  ['title and registration', [{ topic: 'registration' }]],
  ['hoa', [{ topic: 'registration' }]],
  ['out the door', [{ topic: 'tax' }]],
  ['$250/month', [{ topic: 'financing' }]],
  ['$200 month', [{ topic: 'financing' }]],
  ['cost per month', [{ topic: 'financing' }]],
  ['payments under 200', [{ topic: 'financing' }, { topic: 'payment' }]],
  ['is it legal on road', [{ topic: 'street-legal' }]],
  ['can my 14 year old drive it', [{ topic: 'registration' }]],
  ['can kids drive', [{ topic: 'registration' }]],
  ['no lead acid', [{ topic: 'batteries' }]],
  ['48v lithium', [{ topic: 'batteries' }]],
  ['oil change', [{ topic: 'service' }]],
  ['open box', []],
  ['serial number', []],
  ['credit cards', [{ topic: 'payment' }]],
  ['how to order', [{ topic: 'payment' }]],
  ['wedding', [{ topic: 'rental' }]],
  ['sell my cart', [{ topic: 'trade-in' }]],
  ['wont start', [{ topic: 'service' }]],
  ['lithium vs lead acid', [{ topic: 'batteries' }]],
  ['evolution vs denago', [{ topic: 'compare' }]],
  ['radio', [{ topic: 'custom' }]],
  ['open sunday', [{ topic: 'hours' }]],
  ['near me', [{ topic: 'showroom' }]],
  ['reviews', [{ topic: 'feedback' }]],
  ['eco friendly', [{ topic: 'eco' }]],
  ['warrenty', [{ topic: 'warranty' }]],
  ['off-road enclosed', []],
])('%j names %j', (q, pages) => {
  expect(inSample(q).namedPages).toEqual(pages);
});

// spec S5.14, S5.19
describe('without a match', () => {
  test.each([
    ['street legal', ['No cart in stock is listed as street legal.']],
    ['club car', ['No Club Car is in stock now.']],
    ['4x4', ['No cart in stock is listed with four-wheel drive.']],
    ['narrower than 48 in', ['No cart in stock is known to be under 48 inches wide.']],
    ['red seats', ['No cart in stock is known to have red seats.']],
    ['tow hitch', ['Nothing matches “tow”.', 'Nothing matches “hitch”.']],
    ['certified', ['Nothing matches “certified”.']],
    ['2023 or newer', ['No cart in stock is listed as 2023 or newer.']],
    ['zeppelin', ['Nothing matches “zeppelin”.']],
    ['under 5k', ['No cart in stock is priced under $5,000.']],
    ['30 mph', ['No cart in stock is known to go 30 mph or more.']],
    ['8 seater under 9k', []],
  ])('%j says %j', (q, absences) => {
    expect(inSample(q).matching).toBe(0);
    expect(inSample(q).absences).toEqual(absences);
  });

  test.each([
    ['club car', ['']],
    // Its model is not a word of other carts.
    ['yamaha drive 2', ['']],
    ['carry all', ['']],
    ['car zeppelin', ['']],
    ['red zeppelin', ['red']],
  ])('%j offers %j, nothing without sense', (q, offers) => {
    expect(inSample(q).nearest.map(({ filters }) => filters.q)).toEqual(offers);
  });
});

// spec S5.14
test('without exactly the seats asked for, color is given up before them', () => {
  const { matching, nearest } = inSample('black 4 seater lifted');
  expect(matching).toBe(1);
  expect(nearest.map(({ label, matching }) => [label, matching])).toEqual([['“black”', 15]]);
  expect(inSample('lifted 4 seater').nearest).toEqual([]);
});

// spec S5.20
test('carts of the speed asked for stand before faster ones', () => {
  expect(inSample('19 mph').names.slice(0, 3).join()).toMatch(/TURFMAN.*TURFMAN.*TURFMAN/);
});

// spec S5.22
test.each([
  ['evolutoin', [{ from: 'evolutoin', to: 'evolution' }]],
  ['rovr', [{ from: 'rovr', to: 'rover' }]],
  ['rover', []],
  ['evol', []],
  ['tan zeppelin', []],
  ['burgundy', []],
  ['navy', [{ from: 'navy', to: 'blue' }]],
  // No letter before the first is wrong, and words of pages are known.
  ['weight', []],
  ['order', []],
])('%j is corrected by %j', (q, corrections) => {
  expect(inSample(q).corrections).toEqual(corrections);
});
