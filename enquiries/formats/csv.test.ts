import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { makeEnquiry, tradeIn } from '../../store/contract/rig.ts';
import { leadsCsvHead, toCsvRow } from './csv.ts';

const enquiry = makeEnquiry({
  message: 'Hello, "there"\nand, again',
  vehicles: [
    { id: 'x', name: 'X', brand: 'Denago', condition: 'new', price: 9000.5, askedPaint: 'teal' },
    { id: 'y', name: 'Evolution Y', brand: 'Evolution', year: 2020, serialNumber: 'SN 7' },
  ],
  source: { lastCampaign: { utm_source: 'a', utm_term: 'b' } },
});

function read(change: Partial<Enquiry>): Record<string, string> {
  const [row] = parse<Record<string, string>>(leadsCsvHead + toCsvRow({ ...enquiry, ...change }), {
    columns: true,
    record_delimiter: '\r\n',
  });
  if (row === undefined) throw new Error('no row');
  return row;
}

// spec S28.7, S29.7
it('says everything under its column', () => {
  expect(leadsCsvHead.startsWith('id,receivedAt,firstName,lastName,email,phone,')).toBe(true);
  expect(read({})).toMatchObject({
    id: enquiry.id,
    message: enquiry.message,
    vehicleId: 'x | y',
    vehicle: 'Denago X | 2020 Evolution Y',
    condition: 'new | ',
    serialNumber: ' | SN 7',
    price: '9000.5 | ',
    askedPaint: 'teal | ',
    askedSeats: ' | ',
    lastCampaign: 'utm_source=a utm_term=b',
    plan: '',
    spam: '',
    wishes: '',
    fetchFrom: '',
    tradeIn: '',
  });
  const wishes = [
    { topic: 'service', date: '2026-11-03', part: 'afternoon' },
    { topic: 'service', date: '2026-11-04', part: 'morning' },
  ] as const;
  const offered = { ...tradeIn, make: '=EZ-GO' };
  expect(read({ wishes, fetchFrom: '5 Lake Road', tradeIn: offered })).toMatchObject({
    wishes: 'service 2026-11-03 afternoon | service 2026-11-04 morning',
    fetchFrom: '5 Lake Road',
    tradeIn: "'=EZ-GO TXT (it runs well, 2 photos)",
  });
});

it('has no cell that a spreadsheet would read as a formula or a number', () => {
  const change = { firstName: '=1+1', lastName: '0730907665', message: '\u202e=1' };
  const cells = { firstName: "'=1+1", lastName: "'0730907665", message: "'=1" };
  expect(read(change)).toMatchObject(cells);
});
