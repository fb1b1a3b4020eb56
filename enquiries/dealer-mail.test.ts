import { expect, it } from 'vitest';
import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { enquiry, mailTo } from '../test/support/enquiry-mail.ts';
import { attachmentsOf, bodyOf, headerOf } from '../test/support/mail-server.ts';

/** Values by name of a calendar as RFC 5545, 3.1 and 3.3.11 have it written. */
function readCalendar(bytes: Buffer): Readonly<Record<string, readonly string[]>> {
  const written = bytes.toString('latin1');
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of written.split('\r\n')) expect(line.length, line).toBeLessThanOrEqual(75);
  const unfolded = Buffer.from(written.replace(/\r\n[ \t]/g, ''), 'latin1').toString('utf8');
  expect(unfolded).not.toContain('\ufffd');
  const values: Record<string, readonly string[]> = {};
  for (const [, name = '', value = ''] of unfolded.matchAll(/^([A-Z-]+)(?:;[^:]*)?:(.*)\r$/gm)) {
    const text = value.replace(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));
    values[name] = [...(values[name] ?? []), text];
  }
  return values;
}

async function calendarsOf(change: Partial<Enquiry>) {
  const files = attachmentsOf(await mailTo('dealer', change));
  return files.map((file) => ({ ...file, values: readCalendar(file.bytes) }));
}

const wishes: Enquiry['wishes'] = [
  { topic: 'test-drive', date: '2026-05-04', part: 'morning' },
  { topic: 'test-drive', date: '2026-05-09', part: 'afternoon' },
];

// spec S29.6
it('mails the dealer a calendar file for each wish, in UTC and the same at each attempt', async () => {
  const vehicles = enquiry.vehicles.map((cart) => ({ ...cart, location: 'scranton' }));
  const files = await calendarsOf({ wishes, vehicles });
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['test-drive-1.ics', 'text/calendar'],
    ['test-drive-2.ics', 'text/calendar'],
  ]);
  const [first, second] = files.map(({ values }) => values);
  expect(first).toMatchObject({
    BEGIN: ['VCALENDAR', 'VEVENT'],
    END: ['VEVENT', 'VCALENDAR'],
    VERSION: ['2.0'],
    PRODID: ['-//Laurel Ridge Golf Carts//Website//EN'],
    METHOD: ['PUBLISH'],
    STATUS: ['TENTATIVE'],
    UID: [`${enquiry.id}-1@carts.example`],
    DTSTAMP: ['20260501T120000Z'],
    // Nine to noon in summer time.
    DTSTART: ['20260504T130000Z'],
    DTEND: ['20260504T160000Z'],
    SUMMARY: ['Test drive: Robin Hale, 2026 Evolution D5 RANGER 2+2'],
    LOCATION: ['Laurel Ridge Golf Carts Scranton, 640 Birch Hollow Avenue, Scranton, PA 18505'],
    DESCRIPTION: [`${enquiry.phone}\n${enquiry.email}\nReference ${enquiry.id.slice(0, 8)}`],
  });
  expect(second).toMatchObject({
    UID: [`${enquiry.id}-2@carts.example`],
    DTSTART: ['20260509T160000Z'],
    DTEND: ['20260509T210000Z'],
  });
  const again = await calendarsOf({ wishes, vehicles });
  expect(again.map(({ bytes }) => bytes)).toEqual(files.map(({ bytes }) => bytes));
});

const service = { topic: 'service', date: '2026-05-04', part: 'morning' } as const;
const gate = '5 Lake Road; Dalton, the blue gate \\ left';
const workshop =
  'Laurel Ridge Golf Carts Pocono Pines, 2118 Laurel Ridge Road, Pocono Pines, PA 18350';

// spec S29.5, S29.6
it.each<[string, Partial<Enquiry>, (string[] | undefined)[]]>([
  ['service where we fetch it', { wishes: [service], fetchFrom: gate }, [[gate]]],
  ['service at the workshop', { wishes: [service] }, [[workshop]]],
  ['a delivery', { wishes: [{ ...service, topic: 'delivery' }] }, [undefined]],
  ['no wish', {}, []],
  ['a day that is no longer open', { wishes: [{ ...service, date: '2026-05-03' }] }, []],
])('says where: %s', async (_, change, places) => {
  const files = await calendarsOf({ ...change, vehicles: [] });
  expect(files.map(({ values }) => values.LOCATION)).toEqual(places);
});

// spec S29.5
it('has the times wished for in both mails, and where a cart is in that of the dealer', async () => {
  const change = { wishes: [service], fetchFrom: '5 Lake Road, Dalton', vehicles: [] };
  const mail = await mailTo('dealer', { ...change, plan: undefined });
  expect(headerOf(mail, 'Subject')).toBe('Service, Buying a cart: Robin Hale');
  expect(bodyOf(mail)).toContain('Mon, May 4, 2026, morning (8 AM to noon)');
  expect(bodyOf(mail)).toContain('Pick up at  5 Lake Road, Dalton');
  const confirmation = bodyOf(await mailTo('confirmation', change));
  expect(confirmation).toContain('- Service: Mon, May 4, 2026, morning (8 AM to noon)');
  expect(confirmation).toContain('Nothing is booked until we confirm a time.');
  expect(confirmation).not.toContain('Lake Road');
});

// spec S22.2, S29.6
it('keeps hostile names inside their text, and folds long ones between characters', async () => {
  const firstName = 'BEGIN:VEVENT\r\nATTACH:http://x.example/\u202e';
  const lastName = `Žofie ${'日本'.repeat(60)}`;
  const [file] = await calendarsOf({ wishes, firstName, lastName, phone: '1\r\nUID:forged' });
  const { BEGIN, ATTACH, UID, SUMMARY = [] } = file?.values ?? {};
  expect([BEGIN?.length, ATTACH, UID?.length]).toEqual([2, undefined, 1]);
  expect(SUMMARY[0]).toContain('BEGIN:VEVENT ATTACH:http://x.example/ Žofie 日本');
  expect(SUMMARY[0]).not.toMatch(/[\u202a-\u202e\n]/);
});
