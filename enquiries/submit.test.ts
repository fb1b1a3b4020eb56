import { expect, test } from 'vitest';
import { KeyOverloaded, Overloaded } from '../base/concurrency-limiter.ts';
import { todayAt } from '../domain/dealer/dealer.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import { sampleVehicles } from '../domain/stock/sample.ts';
import { StoreFailure } from '../domain/store-failure.ts';
import { stocked } from '../test/support/cart.ts';
import { createEnquiryLimiter, inTurn, parseContact, parseTradeInForm, submit } from './submit.ts';

/** A Monday. */
const now = new Date('2026-06-01T12:00:00Z');
const [cart] = sampleVehicles;
if (cart === undefined) throw new Error('no sample');
const arrival = {
  now,
  today: todayAt(now, dealerOf()),
  stock: { byId: new Map([[cart.id, stocked(cart)]]) },
};
const typed = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@visitor.example',
  phone: '570-555-0100',
  message: 'Is the red one still there?',
};

// spec S15.2, S29.4
test('a form is refused for every field at fault, of the message and of the times wished for', () => {
  const wrong = { email: 'robin', topic: 'test-drive', wish1: '', part1: 'morning', count: '7' };
  expect(parseContact({ ...typed, ...wrong }, arrival)).toEqual({
    ok: false,
    errors: { email: 'Invalid email address', wish1: 'Choose a day', count: 'Choose 1 to 6 carts' },
  });
});

const service = { topic: 'service', make: 'EZ-GO TXT', fetchFrom: 'Dalton' };
const tuesday = { wish1: '2026-06-02', part1: 'morning' };
test.each([
  ['nothing else', {}, { message: typed.message, vehicles: [], source: {} }],
  ['a cart named twice', { vehicle: cart.id, vehicles: `x,${cart.id}` }, { vehicles: [{}] }],
  // spec S15.13
  [
    'a request for service',
    service,
    { message: `Make and model: EZ-GO TXT\n\n${typed.message}`, fetchFrom: 'Dalton' },
  ],
  [
    'an address to fetch from, about something else',
    { ...service, topic: 'test-drive' },
    { fetchFrom: undefined },
  ],
  // spec S29.4
  [
    'a time wished for',
    { topic: 'service', ...tuesday },
    { wishes: [{ topic: 'service', date: '2026-06-02', part: 'morning' }] },
  ],
  ['a time, about nothing that has one', { topic: 'rental', ...tuesday }, { wishes: undefined }],
  ['a page with a query', { page: '/denago?gclid=1#x' }, { source: { page: '/denago' } }],
  ['a page of another site', { page: 'https://other.example/' }, { source: { page: undefined } }],
  [
    'a campaign, and what is none',
    { firstCampaign: { utm_source: ' spring ', password: 'x', gclid: '1' } },
    { source: { firstCampaign: { utm_source: 'spring' } } },
  ],
])('an enquiry with %s is kept with that', (_, more, enquiry) => {
  const parsed = parseContact({ ...typed, ...more }, arrival);
  expect(parsed).toMatchObject({ ok: true, submission: { enquiry } });
});

// spec S15.6
test('the model of a cart traded in is no model to order', () => {
  const fields = { ...typed, make: 'Evolution', model: 'd5-ranger', condition: 'runs-well' };
  expect(parseTradeInForm(fields, [], arrival)).toMatchObject({
    submission: { subject: { ordered: undefined, topic: 'trade-in' } },
  });
});

test('one form is one enquiry on a day; any other word, time or cart makes another', () => {
  const keyOf = (change: object = {}, at = now) => {
    const parsed = parseContact({ ...typed, topic: 'service', ...change }, { ...arrival, now: at });
    return parsed.ok && parsed.submission.key;
  };
  const fields = ['firstName', 'lastName', 'message', 'submission', 'vehicle'];
  const others = [
    ...fields.map((name) => ({ [name]: 'Another word' })),
    ...[{ email: 'sam@visitor.example' }, { phone: '570-555-0199' }, { interest: 'parts' }],
    ...[{ plan: '4-seater-weekly' }, { fetchFrom: 'Dalton' }, tuesday],
  ];
  const keys = [{}, ...others].map((change) => keyOf(change));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain(keyOf({}, new Date('2026-06-02')));
  expect(keyOf({ page: '/denago', started: '1' }, new Date('2026-06-01T20:00:00Z'))).toBe(keyOf());
});

// spec S28.3, S28.4
test.each([
  ['is decoded', 1, true, true, 'kept', ['add', 'keep', 'read']],
  ['of a form sent before is removed', 1, true, false, 'kept', ['add', 'keep', 'remove']],
  ['beyond the posts of its network is not taken', 31, true, true, 'limited', []],
  ['beyond the photographs of a day is not taken', 21, true, true, 'full', []],
  ['without room is not taken', 1, false, true, 'busy', ['add']],
])('a photograph %s', async (_, count, hasRoom, isNew, kind, done) => {
  const calls: string[] = [];
  const call = async <T>(name: string, answer: T) => {
    calls.push(name);
    return answer;
  };
  const dependencies = {
    enquiries: {
      keep: ({ id }: { id: string }) => call('keep', { id: isNew ? id : 'before', isNew }),
    },
    rate: { hit: async () => count },
    deliveries: [],
    photographs: {
      add: () => call('add', hasRoom),
      read: () => call('read', undefined),
      remove: () => call('remove', undefined),
      readAll: async () => {},
    },
    limiter: createEnquiryLimiter(),
    trouble: { report: () => {}, end: () => {} },
    log: () => {},
    onKept: () => {},
  };
  const fields = { ...typed, make: 'Evolution', model: 'D5', condition: 'runs-well' };
  const parsed = parseTradeInForm(fields, [{ name: 'a', path: '/a', digest: 'a' }], arrival);
  const { kind: outcome } = await submit(dependencies, parsed, '192.0.2.1');
  expect([outcome, calls]).toEqual([kind, done]);
});

const outage = new StoreFailure('gone');
const full = new Overloaded();
const bug = new TypeError('undefined is no function');

// spec S15.8, S16.3
test.each<[string, Error | undefined, unknown, readonly unknown[]]>([
  ['a store that answers', undefined, 'kept', ['end']],
  ['a store that does not answer', outage, { kind: 'unavailable' }, [outage]],
  ['a full queue', full, { kind: 'unavailable' }, [full]],
  ['a busy network', new KeyOverloaded(), { kind: 'limited', retryAfterSeconds: 10 }, []],
  ['a bug of our own, which is thrown on', bug, bug, []],
])('%s', async (_, error, outcome, reports) => {
  const reported: unknown[] = [];
  const dependencies = {
    limiter: { run: <T>(work: () => Promise<T>) => work() },
    trouble: {
      report: (cause: unknown) => void reported.push(cause),
      end: () => void reported.push('end'),
    },
  };
  const work = async () => {
    if (error !== undefined) throw error;
    return 'kept';
  };
  const result = await inTurn(dependencies, '192.0.2.1', work).catch((thrown: unknown) => thrown);
  expect({ result, reported }).toEqual({ result: outcome, reported: reports });
});

// spec S22.3, S22.8
test('a network has eight turns at once, and keeps no other from its own', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const trouble = { report: () => {}, end: () => {} };
  const dependencies = { limiter: createEnquiryLimiter(), trouble };
  const turn = (address: string) => inTurn(dependencies, address, () => promise);
  const turns = Promise.all([...Array(9).fill('2001:db8::1'), '192.0.2.1'].map(turn));
  resolve('kept');
  const limited = { kind: 'limited', retryAfterSeconds: 10 };
  expect(await turns).toEqual([...Array(8).fill('kept'), limited, 'kept']);
});
