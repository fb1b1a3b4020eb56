import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import type { EnquiryVehicle } from '../../domain/enquiries/stored-enquiry.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { toAdf } from './adf.ts';

/**
 * The content models of the ADF 1.0 DTD as expressions over the children's names, and the values
 * its attributes may have. An element that isn't here may hold text only.
 */
const models: Readonly<Record<string, string>> = {
  adf: '(prospect )+',
  prospect: '(id )*requestdate (vehicle )+customer vendor (provider )?',
  vehicle:
    '(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?' +
    '(odometer )?(condition )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*' +
    '(finance )?(comments )?',
  colorcombination: 'interiorcolor exteriorcolor preference ',
  customer: 'contact (id )*(timeframe )?(comments )?',
  timeframe: '(description )?(earliestdate )?(latestdate )?',
  vendor: '(id )*vendorname (url )?contact ',
  provider: '(id )*name (service )?(url )?(email )?(phone )?(contact )?',
  contact: '(name )+(email (phone )*|(phone )+)(address )?',
  address: '(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?',
};
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: /./, source: /./ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(mi|km)$/ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
  },
  address: { type: /^(work|home|delivery)$/ },
  street: { line: /./ },
  price: { type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/, currency: /^[A-Z]{3}$/ },
};

/** An element of a document. */
interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** The root of a document, parsed from its first character by a parser that takes XML alone. */
function parse(document: string): Node {
  expect(document).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n/,
  );
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.write(document).close();
  const [adf] = root.children;
  if (adf === undefined) throw new Error('an empty document');
  return adf;
}

/** Expects an element, and all in it, to be as the DTD says. */
function check(node: Node): void {
  const model = models[node.name] ?? '';
  const names = node.children.map(({ name }) => `${name} `).join('');
  expect(names, node.name).toMatch(new RegExp(`^(${model})$`));
  if (models[node.name] !== undefined) expect(node.text.trim()).toBe('');
  for (const [name, value] of Object.entries(node.attributes)) {
    expect(value, `${node.name}@${name}`).toMatch(attributes[node.name]?.[name] ?? /^never$/);
  }
  node.children.forEach(check);
}

/** The first element at a path of names, separated by slashes. */
function find(node: Node, path: string): Node | undefined {
  const names = path.split('/');
  return names.reduce<Node | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    node,
  );
}

const siteUrl = 'https://carts.example';
const enquiry = makeEnquiry({
  receivedAt: '2026-05-01T02:30:00.000Z',
  vehicles: [
    {
      id: 'rover-xl6',
      name: 'Denago ROVER XL6',
      brand: 'Denago',
      year: 2026,
      vin: '1LRGC00000A000001',
      stockNumber: 'A17',
      condition: 'used',
      price: 12_995,
    },
  ],
  source: { page: '/vehicles/rover-xl6', lastCampaign: { utm_source: 'spring' } },
});

/** The document of an enquiry, checked against the DTD. */
function documentOf(change: Partial<Enquiry> = {}) {
  const root = parse(toAdf({ ...enquiry, ...change }, siteUrl, dealerOf()));
  check(root);
  const vehicles = find(root, 'prospect')?.children.filter(({ name }) => name === 'vehicle') ?? [];
  return { vehicles, text: (path: string) => find(root, `prospect/${path}`)?.text };
}

it.each<[string, Partial<Enquiry>]>([
  ['a vehicle with nothing but its name', { vehicles: [{ id: 'x', name: 'X', brand: 'Denago' }] }],
  ['a rental plan', { vehicles: [], plan: '4 Seater Weekly', source: {} }],
  ['service', { vehicles: [], interest: 'service' }],
])('keeps the order and the required elements of the DTD: %s', (_, change) => {
  const { text } = documentOf(change);
  for (const name of ['make', 'model']) expect(text(`vehicle/${name}`)).not.toBe('');
  expect(text('vehicle/year')).toMatch(/^\d{4}$/);
});

// spec S15.10
it('says what was asked, by whom, when and about what', () => {
  const { text, vehicles } = documentOf();
  expect(text('id')).toBe(enquiry.id);
  expect(text('requestdate')).toBe('2026-04-30T22:30:00-04:00');
  expect(vehicles[0]?.attributes).toEqual({ interest: 'buy', status: 'used' });
  expect(text('vehicle/make')).toBe('Denago');
  expect(text('vehicle/model')).toBe('ROVER XL6');
  expect(text('customer/contact/email')).toBe(enquiry.email);
  expect(text('customer/comments')).toBe(
    `About: Buying a cart\nPage: /vehicles/rover-xl6\nutm_source: spring\n\n${enquiry.message}`,
  );
  expect(toAdf(enquiry, siteUrl, dealerOf())).toMatch(
    /currency="USD">12995<.*part="first">Robin<.*part="last">Hale</s,
  );
  expect(text('vendor/vendorname')).toBe('Laurel Ridge Golf Carts');
  const winter = documentOf({ receivedAt: '2026-01-01T02:30:00Z' });
  expect(winter.text('requestdate')).toBe('2025-12-31T21:30:00-05:00');
});

// spec S28.7
it.each<[string, Partial<Enquiry>, { year?: number }, string[]]>([
  ['beside the wanted cart', {}, {}, ['buy', 'trade-in']],
  ['alone', { vehicles: [], interest: 'trade-in' }, { year: 2015 }, ['trade-in']],
])('has the cart that is offered %s', (_, change, made, interests) => {
  const tradeIn = {
    make: 'EZ-GO',
    model: 'TXT',
    miles: 2500,
    batteryAge: 3,
    condition: 'does-not-run',
    photographs: 2,
    ...made,
  } as const;
  const noYear = '\nThe model year is not stated; the year is a placeholder.';
  const { text, vehicles } = documentOf({ ...change, tradeIn });
  expect(vehicles.map(({ attributes }) => attributes.interest)).toEqual(interests);
  expect(vehicles.at(-1)?.children.map(({ name, text }) => [name, text])).toEqual([
    ['year', String(made.year ?? 2026)],
    ['make', 'EZ-GO'],
    ['model', 'TXT'],
    ['odometer', '2500'],
    ['condition', 'poor'],
    [
      'comments',
      `Batteries 3 years old\n2,500 miles\nIt doesn’t run\n2 photos${made.year ? '' : noYear}`,
    ],
  ]);
  expect(text('customer/comments')).toMatch(/^Trade-in: .*EZ-GO TXT \(/m);
});

// spec S29.7
it('has the times wished for as its time frame', () => {
  const wishes = [
    { topic: 'service', date: '2026-11-03', part: 'afternoon' },
    { topic: 'service', date: '2026-10-31', part: 'morning' },
  ] as const;
  const { text, vehicles } = documentOf({ wishes, fetchFrom: '5 Lake Road, Dalton' });
  expect(vehicles[0]?.attributes.interest).toBe('buy');
  expect(text('customer/timeframe/description')).toBe(
    'Tue, Nov 3, 2026, afternoon (noon to 5 PM); Sat, Oct 31, 2026, morning (9 AM to noon)',
  );
  expect(text('customer/timeframe/earliestdate')).toBe('2026-10-31T09:00:00-04:00');
  expect(text('customer/timeframe/latestdate')).toBe('2026-11-03T17:00:00-05:00');
  expect(text('customer/comments')).toContain(
    'Service: Tue, Nov 3, 2026, afternoon (noon to 5 PM)\nService: Sat, Oct 31, 2026, morning (9 AM to noon)\nFetch it from: 5 Lake Road, Dalton\n',
  );
});

// spec S10.2, S10.4
it.each([
  [{ askedPaint: 'lake blue', askedSeats: 'saddle' }, [['saddle', 'lake blue', '1']]],
  [{ askedPaint: 'lake blue' }, [['', 'lake blue', '1']]],
  [{ askedSeats: 'saddle' }, [['saddle', '', '1']]],
  [{}, []],
])('has the colors of %j as a color combination', (finish, expected) => {
  const vehicles = enquiry.vehicles.map((vehicle) => ({ ...vehicle, ...finish }));
  const colors = documentOf({ vehicles }).vehicles[0]?.children.filter(
    ({ name }) => name === 'colorcombination',
  );
  expect(colors?.map(({ children }) => children.map(({ text }) => text))).toEqual(expected);
});

// spec S7.3
it('has an element for each vehicle, and repeats neither year nor make in its model', () => {
  const vehicles: readonly EnquiryVehicle[] = [
    { id: 'a', name: '2018 Club Car Precedent', brand: 'Club Car', year: 2018, condition: 'new' },
    {
      id: 'b',
      name: 'Club Car DS',
      brand: 'Club Car',
      model: 'Club Car DS Gas',
      condition: 'demo',
    },
    { id: 'c', name: 'Denago ROVER XL6', brand: 'Denago', serialNumber: 'SN 7' },
  ];
  const contents = documentOf({ vehicles }).vehicles.map((vehicle) => ({
    status: vehicle.attributes.status,
    model: find(vehicle, 'model')?.text,
    comments: find(vehicle, 'comments')?.text.split('\n').slice(1),
  }));
  const noYear = 'The model year is not stated; the year is a placeholder.';
  expect(contents).toEqual([
    { status: 'new', model: 'Precedent', comments: [] },
    { status: 'used', model: 'DS Gas', comments: ['A display unit.', noYear] },
    {
      status: 'used',
      model: 'ROVER XL6',
      comments: [
        'Serial number: SN 7',
        'The condition is not stated; the status is a placeholder.',
        noYear,
      ],
    },
  ]);
});

it.each([
  ['markup', '</comments></customer><vendor/><!-- <![CDATA[ ]]> -->'],
  ['entities', '&lt; &amp; &#60; &x; "quoted" \'too\''],
  ['beyond ASCII', 'José 漢字 👨‍👩‍👧 مرحبا'],
  ['line breaks', 'one\ntwo\n\nthree'],
])('carries %s as text', (_, text) => {
  const hostile: Enquiry = {
    ...enquiry,
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    message: text,
    plan: text,
    vehicles: [{ id: text, name: text, brand: text, vin: text, stockNumber: text }],
  };
  const document = toAdf(hostile, siteUrl, dealerOf());
  expect(document).toMatch(/^[\n -~]*$/);
  const root = parse(document);
  check(root);
  const names = find(root, 'prospect/customer/contact')?.children.map((child) => child.text);
  expect(names).toEqual([text, text, text, text]);
  expect(find(root, 'prospect/customer/comments')?.text.endsWith(text)).toBe(true);
});

// spec S15.10
it.each([
  ['sales', {}, 'buy'],
  ['service', {}, undefined],
  ['parts', {}, undefined],
  ['rental', {}, 'lease'],
  ['sales', { plan: '4 Seater Weekly' }, 'lease'],
  [
    'service',
    { wishes: [{ topic: 'test-drive', date: '2026-05-04', part: 'morning' }] },
    'test-drive',
  ],
] as const)('says that somebody who asks about %s wants to %j: %s', (interest, change, words) => {
  for (const vehicles of [[], enquiry.vehicles]) {
    const [first] = documentOf({ vehicles, interest, ...change }).vehicles;
    expect(first?.attributes.interest).toBe(words);
  }
});
