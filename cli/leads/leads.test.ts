import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { DealerRig } from '../../test/support/dealer-rig.ts';
import { leadsCommands } from './leads.ts';

const rig = new DealerRig(leadsCommands);

function dealer(line: string, env: Record<string, string> = {}) {
  const argv = line.split(' ').filter((word) => word !== '');
  const now = new Date(Date.now() + 1000);
  return rig.run(argv, { SMTP_URL: 'smtp://localhost', ...env }, { now });
}

const first = makeEnquiry({
  receivedAt: '2026-05-01T12:00:00.000Z',
  firstName: '=cmd|x',
  message: '漢\u0000',
});
const second = makeEnquiry({
  receivedAt: '2026-05-02T12:00:00.000Z',
  email: 'kim@visitor.example',
});
const spam = makeEnquiry({ receivedAt: '2026-05-03T12:00:00.000Z', spam: 'honeypot' });

async function keepThree(): Promise<void> {
  await rig.store.enquiries.keep(second, '2', ['dealer', 'confirmation']);
  await rig.store.enquiries.keep(first, '1', ['dealer']);
  await rig.store.enquiries.keep(spam, '3', []);
}

// spec S18.4
describe('leads export', () => {
  it('is a JSON array, oldest first, exactly as kept, by default', async () => {
    await keepThree();
    const { code, out, err } = await dealer('leads export');
    expect([code, err]).toEqual([0, '']);
    const enquiries = JSON.parse(out) as Enquiry[];
    expect(enquiries).toEqual([first, second]);
    expect(JSON.parse((await dealer('leads export --spam --format json')).out)).toEqual([spam]);
  });

  it('is CSV without formulas, or one ADF document', async () => {
    expect((await dealer('leads export --format adf')).out).toMatch(/<adf>\s*<\/adf>/);
    await keepThree();
    const csv = await dealer('leads export --format csv');
    const rows = parse<Record<string, string>>(csv.out, { columns: true });
    expect(rows.map(({ id, firstName }) => [id, firstName])).toEqual([
      [first.id, "'=cmd|x"],
      [second.id, 'Robin'],
    ]);
    const adf = await dealer('leads export --format=adf');
    expect(adf.out.match(/<prospect /g)).toHaveLength(2);
    expect(adf.out.match(/<adf>/g)).toHaveLength(1);
  });
});

describe('leads list', () => {
  it('shows the state of each enquiry and its mails', async () => {
    expect(await dealer('leads list')).toEqual({ code: 0, out: '', err: 'No enquiries yet.\n' });
    expect((await dealer('leads list --undelivered')).err).toBe('Every email has been sent.\n');
    await keepThree();
    const claims = await rig.store.outbox.claim(9, 60, new Date(Date.now() + 1000));
    for (const claim of claims) {
      if (claim.enquiryId === first.id) await rig.store.outbox.markSent(claim);
      else if (claim.kind === 'dealer') await rig.store.outbox.markDead(claim, '550 \u001b[31mno');
      else await rig.store.outbox.postpone(claim, 'busy', new Date(Date.now() + 60_000));
    }
    const listed = (await dealer('leads list')).out.trimEnd().split('\n');
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatch(/^2026-05-01 08:00 {2}sent .*=cmd\|x Hale/);
    expect(listed[1]).toMatch(/FAILED .*kim@visitor\.example/);
    expect((await dealer('leads list')).err).toMatch(
      /^Emails not sent: 2. See leads list --undelivered\nHeld back as spam: 1\. See/,
    );
    const held = await dealer('leads list --spam');
    expect(held.out).toMatch(/honeypot .*\n {2}\S/);
    expect(held.out.split('\n')).toHaveLength(3);
    expect(held.err).toBe('To deliver one: leads release ID\n');
    const undelivered = (await dealer('leads list --undelivered')).out;
    expect(undelivered).toMatch(/FAILED .*dealer .*1 attempt .*550 \[31mno/);
    expect(undelivered).toMatch(/waiting .*confirmation .*busy/);
    expect(undelivered).not.toContain('\u001b');

    expect((await dealer('leads retry')).err).toBe('2 mails are due now.\n');
    expect((await dealer('leads list')).out).toMatch(/waiting .*kim@/);
  });
});

// spec S18.4
describe('leads answered', () => {
  const answer = (line: string) => dealer(`leads answered ${line}`);

  it('is noted with the name, listed and exported, and can be taken back', async () => {
    await keepThree();
    const noted = await answer(`${first.id} --by Kim`);
    expect([noted.code, noted.out]).toEqual([0, '']);
    expect(noted.err).toMatch(/^=cmd\|x Hale, .*: answered by Kim, .* E[DS]T\n$/);
    const bySudo = await dealer(`leads answered ${second.id} --by Lee`, { SUDO_USER: 'kim' });
    expect(bySudo.err).toContain('answered by Lee (noted by kim)');
    await answer(`${second.id} --undo`);
    expect((await answer(`${first.id} --by Lee`)).err).toContain('answered by Kim');
    const listed = (await dealer('leads list')).out.trimEnd().split('\n');
    expect(listed[0]).toMatch(/answered by Kim$/);
    expect(listed[1]).toMatch(/open$/);
    expect((await dealer('leads list --open')).out.split('\n')).toEqual([listed[1], '']);
    const { out } = await dealer('leads export --format csv');
    const csv = parse<Record<string, string>>(out, { columns: true });
    expect(csv.map((row) => row.answeredBy)).toEqual(['Kim', '']);
    expect(csv[0]?.answeredAt).toMatch(/^\d{4}-.*Z$/);
    expect((await answer(`${first.id} --undo`)).err).toMatch(/: not answered\n$/);
    expect((await dealer('leads list --open')).out.split('\n')).toHaveLength(3);
  });

  // spec S18.10
  it.each([
    ['aaaa1', 0, 'answered by Kim'],
    ['AAAA1111-0000-4000-8000-000000000001', 0, 'answered by Kim'],
    ['aaaa', 1, 'begins the IDs of 2 enquiries: aaaa1111-0000-4000-8000-000000000001, aaaa2'],
    ['aaa', 1, 'at least the first 4 characters'],
    ['bbbb', 1, 'No enquiry has this ID'],
  ])('takes the first characters of an ID: %s', async (start, exitCode, words) => {
    for (const number of [1, 2]) {
      const id = `aaaa${String(number).repeat(4)}-0000-4000-8000-00000000000${number}`;
      await rig.store.enquiries.keep(makeEnquiry({ id }), id, []);
    }
    const held = { ...spam, id: spam.id.replace(/^..../, 'bbbb') };
    await rig.store.enquiries.keep(held, '3', []);
    const { code, err } = await answer(`${start} --by Kim`);
    expect([code, err]).toEqual([exitCode, expect.stringContaining(words)]);
    expect((await dealer('leads release bbbb')).err).toBe('Released.\n');
  });
});

// spec S18.4
it.each([
  ['--cart t42', ['late']],
  ['--cart x', ['late', 'next']],
  ['--cart nothing', []],
  // 03:59 UTC on May 2 is still May 1 in New York.
  ['--since 2026-05-02', ['next']],
  ['--until 2026-05-01', ['late']],
])('lists enquiries by cart and New York date: %s', async (options, names) => {
  const cart = { id: 'x', name: 'X', brand: 'Denago' };
  const expected = [
    { receivedAt: '2026-05-02T03:59:00.000Z', vehicles: [{ ...cart, stockNumber: 'T42' }] },
    { receivedAt: '2026-05-02T04:00:00.000Z', vehicles: [cart] },
  ];
  for (const [index, change] of expected.entries()) {
    const lastName = ['late', 'next'][index] ?? '';
    await rig.store.enquiries.keep(makeEnquiry({ ...change, lastName }), String(index), []);
  }
  const { out, err } = await dealer(`leads list ${options}`);
  expect(out.match(/late|next/g) ?? []).toEqual(names);
  expect(err).toBe(names.length === 0 ? 'No such enquiries.\n' : '');
});

// spec S18.4
it('releases what was held back, once, and forgets a person', async () => {
  await keepThree();
  expect((await dealer(`leads release ${spam.id}`)).code).toBe(0);
  expect(await dealer(`leads release ${spam.id}`)).toMatchObject({ code: 1, out: '' });
  const queued = await rig.store.outbox.list('queued');
  const kinds = queued.flatMap(({ enquiryId, kind }) => (enquiryId === spam.id ? kind : []));
  expect(kinds.toSorted()).toEqual(['confirmation', 'dealer', 'links']);
  expect((await dealer('leads forget Robin@visitor.example')).err).toBe('2 enquiries removed.\n');
  expect(JSON.parse((await dealer('leads export')).out)).toEqual([second]);
});

it.each([
  ['leads export --format constructor', 'Allowed choices are json, csv, adf'],
  ['leads list --since May', 'A date is written like'],
  ['leads answered x', 'say who answered'],
  ['leads answered x --by A --undo', 'cannot be used with'],
  ['leads forget robin', 'not an email address'],
])('answers wrong use with 2 and the usage: %s', async (line, words) => {
  const { code, out, err } = await dealer(line);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(words);
  expect(err).toContain('Usage: dealer');
});
