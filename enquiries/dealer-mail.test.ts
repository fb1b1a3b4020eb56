import { afterAll, expect, it } from 'vitest';
import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { delivery, enquiry, mailTo, settings } from '../test/support/enquiry-mail.ts';
import { attachmentsOf, startMailServer } from '../test/support/mail-server.ts';
import { composeMail } from './mailer.ts';

const server = await startMailServer();
afterAll(() => server.close());

/** A content line of RFC 5545: its name, its parameters and its value as it is written. */
interface ContentLine {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/**
 * Reads a calendar by the grammar of RFC 5545, 3.1, knowing nothing of what wrote it: lines end in
 * CRLF, none is longer than 75 octets, and one that begins with a space continues the one before.
 */
function readCalendar(bytes: Buffer): readonly ContentLine[] {
  const written = bytes.toString('latin1');
  expect(written.endsWith('\r\n')).toBe(true);
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of written.split('\r\n')) expect(line.length, line).toBeLessThanOrEqual(75);
  const unfolded = Buffer.from(written.replace(/\r\n[ \t]/g, ''), 'latin1').toString('utf8');
  expect(unfolded).not.toContain('\ufffd');
  return unfolded
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line);
      if (match === null) throw new Error(`no content line: ${line}`);
      const [, name = '', parameters = '', value = ''] = match;
      return { name, parameters, value };
    });
}

/** A text value: RFC 5545, 3.3.11 escapes backslash, semicolon, comma and the line's end alone. */
function textOf(value: string): string {
  expect(value.replace(/\\[\\;,nN]/g, '')).not.toMatch(/[\\;,]/);
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/** The one value of that name. */
function valueIn(lines: readonly ContentLine[], name: string): string | undefined {
  const values = lines.filter((line) => line.name === name).map(({ value }) => value);
  expect(values.length, name).toBeLessThanOrEqual(1);
  return values[0];
}

const wishes: Enquiry['wishes'] = [
  { topic: 'test-drive', date: '2026-05-04', part: 'morning' },
  { topic: 'test-drive', date: '2026-05-09', part: 'afternoon' },
];

async function calendarsOf(change: Partial<Enquiry>) {
  const mail = await mailTo(server, 'dealer', change);
  return attachmentsOf(mail).map((file) => ({ ...file, lines: readCalendar(file.bytes) }));
}

// spec S29.6
it('mails the dealer a calendar file for each wish, in UTC and the same at each attempt', async () => {
  const [cart] = enquiry.vehicles;
  const vehicles = cart && [{ ...cart, location: 'scranton' }];
  const [first, second, ...more] = await calendarsOf({ wishes, vehicles });
  expect(more).toEqual([]);
  expect([first?.name, first?.type]).toEqual(['test-drive-1.ics', 'text/calendar']);
  const lines = first?.lines ?? [];
  expect(lines.map(({ name, value }) => [name, value]).slice(0, 3)).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Laurel Ridge Golf Carts//Website//EN'],
  ]);
  expect(
    lines.filter(({ name }) => /^(?:BEGIN|END)$/.test(name)).map(({ value }) => value),
  ).toEqual(['VCALENDAR', 'VEVENT', 'VEVENT', 'VCALENDAR']);
  expect(valueIn(lines, 'METHOD')).toBe('PUBLISH');
  expect(valueIn(lines, 'STATUS')).toBe('TENTATIVE');
  expect(valueIn(lines, 'UID')).toBe(`${enquiry.id}-1@carts.example`);
  expect(valueIn(lines, 'DTSTAMP')).toBe('20260501T120000Z');
  // Nine to noon, and noon to five, in summer time.
  expect(valueIn(lines, 'DTSTART')).toBe('20260504T130000Z');
  expect(valueIn(lines, 'DTEND')).toBe('20260504T160000Z');
  expect(valueIn(second?.lines ?? [], 'DTSTART')).toBe('20260509T160000Z');
  expect(valueIn(second?.lines ?? [], 'DTEND')).toBe('20260509T210000Z');
  expect(valueIn(second?.lines ?? [], 'UID')).toBe(`${enquiry.id}-2@carts.example`);
  expect(textOf(valueIn(lines, 'SUMMARY') ?? '')).toBe(
    'Test drive: Robin Hale, 2026 Evolution D5 RANGER 2+2',
  );
  expect(valueIn(lines, 'LOCATION')).toContain('\\, Scranton\\, PA 18505');
  expect(textOf(valueIn(lines, 'LOCATION') ?? '')).toBe(
    'Laurel Ridge Golf Carts Scranton, 640 Birch Hollow Avenue, Scranton, PA 18505',
  );
  expect(textOf(valueIn(lines, 'DESCRIPTION') ?? '')).toBe(
    `${enquiry.phone}\n${enquiry.email}\nReference ${enquiry.id.slice(0, 8)}`,
  );
  const again = await calendarsOf({ wishes, vehicles });
  expect(again.map(({ bytes }) => bytes)).toEqual([first?.bytes, second?.bytes]);
});

// spec S29.5, S29.6
it.each<[string, Partial<Enquiry>, string | undefined]>([
  [
    'service where we fetch it',
    {
      wishes: [{ topic: 'service', date: '2026-05-04', part: 'morning' }],
      fetchFrom: '5 Lake Road; Dalton, the blue gate \\ left',
    },
    '5 Lake Road; Dalton, the blue gate \\ left',
  ],
  [
    'service at the workshop',
    { wishes: [{ topic: 'service', date: '2026-05-04', part: 'morning' }] },
    'Laurel Ridge Golf Carts Pocono Pines, 2118 Laurel Ridge Road, Pocono Pines, PA 18350',
  ],
  [
    'a delivery',
    { wishes: [{ topic: 'delivery', date: '2026-05-03', part: 'afternoon' }] },
    undefined,
  ],
])('says where: %s', async (_, change, place) => {
  const [file] = await calendarsOf({ ...change, vehicles: [] });
  const location = valueIn(file?.lines ?? [], 'LOCATION');
  expect(location && textOf(location)).toBe(place);
});

// spec S22.2, S29.6
it('keeps hostile names inside their text, and folds long ones between characters', async () => {
  const firstName = 'BEGIN:VEVENT\r\nATTACH:http://x.example/\u202e';
  const lastName = `Žofie ${'日本'.repeat(60)}`;
  const [file] = await calendarsOf({ wishes, firstName, lastName, phone: '1\r\nUID:forged' });
  const names = file?.lines.map(({ name }) => name) ?? [];
  expect(names.filter((name) => name === 'BEGIN' || name === 'ATTACH')).toHaveLength(2);
  expect(names.filter((name) => name === 'UID')).toHaveLength(1);
  const summary = textOf(valueIn(file?.lines ?? [], 'SUMMARY') ?? '');
  expect(summary).toContain('BEGIN:VEVENT ATTACH:http://x.example/ Žofie 日本');
  expect(summary).not.toMatch(/[\u202a-\u202e\n]/);
});

it('attaches nothing without a wish, and nothing for a day that is no longer open', async () => {
  const compose = (change: Partial<Enquiry>) =>
    composeMail({ ...delivery, kind: 'dealer', enquiry: { ...enquiry, ...change } }, settings);
  expect((await compose({})).attachments).toBeUndefined();
  const sunday = { topic: 'service', date: '2026-05-03', part: 'morning' } as const;
  expect((await compose({ wishes: [sunday] })).attachments).toBeUndefined();
});
