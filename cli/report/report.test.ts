import { expect, test } from 'vitest';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { makeEnquiry, makeVehicle } from '../../store/contract/rig.ts';
import { DealerRig } from '../../test/support/dealer-rig.ts';
import { reportCommand } from './report.ts';

const monday = new Date('2026-05-04T11:00:00Z');
const rig = new DealerRig([reportCommand]);
const report = (args: readonly string[] = [], now = monday, env: Record<string, string> = {}) =>
  rig.run(['report', ...args], env, { now });

async function keep(change: Partial<Enquiry>): Promise<string> {
  const { id } = await rig.store.enquiries.keep(makeEnquiry(change), JSON.stringify(change), [
    'dealer',
  ]);
  return id;
}

// spec S18.7
test('it counts enquiries by cart and page, and what waits for an answer', async () => {
  const vehicles = [{ id: 'a1', name: 'Rover XL', brand: 'Denago', stockNumber: 'A1' }];
  const page = { source: { page: '/vehicles/a1' } };
  await keep({ receivedAt: '2026-05-04T10:00:00.000Z', vehicles, ...page });
  const old = await keep({ receivedAt: '2026-05-02T10:00:00.000Z', vehicles, ...page });
  const answered = await keep({ receivedAt: '2026-05-01T10:00:00.000Z', firstName: 'Ann' });
  await rig.store.enquiries.setAnswer(answered, { at: '2026-05-02T10:00:00.000Z', by: 'Kim' });
  const older = await keep({ receivedAt: '2026-04-01T10:00:00.000Z' });
  const { out } = await report();
  expect(out).toContain('Enquiries: 3\n');
  expect(out).toContain('- 2 about Denago Rover XL (A1)\n');
  expect(out).toContain('- 2 from the page /vehicles/a1\n');
  expect(out).toContain('Unanswered for more than a day: 2\n');
  expect(out).toContain(old.slice(0, 8));
  expect(out).toContain(older.slice(0, 8));
  expect(out).not.toContain(answered.slice(0, 8));
  const [claim] = await rig.store.outbox.claim(1, 60, new Date());
  if (claim !== undefined) await rig.store.outbox.markDead(claim, '550 no such user');
  expect((await report()).out).toContain('Emails that failed: 1\n');
  // It names no visitor.
  expect(out).not.toMatch(/Robin|Hale|Ann|visitor\.example|555-0199/);
  expect((await report(['--days', '60'])).out).toContain('Enquiries: 4\n');
});

// spec S18.7
test('it names carts that lack something, and how long carts stand', async () => {
  const put = [
    makeVehicle('whole', { vin: '1HGCM82633A004352', stockNumber: 'W1' }),
    makeVehicle('bare', { images: [], price: undefined, serialNumber: 'S1' }),
    makeVehicle('gone', { images: [] }),
  ];
  await rig.store.catalogue.apply({ put, withdraw: ['gone'] }, '2026-03-05T12:00:00.000Z');
  const { out } = await report();
  expect(out).toContain('Carts on the site: 2\n');
  expect(out).toContain('without photograph: 1 (bare)\n');
  expect(out).toContain('without price: 1 (bare)\n');
  expect(out).not.toContain('without VIN');
  expect(out).toContain('half of the carts 59 or more');
  expect(out).toContain('- 59: Denago Cart whole (W1)\n');
  expect(out).toMatch(
    /- Google Shopping: 0 carts shown, 2 lack something \(2 no word whether new, used.*\)\n {2}https:\/\/carts\.example\/feeds\/google-products\.xml\n/,
  );
  expect(out).toMatch(/- \d+ carts?: no photograph/);
});

/** spec S19.18 */
test('it says when the stock was last read and from what, and since when it can not be', async () => {
  const empty = await report();
  expect(empty.out).toMatch(/^Laurel Ridge: the week to Mon, May 4, 2026\n\nEnquiries: 0\n/);
  expect(empty.out).toContain('Stock last read: never from a file\n');
  const read = { at: '2026-05-03T12:15:00.000Z', from: 'the file at sheets.example' };
  await rig.store.sync.changeNotes(() => [{ reported: [], read }, undefined]);
  expect((await report()).out).toContain(
    'Stock last read: Sun, May 3, 2026, 8:15 AM, from the file at sheets.example\n',
  );
  const failing = { since: '2026-05-04T04:30:00.000Z', times: 4, problem: 'It answers 500\n' };
  await rig.store.sync.changeNotes(() => [{ reported: [], read, failing }, undefined]);
  expect((await report()).out).toContain(
    'Not usable since Mon, May 4, 2026, 12:30 AM (4 tries): It answers 500\n',
  );
});

/** spec S18.7, S19.19 */
test('a price, a row and a question that wait are listed with their links', async () => {
  expect((await report()).out).toContain('Waiting for you in your stock file: nothing\n');
  await rig.store.catalogue.apply({ put: [makeVehicle('a1')], withdraw: [] }, '2026-05-01T12:00Z');
  const price = {
    key: 'price a0 9000 99950',
    kind: 'price',
    text: 'A0 Denago Rover XL: price $9,000 → $99,950 doubles it or more',
    askedAt: '2026-05-01T12:00:00Z',
    yes: 'Yes, this price is right',
  } as const;
  const leftRows = [
    { text: "Row 3 (A1): price “twelve” can't be read", ids: ['a1'] },
    { text: 'Row 9: the make is missing', ids: ['n9'] },
  ];
  await rig.store.sync.changeNotes(() => [
    { reported: [], questions: [price], leftRows },
    undefined,
  ]);
  const { out } = await report();
  expect(out).toContain(
    `Waiting for you in your stock file: 3\n${price.text}\n\nYes, this price is right: dealer inventory sync --once --really\n\n- ${leftRows[0]?.text}\n  https://carts.example/vehicles/a1\n- ${leftRows[1]?.text}\n`,
  );
  await report(['--mail'], monday, { REPORT_TO: 'owner@carts.example' });
  const [claim] = await rig.store.outbox.claim(1, 60, new Date());
  const body = claim?.kind === 'staff' ? claim.mail.body : [];
  expect(body).toContainEqual({
    action: expect.objectContaining({ action: 'accept', target: price.key }),
  });
});

// spec S17.12, S18.7
test('the week’s report is queued once, by whichever instance; one asked for each time', async () => {
  const env = { REPORT_TO: 'owner@carts.example' };
  const weekly = (now: string) => report(['--mail', '--weekly'], new Date(now), env);
  const both = await Promise.all([weekly('2026-05-04T11:00Z'), weekly('2026-05-04T11:00Z')]);
  expect(both.map(({ err }) => err.slice(0, 6)).toSorted()).toEqual(['Queued', 'This w']);
  expect((await weekly('2026-05-05T03:00Z')).err).toContain('was already emailed');
  expect((await weekly('2026-05-11T11:00Z')).err).toContain('Queued');
  expect((await report(['--mail'], monday, env)).err).toContain('Queued');
  const [claim] = await rig.store.outbox.claim(1, 60, new Date('2026-05-12T00:00Z'));
  const subject = 'Laurel Ridge: the week to Mon, May 4, 2026';
  expect(claim).toMatchObject({ kind: 'staff', mail: { subject } });
});

// spec S26.7
test('mailed, it has links for labels and for each enquiry it names as unanswered', async () => {
  const id = await keep({ receivedAt: '2026-04-30T12:00:00.000Z' });
  await report(['--mail'], monday, { REPORT_TO: 'owner@carts.example' });
  const claims = await rig.store.outbox.claim(9, 60, new Date());
  const [mail] = claims.flatMap((claim) => (claim.kind === 'staff' ? claim.mail : []));
  const actions = mail?.body.filter((part) => typeof part === 'object' && 'action' in part);
  expect(actions).toMatchObject([
    { action: { words: 'Answered', action: 'answered', target: id } },
    { action: { words: 'Closed one day this week?', action: 'closed', target: '2026-05-04' } },
    { action: { words: 'Print labels', action: 'labels', target: '' } },
  ]);
  expect((await report()).out).not.toContain('/do/');
});

test.each([['--mail'], ['--weekly'], ['--days', 'x'], ['--days', '0']])(
  '%s %s is wrong use',
  async (...args) => {
    expect((await report(args)).code).toBe(2);
  },
);
